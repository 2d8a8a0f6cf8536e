internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// What the window explains of a scene: a pin or else the pointer, and the question that is asked
/// about either.
final class SceneMoments {
  let scene: Scene
  let explainer: Explainer
  let asking: ViewAsking
  private(set) var pins = PinBoard()
  private var picking = ViewPicking()
  /// What was explained last under the pointer.
  private(set) var hover: ExplainedSubject?

  init(_ scene: Scene, _ explainer: Explainer, _ map: LiveMap) {
    self.scene = scene
    self.explainer = explainer
    asking = ViewAsking(explainer, scene.application, map)
  }

  /// Whether a moment stays while the pointer moves.
  var isPinned: Bool { shown != nil }

  /// The pin that is explained: a question is not asked about a key.
  var shown: Pin? { pins.current.flatMap { $0.key != nil && asking.isOpen ? nil : $0 } }

  /// The view that is asked about.
  var asked: SceneViewID? { asking.subject }

  /// Where the pointer was when something was explained last.
  var hoveredPoint: CGPoint? { hover?.point }

  /// The name of the view that received the press that is explained.
  var receiver: String? { pins.current?.subject?.explanation.receiver }

  /// Where the view that was pressed lay, once it was taken away.
  var vanished: SceneShape? { pins.current?.vanished }

  // MARK: What happens

  /// Pins a finger that came down, or adds it to those that are down.
  func pin(_ press: FingerPress) {
    var press = press
    press.keepReasons(of: (pins.current?.inspection ?? hover?.inspection)?.gestures ?? [])
    _ = picking.close()
    if let live = pins.live { live.add(press) } else { pins.add(Pin(press)) }
  }

  /// Pins a key, a shake or a command.
  ///
  /// A press that is being read stays in view while a key that is nobody's goes by.
  func pin(_ key: KeyFacts, hasKeys: Bool) {
    let isReading = pins.current != nil && pins.current?.key == nil
    pins.add(key, isShown: hasKeys || !isReading || key.isTaken)
  }

  /// Notes what became of a key that was pinned.
  func take(_ outcome: KeyOutcome) { _ = pins.take(outcome) }

  /// Notes what followed from an input.
  ///
  /// - Returns: What a list of events says of the fingers.
  func take(_ record: RoutedInput) -> [EventTouch] {
    let open = pins.open
    open?.take(record)
    return open?.events ?? []
  }

  /// Finds out whether the pin would be told otherwise by now.
  func compare() { pins.current?.compare(with: explainer) }

  /// Keeps outline and facts on a view that its touch moves, or that goes on moving by itself.
  ///
  /// - Returns: Whether it lies elsewhere now, or was taken away.
  func follow() -> Bool { pins.current?.followViews() ?? false }

  /// Explains a point under the pointer, for somebody who means the view that is asked about.
  func explainHover(at point: CGPoint) -> ExplainedSubject {
    let subject = asking.answer(at: point) ?? subject(at: point)
    hover = subject
    return subject
  }

  private func subject(at point: CGPoint) -> ExplainedSubject {
    ExplainedSubject(at: point, by: explainer)
  }

  /// Measures from the view that is asked about, or else from the pinned one, to the view that is
  /// seen at a point.
  func measure(to point: CGPoint?) -> ViewMeasure? {
    let pinned = pins.current?.subject.flatMap { $0.intended ?? $0.receiver }
    guard let point, let from = asking.isOpen ? asking.view : pinned, from.window != nil,
      let to = explainer.drawnView(at: point)
        ?? HitTestWalk(at: point, in: scene.application).hit
    else { return nil }
    return ViewMeasure(from: SceneShape(from), to: SceneShape(to))
  }

  /// Makes the pinned press again in a scene that was edited, or explains the point where that
  /// cannot be, and asks about the view of a name.
  ///
  /// - Parameters:
  ///   - name: The view's name.
  ///   - document: What the scene's file would say now.
  func sceneWasEdited(asking name: String?, _ document: SceneDocument?) {
    asking.ask(view: name.flatMap { scene.view(named: $0) })
    _ = picking.close()
    guard let pin = pins.current, let point = pin.subject?.point else { return }
    let again = document.flatMap { document in
      pin.inputs.flatMap {
        PressAgain($0, in: document, classes: scene.classes, shownBy: explainer)
      }
    }
    let now = scene.application.now
    pins.addAfterEdit(
      again.map { Pin($0, of: pin, at: now) } ?? Pin(subject(at: point), at: now)
    )
  }

