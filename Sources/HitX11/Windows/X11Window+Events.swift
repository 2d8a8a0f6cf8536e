internal import CHitX11
import Foundation

// MARK: - Events of the server

extension X11Window {
  /// Handles one event of this window.
  ///
  /// A new size is held back until another event or the end of the batch, so that a series of sizes
  /// is reported once, and before anything that happened after it. The input method may have taken
  /// the event.
  func receive(_ event: inout XEvent, isTaken: Bool) {
    switch event.type {
    case ConfigureNotify: return configure(event.xconfigure)
    case Expose: return expose(event.xexpose)
    default: finishSize()
    }
    switch event.type {
    case MotionNotify:
      report(translator.moved(event.xmotion, at: time(event.xmotion.time, event)))
    case ButtonPress:
      report(translator.pressed(event.xbutton, at: time(event.xbutton.time, event)))
    case ButtonRelease:
      report(translator.released(event.xbutton, at: time(event.xbutton.time, event)))
    case EnterNotify, LeaveNotify:
      report(translator.crossed(event.xcrossing, at: time(event.xcrossing.time, event)))
    case KeyPress: report(keys.press(&event.xkey, isTaken: isTaken))
    case KeyRelease: report(keys.release(&event.xkey))
    case FocusIn, FocusOut:
      let events = translator.focused(event.xfocus, at: connection.latestTimestamp)
      if !events.isEmpty { keys.setFocus(event.type == FocusIn) }
      report(events)
    case ReparentNotify:
      place.note(isFramed: event.xreparent.parent != connection.screen.root)
    case ClientMessage: receive(message: event)
    case SelectionRequest: clipboard.answer(event.xselectionrequest)
    case SelectionClear: clipboard.lose(event.xselectionclear.selection)
    case SelectionNotify:
      reportDrop(drops.receive(event.xselection))
      reportPasted(paste.receive(event.xselection))
    default: receive(state: event.type)
    }
  }

  /// Reports what was held back, at the end of a batch.
  func finishBatch() {
    finishSize()
    finishTouches()
    report(keys.finish())
    guard let rect = pendingExposure else { return }
    pendingExposure = nil
    presenter.show([rect])
    onEvent(.exposed(translator.points(rect), at: connection.latestTimestamp))
  }

  private func time(_ milliseconds: UInt, _ event: XEvent) -> TimeInterval {
    connection.timestamp(of: milliseconds, isSent: event.xany.send_event != 0)
  }

  private func receive(state type: Int32) {
    let timestamp = connection.latestTimestamp
    switch type {
    case MapNotify:
      isMapped = true
      report([.mapped(at: timestamp)])
    case UnmapNotify:
      isMapped = false
      keys.forget()
      report([.unmapped(at: timestamp)])
    case DestroyNotify:
      isOpen = false
      isMapped = false
      handle.isGone = true
      connection.forget(id: handle.id)
      report([.destroyed(at: timestamp)])
    default: break
    }
  }
}

// MARK: - Size and exposure

extension X11Window {
  private func configure(_ event: XConfigureEvent) {
    if let origin = place.take(event) {
      report([.relocated(translator.points(origin), at: connection.timestampNow)])
    }
    resizes.noteSize()
  }

  func finishSize() {
    guard let size = place.takeSize() else { return }
    if size == deviceSize {
      // Nothing will be painted for a size that did not change, so the manager need not wait.
      return resizes.reportShown()
    }
    deviceSize = size
    report([.configured(translator.geometry(size), at: connection.latestTimestamp)])
  }

  private func expose(_ event: XExposeEvent) {
    let place = DeviceRect(x: event.x, y: event.y, width: event.width, height: event.height)
    pendingExposure = pendingExposure?.union(place) ?? place
  }
}

// MARK: - Drops and pasting

extension X11Window {
  /// Takes a change of a property, by which large texts come and go in parts.
  func receive(_ event: XPropertyEvent) {
    if clipboard.goOn(event) { return }
    reportDrop(drops.goOn(event))
    reportPasted(paste.goOn(event))
  }

  private func reportPasted(_ text: String?) {
    if let text { report([.pasted(text, at: connection.latestTimestamp)]) }
  }

  private func reportDrop(_ list: String?) {
    if let list { report([.dropped(list, at: connection.latestTimestamp)]) }
  }
}

// MARK: - Messages of the window manager

extension X11Window {
  private func receive(message event: XEvent) {
    if drops.receive(event.xclient) { return }
    guard event.xclient.message_type == connection.atoms[.protocols], event.xclient.format == 32
    else { return }
    let words = event.xclient.data.l
    let timestamp = connection.latestTimestamp
    switch Atom(bitPattern: words.0) {
    case connection.atoms[.deleteWindow]: report([.closeRequested(at: timestamp)])
    case connection.atoms[.ping]: answerPing(event)
    case connection.atoms[.syncRequest]:
      // The value comes in two halves of 32 bits, the low one first.
      let low = Int64(UInt32(truncatingIfNeeded: words.2))
      resizes.request(Int64(Int32(truncatingIfNeeded: words.3)) << 32 | low)
    default: break
    }
  }

  /// Answers a window manager that asks whether the program still answers, while it is busy.
  ///
  /// All other events wait, in their order.
  package func answerPings() {
    let (type, word) = (connection.atoms[.protocols], connection.atoms[.ping])
    var event = XEvent()
    while !connection.isLost, hit_take_message(connection.handle.pointer, type, word, &event) != 0 {
      answerPing(event)
    }
  }

  /// Sends the question back to the root window, which proves that the program still answers.
  private func answerPing(_ question: XEvent) {
    var answer = question
    answer.xclient.window = connection.screen.root
    let mask = SubstructureNotifyMask | SubstructureRedirectMask
    XSendEvent(connection.request("XSendEvent"), connection.screen.root, 0, mask, &answer)
    connection.settle()
  }
}
