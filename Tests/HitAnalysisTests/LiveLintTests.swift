import Foundation
import HitAnalysis
import HitControls
import HitGeometry
import HitGestures
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("Lint that follows a scene")
struct LiveLintTests {
  @Test("after each change it finds what a look at the whole scene finds")
  func sameAsWhole() throws {
    var keptCount = 0
    for seed in 1...40 { keptCount += try follow(seed) }
    // Most changes concern a part of the views.
    #expect(keptCount > 400)
  }

  /// Compares what is found after each change of a scene.
  ///
  /// - Returns: After how many changes some of the views were not looked at again.
  private func follow(_ seed: Int) throws -> Int {
    let size = CGSize(width: 160, height: 120)
    var forest = RandomForest(seed: UInt64(7_000 + seed), size: size, overrides: seed % 8 == 0)
    var random = Seeded(UInt64(seed))
    for view in forest.views where random.below(3) > 0 {
      view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      view.backgroundColor = random.below(2) == 0 ? .clear : .white
    }
    let scene = Scene(name: "forest", title: "", size: size, application: forest.application) { _ in
    }
    let map = LiveMap(Explainer(scene), title: "forest")
    let lint = LiveLint(scene)
    var keptCount = 0
    for round in 0..<30 {
      forest.edit(&random)
      let regions = try map.regions()
      if lint.effort(regions) < regions.views.count { keptCount += 1 }
      let found = lint.findings(regions)
      let whole = Linter().findings(in: scene, HitRegions(scene))
      try #require(found.map { Self.plain($0.finding) } == whole, "seed \(seed), round \(round)")
    }
    return keptCount
  }

  /// A finding without its badge, which only lint that follows a scene gives it.
  private static func plain(_ finding: LintFinding) -> LintFinding {
    var finding = finding
    finding.badge = nil
    return finding
  }

  @Test("a view that another one moves away from is no longer too near to it")
  func neighbours() throws {
    let size = CGSize(width: 200, height: 200)
    let scene = Scene(name: "pair", title: "", size: size) { _ in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      for x in [20, 34] {
        window.addSubview(UIButton(frame: CGRect(x: x, y: 20, width: 10, height: 10)))
      }
      window.makeKeyAndVisible()
    }
    let map = LiveMap(Explainer(scene), title: "pair")
    let lint = LiveLint(scene)
    #expect(try lint.findings(map.regions()).map(\.finding.rule) == ["HS202", "HS202"])
    scene.windows[0].subviews[1].frame.origin.x = 120
    #expect(try lint.effort(map.regions()) < 3)
    #expect(try lint.findings(map.regions()).map(\.finding.rule) == ["HS201", "HS201"])
  }

  @Test("a small change of a large scene costs a look at few of its views")
  func effort() throws {
    let size = CGSize(width: 400, height: 400)
    let scene = Scene(name: "grid", title: "", size: size) { _ in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      for place in 0..<400 {
        let (column, row) = (CGFloat(place % 20), CGFloat(place / 20))
        window.addSubview(
          UIButton(frame: CGRect(x: column * 20, y: row * 20, width: 18, height: 18))
        )
      }
      window.makeKeyAndVisible()
    }
    let map = LiveMap(Explainer(scene), title: "grid")
    let lint = LiveLint(scene)
    #expect(try lint.effort(map.regions()) == 401)
    #expect(try lint.findings(map.regions()).count == 400)
    #expect(try lint.effort(map.regions()) == 0)
    let button = scene.windows[0].subviews[210]
    button.frame.origin.x += 1
    #expect(try lint.effort(map.regions()) <= 3)
    #expect(try lint.findings(map.regions()).count == 400)
    button.superview?.addSubview(UIButton())
    #expect(try lint.effort(map.regions()) == 402)
  }
}