  // MARK: Showing

  /// Shows the pin, or else the hover, or the answer to what is asked about either.
  func show(in model: inout InspectorModel) {
    model.question = asking.question()
    model.selected = asking.outlined
    model.stack = picking.stack
    model.imprints = pins.current?.imprints ?? []
    model.touches = pins.current?.touches ?? []
    model.key = shown?.key
    guard let pin = shown, let place = pins.place else {
      model.moment = Moment(.hover)
      model.moment.place = pins.place
      model.moment.isPast = model.status.pointer == nil && model.mode != .explode
      model.pinnedEvent = nil
      model.hover = nil
      model.inspection = hover?.inspection
      return
    }
    model.moment = pin.moment(at: place)
    model.inspection = pin.inspection
    model.markedPointer = pin.isOfInput ? nil : pin.subject?.point
    model.pinnedEvent =
      pin.isOfInput
      ? pin.event?.id ?? model.log.rows.first { $0.time >= pin.playhead }?.id : nil
    guard asking.isOpen, let point = pin.subject?.point, let answer = asking.answer(at: point)
    else {
      return
    }
    var inspection = answer.inspection
    if let routed = model.inspection { inspection.takeOutcome(of: routed) }
    model.inspection = inspection
  }

  // MARK: What people ask for

  /// Does what a key or a click asks for about moments and questions.
  ///
  /// - Parameters:
  ///   - command: What is asked for.
  ///   - model: What the window shows.
  /// - Returns: Whether it was one of these.
  func perform(_ command: InspectorCommand, showing model: InspectorModel) -> Bool {
    switch command {
    case .togglePin: togglePin(at: model.status.pointer)
    case .previousPin: pins.step(by: -1)
    case .nextPin: pins.step(by: 1)
    case .askAgain: if let point = pins.current?.subject?.point { pin(point) }
    case .ask(let view):
      picking.choose(view)
      asking.ask(view)
    case .askUnderPointer:
      guard let point = model.status.pointer else { break }
      asking.ask(explainer.drawnView(at: point).map { ObjectIdentifier($0) })
    case .pinPoint(let point):
      if pins.current?.subject?.point != point || pins.current?.isOutdated == true { pin(point) }
    case .pinEvent(let number): showEvent(number, of: model.log)
    case .showTouch(let finger): pins.current?.show(finger: finger)
    case .otherTouch: pins.current?.showNextFinger()
    default: return false
    }
    return true
  }

  /// Asks about the frontmost view at a point; again at the same point, about the one behind it.
  func select(at point: CGPoint) { asking.ask(picking.pick(at: point, by: explainer)) }

  /// Goes through the list of views, where it is open.
  ///
  /// - Returns: Whether it is.
  func stepStack(by rows: Int) -> Bool {
    guard let view = picking.step(by: rows) else { return false }
    asking.ask(view)
    return true
  }

  /// Closes the list of views at a point.
  ///
  /// - Returns: Whether it was open.
  func closeStack() -> Bool { picking.close() }

  /// Ends the question.
  ///
  /// - Returns: Whether there was one.
  func endQuestion() -> Bool {
    defer { asking.ask(nil) }
    return asking.isOpen
  }

  /// Follows the pointer again.
  ///
  /// - Returns: Whether something was pinned.
  func unpin() -> Bool { pins.unpin() }

  /// Forgets what was explained last under the pointer.
  func forgetHover() { hover = nil }

  private func togglePin(at pointer: CGPoint?) {
    if pins.unpin() { return }
    if let hover { return pins.add(Pin(hover, at: scene.application.now)) }
    if let pointer { pin(pointer) }
  }

  /// Pins what is at a point now.
  private func pin(_ point: CGPoint) {
    pins.add(Pin(subject(at: point), at: scene.application.now))
  }

  /// Shows the pin of the touch that an event belongs to, at the event.
  private func showEvent(_ number: Int, of log: EventLog) {
    guard let event = log.rows.first(where: { $0.id == number }), !event.isScroll,
      let pin = pins.show(at: event.time, ofKey: event.families.contains(.keys))
    else { return }
    pin.event = event.value
    if let finger = event.finger { pin.show(finger: finger) }
  }
}
