internal import Foundation
internal import HitResponders
internal import HitScenes

/// The answers of a view, by square.
@MainActor
final class AnswerSheet {
  let view: UIView
  let grid: QuestionGrid
  /// The squares' middles in the view's space.
  private(set) lazy var places = QuestionPlaces(view, grid, scale)
  /// Whether another view that is asked is in this one.
  var holdsOthers = false
  /// Whether one question had two answers.
  var isInconstant = false
  private let scale: CGFloat
  /// The answers that were seen, by square, from the first one on.
  private var seen: [Seen] = []
  /// Whose place below the view was asked last, and the answer.
  private var lastJudged: (answer: UIView, isForeign: Bool)?

  private enum Seen {
    case nothing
    case answer(UIView?)
  }

  init(_ view: UIView, _ grid: QuestionGrid, _ scale: CGFloat) {
    self.view = view
    self.grid = grid
    self.scale = scale
  }

  /// The answer that was seen in a square, which may be no view; `nil` where none was seen.
  func answer(in cell: Int) -> UIView?? {
    guard !seen.isEmpty, case .answer(let answer) = seen[cell] else { return nil }
    return .some(answer)
  }

  /// Records an answer that was seen; another one than before contradicts it.
  func note(_ answer: UIView?, in cell: Int) {
    if seen.isEmpty { seen = Array(repeating: .nothing, count: grid.rows * grid.columns) }
    if case .answer(let known) = seen[cell] {
      isInconstant = isInconstant || known !== answer
    } else {
      seen[cell] = .answer(answer)
    }
  }

  /// Whether a view that was answered is not below this one.
  func isForeign(_ answer: UIView) -> Bool {
    // Squares beside each other mostly have one answer.
    if let lastJudged, lastJudged.answer === answer { return lastJudged.isForeign }
    let isForeign = !answer.isDescendant(of: view)
    lastJudged = (answer, isForeign)
    return isForeign
  }

  func close() {
    seen = []
    lastJudged = nil
  }
}

/// The answers of a view that overrides hit testing, examined as a caller would.
///
/// It is asked at the middle of the pixels around it and its subtree, each point twice: at every
/// pixel, and for large views at the middle of squares, as many as are quickly asked.
@MainActor
struct OverrideAnswers {
  struct Answer {
    let answer: UIView
    let area: HitArea
  }

  let view: UIView
  /// Views that are not below the one that answered them.
  let foreignAnswers: [Answer]
  /// Views whose own `point(inside:with:)` denies the point for which they were answered.
  let deniedAnswers: [Answer]
  let isInconstant: Bool
}

extension LintSubject {
  /// The answers of all views on the screen that override hit testing.
  func askOverrides() -> [OverrideAnswers] {
    guard regions.index.hasOverrides else { return [] }
    var asked: [ViewRegions] = []
    for regions in regions.views where regions.view.overrides(.hitTest) {
      guard !known.contains(ObjectIdentifier(regions.view)) else { continue }
      if regions.isDrawn || regions.reachableSize > 0 { asked.append(regions) }
    }
    return scene.application.inForce {
      Routing.unwatched {
        var survey = OverrideSurvey(asked, in: regions)
        return survey.run()
      }
    }
  }
}
