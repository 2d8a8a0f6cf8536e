public import Foundation
internal import HitResponders

/// A finding as a report shows it.
///
/// > Coordinates: screen points.
nonisolated public struct PageFinding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Level: String, Hashable, Sendable {
    /// Something cannot be touched.
    case error
    /// Something is hard to touch or easily lost.
    case warning
    /// Something to know.
    case note
  }

  /// The rule's number, such as `HS101`.
  public var rule: String
  /// How much it matters.
  public var level: Level
  /// The name of the view that it is about.
  public var view: String
  /// One sentence.
  public var message: String
  /// What else is known, such as help.
  public var details: [String]
  /// The file and place that it comes from, such as `bar.json:7:5`.
  public var place: String?
  /// Where it is on the screen.
  public var rects: [CGRect]

  /// Makes a finding.
  public init(
    rule: String,
    level: Level,
    view: String,
    message: String,
    details: [String] = [],
    place: String? = nil,
    rects: [CGRect] = []
  ) {
    self.rule = rule
    self.level = level
    self.view = view
    self.message = message
    self.details = details
    self.place = place
    self.rects = rects
  }

  /// The middle of its largest rectangle.
  var point: CGPoint? {
    rects.max { $0.width * $0.height < $1.width * $1.height }.map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
  }

  /// What the page's script needs: where the finding is.
  var json: String {
    let rects = rects.map { rect in
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(ShortNumber.coordinate)
      return "[\(numbers.joined(separator: ","))]"
    }
    let point = point.map { "[\(ShortNumber.coordinate($0.x)),\(ShortNumber.coordinate($0.y))]" }
    return "{\"rects\":[\(rects.joined(separator: ","))],\"point\":\(point ?? "null")}"
  }
}
