public import Foundation
public import HitGeometry
public import HitResponders

/// Who receives a press, at every pixel of a screen.
///
/// At the centre of each pixel the map says what `hitTest` of the windows, front to back, answers.
/// It is exact, under transforms, alpha, windows and overrides: where a view's class has a say, the
/// view is really asked, at the pixels that its superview passes on and no view in front took.
///
/// That holds for overrides that answer by the point alone while nothing changes. One that counts
/// its calls, or asks the clock, has no map; it is asked the same twice now and then, and listed in
/// ``inconstantViews`` when it contradicts itself.
///
/// > Coordinates: pixels of the screen; a pixel's centre stands for it.
///
/// - Complexity: The views once, and the pixels once; each override once for each pixel that could
///   be its.
@preconcurrency @MainActor
public struct HitMap {
  /// How many pixels wide the map is.
  public let width: Int
  /// How many pixels high the map is.
  public let height: Int
  /// The pixels to a point.
  public let scale: CGFloat
  /// The views that receive a press somewhere, by their numbers.
  public var receivers: [UIView] { numbers.views }
  /// The views whose overrides were asked the same twice and answered differently.
  ///
  /// One question of sixteen is put twice, and some of those that were answered before an update.
  /// What the map says where such a view was asked is what it said once.
  public internal(set) var inconstantViews: [UIView] = []
  /// How many times an override was asked.
  public internal(set) var overrideCallCount = 0

  let application: UIApplication
  private var content: Content
  private(set) var numbers = ReceiverNumbers()
  /// What overrides answered, from the first time on that the map is made anew.
  private(set) var answers: RememberedAnswers?

  /// The receivers of all pixels, by their numbers.
  private enum Content {
    /// A number for each pixel.
    case pixels(PixelMap)
    /// Runs of pixels with one number, in a map that is made to be read.
    case runs(ReceiverBands)
  }

  private static let noPixels = PixelMap(width: 0, height: 0)

  /// Makes the map of an application's screen.
  ///
  /// - Parameters:
  ///   - application: The application; its views are asked, no event is sent.
  ///   - scale: The pixels to a point, above 0.
  public init(_ application: UIApplication, scale: CGFloat = 1) {
    precondition(scale > 0 && scale.isFinite, "A hit map has a scale above 0.")
    let size = application.screen.bounds.size
    self.application = application
    self.scale = scale
    width = Self.length(size.width * scale)
    height = Self.length(size.height * scale)
    let pixels = PixelMap(width: width, height: height)
    content = .pixels(pixels)
    fill(everything, of: pixels)
  }

  /// Makes the map anew within a rectangle, after something changed there and nowhere else.
  ///
  /// What an override answered in an earlier update holds until its view changes, or one that it is
  /// in, or one that is in it: its place, its size, its subviews or its looks. What a class adds to
  /// its own state it announces with `setNeedsDisplay()`, as it does to be drawn anew.
  ///
  /// > Coordinates: screen points; every pixel that the rectangle touches is made anew.
  public mutating func update(in rect: CGRect) {
    let part = part(touching: rect)
    if part.isEmpty { return }
    let pixels = ownPixels()
    if !isKnownUniquelyReferenced(&numbers) { numbers = ReceiverNumbers(copying: numbers) }
    if answers == nil || !isKnownUniquelyReferenced(&answers) { answers = RememberedAnswers() }
    numbers.expectKnownViews()
    answers?.begin(application)
    fill(part, of: pixels)
  }

  /// The pixels that a rectangle in screen points touches.
  private func part(touching rect: CGRect) -> PixelRect {
    PixelRect(touching: rect, scale: scale).intersection(everything)
  }

  /// The rows of pixels that a rectangle in screen points touches.
  func rows(touching rect: CGRect) -> Range<Int> {
    let part = part(touching: rect)
    return part.isEmpty ? 0..<0 : part.top..<part.bottom
  }

  /// Returns the map as it is now, to be read while this one goes on.
  ///
  /// The copy has runs in place of pixels, so the next update of this one need not copy them; what
  /// overrides answered stays here, too.
  func snapshot(_ runs: ReceiverBands) -> HitMap {
    var copy = self
    (copy.answers, copy.content) = (nil, .runs(runs))
    return copy
  }

