internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Fills a part of a map, front to back: each pixel gets its number from the first view that takes it.
///
/// The walk is the hit test's own, with a region in place of a point: a view gets the pixels that its
/// superview passes on, gives its subviews, the frontmost first, those that it takes, and keeps what
/// they leave. It keeps its place in a list and not on the stack, so trees may be of any depth.
@MainActor
struct HitMapFilling {
  private(set) var receivers: [UIView]
  private(set) var inconstantViews: [UIView]
  private(set) var callCount = 0

  private let pixels: PixelMap
  private let application: UIApplication
  private let scale: CGFloat
  private let part: PixelRect
  private let rules: HitTestRules
  private var numbers: [ObjectIdentifier: Int32] = [:]
  private var levels: [Level] = []

  /// A view on the way from a window to the view that is looked at.
  private struct Level {
    let view: UIView
    let children: [UIView]
    var next: Int
    let region: PixelRegion
    let space: PixelSpace
  }

  /// Prepares to fill a part of a map.
  init(_ map: HitMap, _ part: PixelRect) {
    receivers = map.receivers
    inconstantViews = map.inconstantViews
    pixels = map.pixels
    application = map.application
    scale = map.scale
    self.part = part
    rules = HitTestRules.current
    for (number, view) in receivers.enumerated() {
      numbers[ObjectIdentifier(view)] = Int32(number)
    }
  }

  /// Fills the part.
  mutating func run() {
    pixels.clear(part)
    let screen = PixelSpace(scale: scale)
    for window in application.windows.reversed() {
      if pixels.freeCount == 0 { return }
      visit(window, PixelRegion(part), screen)
      climb()
    }
  }

  /// Looks at the subviews of the views that are open, until all are closed.
  private mutating func climb() {
    while let last = levels.indices.last {
      let place = levels[last].next - 1
      guard place >= 0, pixels.freeCount > 0 else {
        let level = levels.removeLast()
        claim(level.region, for: level.view)
        continue
      }
      levels[last].next = place
      visit(levels[last].children[place], levels[last].region, levels[last].space)
    }
  }

  /// Opens a view, or has it answer where its class has a say.
  private mutating func visit(_ view: UIView, _ passed: PixelRegion, _ outer: PixelSpace) {
    let facts = view.hitTestFacts(rules)
    switch facts.decision {
    case .refused: return
    case .bounds:
      let space = outer.entering(facts)
      let region = self.region(of: view, facts.bounds, in: space, passed)
      if !region.isEmpty { open(view, region, space) }
    case .pointInside:
      let space = outer.entering(facts)
      var asking = OverrideAsking(view, levels.map(\.view), scale: scale)
      let region = asking.region(
        among: near(view, facts.bounds, in: space, passed),
        of: pixels
      )
      note(asking, of: view)
      if !region.isEmpty { open(view, region, space) }
    case .hitTest:
      var asking = OverrideAsking(view, levels.map(\.view), scale: scale)
      let near = near(view, facts.bounds, in: outer.entering(facts), passed)
      asking.forEachAnswer(among: near, of: pixels) { row, column, answer in
        pixels.claim(row: row, column: column, number(of: answer))
      }
      note(asking, of: view)
    }
  }

  private mutating func open(_ view: UIView, _ region: PixelRegion, _ space: PixelSpace) {
    let children = view.subviewSnapshot
    if children.isEmpty { return claim(region, for: view) }
    levels.append(
      Level(view: view, children: children, next: children.count, region: region, space: space)
    )
  }

  private mutating func note(_ asking: OverrideAsking, of view: UIView) {
    callCount += asking.callCount
    if asking.isInconstant, !inconstantViews.contains(view) { inconstantViews.append(view) }
  }

  private mutating func number(of view: UIView) -> Int32 {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    let number = Int32(receivers.count)
    receivers.append(view)
    numbers[ObjectIdentifier(view)] = number
    return number
  }

  private mutating func claim(_ region: PixelRegion, for view: UIView) {
    let number = number(of: view)
    for row in region.box.top..<region.box.bottom {
      region.forEachRun(in: row) { start, end in
        pixels.claim(row: row, from: start, to: end, number)
      }
    }
  }

