public import Foundation

/// Words that keep the values in them: names, points, numbers and distances.
///
/// They are written as text is: `"\(name: view) did not get this press"`. Code that shows them
/// colours or fills in the values, and makes text of them last.
nonisolated public struct Wording: Hashable, Sendable {
  /// A part that is one value.
  public struct Run: Hashable, Sendable {
    /// The values that words are made of.
    public enum Value: Hashable, Sendable {
      /// Words.
      case text(String)
      /// The name of a view, a responder, a recognizer or an action.
      case name(String)
      /// A point.
      case point(CGPoint)
      /// A rectangle.
      case rect(CGRect)
      /// A number in the shortest form that reads back as the same.
      case number(Double)
      /// A time, in seconds.
      case seconds(TimeInterval)
      /// How far a point is from a rectangle.
      case distance(RectDistance)
    }

    /// What a part is about.
    public enum Role: String, Hashable, Sendable {
      /// Nothing that stands out.
      case plain
      /// The view that was meant and those that stand in its way.
      case subject
      /// The view that received the press.
      case receiver
    }

    /// The value.
    public var value: Value
    /// What it is about.
    public var role: Role

    /// The value in words.
    public var text: String {
      switch value {
      case .text(let text), .name(let text): text
      case .point(let point): ShortNumber.point(point)
      case .rect(let rect): ShortNumber.rect(rect)
      case .number(let number): ShortNumber.exact(number)
      case .seconds(let time): ShortNumber.seconds(time)
      case .distance(let distance): distance.text
      }
    }
  }

  /// The parts, in order.
  public private(set) var runs: [Run] = []

  /// Makes no words.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { runs.isEmpty }

  /// The words as running text.
  public var text: String { runs.map(\.text).joined() }

  private mutating func append(_ value: Run.Value, _ role: Run.Role = .plain) {
    runs.append(Run(value: value, role: role))
  }

  private mutating func append(_ text: String) {
    if text.isEmpty { return }
    if case .text(let before) = runs.last?.value {
      runs[runs.count - 1].value = .text(before + text)
    } else {
      append(.text(text))
    }
  }

  private mutating func append(_ other: Wording) {
    for run in other.runs {
      if case .text(let text) = run.value { append(text) } else { runs.append(run) }
    }
  }

  /// Joins words.
  public static func + (left: Self, right: Self) -> Self {
    var result = left
    result.append(right)
    return result
  }

  /// Adds words at the end.
  public static func += (left: inout Self, right: Self) { left.append(right) }
}

nonisolated extension [Wording] {
  /// The words in a row.
  package func joined(separator: Wording) -> Wording {
    guard let first else { return Wording() }
    return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}

nonisolated extension Wording: ExpressibleByStringInterpolation {
  /// Makes words of a text.
  public init(stringLiteral text: String) { append(text) }

  /// Makes words of texts and values.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.words }

  /// Texts and values while they are gathered.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = Wording()

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ text: String) { words.append(text) }

    /// Adds text.
    public mutating func appendInterpolation(_ text: String) { words.append(text) }

    /// Adds a count.
    public mutating func appendInterpolation(_ count: Int) { words.append("\(count)") }

    /// Adds words.
    public mutating func appendInterpolation(_ other: Wording) { words.append(other) }

    /// Adds a name.
    public mutating func appendInterpolation(name: String, _ role: Run.Role = .plain) {
      words.append(.name(name), role)
    }

    /// Adds a point.
    public mutating func appendInterpolation(point: CGPoint) { words.append(.point(point)) }

    /// Adds a rectangle.
    public mutating func appendInterpolation(rect: CGRect) { words.append(.rect(rect)) }

    /// Adds a number.
    public mutating func appendInterpolation(number: CGFloat) {
      words.append(.number(Double(number)))
    }

    /// Adds a time.
    public mutating func appendInterpolation(seconds: TimeInterval) {
      words.append(.seconds(seconds))
    }

    /// Adds a distance.
    public mutating func appendInterpolation(distance: RectDistance) {
      words.append(.distance(distance))
    }
  }
}
