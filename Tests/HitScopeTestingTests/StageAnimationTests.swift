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
  /// A stage with one box on it.
  private struct Board {
    let stage: Stage
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
      let box = box
      box.accessibilityIdentifier = "box"
      stage = Stage { screen in
        let root = UIView(frame: screen)
        root.addSubview(box)
        return root
      }
    }

    var shownX: CGFloat { box.layer.presentation()?.frame.minX ?? -1 }
  }

  @Test("A10: an animation that a test begins outside of any event goes by its stage's time")
  func animate() {
    let board = Board()
    board.stage.wait(.seconds(3))
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 2,
      delay: 1,
      options: .curveLinear,
      animations: { board.box.frame.origin.x = 200 },
      completion: { ends.append($0) }
    )
    board.stage.wait(.seconds(1))
    #expect(board.shownX == 0 && ends == [])
    board.stage.wait(.seconds(1))
    #expect(board.shownX == 100 && ends == [])
    board.stage.wait(.seconds(1))
    #expect(board.shownX == 200 && ends == [true])
  }

  @Test("A10: so does a property animator, and a tap by name finds the view where it is shown")
  func animator() throws {
    let board = Board()
    board.stage.wait(.seconds(3))
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      board.box.frame.origin.x = 200
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: 0.5)
    board.stage.wait(.seconds(1.5))
    #expect(board.shownX == 100)
    try board.stage.tap("box")
    try board.stage.expect("box", gets: .touchesBegan)
    #expect(ends == [])
    board.stage.wait(.seconds(1))
    #expect(board.shownX == 200 && ends == [.end])
  }

  @Test("A10: two stages side by side each move their own views by their own time")
  func sideBySide() {
    let (left, right) = (Board(), Board())
    right.stage.wait(.seconds(7))
    for board in [left, right] {
      UIView.animate(
        withDuration: 2,
        delay: 0,
        options: .curveLinear,
        animations: { board.box.frame.origin.x = 200 }
      )
    }
    left.stage.wait(.seconds(1))
    #expect(left.shownX == 100 && right.shownX == 0)
    right.stage.wait(.seconds(1.5))
    #expect(left.shownX == 100 && right.shownX == 150)
    // Also where the call is made while the other stage is in force.
    left.stage.session.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { right.box.alpha = 0 }.startAnimation()
    }
    right.stage.wait(.seconds(1))
    #expect(right.box.layer.animationKeys() == nil)
    #expect(left.shownX == 100)
  }

  @Test("A10: the session is woken for what is begun outside of any event")
  func waking() {
    let board = Board()
    var wakes = 0
    board.stage.session.onWake = { wakes += 1 }
    UIView.animate(withDuration: 2, animations: { board.box.alpha = 0 })
    #expect(wakes > 0 && board.stage.session.deadline == 2)
  }

  @Test("A9: presses on a view on its way are recorded as they were routed, and replay the same")
  func replay() {
    let folder = NSTemporaryDirectory() + "hitscope-ball-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/BallTests.swift"
    expectTrace("throw", of: BallScene.self, file: file) { stage in
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
