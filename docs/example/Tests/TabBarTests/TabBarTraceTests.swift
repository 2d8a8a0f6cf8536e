import HitScopeTesting
import Testing

@testable import TabBar

/// The controller as a scene, so that traces can build it again.
enum TabBarScene: SwiftScene {
  static let name = "tab-bar"
  static let title = "Tab bar"
  static let about = "A list above a tab bar whose button sticks out."
  static let size = CGSize(width: 320, height: 480)

  static func build(on stage: SceneStage) {
    stage.makeWindow(rootViewController: TabBarController())
  }
}

@MainActor
@Suite("Traces of the tab bar")
struct TabBarTraceTests {
  @Test("a press on the raised part, and one beside it")
  func presses() {
    expectTrace("presses", of: TabBarScene.self) { stage in
      stage.tap(at: CGPoint(x: 160, y: 421))
      stage.wait(.multiTapPause)
      stage.tap(at: CGPoint(x: 130, y: 415))
    }
  }

  @Test("what was once pressed in the sandbox's window is routed as it was then")
  func recordedInTheWindow() {
    expectTrace("raised-tab")
  }
}
