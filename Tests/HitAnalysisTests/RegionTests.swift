import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@Suite("Regions")
struct RegionTests {
  // MARK: The raised tab

  private func raisedTab() throws -> (HitRegions, (String) throws -> ViewRegions) {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    let regions = HitRegions(scene)
    return (
      regions,
      { name in
        let view = try #require(scene.view(named: name))
        return try #require(regions[view])
      }
    )
  }

  @Test("the raised tab's button is drawn on 4096 square points and reached on 2944 of them")
  func raisedButton() throws {
    let (_, view) = try raisedTab()
    let button = try view("CenterButton")
    #expect(button.drawnSize == 4096)
    #expect(button.reachableSize == 2944)
    #expect(button.drawn.rectangles == [CGRect(x: 128, y: 413, width: 64, height: 64)])
    #expect(button.lost.rectangles == [CGRect(x: 128, y: 413, width: 64, height: 18)])
    #expect(button.largestSquare?.width == 46)
    #expect(!button.isDead && !button.isCovered && !button.isStarved)
    let loss = try #require(button.losses.first)
    #expect(button.losses.count == 1)
    #expect(loss.area.size == 1152)
    #expect(loss.cause == .outside)
    #expect(loss.by === (try view("TabBar").view))
    #expect(loss.receiver === (try view("Cell5").view))
    let sample = try #require(loss.area.sample)
    #expect(button.verdict(at: sample).text.hasPrefix("CenterButton did not get this press. "))
  }

  @Test("a press beside the raised button soonest reaches the list, by its fifth cell")
  func raisedButtonsRival() throws {
    let (_, view) = try raisedTab()
    let rival = try #require(try view("CenterButton").rival)
    #expect(rival.view === (try view("ListView").view))
    #expect(rival.receiver === (try view("Cell5").view))
    #expect(rival.distance == 0)
    let home = try #require(try view("HomeButton").rival)
    #expect(home.view === (try view("ListView").view))
    #expect(home.distance == 5)
    #expect(try view("DeleteButton").rival == nil)
  }

  @Test("a button under a toast is dead and covered, what stands above cells is starved")
  func covered() throws {
    let (regions, view) = try raisedTab()
    let button = try view("DeleteButton")
    #expect(button.isDead && button.isCovered)
    #expect(button.losses.map(\.area.size) == [1456])
    #expect(button.losses.first?.cause == .covered)
    #expect(button.losses.first?.by === (try view("ToastOverlay").view))
    #expect(try view("ListView").isStarved)
    #expect(try view("NavBar").isStarved == false)
    #expect(try view("PromoBanner").drawn.isEmpty)
    let hud = try view("HUD")
    #expect(hud.losses.contains { $0.cause == .interactionDisabled && $0.by === hud.view })
    #expect(hud.losses.contains { $0.cause == .covered })
    let interactive = regions.views.filter(\.isInteractive)
    #expect(interactive.count == 7)
  }

