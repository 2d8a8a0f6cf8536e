internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A row of the table of fingers: what it tells, and the value of each.
nonisolated struct TouchTableRow: Hashable, Sendable {
  enum Kind: Hashable {
    case names, figures
    /// Who got each, and whether it is kept from them.
    case receivers(isWithheld: [Bool])
  }

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
        values: tabs.map(\.receiverWords),
        kind: .receivers(isWithheld: tabs.map(\.isWithheld))
      ),
      TouchTableRow(label: "began", values: tabs.map { Shown.point($0.start) }),
      TouchTableRow(label: "now", values: tabs.map { Shown.point($0.location) }),
      TouchTableRow(
        label: "in \(place)",
        values: tabs.map { $0.locationInReceiver.map(Shown.point) ?? "–" }
      ),
      TouchTableRow(label: "moved", values: tabs.map { "\(Shown.number($0.distance)) pt" }),
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
    for place in row.values.indices {
      let right = textEnd - column * (count - 1 - CGFloat(place))
      canvas.write(
        words(place, of: row),
        at: CGPoint(x: right, y: baseline),
        alignment: .trailing,
        width: column - 6
      )
    }
  }

  /// The value of a finger, by its place among those shown.
  private func words(_ place: Int, of row: TouchTableRow) -> Words {
    let value = row.values[place]
    switch row.kind {
    case .names:
      return Words(value, Theme.captionStrong, fingers[place] == 1 ? Theme.text : Theme.gesture)
    case .receivers(let isWithheld):
      let color = isWithheld[place] ? Theme.refusedText : Theme.accepted
      return Words(value, Theme.captionStrong, color)
    case .figures: return Words(value, Theme.figures, Theme.text)
    }
  }
}
