internal import CHitX11
import Foundation

// MARK: - Pointer and touches, as XInput reports them

extension X11Window {
  func receive(_ event: XIDeviceEvent) {
    finishSize()
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    switch event.evtype {
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      guard connection.input?.touchscreens.contains(event.sourceid) == true else { return }
      report(touchFrames.add(translator.touch(event), of: event.sourceid, at: timestamp))
    case XI_Motion:
      report(translator.moved(event, at: timestamp))
      let notches = connection.input?.scrollAxes.scroll(event.sourceid, at: UInt(event.time)) {
        event.valuators.value(of: $0)
      }
      if let notches = notches ?? nil {
        report(translator.scrolled(by: notches, event, at: timestamp))
      }
    case XI_ButtonPress, XI_ButtonRelease:
      let axes = connection.input?.scrollAxes ?? ScrollAxes()
      report(translator.button(event, axes, at: timestamp))
    default: break
    }
  }

  func receive(_ event: XIEnterEvent) {
    finishSize()
    let timestamp = connection.timestamp(of: event.time, isSent: event.send_event != 0)
    if event.evtype == XI_Enter { connection.input?.scrollAxes.forgetPlaces() }
    report(translator.crossed(event, at: timestamp))
  }

  /// Cancels the fingers on a touchscreen that went away.
  func loseDevice(_ device: Int32) {
    for frame in touchFrames.cancel(device: device, at: connection.latestTimestamp) {
      report(frame)
    }
  }

  /// Reports events in their order.
  func report(_ events: [X11Event]) { for event in events { report(event) } }

  /// Reports an event, if it is one, and before it the fingers that changed earlier.
  ///
  /// A lost grab cancels the fingers.
  func report(_ event: X11Event?) {
    guard let event else { return }
    switch event {
    case .grabLost(let time), .unmapped(let time), .destroyed(let time):
      for frame in touchFrames.cancelAll(at: time) { report(frame) }
    // The pointer follows the first finger that lands; that must not split the frame of fingers.
    case .entered, .left, .relocated: break
    default: finishTouches()
    }
    onEvent(event)
  }

  /// Reports the fingers of the current reading.
  func finishTouches() { report(touchFrames.close()) }

  private func report(_ frame: TouchFrames.Frame?) {
    if let frame { onEvent(.touches(frame.touches, at: frame.timestamp)) }
  }
}
