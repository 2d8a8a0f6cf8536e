internal import Foundation
internal import HitResponders

/// Asks a view whose class has a say, at pixels that nobody took yet.
///
/// The same pixels are asked again now and then: an override that answers by more than the point
/// contradicts itself sooner or later.
@MainActor
struct OverrideAsking {
  /// One pixel of so many is asked a second time.
  private static let repetition = 16

  private(set) var callCount = 0
  /// Whether the view was seen to answer the same question differently.
  private(set) var isInconstant = false

  private let view: UIView
  private let way: [UIView]
  private let scale: CGFloat

  /// Prepares to ask.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - way: The views above it, from the window down.
  ///   - scale: Pixels to a point.
  init(_ view: UIView, _ way: [UIView], scale: CGFloat) {
    self.view = view
    self.way = way
    self.scale = scale
  }

  /// Calls `body` with the pixels at which the view's hit test answers something, and the answer.
  mutating func forEachAnswer(
    among region: PixelRegion,
    of pixels: PixelMap,
    _ body: (_ row: Int, _ column: Int, _ answer: UIView) -> Void
  ) {
    ask(among: region, of: pixels) { [view] point in
      view.ask(point, with: nil)
    } isSame: {
      $0 === $1
    } take: { row, column, answer in
      if let answer { body(row, column, answer) }
    }
  }

  /// Returns the pixels at which the view's `point(inside:with:)` says yes.
  mutating func region(among region: PixelRegion, of pixels: PixelMap) -> PixelRegion {
    var taken = PixelRegion(top: region.box.top, capacity: region.box.height)
    var open: (row: Int, start: Int, end: Int)?
    var row = region.box.top
    ask(among: region, of: pixels) { [view] point in
      view.point(inside: point, with: nil)
    } isSame: {
      $0 == $1
    } take: { at, column, isInside in
      guard isInside else { return }
      if let run = open, run.row == at, run.end == column {
        open?.end = column + 1
        return
      }
      if let run = open { taken.append(from: run.start, to: run.end) }
      while row < at {
        taken.endRow()
        row += 1
      }
      open = (at, column, column + 1)
    }
    if let open { taken.append(from: open.start, to: open.end) }
    while row < region.box.bottom {
      taken.endRow()
      row += 1
    }
    return taken
  }

  private mutating func ask<Answer>(
    among region: PixelRegion,
    of pixels: PixelMap,
    _ question: (CGPoint) -> Answer,
    isSame: (Answer, Answer) -> Bool,
    take: (_ row: Int, _ column: Int, Answer) -> Void
  ) {
    var calls = 0
    var contradictions = 0
    for row in region.box.top..<region.box.bottom {
      region.forEachRun(in: row) { start, end in
        for column in start..<end where pixels.isFree(row: row, column: column) {
          let point = self.point(row: row, column: column)
          let answer = question(point)
          calls += 1
          if calls % Self.repetition == 0 {
            calls += 1
            if !isSame(answer, question(point)) { contradictions += 1 }
          }
          take(row, column, answer)
        }
      }
    }
    callCount += calls
    if contradictions > 0 { isInconstant = true }
  }

  /// The centre of a pixel in the view's space, step by step as the hit test comes there.
  private func point(row: Int, column: Int) -> CGPoint {
    var point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
    for view in way { point = view.pointFromSuperview(point) }
    return view.pointFromSuperview(point)
  }
}
