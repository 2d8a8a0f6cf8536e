internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitSession
internal import HitX11

/// What the input of a scene needs from its window.
protocol SceneInputDelegate: AnyObject {
  /// The pointer presses nothing and is over a point of the scene, or not over the scene.
  func pointerHovers(at point: CGPoint?)
  /// The person chose what is drawn at a point of the scene.
  func select(at point: CGPoint)
  /// Grasps the view that is edited at a point of the window, if it is there.
  func graspView(at point: CGPoint) -> Bool
  func dragView(to point: CGPoint, isFree: Bool)
  /// Lets the view go; returns whether it was moved.
  func dropView() -> Bool
  /// Goes to the view behind the one that was chosen at a point, or back to the one in front.
  func dig(at point: CGPoint, by rows: Int)
  /// A finger is about to come down on the scene, at a point of the window.
  func showPress(at point: CGPoint)
  /// Sends the scene an input and tells of it, even where nobody heard it.
  func sendAndTell(_ input: ApplicationInput)
  /// Asks for a text of this program or another, which is typed when it comes.
  func paste(_ text: OfferedText)
  /// A finger came down on a scene whose touches are given by a trace.
  func tellPressIsIgnored()
  /// Shows what came of inputs that no event of the window brought.
  func finishBatch()
}

/// A scene that is shown in a window: what its inputs go to, and what dates and records them.
struct ShownScene {
  let session: Session
  let inspector: Inspector
  let clock: RealClock
  let recording: SandboxRecording
}

/// What people do in the window with pointer, fingers and keys, handed to a scene and to the
/// panels.
///
/// Each press belongs to the session that it began in until it is lifted, wherever it goes. There
/// is one for each scene that is shown.
final class SceneInput {
  weak var delegate: (any SceneInputDelegate)? {
    didSet { keys.delegate = delegate }
  }

  let shown: ShownScene
  let panels: Session
  /// Whether fingers and keys are the scene's; they are not while it is replayed.
  let isForScene: Bool
  let keys: SceneKeys
  let keyboard: KeyboardFocus
  let pointer: ScenePointer
  let wheel: SceneWheel
  /// What the wheel turned and no step was made of yet, in notches.
  var turned = CGSize.zero
  /// The pointer on the panels, in window points, and whether it is down there.
  private var panelFinger = PointerFinger()
  private(set) var isOnPanels = false
  /// Where the pointer rests, in window points, and how the scene lay when it came there.
  private var rest: (point: CGPoint, geometry: StageGeometry)?
  /// Where the middle button drags the scene on the canvas, in window points.
  private var panned: CGPoint?
  /// The fingers on a touchscreen.
  var touches = TouchFingers()
  /// Where the view that is edited was grasped, in window points, and whether it was moved since.
  var grip: (point: CGPoint, isMoved: Bool)?
  /// The key that shows something on the canvas while it is held.
  var toolKey: Int?

  /// Makes the input of a scene's session, with the second finger switched on or off.
  init(_ shown: ShownScene, panels: Session, isForScene: Bool, isPair: Bool) {
    self.shown = shown
    self.panels = panels
    self.isForScene = isForScene
    keys = SceneKeys(shown)
    keyboard = KeyboardFocus(shown)
    pointer = ScenePointer(shown, keys, isPair: isPair)
    wheel = SceneWheel(shown)
  }

  /// Whose the press of the pointer is; nobody's while the pointer is up.
  var owner: TouchFingers.Owner? {
    grip != nil ? .panels : pointer.isPressed ? .scene : isOnPanels ? .panels : nil
  }

  /// Whether the pointer stays two fingers, whatever key is held.
  var isPair: Bool { pointer.isPair }

