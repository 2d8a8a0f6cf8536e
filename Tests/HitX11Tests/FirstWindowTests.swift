import Foundation
import HitX11
import Testing
import TestSupport

@Suite("First window")
struct FirstWindowTests {
  @Test("a press reaches the window in points with its time")
  func press() throws {
    let server = try PrivateXServer()
    let user = try XTestClient(server.display)
    let connection = try X11Connection(named: server.display, scale: 2, environment: [:])
    let window = try X11Window(
      on: connection,
      WindowDescription(title: "first", size: CGSize(width: 200, height: 100))
    )
    var events: [X11Event] = []
    window.onEvent = { events.append($0) }
    window.show()
    eventually {
      connection.drain()
      return window.isMapped
    }
    user.click(at: 60, 40)
    eventually {
      connection.drain()
      return events.contains { if case .buttonReleased = $0 { true } else { false } }
    }
    let pressed = events.compactMap {
      if case .buttonPressed(let button, let pointer) = $0 { (button, pointer) } else { nil }
    }
    #expect(pressed.count == 1)
    #expect(pressed.first?.1.locationInWindow == CGPoint(x: 30, y: 20))
  }
}
