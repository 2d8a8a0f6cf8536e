internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// What is known of the selected view, else of the view under the pointer.
final class SelectedPanel: PanelView {
  private(set) var facts: SelectedFacts?
  private(set) var isSelected = false

  /// Shows facts, or that there is nothing to tell.
  func show(_ new: SelectedFacts?, isSelected newIsSelected: Bool) {
    guard new != facts || newIsSelected != isSelected else { return }
    facts = new
    isSelected = newIsSelected
    setNeedsDisplay()
  }

  /// The words above the facts.
  var heading: String { isSelected || facts == nil ? "SELECTED" : "UNDER THE POINTER" }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.setFillColor(Theme.separator)
    canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    canvas.heading(heading, baseline: 20, in: bounds)
    guard let facts else {
      canvas.write(
        "Click a row above, or Shift-click the scene.",
        at: CGPoint(x: Theme.margin, y: 40),
        font: Theme.remark,
        color: Theme.faint,
        width: bounds.width - Theme.margin * 2
      )
      return
    }
    let right = bounds.width - Theme.margin
    let kind = canvas.write(
      facts.kind,
      at: CGPoint(x: right, y: 40),
      font: Theme.remark,
      color: Theme.secondary,
      alignment: .trailing,
      width: 110
    )
    canvas.write(
      facts.name,
      at: CGPoint(x: Theme.margin, y: 40),
      font: Theme.headlineStrong,
      color: Theme.text,
      width: right - Theme.margin - kind - 8
    )
    for (index, fact) in facts.facts.enumerated() {
      let baseline = 60 + CGFloat(index) * Theme.factRow
      if baseline > bounds.height - 2 { break }
      paint(fact, baseline: baseline, right: right, on: canvas)
    }
  }

  private func paint(
    _ fact: ViewRemark,
    baseline: CGFloat,
    right: CGFloat,
    on canvas: Canvas
  ) {
    let color =
      switch fact.tone {
      case .normal: Theme.text
      case .usual: Theme.secondary
      case .off, .trouble: Theme.refused
      case .own: Theme.selection
      case .gesture: Theme.gesture
      }
    let room = right - Theme.margin
    let value = canvas.write(
      fact.value,
      at: CGPoint(x: right, y: baseline),
      font: Theme.figures,
      color: color,
      alignment: .trailing,
      width: room * 0.72
    )
    canvas.write(
      fact.label,
      at: CGPoint(x: Theme.margin, y: baseline),
      font: Theme.remark,
      color: Theme.secondary,
      width: room - value - 8
    )
  }
}
