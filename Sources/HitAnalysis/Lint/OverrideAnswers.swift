internal import Foundation
internal import HitResponders
internal import HitScenes

/// The answers of a view that overrides hit testing, examined as a caller would.
///
/// It is asked at the middle of the pixels around it and its subtree, each point twice: at every
/// pixel, and for large views at the middle of squares, as many as are quickly asked.
@MainActor
struct OverrideAnswers {
  /// A view that was answered, and where.
  struct Answer {
    let answer: UIView
    let area: HitArea
  }

  let view: UIView
  /// Views that are not below the one that answered them.
  let foreignAnswers: [Answer]
  /// Views whose own `point(inside:with:)` denies the point for which they were answered.
  let deniedAnswers: [Answer]
  /// Whether one question had two answers.
  let isInconstant: Bool

  /// Squares by the view that was answered there.
  @MainActor
  struct Collected {
    private var views: [UIView] = []
    private var mergings: [RectangleMerging] = []

    mutating func add(_ view: UIView, _ square: PixelRect) {
      let place = views.firstIndex { $0 === view }
      if place == nil {
        views.append(view)
        mergings.append(RectangleMerging())
      }
      mergings[place ?? views.count - 1].add(square)
    }

    mutating func answers(_ scale: CGFloat) -> [Answer] {
      views.indices.map { place in
        Answer(answer: views[place], area: HitArea(mergings[place].take(), scale: scale))
      }.filter { !$0.area.isEmpty }
    }
  }
}

extension LintSubject {
  /// The answers of all views on the screen that override hit testing.
  func askOverrides() -> [OverrideAnswers] {
    let asked = regions.views.filter {
      $0.view.overrides(.hitTest) && !known.contains(ObjectIdentifier($0.view))
        && ($0.isDrawn || $0.reachableSize > 0)
    }
    return scene.application.inForce {
      Routing.unwatched {
        var survey = OverrideSurvey(asked, in: regions)
        return survey.run()
      }
    }
  }
}
