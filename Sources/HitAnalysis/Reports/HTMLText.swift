internal import Foundation

/// Text as pages have it.
nonisolated enum HTMLText {
  /// Writes a text so that it may stand between tags and in attributes.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { MarkupText.append($1, to: &$0) }
  }

  /// Writes a PNG picture as an address.
  static func picture(_ png: Data) -> String {
    "data:image/png;base64,\(png.base64EncodedString())"
  }
}

/// Text between the tags and in the attributes of HTML and of XML.
nonisolated package enum MarkupText {
  /// Adds a character to a text, written so that it is no markup.
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
