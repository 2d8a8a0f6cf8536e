internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The rows of a section of the right panel.
class SectionList<Row: Equatable>: RowList<Row>, SectionBody {
  /// How many rows say something where there are more.
  var leastRows: Int { 3 }

  override var verticalInset: CGFloat { 0 }

  var isShortened: Bool { false }
  final var leastHeight: CGFloat { CGFloat(min(rowCount, leastRows)) * rowHeight }

  /// Where texts end on the right: beside the scroll bar, where there is one.
  final var textEnd: CGFloat { bounds.width - (scrollBar == nil ? 2 : 10) }

  override func paintHover(in rect: CGRect, on canvas: Canvas) {
    canvas.fill(rect, color: Theme.hover, cornerRadius: 3)
  }

  /// The whole text of a row where some of it is cut.
  func cutText(ofRow index: Int) -> String? { nil }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    return cutText(ofRow: index).map { Tip(text: $0, rect: rect(ofRow: index)) }
  }

  override func cursor(at point: CGPoint) -> PointerShape {
    wholeRow(at: point).map { reacts(row: $0) } == true ? .hand : .arrow
  }

  // MARK: What is in view

  /// The rows that are kept in view until the wheel is turned; the last one where not all have room.
  var rowsInView: [Int] { [] }

  private var isFollowing = true

  private func follow() {
    guard isFollowing else { return }
    for index in rowsInView { reveal(row: index) }
  }

  override func redraw(from old: [Row], to new: [Row]) {
    super.redraw(from: old, to: new)
    isFollowing = true
    follow()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    follow()
  }

  /// Keeps the wheel only where there is something to scroll.
  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    guard farthestOffset > 0 else { return false }
    isFollowing = false
    return super.scroll(by: delta, at: point)
  }
}
