internal import Foundation
internal import HitControls
public import HitResponders
public import HitScenes
public import HitSession

/// Watches a session and writes down what becomes of touches and recognizers.
///
/// ```swift
/// let witness = TouchWitness(scene)
/// session.add(witness)
/// // The session is used.
/// let findings = Linter().findings(in: scene, history: witness.history())
/// ```
public final class TouchWitness: SessionListener {
  /// Touches, messages and recognizers.
  public let interests: RoutingInterests = [.hitTests, .responders, .gestures]

  private let application: UIApplication
  private let names: ViewNames
  private var seen = TouchHistory()
  private var live: [LiveTouch] = []
  /// Those that handled a began, and no end so far, in order.
  private var begun: [ObjectIdentifier: (end: TouchHistory.OpenEnd, order: Int)] = [:]
  private var lastOrder = 0
  private var ended: Set<ObjectIdentifier> = []
  /// The view that was told of a began, while it is not known whether anybody handles it.
  private var untaken: String?
  private var untakenViews: [String] = []
  private var isRecognized = false

  /// How far a finger may go and count as having stayed, in points.
  private static let slop: CGFloat = 10

  private struct LiveTouch {
    let touch: UITouch
    let view: String
    let start: CGPoint
    /// Who was under the finger when the last turn was over.
    var under: String?
  }

  /// Makes a witness of what happens in a scene.
  public init(_ scene: Scene) {
    application = scene.application
    names = ViewNames(scene.windows)
  }

  /// Returns what was seen; touches that are not lifted yet do not count.
  public func history() -> TouchHistory {
    var history = seen
    history.sessionCount = 1
    if live.isEmpty {
      history.openEnds = begun.values.sorted { $0.order < $1.order }.map(\.end)
    }
    return history
  }

  // MARK: Watching

  /// Learns one step.
  public func routing(_ step: RoutingStep) {
    switch step {
    case .bound(let touch): begin(touch)
    case .delivered(let message, let responder):
      settleUntaken()
      if message == .touchesBegan { untaken = (responder as? UIView).map { names[$0] } }
      visit(responder, message)
    case .forwarded(let message, _, let responder?): visit(responder, message)
    case .moved(let recognizer, _, let state, _):
      guard state == .began || state == .ended else { return }
      isRecognized = true
      if let gesture = gesture(recognizer) { seen.recognized.insert(gesture) }
    case .ruled(let recognizer, .takesTouch(let finger)): noteBlock(recognizer, finger)
    default: break
    }
  }

  /// Looks at who is under the fingers, once nothing more follows from an input.
  public func inputWasRouted() {
    settleUntaken()
    if live.isEmpty { return }
    for index in live.indices {
      let touch = live[index].touch
      if touch.phase == .ended { noteRetarget(live[index]) }
      if touch.phase != .ended, touch.phase != .cancelled {
        live[index].under = under(touch).map { names[$0] }
      }
    }
    live.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
    if !live.isEmpty { return }
    if !isRecognized { for view in untakenViews { seen.unhandled[view, default: 0] += 1 } }
    untakenViews = []
    isRecognized = false
  }

  private func begin(_ touch: UITouch) {
    guard let view = touch.view, let place = placeOnScreen(touch) else { return }
    live.append(LiveTouch(touch: touch, view: names[view], start: place, under: names[view]))
    for recognizer in touch.gestureRecognizers ?? [] {
      if let gesture = gesture(recognizer) { seen.taken[gesture, default: 0] += 1 }
    }
  }

  private func visit(_ responder: UIResponder, _ message: ResponderMessage) {
    guard responder.overrides(message.member) else { return }
    let id = ObjectIdentifier(responder)
    switch message {
    case .touchesBegan:
      untaken = nil
      if ended.contains(id) || begun[id] != nil { return }
      let view = responder as? UIView ?? (responder as? UIViewController)?.view
      let end = TouchHistory.OpenEnd(responder: responder.routingName, view: view.map { names[$0] })
      lastOrder += 1
      begun[id] = (end, lastOrder)
    case .touchesEnded, .touchesCancelled:
      ended.insert(id)
      begun[id] = nil
    default: break
    }
  }

  private func settleUntaken() {
    if let untaken { untakenViews.append(untaken) }
    untaken = nil
  }

  private func noteBlock(_ recognizer: UIGestureRecognizer, _ finger: Int) {
    guard let control = live.first(where: { $0.touch.finger == finger })?.touch.view as? UIControl,
      let view = recognizer.view, view !== control, control.isDescendant(of: view),
      (view as? UIScrollView)?.panGestureRecognizer !== recognizer,
      let gesture = gesture(recognizer)
    else { return }
    seen.blocks.appendOnce(TouchHistory.Block(control: names[control], gesture: gesture))
  }

  private func noteRetarget(_ lifted: LiveTouch) {
    guard lifted.under != lifted.view, let end = placeOnScreen(lifted.touch) else { return }
    let (dx, dy) = (end.x - lifted.start.x, end.y - lifted.start.y)
    if dx * dx + dy * dy > Self.slop * Self.slop { return }
    seen.retargets.appendOnce(TouchHistory.Retarget(view: lifted.view, other: lifted.under))
  }

  private func gesture(_ recognizer: UIGestureRecognizer) -> TouchHistory.Gesture? {
    guard let view = recognizer.view,
      let place = view.gestureRecognizers?.firstIndex(where: { $0 === recognizer })
    else { return nil }
    return TouchHistory.Gesture(view: names[view], place: place)
  }

  // MARK: Places

  private func placeOnScreen(_ touch: UITouch) -> CGPoint? {
    touch.window.map { $0.convert(touch.location(in: nil), to: nil as UIWindow?) }
  }

  private func under(_ touch: UITouch) -> UIView? {
    placeOnScreen(touch).flatMap { HitTestWalk(at: $0, in: application).hit }
  }
}
