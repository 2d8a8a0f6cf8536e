public import Foundation
internal import HitResponders

extension MapReport {
  /// The facts as JSON: a receiver or a view a line.
  ///
  /// Areas are in square points, rectangles are `[x, y, width, height]` in screen points.
  public var json: Data {
    var data = Data()
    writeJSON { data.append($0) }
    return data
  }

  /// Hands over the facts as JSON, part by part, since those of many thousand views are large.
  public func writeJSON<Failure: Error>(_ write: (Data) throws(Failure) -> Void) throws(Failure) {
    var text = #"{"size": \#(Self.list([Double(size.width), Double(size.height)])),"#
    text += "\n\"receivers\": ["
    for (place, receiver) in receiversByArea.enumerated() {
      let regions = self.regions.index.rectsOfReceivers[receiver.number].map { rect in
        Self.list(rect.points(map.scale))
      }
      text += place == 0 ? "\n" : ",\n"
      text += #"{"view": \#(JSONText.string(receiver.name)), "area": "#
      text += ShortNumber.text(receiver.area)
      text += ", \"regions\": [\(regions.joined(separator: ", "))]}"
      try Self.hand(over: &text, to: write)
    }
    text += "],\n\"views\": ["
    var isFirst = true
    for view in regions.views where view.drawnSize > 0 || view.isInteractive {
      text += isFirst ? "\n" : ",\n"
      text += json(of: view)
      isFirst = false
      try Self.hand(over: &text, to: write)
    }
    text += "]}\n"
    try write(Data(text.utf8))
  }

  /// Hands over a text that has grown to a part.
  private static func hand<Failure: Error>(
    over text: inout String,
    to write: (Data) throws(Failure) -> Void
  ) throws(Failure) {
    if text.utf8.count < 1 << 20 { return }
    try write(Data(text.utf8))
    text = ""
  }

  private func json(of view: ViewRegions) -> String {
    var receivers: [UIView?] = []
    var areas: [CGFloat] = []
    for loss in view.losses {
      let place = receivers.firstIndex { $0 === loss.receiver }
      if let place {
        areas[place] += loss.area.size
      } else {
        receivers.append(loss.receiver)
        areas.append(loss.area.size)
      }
    }
    let losses = zip(receivers, areas).map { receiver, area in
      let name = receiver.map { JSONText.string(names[$0]) } ?? "null"
      return "{\"view\": \(name), \"area\": \(ShortNumber.coordinate(area))}"
    }
    let square = view.largestSquare.map { Self.list($0) } ?? "null"
    // Only views that are pressed have rivals.
    let rival = (view.isInteractive ? view.rival : nil).map {
      "{\"view\": \(JSONText.string(names[$0.view])), "
        + "\"distance\": \(ShortNumber.coordinate($0.distance))}"
    }
    return "{\"view\": \(JSONText.string(names[view.view]))"
      + ", \"interactive\": \(view.isInteractive)"
      + ", \"drawn\": \(ShortNumber.coordinate(view.drawnSize))"
      + ", \"reachable\": \(ShortNumber.coordinate(view.reachableSize))"
      + ", \"lostTo\": [\(losses.joined(separator: ", "))]"
      + ", \"largestSquare\": \(square), \"rival\": \(rival ?? "null")}"
  }

  private static func list(_ rect: CGRect) -> String {
    list([rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
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