  /// Takes an event of the pointer, of fingers or of keys.
  func receive(_ event: X11Event) {
    pointer.noteModifiers(of: event)
    switch event {
    case .pointerMoved(let pointer) where panned != nil: drag(to: pointer.locationInWindow)
    case .buttonPressed(2, let pointer): pressMiddle(at: pointer.locationInWindow)
    case .buttonReleased(2, _): panned = nil
    case .pointerMoved(let pointer):
      move(to: pointer.locationInWindow, time: shown.clock.time(ofDisplay: pointer.timestamp))
    case .buttonPressed(1, let button):
      let (point, time) = (button.locationInWindow, shown.clock.time(ofDisplay: button.timestamp))
      shown.inspector.camera.noteShift(button.modifiers.contains(.shift))
      if button.modifiers.contains(.control), chooseAnchor(at: point) { break }
      let isSelecting =
        shown.inspector.isPicking
        || button.modifiers.contains(.shift) && !pointer.isPairWanted
      press(at: point, time: time, isSelecting: isSelecting)
    case .buttonReleased(1, let pointer):
      release(at: pointer.locationInWindow, time: shown.clock.time(ofDisplay: pointer.timestamp))
    case .touches(let changes, let time): change(changes, time: shown.clock.time(ofDisplay: time))
    case .scrolled(let notches, let pointer): scroll(by: notches, pointer)
    case .keyPressed(let key): press(key)
    case .keyReleased(let key): release(key)
    case .unmapped:
      releaseFingers()
      keys.releaseShake()
    case .grabLost: releaseFingers()
    case .relocated(let origin, let time):
      if isForScene { keys.windowMoved(to: origin, time: shown.clock.time(ofDisplay: time)) }
    case .focusLost:
      releaseTool()
      keys.releaseKeys()
    // A pointer that comes in moves as well; one that a new window meets has said nothing yet.
    case .left where owner == nil:
      rest = nil
      shown.inspector.pointer.move(to: nil)
      show(hover: nil)
      sendHover(nil, time: shown.clock.now)
    default: break
    }
  }

  // MARK: Pointer

  /// Moves the pointer to a point of the window.
  func move(to point: CGPoint, time: TimeInterval) {
    if grip != nil { return dragView(to: point) }
    switch owner {
    case .scene: pointer.move(to: shown.inspector.geometry.scenePoint(point), time: time)
    case .panels:
      if let input = panelFinger.move(to: point, time: time) { panels.send(input) }
    case nil: sendHover(look(at: point), time: time)
    }
  }

  /// Shows what is under a pointer that presses nothing, and tells the scene nothing of it.
  ///
  /// - Returns: The point of the scene, where it is over that.
  @discardableResult
  private func look(at point: CGPoint) -> CGPoint? {
    rest = (point, shown.inspector.geometry)
    shown.inspector.pointer.move(to: point)
    var inScene: CGPoint?
    if case .scene(let found) = shown.inspector.areas.area(at: point) { inScene = found }
    show(hover: inScene)
    return inScene
  }

  private func show(hover point: CGPoint?) {
    pointer.hover(at: point)
    delegate?.pointerHovers(at: point)
  }

  /// Hovers where the pointer rests, if the scene lies otherwise below it by now.
  func followScene() {
    guard let rest, owner == nil, rest.geometry != shown.inspector.geometry else { return }
    move(to: rest.point, time: shown.clock.now)
  }

  /// Tells the scene of a pointer that presses nothing, if a recognizer there may follow it.
  private func sendHover(_ pointOnScreen: CGPoint?, time: TimeInterval) {
    guard UIGestureRecognizer.someFollowPointer, isForScene else { return }
    shown.session.send(ApplicationInput(.hover(pointOnScreen), at: time))
  }

