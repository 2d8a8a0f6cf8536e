internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A row of the table of fingers: what it tells, and the value of each.
nonisolated struct TouchTableRow: Hashable, Sendable {
  enum Kind { case names, receivers, figures }

  var label: String
  var values: [String]
  var kind = Kind.figures

  /// Makes the table of some fingers.
  static func rows(_ tabs: [TouchTab]) -> [TouchTableRow] {
    let receivers = Set(tabs.map(\.receiver))
    let place = receivers.count == 1 ? receivers.first.flatMap { $0 } ?? "it" : "it"
    return [
      TouchTableRow(label: "", values: tabs.map { "touch \($0.finger)" }, kind: .names),
      TouchTableRow(
        label: "receiver",
        values: tabs.map { $0.isWithheld ? "withheld" : $0.receiver ?? "nothing" },
        kind: .receivers
      ),
      TouchTableRow(label: "began", values: tabs.map { ShortNumber.point($0.start, decimals: 1) }),
      TouchTableRow(label: "now", values: tabs.map { ShortNumber.point($0.location, decimals: 1) }),
      TouchTableRow(
        label: "in \(place)",
        values: tabs.map { $0.locationInReceiver.map { ShortNumber.point($0, decimals: 1) } ?? "–" }
      ),
      TouchTableRow(
        label: "moved",
        values: tabs.map { "\(ShortNumber.coordinate($0.distance, decimals: 1)) pt" }
      ),
    ]
  }
}

/// The fingers of a touch beside each other.
final class TouchTable: SectionList<TouchTableRow> {
  private var fingers: [Int] = []

  override var rowHeight: CGFloat { 16 }
  override var leastRows: Int { 4 }

  private static let labelWidth: CGFloat = 74
  private static let widestColumn: CGFloat = 146

  /// Shows the latest fingers, as many as there is room for.
  func show(_ tabs: [TouchTab]) {
    let shown = tabs.suffix(4)
    fingers = shown.map(\.finger)
    show(tabs.count > 1 ? TouchTableRow.rows(Array(shown)) : [])
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let baseline = rect.minY + 11
    canvas.write(
      Words(row.label, Theme.caption, Theme.faint),
      at: CGPoint(x: 2, y: baseline),
      width: Self.labelWidth
    )
    let count = CGFloat(max(1, row.values.count))
    let column = min(Self.widestColumn, (textEnd - Self.labelWidth) / count)
    for (place, value) in row.values.enumerated() {
      let right = textEnd - column * (count - 1 - CGFloat(place))
      canvas.write(
        words(value, of: row.kind, finger: fingers.indices.contains(place) ? fingers[place] : 1),
        at: CGPoint(x: right, y: baseline),
        alignment: .trailing,
        width: column - 6
      )
    }
  }

  private func words(_ value: String, of kind: TouchTableRow.Kind, finger: Int) -> Words {
    switch kind {
    case .names:
      Words(value, Theme.captionStrong, finger == 1 ? Theme.text : Theme.gesture)
    case .receivers:
      Words(
        value,
        Theme.captionStrong,
        value == "withheld" ? Theme.refusedText : Theme.accepted
      )
    case .figures: Words(value, Theme.figures, Theme.text)
    }
  }
}
