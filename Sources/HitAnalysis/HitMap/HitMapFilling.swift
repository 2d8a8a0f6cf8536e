internal import Foundation
internal import HitResponders

/// Fills a part of a map, front to back: each pixel gets its number from the first view that takes
/// it.
///
/// The walk is the hit test's own, with a region instead of a point: a view gets the pixels that
/// its superview passes on, gives its subviews, the frontmost first, those that they take, and
/// keeps the rest. It stores its position in a list and not on the stack, so trees may be of any
/// depth.
///
/// Views are borrowed on the way. Only before client code runs are the lists of the walk kept, so
/// that no change of the tree takes a view away from it.
struct HitMapFilling: ~Copyable {
  let pixels: PixelMap
  let receivers: ReceiverNumbers
  var reader = HitTestReader()
  var levels = PlainStack<Level>(capacity: 64)
  var cutter: RegionCutter
  /// The free bits that open levels withhold from their subviews.
  var withheld = PlainStack<UInt64>(capacity: 1_024)
  /// The places of columns, while a view is asked about them.
  var places = PlainStack<Double>(capacity: 256)
  var callCount = 0
  var inconstantViews: [UIView]
  /// The earlier answers of overrides; `nil` where none are remembered.
  let answers: RememberedAnswers?
  private let windows: [UIView]
  private let part: PixelRect
  private var keptLists: [[UIView]] = []

  /// A view on the way from the screen to the current view.
  struct Level {
    /// The view; `nil` is the screen.
    let view: Unmanaged<UIView>?
    let space: MapSpace
    /// A rectangle of which no pixel is left in the end.
    let whole: PixelRect
    /// The pixels that may be left of it.
    var region: MapRegion
    let subviews: UnsafeBufferPointer<Unmanaged<UIView>>
    /// How many subviews were not visited yet.
    var left: Int
    /// How many runs and bits there were before the level's own.
    let runCount: Int
    let withholding: WithheldBox?
  }

  init(_ map: borrowing HitMap, _ part: PixelRect, of pixels: PixelMap) {
    self.pixels = pixels
    receivers = map.numbers
    inconstantViews = map.inconstantViews
    answers = map.answers
    windows = map.application.windows
    cutter = RegionCutter(scale: Double(map.scale), width: map.width)
    self.part = part
  }

  mutating func run() {
    pixels.open(part)
    levels.push(
      Level(
        view: nil,
        space: MapSpace(scale: cutter.scale, size: pixels.width + pixels.height),
        whole: part,
        region: MapRegion(box: part),
        subviews: windows.borrowedElements,
        left: windows.count,
        runCount: 0,
        withholding: nil
      )
    )
    climb()
  }

  /// Visits the subviews of the open views, until all are closed.
  private mutating func climb() {
    while levels.count > 0 {
      let level = levels.base + (levels.count &- 1)
      let isOpen = pixels.trim(&level.pointee.region, cutter.runs.base)
      if isOpen, level.pointee.left > 0 {
        level.pointee.left &-= 1
        visit(level.pointee.subviews[level.pointee.left], in: level)
      } else {
        if isOpen { claim(level.pointee.region, for: level.pointee.view) }
        close()
      }
    }
  }

  @inline(__always)
  private mutating func close() {
    let level = levels.base + (levels.count &- 1)
    cutter.runs.shrink(to: level.pointee.runCount)
    levels.shrink(to: levels.count &- 1)
    cutter.trail.shrink(to: max(levels.count &- 1, 0))
    if keptLists.count > levels.count { keptLists.removeLast() }
    if let withholding = level.pointee.withholding {
      giveBack(withholding)
    } else {
      cut(level.pointee.whole)
    }
  }

  /// Records that each pixel of a rectangle has a number now.
  ///
  /// Subviews often divide their superview among them, in rows or in columns. Then nothing is left
  /// of it in the end, and no pixel needs to be examined to know that.
  @inline(__always)
  private func cut(_ box: PixelRect) {
    if levels.count == 0 { return }
    let level = levels.base + (levels.count &- 1)
    if level.pointee.region.isRectangle { level.pointee.region.box.cut(box) }
  }

