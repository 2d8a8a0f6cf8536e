import Foundation
import HitAnalysis
import HitGeometry
import HitInspector
import HitResponders
import HitScenes
import HitSession
import Testing

/// A ball that a property animator carries over the screen once it is touched.
private enum BallScene: SwiftScene {
  static let name = "ball"
  static let title = "Ball"
  static let about = "A ball that is thrown when it is touched."
  static let size = CGSize(width: 400, height: 300)

  final class Ball: UIView {
    private var animator: UIViewPropertyAnimator?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if animator != nil { return }
      let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) {
        self.center.x += 300
        self.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      self.animator = animator
      animator.startAnimation()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  static func build(on stage: SceneStage) {
    let window = stage.makeWindow()
    let ball = Ball(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    ball.accessibilityIdentifier = "ball"
    let spot = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    spot.accessibilityIdentifier = "spot"
    ball.addSubview(spot)
    window.addSubview(ball)
  }
}

@Suite("Where views under property animators are, in every output")
struct AnimatorPlaceTests {
  private let scene = Scene(BallScene.self)
  private let session: Session

  init() {
    session = Session(scene.application)
    tap(50, 70, at: 1)
    session.advance(to: 6)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    for (phase, time) in [(UITouch.Phase.began, time), (.ended, time + 0.1)] {
      let place = CGPoint(x: x, y: y)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: place)
      session.send(.touches([sample], at: time))
    }
  }

  @Test("A9: map, hit test, verdict and marks agree half-way")
  func halfWay() throws {
    let ball = try #require(scene.view(named: "ball"))
    let spot = try #require(scene.view(named: "spot"))
    #expect(ball.center.x == 350)
    let map = HitMap(scene.application)
    var wrong: [String] = []
    for row in 0..<map.height {
      for column in 0..<map.width {
        let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        let number = map[column: column, row: row]
        let hit = HitTestWalk(at: point, in: scene.application).hit
        if (number < 0 ? nil : map.receivers[number]) !== hit { wrong.append("\(column),\(row)") }
      }
    }
    #expect(wrong.isEmpty)
    // What is drawn is reached to the pixel, the turned edges too.
    let regions = try #require(HitRegions(scene)[ball])
    #expect(abs(regions.drawnSize - 3_600) < 60 && regions.reachableSize == regions.drawnSize)
    #expect(regions.losses.isEmpty && HitRegions(scene)[spot]?.losses.isEmpty == true)

    let explainer = Explainer(scene)
    let there = explainer.explain(at: CGPoint(x: 200, y: 80)).explanation
    #expect(there.verdict.text == "ball would get a press here. It would handle it.")
    #expect(Inspection(explainer.explain(at: CGPoint(x: 200, y: 80))).loss == nil)
    let inspection = Inspection(explainer.explain(at: CGPoint(x: 200, y: 80)))
    let mark = try #require(inspection.receiver)
    // The mark is a square on its corner around the middle of what is shown.
    #expect(abs(mark.box.midX - 200) < 1e-9 && abs(mark.box.width - 60 * 2.0.squareRoot()) < 1e-9)
    let end = explainer.explain(at: CGPoint(x: 350, y: 50)).explanation
    #expect(end.verdict.cause == .unhandled)
  }
}
