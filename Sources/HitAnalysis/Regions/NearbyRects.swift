/// Finds the rectangles near a place, among many that stay.
///
/// A few questions are answered by a look at each rectangle. Sorting them by their places pays only
/// where more are asked.
struct NearbyRects {
  /// How many questions are answered before the rectangles are sorted by their places.
  private static let mostUnsorted = 4

  private let rects: [PixelRect]
  private var questionCount = 0
  private lazy var grid = PixelGrid(rects)

  init(_ rects: [PixelRect]) { self.rects = rects }

  /// Calls `body` with the index of each rectangle that has pixels in a box, and maybe of others
  /// near it.
  mutating func forEach(near box: PixelRect, _ body: (_ index: Int) -> Void) {
    questionCount += 1
    if questionCount > Self.mostUnsorted { return grid.forEach(near: box, body) }
    for index in rects.indices where !rects[index].intersection(box).isEmpty { body(index) }
  }
}
