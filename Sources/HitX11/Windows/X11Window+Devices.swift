internal import CHitX11
import Foundation

// MARK: - Pointer and touches, as XInput tells of them

extension X11Window {
  /// Takes an event of a pointer or a touchscreen.
  func receive(_ event: XIDeviceEvent) {
    finishSize()
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    switch event.evtype {
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      guard connection.input?.touchscreens.contains(event.sourceid) == true else { return }
      let complete = touchFrames.take(translator.touch(event), of: event.sourceid, at: timestamp)
      tell(complete)
    case XI_Motion:
      tell(translator.moved(event, at: timestamp))
    default:
      tell(translator.button(event, at: timestamp))
    }
  }

  /// Takes an event of the pointer coming in or going out.
  func receive(_ event: XIEnterEvent) {
    finishSize()
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    tell(translator.crossed(event, at: timestamp))
  }

  /// Cancels the fingers on a touchscreen that went away.
  func loseDevice(_ device: Int32) {
    for frame in touchFrames.cancel(device: device, at: connection.latestTimestamp) { tell(frame) }
  }

  /// Tells events, and before them the fingers that changed earlier.
  ///
  /// A grab that is lost takes the fingers with it.
  func tell(_ events: [X11Event]) {
    for event in events {
      switch event {
      case .grabLost(let time), .unmapped(let time), .destroyed(let time):
        for frame in touchFrames.cancelAll(at: time) { tell(frame) }
      // The pointer goes where the first finger comes down; that is no reason to part the fingers.
      case .entered, .left, .relocated: break
      default: finishTouches()
      }
      onEvent(event)
    }
  }

  /// Tells the fingers that changed together last.
  func finishTouches() { tell(touchFrames.close()) }

  private func tell(_ event: X11Event?) {
    if let event { tell([event]) }
  }

  private func tell(_ frame: TouchFrames.Frame?) {
    if let frame { onEvent(.touches(frame.touches, at: frame.timestamp)) }
  }
}
