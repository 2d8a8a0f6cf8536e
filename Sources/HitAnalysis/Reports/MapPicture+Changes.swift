public import Foundation
internal import HitCanvas
internal import HitResponders

extension MapPicture {
  /// Where the picture is drawn otherwise than an earlier one, so that only that is painted again.
  ///
  /// > Coordinates: screen points.
  ///
  /// - Returns: Rectangles around all points that are drawn otherwise; `nil` where that may be all.
  package func changes(since earlier: MapPicture) -> [CGRect]? {
    let (picture, otherPicture) = (
      ReceiverPicture(report, colors), ReceiverPicture(earlier.report, earlier.colors)
    )
    guard layers == earlier.layers, let boxes = picture.changes(since: otherPicture) else {
      return nil
    }
    var changed = ChangedBoxes(boxes: boxes)
    changed.add(earlier.marks.dead, marks.dead)
    changed.add(earlier.marks.dropped, marks.dropped)
    changed.add(earlier.marks.outlines, marks.outlines)
    changed.add(earlier.labels, labels)
    changed.add(earlier.tags.tags, tags.tags)
    return changed.boxes
  }
}

extension ReceiverPicture {
  /// Where the picture is drawn otherwise than an earlier one, so that only that is painted again.
  ///
  /// > Coordinates: screen points.
  ///
  /// - Returns: Rectangles around all points that are drawn otherwise; `nil` where that may be all.
  package func changes(since earlier: ReceiverPicture) -> [CGRect]? {
    guard hasSameReceivers(as: earlier) else { return nil }
    let scale = report.map.scale
    let bands = report.regions.index.bands
    // With the lines along the edges, which are a point wide.
    return bands.changes(since: earlier.report.regions.index.bands).map {
      $0.points(scale).insetBy(dx: -1.5, dy: -1.5)
    }
  }

  /// Whether a number means the same view in both, of the same colour, on the same ground.
  private func hasSameReceivers(as earlier: ReceiverPicture) -> Bool {
    let (map, other) = (report.map, earlier.report.map)
    guard (map.width, map.height, map.scale) == (other.width, other.height, other.scale),
      (report.unreceivedArea > 0) == (earlier.report.unreceivedArea > 0),
      isOfManyShapes == earlier.isOfManyShapes
    else { return false }
    return map.goesOn(from: other) && colors.isSame(as: earlier.colors)
  }
}

/// Something that is drawn in a place.
nonisolated private protocol Placed: Equatable {
  /// A rectangle around it, in screen points.
  var box: CGRect { get }
}

/// The boxes of what differs between two pictures.
nonisolated private struct ChangedBoxes {
  var boxes: [CGRect] = []

  /// Adds what only one of two lists has, beside what both begin and end with.
  mutating func add<Item: Placed>(_ old: [Item], _ new: [Item]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    for item in old[start..<old.count - rest] { boxes.append(item.box) }
    for item in new[start..<new.count - rest] { boxes.append(item.box) }
  }
}

nonisolated extension CGRect: Placed {
  fileprivate var box: CGRect { self }
}

extension MapMarks.Outline: Placed {}

extension MapLabels.Label: Placed {
  static func == (one: Self, other: Self) -> Bool {
    one.layout === other.layout && one.frame == other.frame && one.isFaint == other.isFaint
      && one.number == other.number
  }
}

extension FindingTags.Tag: Placed {
  // A round ground lies half a point around the number.
  fileprivate var box: CGRect { frame.insetBy(dx: -1, dy: -1) }
}

nonisolated extension ReceiverBands {
  /// The pixels that go to another number than in earlier runs of as many columns and rows.
  fileprivate func changes(since earlier: ReceiverBands) -> [PixelRect] {
    var merging = RectangleMerging()
    earlier.forEachPart(with: self) { rect, old, new in
      if old != new { merging.add(rect) }
    }
    return merging.take()
  }
}
