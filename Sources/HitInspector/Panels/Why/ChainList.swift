internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The responder chain from the receiver up: who passes the message on and where it stops.
final class ChainList: SectionList<ChainRow> {
  /// The views of the scene by the names that the chain has for them.
  private var views: [String: SceneViewID] = [:]

  override var rowHeight: CGFloat { Theme.chainRow }
  /// The line from one responder to the next.
  override var overhang: CGFloat { 6 }

  /// Shows what responders did with a message.
  func show(_ chain: [RoutedInput.Delivery.Step], _ views: [String: SceneViewID]) {
    self.views = views
    show(ChainRow.rows(of: chain))
  }

  override func view(ofRow index: Int) -> SceneViewID? {
    switch rows[index] {
    case .reached(let step): views[step.responder]
    case .unhandled(let name): views[name]
    case .rest: nil
    }
  }

  override func cutText(ofRow index: Int) -> String? {
    guard case .rest(let names) = rows[index], names.count > 3 else { return nil }
    return names.joined(separator: ", ")
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let center = CGPoint(x: 14, y: rect.minY + rect.height / 2)
    switch rows[index] {
    case .reached(let step): paint(step, at: center, isLast: index + 1 == rows.count, on: canvas)
    case .unhandled(let name):
      canvas.circle(at: center, radius: 4.5, width: 1.6, color: Theme.wouldBe)
      write(
        Words(Shown.name(name), Theme.chainLabelStrong, Theme.text),
        Words(ChainRow.unhandledClause, Theme.remark, Theme.wouldBe),
        at: center,
        on: canvas
      )
    case .rest(let names):
      canvas.circle(at: center, radius: 4, width: 1.2, color: Theme.line)
      write(
        Words(ChainRow.words(for: names), Theme.remark, Theme.faint),
        Words(ResponderDeed.notReached.clause, Theme.remark, Theme.faint),
        at: center,
        on: canvas
      )
    }
  }

  private func paint(
    _ step: RoutedInput.Delivery.Step,
    at center: CGPoint,
    isLast: Bool,
    on canvas: Canvas
  ) {
    let acts = step.did.isHandling
    let isDropped = step.did == .dropped
    if !isLast {
      canvas.line(
        [CGPoint(x: center.x, y: center.y + 4), CGPoint(x: center.x, y: center.y + 14)],
        width: 1.4,
        color: step.did.isPassing ? Theme.responder : Theme.connector,
        cap: .butt
      )
    }
    let color = isDropped ? Theme.wouldBe : Theme.responder
    canvas.disc(
      at: center,
      radius: acts || isDropped ? 5 : 4.5,
      color: acts || isDropped ? color : color.withAlphaComponent(0.75)
    )
    let isStrong = acts || isDropped
    write(
      Words(
        Shown.name(step.responder),
        isStrong ? Theme.chainLabelStrong : Theme.chainLabel,
        Theme.text
      ),
      Words(step.did.clause, Theme.remark, isStrong ? color : Theme.secondary),
      at: center,
      on: canvas
    )
  }

  private func write(_ name: Words, _ deed: Words, at center: CGPoint, on canvas: Canvas) {
    canvas.write(
      name,
      deed,
      from: 28,
      to: textEnd,
      baseline: center.y + 4,
      valueWidth: 170
    )
  }
}
