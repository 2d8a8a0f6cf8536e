internal import CHitX11
import Foundation

// MARK: - Keys

extension X11Window {
  /// Opens the input method with the first key, which no window waits for at its start.
  func prepareKeys() {
    guard !isInputMethodSought else { return }
    isInputMethodSought = true
    inputContext = connection.inputMethod?.makeContext(for: handle.id)
    inputContext?.setFocus(true)
  }

  /// Takes a key's press.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isTaken: Whether the input method took it, to compose text of it and others.
  func press(_ event: inout XKeyEvent, isTaken: Bool) {
    if isTaken {
      finishKeys()
      keys.keep(event)
    } else if event.keycode == 0 {
      commit(&event)
    } else {
      // A press given back by another program comes again as it was, and counts once.
      _ = keys.takeAll(upTo: event.keycode).dropLast().map { tell(press: $0, composed: "") }
      finishKeys()
      tell(press: event, composed: nil)
    }
  }

  /// Takes a key's release.
  func release(_ event: inout XKeyEvent) {
    finishKeys()
    for press in keys.takeAll(upTo: event.keycode) { tell(press: press, composed: "") }
    // Where the server says that a held key goes up and down again, it says both at one time.
    if !connection.isRepeatDetectable, isFollowedByRepeat(event) { return }
    keys.release(event)
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    let usage = connection.keyPlaces.usage(of: Int(event.keycode))
    let key = translator.key(
      &event,
      in: inputContext,
      usage: usage,
      isRepeat: false,
      at: timestamp
    )
    tell([.keyReleased(key)])
  }

  /// Tells the presses that were taken for a sequence which is not at its end: they type nothing.
  ///
  /// The answer of an input method in another program is still to come; its presses wait.
  func finishKeys() {
    if inputContext?.isElsewhere == true { return }
    for press in keys.takeAll() { tell(press: press, composed: "") }
  }

  /// Takes the text that the input method made; it is that of the latest press taken.
  private func commit(_ event: inout XKeyEvent) {
    guard let text = inputContext?.lookUp(&event).text, let last = keys.takeLatest() else { return }
    for press in keys.takeAll() { tell(press: press, composed: "") }
    tell(press: last, composed: text)
  }

  private func tell(press event: XKeyEvent, composed: String?) {
    var event = event
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    let isRepeat = keys.isRepeat(event)
    let usage = connection.keyPlaces.usage(of: Int(event.keycode))
    let key = translator.key(
      &event,
      in: inputContext,
      composed: composed,
      usage: usage,
      isRepeat: isRepeat,
      at: timestamp
    )
    tell([.keyPressed(key)])
  }

  private func isFollowedByRepeat(_ release: XKeyEvent) -> Bool {
    guard XEventsQueued(connection.handle.pointer, QueuedAfterReading) > 0 else { return false }
    var next = XEvent()
    XPeekEvent(connection.handle.pointer, &next)
    return next.type == KeyPress && next.xkey.keycode == release.keycode
      && next.xkey.time == release.time
  }
}