  /// Presses the first button at a point of the window.
  ///
  /// - Parameters:
  ///   - point: The point, in window space.
  ///   - time: When, in seconds since the session began.
  ///   - isSelecting: Whether the view there is asked about instead.
  ///   - mayPin: Whether a lost part there is pinned instead.
  func press(
    at point: CGPoint,
    time: TimeInterval,
    isSelecting: Bool = false,
    mayPin: Bool = true
  ) {
    // A finger on the glass may go by the pointer's number until it is lifted.
    guard owner == nil, touches.isEmpty else { return }
    shown.inspector.pointer.hideTip()
    let area = shown.inspector.areas.area(at: point)
    if case .scene = area { shown.inspector.focus.release() }
    if area != .panels, !isSelecting, mayPin, graspView(at: point) { return }
    switch area {
    case .scene(let inScene) where isSelecting:
      delegate?.select(at: inScene)
      keys.useModifiers()
    case .scene(let inScene):
      if mayPin, choosesOrPins(at: inScene) { return }
      guard isForScene else { return delegate?.tellPressIsIgnored() ?? () }
      delegate?.showPress(at: point)
      sendHover(nil, time: time)
      pointer.press(at: inScene, time: time)
    case .canvas, .panels:
      isOnPanels = true
      keys.useModifiers()
      if let input = panelFinger.press(at: point, time: time) { panels.send(input) }
    }
  }

  /// Lifts the first button at a point of the window.
  func release(at point: CGPoint, time: TimeInterval) {
    if grip != nil { return dropView(at: point, time: time) }
    switch owner {
    case .scene:
      pointer.lift(at: shown.inspector.geometry.scenePoint(point), time: time)
      look(at: point)
    case .panels:
      if let input = panelFinger.lift(at: point, time: time) { panels.send(input) }
      isOnPanels = false
      if shown.inspector.focus.hasKeys { _ = keyboard.takeBack() }
    case nil: break
    }
  }

  /// Presses the scene at a point of its screen and lifts, as a click through its layers does.
  func tap(at point: CGPoint) {
    guard isForScene else { return delegate?.tellPressIsIgnored() ?? () }
    guard !pointer.isPressed, touches.isEmpty else { return }
    pointer.press(at: point, time: shown.clock.now)
    pointer.lift(at: point, time: shown.clock.now)
  }

  /// Grasps the scene, to move it on the canvas, or pastes into the field at a point of the window.
  private func pressMiddle(at point: CGPoint) {
    let areas = shown.inspector.areas
    guard owner == nil else { return }
    if areas.area(at: point) != .panels { panned = point }
    guard areas.cursor(at: point).cursor == .text, touches.isEmpty else { return }
    press(at: point, time: shown.clock.now)
    release(at: point, time: shown.clock.now)
    if shown.inspector.focus.isTyping { delegate?.paste(.selected) }
  }

  private func drag(to point: CGPoint) {
    guard let last = panned else { return }
    shown.inspector.places.push(by: CGSize(width: last.x - point.x, height: last.y - point.y))
    panned = point
    rest?.point = point
  }

  // MARK: Letting go

  /// Cancels what is down: the window was unmapped, its grab was lost, or its scene goes.
  ///
  /// What fingers on the glass do until they are lifted counts for nothing.
  func releaseFingers() {
    releaseSceneFingers()
    panned = nil
    if let input = panelFinger.cancel(time: shown.clock.now) { panels.send(input) }
    isOnPanels = false
    cancelTouches(of: .panels, in: panels)
  }

  private func releaseSceneFingers() {
    letGo()
    wheel.end(.cancelled, time: shown.clock.now)
    pointer.cancel()
    cancelTouches(of: .scene, in: shown.session)
  }

  /// Cancels the touches, keys and shakes of the scene: it is edited, or made anew from its file.
  func releaseScene() {
    releaseSceneFingers()
    keys.releaseKeys()
    keys.releaseShake()
  }

  /// Cancels touches, keys and shakes: the window closes, the display is lost, or another scene
  /// comes.
  func releaseAll() {
    releaseFingers()
    releaseTool()
    releaseScene()
  }

  /// Goes on with what the pointer and the fingers do on the panels, and with the held tool: the
  /// same scene was made anew meanwhile, as a seek backwards does.
  func takePanels(from before: SceneInput) {
    (panelFinger, isOnPanels) = (before.panelFinger, before.isOnPanels)
    (rest, panned, toolKey) = (before.rest, before.panned, before.toolKey)
    touches = before.touches
  }
}
