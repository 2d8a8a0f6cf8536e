internal import CHitX11
import Foundation

// MARK: - Keys

extension X11Window {
  /// Opens the input method with the first key, so that opening the window does not wait for it.
  func prepareKeys() {
    guard !isInputMethodSought else { return }
    isInputMethodSought = true
    inputContext = connection.inputMethod?.makeContext(for: handle.id)
    inputContext?.setFocus(true)
  }

  /// Handles a key's press, which the input method may have taken to compose text from it.
  func press(_ event: inout XKeyEvent, isTaken: Bool) {
    if isTaken {
      finishKeys()
      keys.keep(event)
    } else if event.keycode == 0 {
      commit(&event)
    } else {
      // A press that another program gives back comes again unchanged, and counts once.
      _ = keys.takeAll(upTo: event.keycode).dropLast().map { report(press: $0, composed: "") }
      finishKeys()
      report(press: event, composed: nil)
    }
  }

  func release(_ event: inout XKeyEvent) {
    finishKeys()
    for press in keys.takeAll(upTo: event.keycode) { report(press: press, composed: "") }
    // Without detectable repeat the server reports each repeat as a release and a press at one
    // time.
    if !connection.isRepeatDetectable, isFollowedByRepeat(event) { return }
    keys.release(event)
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    let usage = connection.keyPlaces.usage(of: Int(event.keycode))
    let key = translator.key(&event, in: inputContext, usage: usage, isRepeat: false, at: timestamp)
    report([.keyReleased(key)])
  }

  /// Reports the presses taken for an unfinished sequence: they type nothing.
  ///
  /// Presses that another program took still wait for its answer.
  func finishKeys() {
    if inputContext?.isElsewhere == true { return }
    for press in keys.takeAll() { report(press: press, composed: "") }
  }

  /// Handles the text that the input method composed; it belongs to the latest press taken.
  private func commit(_ event: inout XKeyEvent) {
    guard let text = inputContext?.lookUp(&event).text, let last = keys.takeLatest() else { return }
    for press in keys.takeAll() { report(press: press, composed: "") }
    report(press: last, composed: text)
  }

  private func report(press event: XKeyEvent, composed: String?) {
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
    report([.keyPressed(key)])
  }

  private func isFollowedByRepeat(_ release: XKeyEvent) -> Bool {
    guard XEventsQueued(connection.handle.pointer, QueuedAfterReading) > 0 else { return false }
    var next = XEvent()
    XPeekEvent(connection.handle.pointer, &next)
    return next.type == KeyPress && next.xkey.keycode == release.keycode
      && next.xkey.time == release.time
  }
}
