internal import CHitX11
import Foundation

extension X11Connection {
  /// Logs the name of the next call, and returns the display to make it on.
  func request(_ name: StaticString) -> OpaquePointer {
    requests.record(name, from: XNextRequest(handle.pointer))
    return handle.pointer
  }

  /// Makes a call that may fail, and returns whether the server accepted it.
  func attempt(_ name: StaticString, _ call: (OpaquePointer) -> Void) -> Bool {
    let display = request(name)
    handle.trouble.beginTrap(from: XNextRequest(display))
    call(display)
    XSync(display, 0)
    return handle.trouble.endTrap() == nil && !isLost
  }

  /// Flushes the requests and makes sure that events read on the way are delivered soon.
  ///
  /// A call that communicated with the server may have read events into Xlib's own queue; the
  /// descriptor does not become readable for those.
  func settle() {
    guard !isLost else { return }
    // XPending flushes only when its queue is empty.
    XFlush(handle.pointer)
    // A running drain settles at its end.
    if isDraining { return }
    if XPending(handle.pointer) > 0 { scheduleDrain() }
  }

  /// Waits until the server has processed all requests so far.
  func roundTrip() {
    guard !isLost else { return }
    XSync(request("XSync"), 0)
  }

  private func scheduleDrain() {
    guard !isDrainScheduled else { return }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isDrainScheduled else { return }
        self.drain()
      }
    }
  }

  /// Reports the X errors that have arrived.
  func reportFaults() {
    for fault in handle.trouble.takeFaults() {
      onProtocolError(sentence(about: fault))
    }
  }

  private func sentence(about fault: ProtocolFault) -> String {
    let call = requests.name(of: fault.serial) ?? databaseName(of: fault)
    let resource = String(fault.resource, radix: 16)
    let reason = text { XGetErrorText(handle.pointer, Int32(fault.code), $0, $1) }
    return
      "display \(name): \(call) on resource 0x\(resource) failed: \(reason); going on without it"
  }

  private func databaseName(of fault: ProtocolFault) -> String {
    let fallback = "request \(fault.request).\(fault.minor)"
    return text { buffer, size in
      XGetErrorDatabaseText(handle.pointer, "XRequest", "\(fault.request)", fallback, buffer, size)
    }
  }

  /// Returns the text that a C function writes into a buffer of a given size.
  private func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return "" }
      _ = write(start, Int32(buffer.count))
      return String(cString: start)
    }
  }
}
