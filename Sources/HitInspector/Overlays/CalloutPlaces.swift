internal import Foundation
internal import HitGeometry

/// Where tags stand, which is never on the scene.
///
/// Where its margins are wide they stand beside it, else below it. Where neither has room there are
/// but the numbers on the outlines.
///
/// > Coordinates: window space.
struct CalloutPlaces {
  private(set) var marks: [CalloutMark] = []
  private let geometry: StageGeometry
  /// The part of the canvas in which tags are to be seen.
  private let visible: CGRect

  /// What stands in a margin already.
  private let reserved: [CGRect]

  init(
    _ callouts: [Callout],
    geometry: StageGeometry,
    visible: CGRect,
    reserved: [CGRect] = []
  ) {
    self.geometry = geometry
    self.reserved = reserved
    self.visible = visible
    guard !callouts.isEmpty else { return }
    if geometry.hasMargins {
      placeInMargins(callouts)
    } else {
      // The answer comes first.
      let ordered = callouts.filter(\.isOfReceiver) + callouts.filter { !$0.isOfReceiver }
      if let strip = geometry.strip { placeInStrip(ordered, strip) }
      placeNumbers(callouts)
    }
  }

  // MARK: Margins

  /// The distance of tags from the scene.
  private static let distance: CGFloat = 22
  /// The same in a margin that is narrow for its tags.
  private static let leastDistance: CGFloat = 12
  /// What is left free beyond a tag.
  private static let end: CGFloat = 8

  private mutating func placeInMargins(_ callouts: [Callout]) {
    let scene = geometry.sceneRect
    for isAtRight in [false, true] {
      let room = isAtRight ? visible.maxX - scene.maxX : scene.minX - visible.minX
      let side = callouts.filter { $0.isAtRight == isAtRight }
      let isNarrow = side.contains {
        Callout.tagSize($0, widest: .infinity).width > room - Self.distance - Self.end
      }
      let distance = isNarrow ? Self.leastDistance : Self.distance
      let widest = room - distance - Self.end
      var taken = reserved
      for callout in side {
        let isCut = Callout.tagSize(callout, widest: .infinity).width > widest
        let callout = isCut ? callout.shortened : callout
        let box = callout.box.intersection(scene.insetBy(dx: -0.5, dy: -0.5))
        let anchor = box.isNull ? callout.box : box
        let size = Callout.tagSize(callout, widest: widest)
        let x = isAtRight ? scene.maxX + distance : scene.minX - distance - size.width
        let wanted = CGRect(
          origin: CGPoint(x: x.rounded(), y: (anchor.midY - size.height / 2).rounded()),
          size: size
        )
        let rect = settled(wanted, clearOf: taken)
        taken.append(rect)
        marks.append(.tag(rect, callout))
        let edge = CGPoint(x: isAtRight ? rect.minX : rect.maxX, y: rect.midY)
        let end = CGPoint(
          x: isAtRight ? anchor.maxX : anchor.minX,
          y: min(max(rect.midY, anchor.minY), anchor.maxY)
        )
        marks.append(.leader(edge, end, callout.kind))
      }
    }
  }

  /// Moves a tag up or down, as little as needed, until it covers no other.
  private func settled(_ wanted: CGRect, clearOf taken: [CGRect]) -> CGRect {
    let (top, bottom) = (visible.minY + 4, visible.maxY - 4 - wanted.height)
    func at(_ y: CGFloat) -> CGRect {
      CGRect(
        origin: CGPoint(x: wanted.minX, y: min(max(y, top), max(top, bottom))),
        size: wanted.size
      )
    }
    for step in 0..<64 {
      let shift = CGFloat((step + 1) / 2) * 12 * (step % 2 == 0 ? 1 : -1)
      let rect = at(wanted.minY + shift)
      if !taken.contains(where: { $0.insetBy(dx: 0, dy: -4).overlaps(rect) }) { return rect }
    }
    return at(wanted.minY)
  }

  // MARK: Strip

  private static let card = CGSize(width: 204, height: 40)
  private static let leastCardWidth: CGFloat = 150
  private static let gap: CGFloat = 6
  private static let moreWidth: CGFloat = 30

  private mutating func placeInStrip(_ callouts: [Callout], _ strip: StageGeometry.Strip) {
    let room = strip.cards.width
    func fitting(_ width: CGFloat) -> Int {
      Int((width + Self.gap) / (Self.leastCardWidth + Self.gap))
    }
    var count = min(callouts.count, max(1, fitting(room)))
    var width = room
    if count < callouts.count {
      width -= Self.moreWidth + Self.gap
      count = min(count, max(1, fitting(width)))
    }
    let share = (width - CGFloat(count - 1) * Self.gap) / CGFloat(count)
    let size = CGSize(width: min(Self.card.width, share.rounded(.down)), height: Self.card.height)
    let isCut = count < callouts.count
    let total =
      CGFloat(count) * (size.width + Self.gap) - Self.gap
      + (isCut ? Self.gap + Self.moreWidth : 0)
    // Below the scene's left edge, or about its middle where the cards are wider than the scene.
    let scene = geometry.sceneRect
    let left = total <= scene.width ? scene.minX : scene.midX - total / 2
    var x = min(max(left, strip.cards.minX), max(strip.cards.minX, strip.cards.maxX - total))
      .rounded()
    if let heading = strip.heading {
      let start = min(x, max(scene.minX, strip.cards.minX))
      let end = max(x + total, min(scene.maxX, strip.cards.maxX))
      marks.append(
        .heading(CGRect(x: start, y: heading.minY, width: end - start, height: heading.height))
      )
    }
    for callout in callouts.prefix(count) {
      marks.append(.card(CGRect(origin: CGPoint(x: x, y: strip.cards.minY), size: size), callout))
      x += size.width + Self.gap
    }
    if isCut {
      let size = CGSize(width: Self.moreWidth, height: Self.card.height)
      let rect = CGRect(origin: CGPoint(x: x, y: strip.cards.minY), size: size)
      marks.append(.more(rect, callouts.count - count))
    }
  }

  // MARK: Numbers

  private mutating func placeNumbers(_ callouts: [Callout]) {
    let radius = CalloutMark.discRadius
    let room = visible.insetBy(dx: radius + 1, dy: radius + 1).intersection(geometry.viewport)
    var taken: [CGPoint] = []
    for callout in callouts {
      guard let sign = callout.sign, !room.isNull, callout.box.intersects(geometry.viewport) else {
        continue
      }
      var center = CGPoint(
        x: min(max(callout.box.minX, room.minX), room.maxX),
        y: min(max(callout.box.minY, room.minY), room.maxY)
      )
      // Outlines with one corner have their numbers side by side.
      while taken.contains(where: { abs($0.x - center.x) < 18 && abs($0.y - center.y) < 18 }) {
        center.x += 18
      }
      taken.append(center)
      marks.append(.number(center, sign, callout.kind))
    }
  }
}
