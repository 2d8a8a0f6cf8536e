import Foundation
import HitAnalysis
import HitResponders
import Testing
import TestSupport

@Suite("What is kept between explanations")
struct KeptExtentsTests {
  @Test(
    "explanations of a scene that stays and changes are those of a new explainer",
    arguments: 1...60
  )
  func sameAsNew(seed: Int) {
    var forest = RandomForest(seed: UInt64(90_000 + seed))
    if seed % 3 == 0 { forest.exaggerate() }
    var random = Seeded(UInt64(seed))
    let size = forest.application.screen.bounds.size
    let explainer = Explainer(forest.application)
    for round in 0..<6 {
      if round % 2 == 1 { _ = forest.change() }
      for _ in 0..<8 {
        let point = CGPoint(
          x: CGFloat(random.below(Int(size.width) * 4)) / 4,
          y: CGFloat(random.below(Int(size.height) * 4)) / 4
        )
        let kept = explainer.explain(at: point)
        let new = Explainer(forest.application).explain(at: point)
        #expect(kept.explanation == new.explanation, "seed \(seed), round \(round), \(point)")
        #expect(
          explainer.drawnView(at: point) === Explainer(forest.application).drawnView(at: point)
        )
        let walk = WalkRecord(new.walk, includesUnasked: true)
        #expect(kept.explanation.walk == walk, "seed \(seed), round \(round), \(point)")
      }
    }
  }

  @Test("what has a higher zPosition is drawn in front, and a hit test goes by the order")
  func zPosition() {
    let stage = SmallStage()
    let raised = stage.add(UIView(), "Raised", CGRect(x: 0, y: 0, width: 50, height: 50))
    let last = stage.add(UIView(), "Last", CGRect(x: 0, y: 0, width: 50, height: 50))
    for view in [raised, last] { view.backgroundColor = .red }
    let (explainer, point) = (Explainer(stage.application), CGPoint(x: 10, y: 10))
    #expect(explainer.drawnView(at: point) === last)
    raised.layer.zPosition = 1
    #expect(explainer.drawnView(at: point) === raised)
    #expect(stage.explain(10, 10).receiver == "Last")
  }

  @Test("views of another application may change without a look at each view")
  func otherApplication() {
    let forest = RandomForest(seed: 5)
    var windows = StillWindows(forest.application)
    var answers = [windows.hasChanged(), windows.hasChanged()]
    let other = RandomForest(seed: 6)
    answers.append(windows.hasChanged())
    other.views.last?.alpha = 0.3
    answers.append(windows.hasChanged())
    forest.views.last?.alpha = 0.3
    answers += [windows.hasChanged(), windows.hasChanged()]
    #expect(answers == [true, false, false, false, true, false])
  }
}
