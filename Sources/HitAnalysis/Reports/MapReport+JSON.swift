public import Foundation
internal import HitJSON
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
    let size = JSONText.list([size.width, size.height].map(JSONText.number))
    var text = "{\(JSONText.mapFormat),\n\"size\": \(size),\n\"receivers\": ["
    for (place, receiver) in receiversByArea.enumerated() {
      let rects = regions.index.receiverRects[receiver.number]
      text += place == 0 ? "\n" : ",\n"
      text += JSONText.object([
        "view": JSONText.string(receiver.name),
        "area": JSONText.number(receiver.area),
        "regions": JSONText.list(rects.map { JSONText.rect($0.points(map.scale)) }),
      ])
      try Self.hand(over: &text, to: write)
    }
    text += "],\n\"views\": ["
    var separator = "\n"
    for view in regions.views where view.drawnSize > 0 || view.isInteractive {
      text += separator + json(of: view)
      separator = ",\n"
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
    let losses = view.losses.grouped { .some($0.receiver) }.map { receiver, parts in
      JSONText.object([
        "view": JSONText.string(receiver.map { names[$0] }), "area": JSONText.number(parts.size),
      ])
    }
    // Only views that are pressed have rivals.
    let rival = (view.isInteractive ? view.rival : nil).map { rival in
      JSONText.object([
        "view": JSONText.string(names[rival.view]), "distance": JSONText.number(rival.distance),
      ])
    }
    return JSONText.object([
      "view": JSONText.string(names[view.view]),
      "interactive": "\(view.isInteractive)",
      "drawn": JSONText.number(view.drawnSize),
      "reachable": JSONText.number(view.reachableSize),
      "lostTo": JSONText.list(losses),
      "largestSquare": view.largestSquare.map(JSONText.rect) ?? "null",
      "rival": rival ?? "null",
    ])
  }
}

/// JSON as our reports have it: with spaces, for people to read too.
nonisolated enum JSONText {
  /// The form of maps and of their comparisons, and its version.
  static let mapFormat = #""format": "hitscope-map", "version": 1"#

  /// Writes a string; `null` where there is none.
  static func string(_ text: String?) -> String { text.map(JSONWriter.quoted) ?? "null" }

  /// Writes a number with at most three decimals.
  static func number(_ number: Double) -> String { ShortNumber.text(number) }

  /// Writes a rectangle as x, y, width and height.
  static func rect(_ rect: CGRect) -> String {
    list([rect.minX, rect.minY, rect.width, rect.height].map(number))
  }

  /// Writes values, which are JSON already, in a line.
  static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  /// Writes values, which are JSON already, each on a line of its own.
  static func rows(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n\(values.joined(separator: ",\n"))]"
  }

  /// Writes an object of values that are JSON already.
  static func object(_ members: KeyValuePairs<String, String>, separator: String = ", ") -> String {
    "{\(members.map { "\"\($0)\": \($1)" }.joined(separator: separator))}"
  }
}
