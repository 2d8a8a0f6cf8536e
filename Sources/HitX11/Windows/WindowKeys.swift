internal import CHitX11
import Foundation

/// The keys of a window: what the server says of them, and what the input method composes, as
/// events.
final class WindowKeys {
  private let connection: X11Connection
  private let window: UInt
  private var intake = KeyIntake()
  private var openedContext: InputContext?
  private var isInputMethodSought = false

  /// Starts with no key down in a window, by the window's number.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// What composes the window's keys, unless the program behind it has ended.
  private var inputContext: InputContext? { openedContext.flatMap { $0.isUsable ? $0 : nil } }

  /// Opens the input method with the first key, so that opening the window does not wait for it.
  func prepare() {
    guard !isInputMethodSought else { return }
    isInputMethodSought = true
    openedContext = connection.inputMethod?.makeContext(for: window)
    inputContext?.setFocus(true)
  }

  /// Notes whether the window has the focus; the releases of keys held now go to another window.
  func setFocus(_ hasFocus: Bool) {
    if !hasFocus { forget() }
    inputContext?.setFocus(hasFocus)
  }

  /// Forgets the keys that are down.
  func forget() { intake.forget() }

  /// Takes a key's press, which the input method may have taken to compose text from it.
  func press(_ event: inout XKeyEvent, isTaken: Bool) -> [X11Event] {
    if isTaken {
      let before = finish()
      intake.keep(event)
      return before
    }
    if event.keycode == 0 { return commit(&event) }
    // A press that another program gives back comes again unchanged, and counts once.
    let before = intake.takeAll(upTo: event.keycode).dropLast().map { pressed($0, composed: "") }
    return before + finish() + [pressed(event, composed: nil)]
  }

  func release(_ event: inout XKeyEvent) -> [X11Event] {
    let before =
      finish() + intake.takeAll(upTo: event.keycode).map { pressed($0, composed: "") }
    // Without detectable repeat the server reports each repeat as a release and a press at one
    // time.
    if !connection.isRepeatDetectable, isFollowedByRepeat(event) { return before }
    intake.release(event)
    return before + [.keyReleased(key(&event, isRepeat: false))]
  }

  /// Returns the presses taken for an unfinished sequence: they type nothing.
  ///
  /// Presses that another program took still wait for its answer.
  func finish() -> [X11Event] {
    if inputContext?.isElsewhere == true { return [] }
    return intake.takeAll().map { pressed($0, composed: "") }
  }

  /// Takes the text that the input method composed; it belongs to the latest press taken.
  private func commit(_ event: inout XKeyEvent) -> [X11Event] {
    guard let text = inputContext?.lookUp(&event).text, let last = intake.takeLatest() else {
      return []
    }
    return intake.takeAll().map { pressed($0, composed: "") } + [pressed(last, composed: text)]
  }

  private func pressed(_ event: XKeyEvent, composed: String?) -> X11Event {
    var event = event
    let isRepeat = intake.isRepeat(event)
    return .keyPressed(key(&event, composed: composed, isRepeat: isRepeat))
  }

  private func key(_ event: inout XKeyEvent, composed: String? = nil, isRepeat: Bool)
    -> X11Event.Key
  {
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    return Translator(scale: connection.scale.pixelsPerPoint).key(
      &event,
      in: inputContext,
      composed: composed,
      usage: connection.keyPlaces.usage(of: Int(event.keycode)),
      isRepeat: isRepeat,
      at: timestamp
    )
  }

  private func isFollowedByRepeat(_ release: XKeyEvent) -> Bool {
    guard XEventsQueued(connection.handle.pointer, QueuedAfterReading) > 0 else { return false }
    var next = XEvent()
    XPeekEvent(connection.handle.pointer, &next)
    return next.type == KeyPress && next.xkey.keycode == release.keycode
      && next.xkey.time == release.time
  }
}
