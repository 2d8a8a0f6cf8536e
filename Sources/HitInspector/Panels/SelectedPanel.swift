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
    canvas.separator(at: 0, width: bounds.width)
    canvas.heading(heading, baseline: 20, in: bounds)
    guard let facts else {
      canvas.write(
        Words("Click a row above, or Shift-click the scene.", Theme.remark, Theme.faint),
        at: CGPoint(x: Theme.margin, y: 40),
        width: bounds.width - Theme.margin * 2
      )
      return
    }
    let right = bounds.width - Theme.margin
    canvas.write(
      Words(facts.name, Theme.headlineStrong, Theme.text),
      Words(facts.kind, Theme.remark, Theme.secondary),
      from: Theme.margin,
      to: right,
      baseline: 40,
      valueWidth: 110
    )
    for (index, fact) in facts.facts.enumerated() {
      let baseline = 60 + CGFloat(index) * Theme.factRow
      if baseline > bounds.height - 2 { break }
      canvas.write(
        Words(fact.label, Theme.remark, Theme.secondary),
        Words(fact.value, Theme.figures, Self.color(of: fact.tone)),
        from: Theme.margin,
        to: right,
        baseline: baseline,
        valueWidth: (right - Theme.margin) * 0.72
      )
    }
  }

  private static func color(of tone: ViewRemark.Tone) -> UIColor {
    switch tone {
    case .normal: Theme.text
    case .usual: Theme.secondary
    case .off, .trouble: Theme.refused
    case .own: Theme.selection
    case .gesture: Theme.gesture
    }
  }
}
