internal import Foundation
internal import HitResponders

/// A tag beside the scene, a card below it, or what joins these to what they name.
///
/// > Coordinates: window space.
nonisolated enum CalloutMark: Hashable {
  /// A tag in the margin.
  case tag(CGRect, Callout)
  /// The line from a tag to what it names.
  case leader(CGPoint, CGPoint, Callout.Kind)
  /// A card in the strip.
  case card(CGRect, Callout)
  /// The number on the top left corner of an outline.
  case number(CGPoint, String, Callout.Kind)
  /// The heading of the strip.
  case heading(CGRect)
  /// How many cards have no room.
  case more(CGRect, Int)

  static let discRadius: CGFloat = 8.5

  /// The box around everything the mark draws.
  var extent: CGRect {
    switch self {
    case .tag(let rect, _), .card(let rect, _), .heading(let rect), .more(let rect, _):
      rect.insetBy(dx: -1, dy: -1)
    case .leader(let start, let end, _):
      CGRect(around: start, radius: 4).union(CGRect(around: end, radius: 4))
    case .number(let center, _, _): CGRect(around: center, radius: Self.discRadius + 2)
    }
  }
}

nonisolated extension Callout.Kind {
  var color: UIColor {
    switch self {
    case .asked: Theme.selection
    case .refused, .lost: Theme.refused
    case .received: Theme.accepted
    case .dropped, .covering: Theme.wouldBe
    case .recognized: Theme.gesture
    case .failed: Theme.faint
    case .keyStart, .keyStop: Theme.responder
    case .golden, .goldenFrame: Theme.text
    }
  }

  var ground: UIColor {
    switch self {
    case .asked: Theme.askedTag
    case .refused: Theme.refusalTag
    case .lost: Theme.deadTag
    case .received: Theme.arrivedCard.fill
    case .dropped, .covering: Theme.lostCard.fill
    case .recognized, .failed: Theme.failedTag
    case .keyStart, .keyStop: Theme.keyCard.fill
    case .golden, .goldenFrame: Theme.touchTag
    }
  }
}