  // MARK: Regions

  /// Returns the pixels of those passed on at which an override may answer something.
  private func near(
    _ view: UIView,
    _ bounds: CGRect,
    in space: PixelSpace,
    _ passed: PixelRegion
  ) -> PixelRegion {
    guard let extent = (view as? any HitExtentDeclaring)?.hitExtent else { return passed }
    // A pixel more on each side, so that nothing depends on rounding.
    let more = 1 / scale
    let wide = CGRect(
      x: bounds.origin.x - extent.left - more,
      y: bounds.origin.y - extent.top - more,
      width: bounds.size.width + extent.left + extent.right + 2 * more,
      height: bounds.size.height + extent.top + extent.bottom + 2 * more
    )
    return region(of: view, wide, in: space, passed, isExact: false)
  }

  /// Returns the pixels of those passed on whose centres lie in a rectangle of a view's space.
  private func region(
    of view: UIView,
    _ bounds: CGRect,
    in space: PixelSpace,
    _ passed: PixelRegion,
    isExact: Bool = true
  ) -> PixelRegion {
    let box = passed.box
    if space.isUpright {
      let columns = space.columns(box.left..<box.right, bounds.minX, bounds.maxX) {
        !isExact || bounds.holdsAcross(centre(row: box.top, column: $0, in: view))
      }
      if columns.isEmpty { return PixelRegion(PixelRect(left: 0, top: 0, right: 0, bottom: 0)) }
      let rows = space.rows(box.top..<box.bottom, bounds.minY, bounds.maxY) {
        !isExact || bounds.holdsDown(centre(row: $0, column: box.left, in: view))
      }
      let rect = PixelRect(
        left: columns.lowerBound,
        top: rows.lowerBound,
        right: columns.upperBound,
        bottom: rows.upperBound
      )
      if passed.isRectangle { return PixelRegion(rect) }
      return cut(passed, to: rect) { _ in columns }
    }
    return cut(passed, to: rows(of: bounds, in: space, box)) { row in
      space.run(row: row, box.left..<box.right, in: bounds) {
        if !isExact { return true }
        let centre = centre(row: row, column: $0, in: view)
        return bounds.holdsAcross(centre) && bounds.holdsDown(centre)
      }
    }
  }

  private func cut(
    _ passed: PixelRegion,
    to box: PixelRect,
    _ run: (Int) -> Range<Int>
  ) -> PixelRegion {
    var region = PixelRegion(top: box.top, capacity: box.height)
    for row in box.top..<max(box.top, box.bottom) {
      let columns = run(row)
      if !columns.isEmpty {
        passed.forEachRun(in: row) { start, end in
          let from = max(start, columns.lowerBound)
          let to = min(end, columns.upperBound)
          if from < to { region.append(from: from, to: to) }
        }
      }
      region.endRow()
    }
    return region
  }

  /// Returns the rows that a turned rectangle may touch, a pixel more on each side.
  private func rows(of bounds: CGRect, in space: PixelSpace, _ box: PixelRect) -> PixelRect {
    let toPixels = space.fromPixel.inverted()
    let around = bounds.applying(toPixels)
    guard around.minY.isFinite, around.maxY.isFinite else { return box }
    let limit = CGFloat(1 << 30)
    let top = Int(min(max(around.minY - 2, -limit), limit))
    let bottom = Int(min(max(around.maxY + 2, -limit), limit))
    return box.intersection(
      PixelRect(left: box.left, top: top, right: box.right, bottom: bottom)
    )
  }

  /// A pixel's centre in a view's space, step by step as the hit test comes there.
  private func centre(row: Int, column: Int, in view: UIView) -> CGPoint {
    var point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
    for level in levels { point = level.view.pointFromSuperview(point) }
    return view.pointFromSuperview(point)
  }
}

extension CGRect {
  /// Whether a point lies between the left edge, which is in, and the right one, which is not.
  fileprivate func holdsAcross(_ point: CGPoint) -> Bool { minX <= point.x && point.x < maxX }

  /// Whether a point lies between the top edge, which is in, and the bottom one, which is not.
  fileprivate func holdsDown(_ point: CGPoint) -> Bool { minY <= point.y && point.y < maxY }
}
