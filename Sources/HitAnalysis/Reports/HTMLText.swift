package import Foundation
internal import HitResponders

/// Escapes texts for pages.
nonisolated package enum HTMLText {
  /// Escapes a text for use between tags and in attributes.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { MarkupText.append($1, to: &$0) }
  }

  /// Returns JSON for a script's element, which nothing in it ends.
  package static func json(_ value: some Encodable) throws -> String {
    // Keys in one order, so that the same page is the same file.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    return script(String(decoding: data, as: UTF8.self))
  }

  /// Returns a JSON text as it may stand in a script's element.
  package static func script(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  /// Returns a PNG picture as a data address.
  package static func picture(_ png: Data) -> String {
    "data:image/png;base64,\(png.base64EncodedString())"
  }
}

/// Text between the tags and in the attributes of HTML and of XML.
nonisolated package enum MarkupText {
  /// Adds a character to a text, escaped so that it is no markup.
  package static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// Values as style sheets have them.
nonisolated enum CSS {
  /// Writes a colour as `#rrggbb`; grey where there is none.
  static func color(_ color: UIColor?) -> String {
    guard let color else { return "#7b8694" }
    let parts = [color.red, color.green, color.blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#\(parts.joined())"
  }
}
