internal import Foundation
internal import HitResponders
internal import HitScenes

/// What a view that overrides hit testing answers, looked at as a caller would.
///
/// It is asked at the middle of the pixels around it and what is in it, each point twice: at every
/// pixel, and of large views at the middle of squares that are as many as can be asked in no time.
@MainActor
struct OverrideAnswers {
  /// A view that was answered, and where.
  struct Answer {
    let answer: UIView
    let area: HitArea
  }

  let view: UIView
  /// Views that are not below the one that answered them.
  private(set) var foreignAnswers: [Answer] = []
  /// Views that deny the point for which they were answered.
  private(set) var deniedAnswers: [Answer] = []
  /// Whether one question had two answers.
  private(set) var isInconstant = false

  /// Asks a view.
  init(_ view: UIView, _ regions: HitRegions) {
    self.view = view
    guard let window = view.window ?? (view as? UIWindow) else { return }
    var foreign = Collected()
    var denied = Collected()
    let box = regions.pixels(around: view)
    let step = Self.step(box)
    for top in stride(from: box.top, to: box.bottom, by: step) {
      for left in stride(from: box.left, to: box.right, by: step) {
        let pixel = PixelRect(
          left: left,
          top: top,
          right: min(left + step, box.right),
          bottom: min(top + step, box.bottom)
        )
        let onScreen = pixel.middle(regions.map.scale)
        let point = view.convert(window.convert(onScreen, from: nil as UIWindow?), from: window)
        let answer = view.ask(point, with: nil)
        if answer !== view.ask(point, with: nil) { isInconstant = true }
        guard let answer else { continue }
        if !answer.isDescendant(of: view) { foreign.add(answer, pixel) }
        if !answer.point(inside: view.convert(point, to: answer), with: nil) {
          denied.add(answer, pixel)
        }
      }
    }
    foreignAnswers = foreign.answers(regions.map.scale)
    deniedAnswers = denied.answers(regions.map.scale)
  }

  /// The side of the squares in each of which one point is asked.
  private static func step(_ box: PixelRect) -> Int {
    let most = 40_000
    return Int((Double(max(box.width * box.height, 1)) / Double(most)).squareRoot().rounded(.up))
  }

  /// Pixels by the view that was answered there.
  @MainActor
  private struct Collected {
    private var views: [UIView] = []
    private var mergings: [RectangleMerging] = []

    mutating func add(_ view: UIView, _ pixel: PixelRect) {
      let place = views.firstIndex { $0 === view }
      if place == nil {
        views.append(view)
        mergings.append(RectangleMerging())
      }
      mergings[place ?? views.count - 1].add(pixel)
    }

    mutating func answers(_ scale: CGFloat) -> [Answer] {
      views.indices.map { place in
        Answer(answer: views[place], area: HitArea(mergings[place].take(), scale: scale))
      }.filter { !$0.area.isEmpty }
    }
  }
}

extension HitRegions {
  /// The pixels around a view and what is in it, as far as they are on the screen.
  fileprivate func pixels(around view: UIView) -> PixelRect {
    var box = CGRect.null
    for part in view.subtree { box = box.union(part.boxOnScreen ?? .null) }
    if box.isNull { return .none }
    // A point more on each side, where many an override takes too much.
    let wide = box.insetBy(dx: -1, dy: -1)
    func clamp(_ value: CGFloat, _ most: Int) -> Int {
      Int(min(max((value * map.scale).rounded(), 0), CGFloat(most)))
    }
    return PixelRect(
      left: clamp(wide.minX, map.width),
      top: clamp(wide.minY, map.height),
      right: clamp(wide.maxX, map.width),
      bottom: clamp(wide.maxY, map.height)
    )
  }
}

extension LintSubject {
  /// The answers of all views on the screen that override hit testing.
  func askOverrides() -> [OverrideAnswers] {
    scene.application.inForce {
      Routing.unwatched {
        regions.views.filter { $0.view.overrides(.hitTest) && ($0.isDrawn || $0.reachableSize > 0) }
          .map { OverrideAnswers($0.view, regions) }
      }
    }
  }
}
