import Foundation
import HitAnalysis
import HitGestures
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("A map that follows a scene")
struct LiveMapTests {
  @Test("after each change it says what a new map says", arguments: [false, true])
  func sameAsNew(turns: Bool) throws {
    var partCount = 0
    for seed in 1...16 { partCount += try follow(seed, turns: turns) }
    // Without turned views most changes leave most of the views as they were.
    #expect(turns || partCount > 200)
  }

  /// Compares regions after each change of a scene.
  ///
  /// - Returns: After how many changes only some of the views were visited again.
  private func follow(_ seed: Int, turns: Bool) throws -> Int {
    let size = CGSize(width: 120, height: 90)
    let overrides = seed % 10 == 0
    var forest = RandomForest(
      seed: UInt64(11_000 + seed),
      size: size,
      overrides: overrides,
      turns: turns
    )
    var random = Seeded(UInt64(seed))
    let counter = Counter()
    let interactive = InteractiveViews { _ in
      counter.count += 1
      return nil
    }
    let map = LiveMap(Explainer(forest.application, interactive: interactive), title: "forest")
    var partCount = 0
    for round in 0..<30 {
      forest.edit(&random)
      counter.count = 0
      let regions = try map.regions()
      if counter.count < regions.views.count { partCount += 1 }
      let new = HitRegions(forest.application)
      try #require(Self.facts(regions) == Self.facts(new), "seed \(seed), round \(round)")
      let (kept, made) = (Self.receivers(regions.map), Self.receivers(new.map))
      try #require(kept == made, "seed \(seed), round \(round)")
    }
    return partCount
  }

  private final class Counter {
    var count = 0
  }

  /// What is told of a view.
  private struct Facts: Equatable {
    let view: ObjectIdentifier
    let isInteractive: Bool
    let isBackdrop: Bool
    let drawn: [CGRect]
    let reachable: [CGRect]
    let received: [CGRect]
    let sizes: [CGFloat]
    let square: CGRect?
    let lost: [CGRect]
    let receivers: [ObjectIdentifier?]
  }

  private static func facts(_ regions: HitRegions) -> [Facts] {
    regions.views.map { view in
      Facts(
        view: ObjectIdentifier(view.view),
        isInteractive: view.isInteractive,
        isBackdrop: view.isBackdrop,
        drawn: view.drawn.rectangles,
        reachable: view.reachable.rectangles,
        received: view.received.rectangles,
        sizes: [view.drawnSize, view.reachableSize, view.receivedSize],
        square: view.largestSquare,
        lost: view.lost.rectangles,
        receivers: view.losses.map { $0.receiver.map { ObjectIdentifier($0) } }
      )
    }
  }

  private static func receivers(_ map: HitMap) -> [ObjectIdentifier?] {
    map.withNumbers { numbers in
      numbers.map { $0 < 0 ? nil : ObjectIdentifier(map.receivers[Int($0)]) }
    }
  }

  @Test("a view that comes to count as interactive, or to answer hit tests, is not missed")
  func roles() throws {
    let size = CGSize(width: 60, height: 40)
    let scene = Scene(name: "pair", title: "", size: size) { _ in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.addSubview(UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20)))
      window.makeKeyAndVisible()
    }
    let map = LiveMap(Explainer(scene), title: "pair")
    let view = scene.windows[0].subviews[0]
    #expect(try map.regions()[view]?.isInteractive == false)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(try map.regions()[view]?.isInteractive == true)
    view.gestureRecognizers?.first?.isEnabled = false
    #expect(try map.regions()[view]?.isInteractive == false)
  }
}
