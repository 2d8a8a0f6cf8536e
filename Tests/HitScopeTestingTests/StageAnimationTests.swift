import Foundation
import HitResponders
import HitScopeTesting
import Testing

/// A ball that a property animator carries over the screen once it is touched.
private enum BallScene: SwiftScene {
  static let name = "ball"
  static let title = "Ball"
  static let about = "A ball that is thrown when it is touched."
  static let size = CGSize(width: 400, height: 100)

  final class Ball: UIView {
    private var animator: UIViewPropertyAnimator?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if animator != nil { return }
      let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { self.center.x += 300 }
      self.animator = animator
      animator.startAnimation()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  static func build(on stage: SceneStage) {
    let ball = Ball(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    ball.accessibilityIdentifier = "ball"
    stage.makeWindow().addSubview(ball)
  }
}

@Suite("Animations on stages")
struct StageAnimationTests {
  @Test("A9: presses on a view on its way are recorded as they were routed, and replay the same")
  func replay() throws {
    let folder = NSTemporaryDirectory() + "hitscope-ball-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/BallTests.swift"
    try expectTrace("throw", of: BallScene.self, file: file) { stage in
      for (x, time) in [(50.0, 1.0), (200, 6), (350, 6.5), (350, 12)] {
        stage.wait(.seconds(time - stage.application.now))
        stage.tap(at: CGPoint(x: x, y: 50))
      }
      let began = stage.log.split(separator: "\n").filter { $0.contains("touchesBegan") }
      #expect(
        began == [
          "  touchesBegan ball consumed", "  touchesBegan ball consumed",
          "  touchesBegan UIWindow forwarded", "  touchesBegan ball consumed",
        ]
      )
    }
    expectTrace("throw", scenes: [BallScene.self], file: file)
  }
}
