public import Foundation
internal import HitResponders

extension MapReport {
  /// The facts as JSON: a receiver or a view a line.
  ///
  /// Areas are in square points, rectangles are `[x, y, width, height]` in screen points.
  public var json: Data {
    var text = #"{"size": \#(Self.list([Double(size.width), Double(size.height)])),"#
    let rectangles = ReceiverRuns(map).rectangles(count: map.receivers.count)
    let pixel = 1 / map.scale
    text += "\n\"receivers\": ["
    for (place, receiver) in receiversByArea.enumerated() {
      let regions = rectangles[receiver.number].map { rect in
        let rect = rect.rect(pixel)
        return Self.list([rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
      }
      text += place == 0 ? "\n" : ",\n"
      text += #"{"view": \#(JSONText.string(receiver.name)), "area": "#
      text += ShortNumber.text(receiver.area)
      text += ", \"regions\": [\(regions.joined(separator: ", "))]}"
    }
    text += "],\n\"views\": ["
    text += "]}\n"
    return Data(text.utf8)
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(ShortNumber.text).joined(separator: ", "))]"
  }
}

/// Text as JSON has it.
nonisolated enum JSONText {
  /// Writes a string with its quotes, so that it may stand in a web page too.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1f}", "\u{7f}", "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