  /// The runs, if this map has them in place of pixels.
  var runs: ReceiverBands? {
    if case .runs(let runs) = content { runs } else { nil }
  }

  /// The numbers of the pixels, written anew where there are runs instead.
  private var pixels: PixelMap {
    switch content {
    case .pixels(let pixels): return pixels
    case .runs(let runs):
      let pixels = PixelMap(width: width, height: height)
      for row in 0..<height { runs.write(row, to: pixels.numbers + row * width) }
      return pixels
    }
  }

  /// Returns the map's own pixels, to be written to.
  ///
  /// Copies of a map share what it has found until one of them is made anew.
  private mutating func ownPixels() -> PixelMap {
    var pixels = pixels
    // Only what nothing else refers to is known to be the map's own.
    content = .pixels(Self.noPixels)
    if !isKnownUniquelyReferenced(&pixels) { pixels = PixelMap(copying: pixels) }
    content = .pixels(pixels)
    return pixels
  }

  private mutating func fill(_ part: PixelRect, of pixels: PixelMap) {
    if part.isEmpty { return }
    application.inForce {
      Routing.unwatched {
        var filling = HitMapFilling(self, part, of: pixels)
        filling.run()
        inconstantViews = filling.inconstantViews
        overrideCallCount += filling.callCount
      }
    }
  }

  private var everything: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  private static func length(_ pixels: CGFloat) -> Int {
    max(PixelRect.cell(pixels.rounded(.up)), 0)
  }

  // MARK: Reading

  /// Returns the number of the view that receives a press at a pixel; -1 where nobody does.
  public subscript(column column: Int, row row: Int) -> Int {
    precondition(
      (0..<width).contains(column) && (0..<height).contains(row),
      "Pixel (\(column), \(row)) is not in a map of \(width) by \(height)."
    )
    switch content {
    case .pixels(let pixels): return Int(pixels.numbers[row * width + column])
    case .runs(let runs): return runs.number(column: column, row: row)
    }
  }

  /// Returns the view that receives a press at a point, by the pixel that the point is in.
  ///
  /// > Coordinates: `point` is in screen points.
  public func receiver(at point: CGPoint) -> UIView? {
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    let number = self[column: Int(x), row: Int(y)]
    return number < 0 ? nil : numbers.views[number]
  }

  /// Whether a number that an earlier map has as well means the same view.
  ///
  /// > Complexity: A look at each of the numbers, and no view is retained.
  func goesOn(from earlier: HitMap) -> Bool {
    let (own, others) = (numbers.views, earlier.numbers.views)
    return withExtendedLifetime((own, others)) {
      let (views, earlierViews) = (own.borrowedElements, others.borrowedElements)
      for number in 0..<min(views.count, earlierViews.count)
      where views[number].toOpaque() != earlierViews[number].toOpaque() { return false }
      return true
    }
  }

  /// Calls `body` with the numbers of all pixels, row by row; -1 where nobody receives a press.
  ///
  /// > Complexity: the map that a live report has is one of runs, of which all pixels are written.
  public func withNumbers<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Int32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pixels = pixels
    defer { withExtendedLifetime(pixels) {} }
    return try body(UnsafeBufferPointer(start: pixels.numbers, count: width * height))
  }
}

/// A view that says how far from its bounds its hit test may answer something.
///
/// A class that overrides hit testing is asked at every pixel that its superview passes on and
/// nobody in front took: a million times for a small view in a large one. One that conforms to this
/// is asked only near its bounds, which makes maps of large screens cheap. It must not lie: beyond
/// the distance `hitTest` must answer `nil`, and `point(inside:with:)` no.
///
/// ```swift
/// final class GenerousButton: UIButton, HitExtentDeclaring {
///   let hitExtent = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
///
///   override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///     bounds.insetBy(dx: -12, dy: -12).contains(point)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol HitExtentDeclaring: UIView {
  /// How far beyond each edge of the bounds a point may be taken.
  ///
  /// > Units: points of the bounds space; positive is outwards.
  var hitExtent: UIEdgeInsets { get }
}