  @Test("a view that receives as much elsewhere as is drawn of it is lost where it is covered")
  func elsewhere() throws {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [60, 20], "views": [
        { "id": "Parent", "frame": [0, 0, 10, 10], "hitTest": "children-outside", "subviews": [
          { "id": "Child", "frame": [20, 0, 10, 10] } ] },
        { "id": "Cover", "frame": [0, 0, 10, 10] } ] }
      """
    let scene = Scene(try SceneDocument(text: Array(text.utf8), path: "elsewhere.json"))
    let view = try #require(scene.view(named: "Parent"))
    let parent = try #require(HitRegions(scene)[view])
    #expect(parent.drawnSize == 100 && parent.reachableSize == 100)
    #expect(parent.losses.map(\.area.size) == [100])
  }

  // MARK: Against looking at every pixel

  @Test("what views are drawn in and reached in agrees with every pixel", arguments: 0..<6)
  func exact(block: Int) {
    for seed in block * 8..<(block + 1) * 8 {
      let forest = RandomForest(seed: UInt64(2_000 + seed), size: CGSize(width: 40, height: 30))
      let scale: CGFloat = [1, 0.5, 2, 1.25][seed % 4]
      let regions = HitRegions(forest.application, scale: scale)
      #expect(regions.views.count >= forest.application.windows.count)
      for view in regions.views {
        let pixels = EveryPixel(regions.map, view.view)
        expectSame(pixels.drawn, view.drawn, "seed \(seed): \(view.view) drawn")
        expectSame(pixels.reachable, view.reachable, "seed \(seed): \(view.view) reachable")
        let lost = pixels.drawn.subtracting(pixels.reachable)
        expectSame(lost, view.lost, "seed \(seed): \(view.view) lost")
        var parts: Set<Pixel> = []
        for loss in view.losses {
          let part = Set(of: loss.area)
          let isApart = parts.isDisjoint(with: part)
          #expect(isApart)
          parts.formUnion(part)
        }
        let isWhole = parts == lost
        #expect(isWhole, "seed \(seed): \(view.view) losses")
        #expect(view.drawnSize == view.drawn.size && view.reachableSize == view.reachable.size)
        #expect(view.receivedSize == view.received.size)
        let side = CGFloat(pixels.largestSide) / scale
        #expect(side == view.largestSquare?.width ?? 0, "seed \(seed): \(view.view)")
        if let square = view.largestSquare {
          let isReachable = Set(of: [square], scale).isSubset(of: pixels.reachable)
          #expect(isReachable)
        }
      }
    }
  }

  @Test(
    "where no view overrides hit testing the cause holds at every lost pixel",
    arguments: 0..<12
  )
  func causes(seed: Int) {
    let forest = RandomForest(seed: UInt64(3_000 + seed), overrides: false)
    for view in HitRegions(forest.application).views {
      for loss in view.losses {
        for pixel in Set(of: loss.area) {
          let verdict = view.verdict(at: pixel.centre(1))
          #expect(verdict.cause == loss.cause)
          #expect(verdict.by == loss.by.routingName)
        }
      }
    }
  }

  @Test("the nearest rival is the nearest of all interactive views beside", arguments: 0..<25)
  func rivals(seed: Int) {
    let forest = RandomForest(seed: UInt64(4_000 + seed), size: CGSize(width: 30, height: 20))
    // Every other view is one that people press.
    let pressed = Set(forest.views.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    let interactive = InteractiveViews { pressed.contains($0) }
    let regions = HitRegions(forest.application, interactive: interactive)
    for view in regions.views {
      let own = Set(of: view.reachable)
      let distances = regions.views.filter { other in
        other.isInteractive && !other.view.isDescendant(of: view.view)
          && !view.view.isDescendant(of: other.view)
      }.compactMap { other in
        Set(of: other.reachable).flatMap { one in own.map { $0.gap(to: one) } }.min()
      }
      let expected = distances.min().map { CGFloat($0).squareRoot() }
      let found = view.rival.map { ($0.distance, regions[$0.view]?.reachable.isEmpty == false) }
      #expect(found?.0 == expected, "seed \(seed): \(view.view)")
      #expect(found?.1 ?? true)
    }
  }
}

/// Expects pixels to be those of an area, and says of the first that differ.
@MainActor
private func expectSame(_ pixels: Set<Pixel>, _ area: HitArea, _ name: String) {
  let wrong = pixels.symmetricDifference(Set(of: area))
    .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    .prefix(8).map { "\($0.column),\($0.row)" }
  #expect(wrong.isEmpty, "\(name): \(wrong)")
}

// MARK: - Pixels one by one

nonisolated private struct Pixel: Hashable {
  var row: Int
  var column: Int

  func centre(_ scale: CGFloat) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
  }

  /// The squared distance between the nearest edges.
  func gap(to other: Pixel) -> Int {
    let down = max(0, abs(row - other.row) - 1)
    let across = max(0, abs(column - other.column) - 1)
    return down * down + across * across
  }
}

extension Set<Pixel> {
  @MainActor
  fileprivate init(of area: HitArea) { self.init(of: area.rectangles, area.scale) }

  /// The pixels of rectangles, which may not overlap.
  @MainActor
  fileprivate init(of rectangles: [CGRect], _ scale: CGFloat) {
    self.init()
    for rect in rectangles {
      func pixel(_ coordinate: CGFloat) -> Int { Int((coordinate * scale).rounded()) }
      for row in pixel(rect.minY)..<pixel(rect.maxY) {
        for column in pixel(rect.minX)..<pixel(rect.maxX) {
          let isNew = insert(Pixel(row: row, column: column)).inserted
          if !isNew { Issue.record("\(column), \(row) is in two rectangles") }
        }
      }
    }
  }
}

/// A view's pixels, found by asking about each.
@MainActor
private struct EveryPixel {
  private(set) var drawn: Set<Pixel> = []
  private(set) var reachable: Set<Pixel> = []

  init(_ map: HitMap, _ view: UIView) {
    for row in 0..<map.height {
      for column in 0..<map.width {
        let pixel = Pixel(row: row, column: column)
        if Self.isDrawn(view, at: pixel.centre(map.scale)) { drawn.insert(pixel) }
        let number = map[column: column, row: row]
        if number >= 0, map.receivers[number].isDescendant(of: view) { reachable.insert(pixel) }
      }
    }
  }

  private static func isDrawn(_ view: UIView, at screenPoint: CGPoint) -> Bool {
    var line: [UIView] = []
    var next: UIView? = view
    while let current = next {
      line.append(current)
      next = current.superview
    }
    var point = screenPoint
    for current in line.reversed() {
      let state = current.paintedState
      if state.isHidden || state.alpha < 0.01 || !current.hasInvertibleTransform { return false }
      point = current.pointFromSuperview(point)
      let bounds = current.bounds
      let isInside =
        bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
        && point.y < bounds.maxY
      if !isInside, current === view || state.clipsToBounds || current is UIWindow { return false }
    }
    return true
  }

  /// The side of the largest square, by the lengths of the squares that end at each pixel.
  var largestSide: Int {
    var sides: [Pixel: Int] = [:]
    for pixel in reachable.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      func side(_ up: Int, _ left: Int) -> Int {
        sides[Pixel(row: pixel.row - up, column: pixel.column - left)] ?? 0
      }
      sides[pixel] = 1 + min(side(1, 0), side(0, 1), side(1, 1))
    }
    return sides.values.max() ?? 0
  }
}
