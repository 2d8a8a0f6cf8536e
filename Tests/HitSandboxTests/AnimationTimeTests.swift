import Foundation
import HitAnalysis
import HitCanvas
import HitGeometry
import HitInspector
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitSandbox

@Suite("Animations in time", .serialized)
struct AnimationTimeTests {
  private static let script = Checkout.path("Assets/scripts/animating.script.json")

  @Test("the script of the scene gives its log, twice the same")
  func script() throws {
    let logs = try (1...2).map { _ in
      let scene = try SceneLibrary.gallery.scene("animating")
      let session = Session(scene.application)
      var lines: [String] = []
      let recorder = RoutingRecorder { lines += Explanation.lines(for: $0) }
      session.add(recorder)
      let script = try InputScript(contentsOfFile: Self.script)
      #expect(scene.faults(of: script) == nil)
      session.play(script, in: scene)
      return lines.map { $0 + "\n" }.joined()
    }
    #expect(logs[0] == logs[1])
    let mismatch = Golden.mismatch(logs[0], named: "logs/animating.txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test("at a tick the views are drawn where they are at that time")
  func ticks() throws {
    let scene = try SceneLibrary.gallery.scene("animating")
    let session = Session(scene.application)
    let view = try #require(scene.view(named: "Refusing"))
    var places: [CGFloat] = []
    HeadlessDriver(session).play(
      [0, 4, 8].flatMap { time in
        [
          .init(at: time, .tick),
          .init(at: time, .change { places.append(view.layer.presentation()?.frame.minX ?? -1) }),
        ]
      }
    )
    #expect(places.map { ($0 * 1e6).rounded() / 1e6 } == [80, 330, 580])
    #expect(view.frame.minX == 580)
  }

  @Test("the verdict names the animation, and the place where a view is hit")
  func verdicts() throws {
    let scene = try SceneLibrary.gallery.scene("animating")
    let session = Session(scene.application)
    session.advance(to: 4)
    let explainer = Explainer(scene)
    // Refusing is drawn from 330 on and hit from 580 on.
    let onTheWay = explainer.explain(at: CGPoint(x: 340, y: 70)).explanation.verdict
    #expect(onTheWay.by == "Refusing" && onTheWay.cause == .animating)
    #expect(onTheWay.text.contains("It is being animated without allowUserInteraction, so"))
    let allowed = explainer.explain(at: CGPoint(x: 340, y: 250)).explanation.verdict
    #expect(allowed.by == "Allowed" && allowed.cause == .outside)
    #expect(allowed.text.contains("its animation draws it on the way, but it is hit where it goes"))
  }

  @Test("what a view loses on its way is lost where it is drawn, but for where it is hit")
  func losses() throws {
    let scene = try SceneLibrary.gallery.scene("animating")
    let session = Session(scene.application)
    session.advance(to: 4)
    let explainer = Explainer(scene)
    let refusing = Inspection(explainer.explain(at: CGPoint(x: 340, y: 70))).loss
    #expect(refusing?.parts == [CGRect(x: 330, y: 60, width: 140, height: 100)])
    #expect(refusing?.view.box == CGRect(x: 330, y: 60, width: 140, height: 100))
    session.advance(to: 7)
    let drawn = try #require(scene.view(named: "Allowed")?.layer.presentation()?.frame)
    let point = CGPoint(x: drawn.minX + 1, y: drawn.midY)
    let allowed = try #require(Inspection(explainer.explain(at: point)).loss)
    let part = try #require(allowed.parts.first)
    #expect(allowed.parts.count == 1 && part.height == 100)
    #expect(abs(part.minX - drawn.minX) < 1e-9 && abs(part.maxX - 580) < 1e-9)
    // It is hit where it goes, and nothing of it is lost once it is there.
    session.advance(to: 9)
    #expect(Inspection(explainer.explain(at: CGPoint(x: 650, y: 290))).loss == nil)
  }

  @Test("the next picture is due while something moves, and nothing is due after")
  func waking() {
    let session = Session()
    var wakes = 0
    session.onWake = { wakes += 1 }
    let view = UIView()
    session.perform { UIView.animate(withDuration: 1, delay: 2, animations: { view.alpha = 0 }) }
    #expect(wakes == 1)
    #expect(session.wakeTime == 2 && session.deadline == 3)
    session.advance(to: 2.5)
    #expect(session.wakeTime == 2.5 + 1.0 / 60)
    session.advance(to: 3)
    #expect(session.wakeTime == nil && wakes == 1)
    session.application.schedule(at: 4) {}
    #expect(wakes == 2 && session.wakeTime == 4)
    session.application.enqueue(.touches([], at: 3))
    #expect(wakes == 3)
    session.send(.touches([], at: 3))
    #expect(wakes == 3)
  }

  @Test("what is begun outside of any turn begins at the clock's time")
  func outside() {
    let clock = VirtualClock()
    let session = Session(clock: clock)
    clock.advance(to: 7)
    let view = UIView()
    view.frame.origin.x = 0
    session.application.inForce {
      UIView.animate(withDuration: 1, animations: { view.center.x += 10 })
    }
    #expect(session.deadline == 8)
  }
}