  /// Opens a view; an overriding view decides itself.
  @inline(__always)
  private mutating func visit(_ view: Unmanaged<UIView>, in level: UnsafePointer<Level>) {
    guard let decision = reader.read(view) else { return ask(view.takeUnretainedValue()) }
    if decision == .refused { return }
    let space = level.pointee.space.entering(reader.facts)
    let count = cutter.runs.count
    if let region = cutter.region(
      MapEdges(reader.facts),
      reader.facts,
      in: space,
      level.pointee.region
    ) {
      if region.box.isEmpty { return cutter.runs.shrink(to: count) }
      open(view, region, space, runCount: count)
    } else {
      openInDoubt(view.takeUnretainedValue(), level.pointee.region, space, runCount: count)
    }
  }

  /// Lets an overriding view decide.
  @inline(never)
  private mutating func ask(_ view: UIView) {
    keepLists()
    let decision = reader.ask(view)
    if decision == .refused { return }
    let level = levels.base + (levels.count - 1)
    let passed = level.pointee.region
    let space = level.pointee.space.entering(reader.facts)
    let count = cutter.runs.count
    switch decision {
    case .refused: return
    case .bounds:
      if let region = cutter.region(MapEdges(reader.facts), reader.facts, in: space, passed) {
        if region.box.isEmpty { return cutter.runs.shrink(to: count) }
        open(Unmanaged.passUnretained(view), region, space, runCount: count)
      } else {
        openInDoubt(view, passed, space, runCount: count)
      }
    case .pointInside:
      let near = near(view, in: space, passed)
      openByAsking(view, .pointInside, near, space, runCount: count)
    case .hitTest:
      claimAnswers(of: view, near(view, in: space, passed), space)
      cutter.runs.shrink(to: count)
    }
  }

  /// Opens a view for which too much is in doubt: each pixel is asked about.
  @inline(never)
  private mutating func openInDoubt(
    _ view: UIView,
    _ passed: MapRegion,
    _ space: MapSpace,
    runCount: Int
  ) {
    cutter.runs.shrink(to: runCount)
    openByAsking(view, .bounds, passed, space, runCount: runCount)
  }

  /// Visits a view's subviews next, or gives it its pixels where it has none.
  mutating func open(
    _ view: Unmanaged<UIView>,
    _ region: MapRegion,
    _ space: MapSpace,
    runCount: Int,
    _ withholding: WithheldBox? = nil
  ) {
    var open = region
    // Where runs are used, only the box is certain to be taken in the end.
    let whole = region.isRectangle ? region.box : .none
    if pixels.trim(&open, cutter.runs.base) {
      let subviews = reader.subviews(of: view)
      if subviews.count > 0 {
        cutter.trail.push(reader.facts)
        levels.push(
          Level(
            view: view,
            space: space,
            whole: whole,
            region: open,
            subviews: subviews,
            left: subviews.count,
            runCount: runCount,
            withholding: withholding
          )
        )
        return
      }
      claim(open, for: view)
    }
    if let withholding { giveBack(withholding) } else { cut(whole) }
    cutter.runs.shrink(to: runCount)
  }

  /// Gives a view what is left of its region; what is left of the screen belongs to no view.
  private func claim(_ region: MapRegion, for view: Unmanaged<UIView>?) {
    var number: Int32 = -1
    if let view { number = receivers.number(of: view) }
    if region.isRectangle {
      pixels.claim(region.box, number)
    } else {
      pixels.claimRuns(region, cutter.runs.base, number)
    }
  }

  /// Keeps the lists of subviews of the walk, before client code may change them.
  private mutating func keepLists() {
    while keptLists.count < levels.count {
      let view = levels.base[keptLists.count].view
      keptLists.append(view.map { $0.takeUnretainedValue().subviewSnapshot } ?? windows)
    }
  }
}
