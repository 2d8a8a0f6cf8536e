internal import Foundation

/// Escapes texts for pages.
nonisolated enum HTMLText {
  /// Escapes a text for use between tags and in attributes.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { MarkupText.append($1, to: &$0) }
  }

  /// Returns a PNG picture as a data address.
  static func picture(_ png: Data) -> String {
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
