internal import Foundation
internal import HitResponders

/// Asks the views that override hit testing, each at the squares of pixels around it.
///
/// Views that stand in each other are asked by each other: the walk from the outermost one is
/// watched, and what the others answered to the very question that they would be asked themselves
/// counts as theirs. So views nested to any depth cost a walk a point, and not a walk each.
@MainActor
struct OverrideSurvey {
  private let scale: CGFloat
  private var sheets: [AnswerSheet] = []
  private let witness: Witness
  private let watch: RoutingWatch
  /// Where points are in views that were answered, for the squares that are being asked about.
  private var places: [ObjectIdentifier: QuestionPlaces] = [:]
  /// The squares of those places; views in each other often have the same.
  private var grid = QuestionGrid(.none)
  /// How many numbers the places are.
  private var placesSize = 0

  /// The most numbers of places that are kept; others are found point by point.
  private static let mostPlaces = 1 << 20

  /// Prepares to ask views of some regions, each after those that it stands in.
  init(_ views: [ViewRegions], in regions: HitRegions) {
    scale = regions.map.scale
    let boxes = regions.pixels(around: views)
    for (place, asked) in views.enumerated() {
      let sheet = AnswerSheet(asked.view, QuestionGrid(boxes[place]), scale)
      // Views stand behind those that they stand in.
      sheet.holdsOthers =
        place + 1 < views.count && views[place + 1].place < asked.index.nodes[asked.place].end
      sheets.append(sheet)
    }
    witness = Witness(sheets.map(\.view))
    watch = RoutingWatch(witness)
  }

  mutating func run() -> [OverrideAnswers] { sheets.indices.map { answers(of: sheets[$0]) } }

  private mutating func answers(of sheet: AnswerSheet) -> OverrideAnswers {
    var foreign: [(view: UIView, square: PixelRect)] = []
    var denied: [(view: UIView, square: PixelRect)] = []
    if grid != sheet.grid { forgetPlaces(for: sheet.grid) }
    for row in 0..<sheet.grid.rows {
      for column in 0..<sheet.grid.columns {
        guard let answer = answer(of: sheet, row, column) else { continue }
        let square = sheet.grid.square(row: row, column: column)
        if sheet.isForeign(answer) { foreign.append((answer, square)) }
        if denies(answer, sheet, row, column) { denied.append((answer, square)) }
      }
    }
    defer { sheet.close() }
    return OverrideAnswers(
      view: sheet.view,
      foreignAnswers: areas(of: foreign),
      deniedAnswers: areas(of: denied),
      isInconstant: sheet.isInconstant
    )
  }

  private mutating func forgetPlaces(for grid: QuestionGrid) {
    self.grid = grid
    places = [:]
    placesSize = 0
  }

  /// Returns what a view answers in a square: what it was seen to answer there, or it is asked.
  private func answer(of sheet: AnswerSheet, _ row: Int, _ column: Int) -> UIView? {
    let cell = sheet.grid.cell(row: row, column: column)
    if let seen = sheet.answer(in: cell) { return seen }
    let point = sheet.places[row, column]
    let first = ask(sheet, point, row, column)
    if ask(sheet, point, row, column) !== first { sheet.isInconstant = true }
    return sheet.answer(in: cell) ?? first
  }

  private func areas(
    of answers: [(view: UIView, square: PixelRect)]
  ) -> [OverrideAnswers.Answer] {
    answers.grouped(by: \.view).map { view, squares in
      var merging = RectangleMerging()
      for (_, square) in squares { merging.add(square) }
      return OverrideAnswers.Answer(answer: view, area: HitArea(merging.take(), scale: scale))
    }
  }

  private func ask(_ sheet: AnswerSheet, _ point: CGPoint, _ row: Int, _ column: Int) -> UIView? {
    if !sheet.holdsOthers { return sheet.view.ask(point, with: nil) }
    defer { note(sheet.grid, row, column) }
    return Routing.watched(by: watch) { sheet.view.ask(point, with: nil) }
  }

  /// Notes what the views on the way answered, as far as they were asked as they will be
  /// themselves.
  private func note(_ grid: QuestionGrid, _ row: Int, _ column: Int) {
    for index in witness.answers.indices {
      let seen = witness.answers[index]
      let sheet = sheets[seen.number]
      guard let (row, column) = sheet.grid.place(ofRow: row, column: column, in: grid),
        sheet.places[row, column] == seen.point
      else { continue }
      sheet.note(seen.answer, in: sheet.grid.cell(row: row, column: column))
    }
    witness.forget()
  }

  /// Whether a view that was answered says itself that the point is outside.
  private mutating func denies(
    _ answer: UIView,
    _ sheet: AnswerSheet,
    _ row: Int,
    _ column: Int
  ) -> Bool {
    !answer.point(inside: point(in: answer, sheet, row, column), with: nil)
  }

  /// Where the middle of a square is in a view that was answered.
  private mutating func point(
    in answer: UIView,
    _ sheet: AnswerSheet,
    _ row: Int,
    _ column: Int
  ) -> CGPoint {
    if answer === sheet.view { return sheet.places[row, column] }
    if let known = places[ObjectIdentifier(answer)] { return known[row, column] }
    if answer.window == nil || answer.window !== sheet.view.window {
      return sheet.view.convert(sheet.places[row, column], to: answer)
    }
    if placesSize > Self.mostPlaces {
      return answer.pointFromScreen(sheet.grid.square(row: row, column: column).middle(scale))
    }
    let found = QuestionPlaces(answer, sheet.grid, scale)
    places[ObjectIdentifier(answer)] = found
    placesSize += found.size
    return found[row, column]
  }

  /// Watches walks, and writes down what the views of a survey answered.
  private final class Witness: RoutingObserver {
    let interests: RoutingInterests = .hitTests
    private let numbers: [ObjectIdentifier: Int]
    private var open: [(number: Int, point: CGPoint)] = []
    private(set) var answers: [(number: Int, point: CGPoint, answer: UIView?)] = []

    init(_ views: [UIView]) {
      numbers = Dictionary(
        views.enumerated().map { (ObjectIdentifier($1), $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    func routing(_ step: RoutingStep) {
      switch step {
      case .asked(let view, let point): open.append((numbers[ObjectIdentifier(view)] ?? -1, point))
      case .answered(_, let answer):
        guard let (number, point) = open.popLast(), number >= 0 else { return }
        answers.append((number, point, answer))
      default: break
      }
    }

    func forget() {
      open.removeAll(keepingCapacity: true)
      answers.removeAll(keepingCapacity: true)
    }
  }
}

extension HitRegions {
  /// The pixels around views and what is in each, as far as they are on the screen.
  fileprivate func pixels(around views: [ViewRegions]) -> [PixelRect] {
    var isInside = [Bool](repeating: false, count: index.nodes.count)
    for view in views where !isInside[view.place] {
      for place in view.place..<index.nodes[view.place].end { isInside[place] = true }
    }
    // Descendants stand behind, so all of a view's are counted in when its own turn comes.
    var boxes = [CGRect](repeating: .null, count: index.nodes.count)
    for place in index.nodes.indices.reversed() where isInside[place] {
      boxes[place] = boxes[place].union(index.views[place].boxOnScreen ?? .null)
      guard let parent = index.nodes[place].parent else { continue }
      boxes[parent] = boxes[parent].union(boxes[place])
    }
    return views.map { pixels(of: boxes[$0.place]) }
  }

  private func pixels(of box: CGRect) -> PixelRect {
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
