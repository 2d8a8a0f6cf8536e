import Foundation
import HitInspector
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitSandbox
@testable import HitX11

/// A list of 280 by 400 points at (20, 40) with content of 2000, in the sandbox's own window.
@Suite("Wheels and touchpads over a scene", .serialized)
struct SceneWheelTests {
  private let server: PrivateXServer
  private let sandbox: Sandbox
  private let log = Log()

  private final class Log {
    var routed: [RoutedInput] = []

    /// The scrolls so far, as their stages and how far down they are; starts anew.
    func take() -> [String] {
      defer { routed = [] }
      return routed.compactMap { record in
        guard case .scroll(let sample) = record.input?.content else { return nil }
        return "\(sample.stage.rawValue) \(sample.notches.height)"
      }
    }
  }

  private static let scene = """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480],
      "views": [
        { "id": "List", "class": "UIScrollView", "frame": [20, 40, 280, 400],
          "contentSize": [280, 2000] } ] }
    """

  init() throws {
    server = try PrivateXServer()
    var configuration = Sandbox.Configuration()
    configuration.display = server.display
    configuration.scale = 1
    let document = try SceneDocument(Self.scene, path: "list.json")
    let source = SceneSource { Scene(document) }
    sandbox = try Sandbox(source, configuration: configuration)
    let log = log
    sandbox.onRouted = { log.routed.append($0) }
  }

  private func turn(
    _ dx: CGFloat,
    _ dy: CGFloat,
    at point: CGPoint = CGPoint(x: 160, y: 240),
    holding modifiers: X11Event.Modifiers = []
  ) {
    let pointer = X11Event.Pointer(
      locationInWindow: sandbox.inspector.geometry.windowPoint(point),
      modifiers: modifiers,
      timestamp: 1
    )
    sandbox.input.receive(.scrolled(CGSize(width: dx, height: dy), pointer))
  }

  @Test("whole notches are scrolls of their own, fractions one scroll until the device stops")
  func stages() {
    turn(0, 1)
    turn(0, 2)
    #expect(log.take() == ["notch 1.0", "notch 2.0"])
    turn(0, 0.25)
    turn(0, 1)
    turn(0, 0)
    turn(0, 0)
    #expect(log.take() == ["began 0.25", "changed 1.0", "ended 0.0"])
    turn(0, -1)
    #expect(log.take() == ["notch -1.0"])
  }

  @Test("a scroll goes on where it began, and ends when the window is hidden")
  func ends() {
    turn(0, 0.5)
    turn(0, 0.5, at: CGPoint(x: 5, y: 5))
    sandbox.input.receive(.unmapped(at: 2))
    turn(0, 0.5, at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["began 0.5", "changed 0.5", "cancelled 0.0"])
  }

  @Test("what nothing there follows is not sent: another view, another way, a list that is off")
  func elsewhere() {
    turn(0, 1, at: CGPoint(x: 5, y: 5))
    turn(1, 0)
    turn(0.5, 0)
    #expect(log.take() == [])
    sandbox.inspector.perform(.zoomToOwnSize)
    turn(0, 0.5, holding: [.control])
    #expect(sandbox.inspector.geometry.factor == 1)
    turn(0, 0.5, holding: [.control])
    #expect(sandbox.inspector.geometry.factor < 1 && log.take() == [])
    turn(0, 1, holding: [.shift])
    #expect(log.take() == [])
  }
}
