import Foundation
import TestSupport

@testable import HitX11

/// A window on a private server, with a user to play on it and all it says kept in order.
struct WindowRig {
  let server: PrivateXServer
  let user: XTestClient
  let connection: X11Connection
  let window: X11Window
  let log = EventLog()

  /// Opens a window at the top left of a new server's screen and waits until it is shown.
  init(
    scale: CGFloat? = 1,
    size: CGSize = CGSize(width: 200, height: 100),
    path: PixelPath = .sharedMemory,
    serverArguments: [String] = [],
    environment: [String: String] = [:],
    title: String = "rig",
    minimumSize: CGSize = CGSize(width: 1, height: 1),
    icons: [WindowIcon] = []
  ) throws {
    server = try PrivateXServer(arguments: path.serverArguments + serverArguments)
    user = try XTestClient(server)
    // Out of the way, so that no crossing happens before a test moves the pointer.
    user.move(to: 1200, 700)
    connection = try X11Connection(
      named: path.name(of: server.display),
      scale: scale,
      environment: environment
    )
    window = try X11Window(
      on: connection,
      title: title,
      size: size,
      minimumSize: minimumSize,
      icons: icons
    )
    let log = log
    window.onEvent = { log.events.append($0) }
    connection.onProtocolError = { log.faults.append($0) }
    window.show()
    pump { log.events.contains { if case .exposed = $0 { true } else { false } } }
    log.events = []
  }

  /// Delivers events until a condition holds; asks it at least once.
  @discardableResult
  func pump(until condition: () -> Bool) -> Bool {
    eventually {
      connection.drain()
      return condition()
    }
  }

  /// Delivers all that the user's doings so far have caused.
  ///
  /// A message sent last is the proof: the server keeps the order.
  func pumpEverything() {
    let count = log.closeRequests
    user.sendDelete(to: UInt(window.id))
    pump { log.closeRequests > count }
    log.events.removeAll { if case .closeRequested = $0 { true } else { false } }
    log.closeRequests = count
  }

  /// Paints the whole window in one colour, `0xRRGGBB`.
  func fill(_ colour: UInt32) {
    window.draw { frame in
      let whole = DeviceRect(covering: frame.size)
      frame.fill(whole, colour)
      return [whole]
    }
  }

  /// The colour the screen shows at a pixel of the window, as `0xRRGGBB`.
  func shown(_ x: Int, _ y: Int) -> UInt32? {
    // The server serves each client in order, and clients in no order.
    connection.roundTrip()
    return user.pixel(UInt(window.id), x, y)
  }

  /// Everything the screen shows of the window.
  func shownPixels() -> Screenshot? {
    connection.roundTrip()
    return user.screenshot(UInt(window.id))
  }
}

/// What a window and its connection said.
final class EventLog {
  var events: [X11Event] = [] {
    didSet {
      if events.count > oldValue.count, case .closeRequested = events.last { closeRequests += 1 }
    }
  }
  var closeRequests = 0
  var faults: [String] = []

  /// The events as words, without places and times.
  var words: [String] { events.map(\.word) }
}

extension X11Event {
  /// The name of the case, with what tells its kinds apart.
  var word: String {
    switch self {
    case .pointerMoved: "moved"
    case .buttonPressed(let button, _): "pressed \(button)"
    case .buttonReleased(let button, _): "released \(button)"
    case .scrolled(let notches, _): "scrolled \(notches.width), \(notches.height)"
    case .touches(let touches, _):
      touches.map { "touch \($0.phase)" }.joined(separator: ", ")
    case .entered(_, let crossing): "entered \(crossing)"
    case .left(_, let crossing): "left \(crossing)"
    case .keyPressed(let key): "key \(key.text)\(key.isRepeat ? " again" : "")"
    case .keyReleased(let key): "key up \(key.text)"
    case .focusGained: "focus gained"
    case .focusLost: "focus lost"
    case .exposed: "exposed"
    case .configured: "configured"
    case .relocated: "relocated"
    case .dropped: "dropped"
    case .pasted(let text, _): "pasted \(text)"
    case .mapped: "mapped"
    case .unmapped: "unmapped"
    case .closeRequested: "close requested"
    case .grabLost: "grab lost"
    case .scaleChanged(let scale, _): "scale \(scale)"
    case .destroyed: "destroyed"
    }
  }

  /// The pointer of a pointer event.
  var pointer: Pointer? {
    switch self {
    case .pointerMoved(let pointer), .buttonPressed(_, let pointer),
      .buttonReleased(_, let pointer), .scrolled(_, let pointer), .entered(let pointer, _),
      .left(let pointer, _):
      pointer
    default: nil
    }
  }
}

extension FrameBuffer {
  /// Paints a rectangle in one colour, `0xRRGGBB`.
  func fill(_ place: DeviceRect, _ colour: UInt32) {
    let place = place.intersection(DeviceRect(covering: size))
    for row in place.origin.y..<place.origin.y + place.size.height {
      for column in place.origin.x..<place.origin.x + place.size.width {
        let offset = Int(row) * stride + Int(column) * 4
        pixels.storeBytes(of: 0xff00_0000 | colour, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}
