internal import HitResponders

/// What views whose classes have a say answered, pixel by pixel, as long as it holds.
///
/// An answer holds until the view changes, or one that it is in, or one that is in it. What else an
/// override looks at is found out by asking some of the pixels again each time.
final class RememberedAnswers {
  /// The answers of one view.
  final class Sheet {
    private let view: UIView
    /// The pixels that there is room for, row by row.
    private(set) var box = PixelRect.none
    /// 0 where the view was not asked, 1 where it says no, and else one more than what it says.
    private var cells: UnsafeMutablePointer<UInt8>?
    /// What the view says, by what stands for it.
    private(set) var numbers: [Int32] = []
    /// The count of changes when the view was asked first.
    fileprivate var count = SceneChanges.viewVersion

    fileprivate init(_ view: UIView) { self.view = view }

    isolated deinit { cells?.deallocate() }

    /// Forgets all answers.
    func clear() {
      cells?.update(repeating: 0, count: box.width * box.height)
      numbers = []
      count = SceneChanges.viewVersion
    }

    /// Makes room for the pixels of another rectangle.
    fileprivate func cover(_ other: PixelRect) {
      let union = box.union(other)
      if union == box { return }
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: union.width * union.height)
      larger.initialize(repeating: 0, count: union.width * union.height)
      if let cells {
        for row in 0..<box.height {
          let place = (row + box.top - union.top) * union.width + box.left - union.left
          (larger + place).update(from: cells + row * box.width, count: box.width)
        }
        cells.deallocate()
      }
      cells = larger
      box = union
    }

    /// Returns the cells of a row, to be counted by columns.
    func cells(in row: Int) -> UnsafeMutablePointer<UInt8>? {
      cells.map { $0 + ((row - box.top) * box.width - box.left) }
    }

    /// Returns what stands for a number; 0 where there are too many.
    func code(for number: Int32) -> UInt8 {
      if let index = numbers.lastIndex(of: number) { return UInt8(index + 2) }
      guard numbers.count < 250 else { return 0 }
      numbers.append(number)
      return UInt8(numbers.count + 1)
    }
  }

  /// How many pixels are remembered at most, all views together; a byte each.
  private static let mostCells = 1 << 25

  /// How many views are looked at to find out whether answers still hold, in one update.
  private static let mostViewsAsked = 100_000

  private var sheets: [ObjectIdentifier: Sheet] = [:]
  private var cellCount = 0
  private var budget = 0
  private var options: RoutingOptions?

  /// Prepares for a walk, under the application's rules.
  func begin(_ application: UIApplication) {
    budget = Self.mostViewsAsked
    if options != application.routingOptions {
      sheets = [:]
      cellCount = 0
    }
    options = application.routingOptions
  }

  /// Returns a view's answers, with room for some pixels; none if there is no memory left for them.
  func sheet(of view: UIView, for box: PixelRect) -> Sheet? {
    let sheet = sheets[ObjectIdentifier(view)] ?? Sheet(view)
    if view.mayAnswerDifferently(since: sheet.count, &budget) { sheet.clear() }
    let union = sheet.box.union(box)
    let growth = union.width * union.height - sheet.box.width * sheet.box.height
    guard cellCount + growth <= Self.mostCells else { return nil }
    cellCount += growth
    sheet.cover(box)
    sheets[ObjectIdentifier(view)] = sheet
    return sheet
  }
}
