package import Foundation
package import HitResponders

/// One view in the walk.
nonisolated package struct WalkRow: Hashable, Sendable {
  /// What became of the view; the point is also inside one that was not asked.
  package enum Outcome: Hashable, Sendable { case inside, refused, received, notAsked }

  /// The view's place in the walk, counted from 1; none for a view that was not asked, which
  /// receives all the same where an override answers it.
  package var number: Int?
  package var name: String
  /// How far the row is indented.
  package var depth: Int
  package var outcome: Outcome
  package var remark: WalkRemark
  package var view: SceneViewID?

  /// Why, in words.
  package var reason: String { remark.text }

  /// The view, its place in the walk and why, in a sentence.
  package var answer: Wording {
    let way = number.map { " is number \($0) of the walk" } ?? ""
    return "\(name: name, .receiver)\(way): \(reason)."
  }

  /// Whether the view's own code answered, and not the framework's rules.
  package var isOverride: Bool { if case .override = remark { true } else { false } }

  /// Whether the view would have refused all the same for being elsewhere.
  package var isMoot: Bool { if case .refused(_, .some) = remark { true } else { false } }
}

/// Why a view answered a walk as it did: words are made of it when they are shown.
nonisolated package enum WalkRemark: Hashable, Sendable {
  /// The point is inside; carries whether the view has subviews, none of which took it.
  case inside(Below)
  /// The point is outside the bounds.
  case outside(Gap)
  /// The view's own `point(inside:with:)` decided against its bounds; carries its answer.
  case ownPoint(Bool)
  /// The view refuses every point; carries how far off this one is, where it is outside as well.
  case refused(HitTestVerdict, Gap?)
  /// The view's own code answered a view of this name, or none.
  case override(answer: String?)
  /// Nobody asked it, and it would have taken the point, or would have refused for a reason.
  case notAsked(HitTestVerdict?)
  /// Nobody asked it, and the view of this name answered it.
  case answered(by: String?)

  /// What became of a press below a view that contains the point.
  package enum Below: Hashable, Sendable { case wentOn, noneTook, empty }

  /// A point outside of a rectangle.
  package struct Gap: Hashable, Sendable {
    package var point: CGPoint
    package var bounds: CGRect

    /// How far it is, on each axis.
    var words: String {
      RectDistance(of: point, from: bounds)?.text(decimals: Shown.decimals) ?? ""
    }

    /// How far it is, on the axis on which it is farther.
    package var length: CGFloat {
      max(
        bounds.minX - point.x,
        point.x - bounds.maxX,
        bounds.minY - point.y,
        point.y - bounds.maxY
      )
    }
  }

  package var text: String {
    switch self {
    case .inside(.wentOn): HitTestVerdict.descended.brief
    case .inside(.noneTook): "\(HitTestVerdict.descended.brief), no child took it"
    case .inside(.empty): "\(HitTestVerdict.descended.brief), no child"
    case .outside(let gap):
      [kindWord, gap.words].joined(separator: ", ")
    case .ownPoint(let isInside): "own point(inside:) = \(isInside ? "yes" : "no")"
    case .refused(let verdict, nil): verdict.brief
    case .refused(let verdict, let gap?):
      "\(Self.shortWord(of: verdict)), and \(Shown.number(gap.length)) pt away"
    case .override(let answer): "own hitTest = \(answer ?? "nil")"
    case .notAsked(nil): "not asked, would be inside"
    case .notAsked(let verdict?): "not asked, \(verdict.brief)"
    case .answered(let name?): "answered by \(name)"
    case .answered(nil): "answered unasked"
    }
  }

  /// The same in a word or two, without numbers and without what would have been.
  var shortText: String {
    switch self {
    case .inside: HitTestVerdict.descended.brief
    case .notAsked: "not asked"
    case .outside, .refused: kindWord
    case .ownPoint, .override, .answered: text
    }
  }

  /// The kind of refusal in a word or two, without its numbers.
  var kindWord: String {
    switch self {
    case .refused(let verdict, _): verdict.brief
    case .outside: HitTestVerdict.outside.brief
    default: text
    }
  }

  /// The kind of refusal beside a distance or a number.
  static func shortWord(of verdict: HitTestVerdict) -> String {
    verdict == .interactionDisabled ? "off" : verdict.brief
  }
}
