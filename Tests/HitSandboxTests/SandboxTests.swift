import Foundation
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// The sandbox's own doors, with a private server behind them that nobody looks at.
@Suite("Sandbox", .serialized)
struct SandboxTests {
  private let server: PrivateXServer
  private let log = Log()

  private final class Log {
    var routed: [RoutedInput] = []
    var asked = 0
    var messages: [ResponderMessage] { routed.flatMap { $0.deliveries.map(\.message) } }
  }

  /// A view that tells when it is asked.
  private final class CountingView: UIView {
    var onAsked: () -> Void = {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      onAsked()
      return super.hitTest(point, with: event)
    }
  }

  init() throws {
    server = try PrivateXServer()
  }

  private func open(_ source: SceneSource) throws -> Sandbox {
    var configuration = Sandbox.Configuration()
    configuration.display = server.display
    configuration.scale = 1
    let sandbox = try Sandbox(source, configuration: configuration)
    sandbox.onRouted = { log.routed.append($0) }
    return sandbox
  }

  /// A scene of one view that counts how often it is asked.
  private func counted() throws -> Sandbox {
    try open(
      SceneSource {
        Scene(name: "counted", title: "Counted", size: CGSize(width: 320, height: 480)) { stage in
          let view = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          view.onAsked = { log.asked += 1 }
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          window.addSubview(view)
          window.makeKeyAndVisible()
        }
      }
    )
  }

  private func middle(of rect: CGRect?) throws -> CGPoint {
    let rect = try #require(rect)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test("a press that starts on the scene and ends over a panel stays the scene's")
  func sceneKeeps() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let start = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    let tree = try middle(of: sandbox.inspector.layout.views)
    let selection = sandbox.inspector.selection.id
    sandbox.input.press(at: start, time: 1)
    #expect(sandbox.input.owner == .scene)
    sandbox.input.move(to: tree, time: 2)
    sandbox.input.release(at: tree, time: 3)
    #expect(sandbox.input.owner == nil)
    #expect(log.messages == [.touchesBegan, .touchesMoved, .touchesEnded])
    #expect(sandbox.inspector.selection.id == selection)
  }

  @Test("a press that starts on a panel and ends over the scene stays the panel's")
  func panelKeeps() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let scene = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    sandbox.input.press(at: try middle(of: sandbox.inspector.layout.log), time: 1)
    #expect(sandbox.input.owner == .panels)
    sandbox.input.move(to: scene, time: 2)
    sandbox.input.release(at: scene, time: 3)
    sandbox.finishBatch()
    #expect(log.routed.isEmpty)
    #expect(sandbox.inspector.model.imprint == nil)
  }

  @Test("hits of panels never ask a view of the scene")
  func panelsDisturbNothing() throws {
    let sandbox = try counted()
    sandbox.finishBatch()
    let asked = log.asked
    let layout = sandbox.inspector.layout
    for rect in [layout.topBar, layout.views, layout.selected, layout.log, layout.why] {
      let point = try middle(of: rect)
      sandbox.input.move(to: point, time: 1)
      sandbox.input.press(at: point, time: 1)
      sandbox.input.release(at: point, time: 1)
      sandbox.finishBatch()
    }
    #expect(log.asked == asked)
    #expect(log.routed.isEmpty)
    #expect(UIApplication.shared === sandbox.session.application)
  }

  @Test("a hover asks the scene's views and sends nothing, a press sends")
  func hover() throws {
    let sandbox = try counted()
    let asked = log.asked
    let point = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    sandbox.input.move(to: point, time: 1)
    sandbox.finishBatch()
    #expect(log.asked > asked)
    #expect(log.routed.isEmpty)
    sandbox.input.press(at: point, time: 2)
    sandbox.finishBatch()
    #expect(log.messages == [.touchesBegan])
  }

  @Test("D2: inputs keep the times of the display, though frames were painted in between")
  func times() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let point = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    sandbox.input.press(at: point, time: 0.000_001)
    sandbox.finishBatch()
    sandbox.input.move(to: CGPoint(x: point.x + 1, y: point.y), time: 0.000_002)
    sandbox.finishBatch()
    sandbox.input.release(at: point, time: 0.000_003)
    // On a slow machine the delay of the scroll view's content ends meanwhile, by a timer.
    let times = log.routed.filter { $0.input != nil }.map(\.timestamp)
    #expect(times == [0.000_001, 0.000_002, 0.000_003])
  }

  @Test("a second press while one is down is no press, and a lone release is none either")
  func onePressAtATime() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let point = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    sandbox.input.release(at: point, time: 0)
    sandbox.input.press(at: point, time: 1)
    sandbox.input.press(at: point, time: 2)
    sandbox.input.release(at: point, time: 3)
    sandbox.input.release(at: point, time: 4)
    #expect(log.messages == [.touchesBegan, .touchesEnded])
  }

  @Test("guessing goes on in the next scene, and when the scene is made anew")
  func guessing() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    sandbox.inspector.perform(.toggleGuessing)
    for command in [InspectorCommand.nextScene, .restartScene] {
      sandbox.perform(command)
      sandbox.finishBatch()
      #expect(sandbox.inspector.model.card.isGuessOpen && sandbox.inspector.model.strip == .lesson)
      #expect(sandbox.inspector.model.inspection == nil)
    }
  }

  @Test("alpha is dragged with the slider, as one edit")
  func slider() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let view = try #require(sandbox.scene.view(named: "TabBar"))
    sandbox.inspector.choose(ObjectIdentifier(view))
    sandbox.perform(.edit)
    sandbox.finishBatch()
    let panel = sandbox.inspector.root.properties
    let slider = PropertyPlaces(width: panel.bounds.width).slider
    func place(_ share: CGFloat) -> CGPoint {
      panel.convert(CGPoint(x: slider.minX + slider.width * share, y: slider.midY), to: nil)
    }
    sandbox.input.press(at: place(1), time: 1)
    for step in 1...5 {
      sandbox.input.move(to: place(1 - 0.1 * CGFloat(step)), time: 1 + Double(step) / 10)
      sandbox.finishBatch()
      #expect(abs(view.alpha - (1 - 0.1 * CGFloat(step))) < 0.03)
    }
    sandbox.input.release(at: place(0.5), time: 2)
    #expect(sandbox.input.owner == nil && sandbox.inspector.model.edits.rows.count == 1)
  }

  @Test("T3: what takes the finger away cancels the touch of whoever has it, once")
  func cancels() throws {
    let sandbox = try open(SceneSource("raised-tab"))
    let point = sandbox.inspector.geometry.windowPoint(CGPoint(x: 20, y: 300))
    sandbox.input.press(at: point, time: 1)
    sandbox.input.releaseFingers()
    sandbox.input.releaseFingers()
    sandbox.input.release(at: point, time: 2)
    #expect(log.messages == [.touchesBegan, .touchesCancelled])
    sandbox.input.press(at: point, time: 3)
    sandbox.inspector.perform(.nextScene)
    sandbox.input.release(at: point, time: 4)
    #expect(log.messages.suffix(2) == [.touchesBegan, .touchesCancelled])
    #expect(sandbox.scene.name == "drag")
  }
}
