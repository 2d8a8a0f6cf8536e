/// The walk that bound a touch: every view that was asked, in order, and what each answered.
public struct TraceHit: DerivedRecord, Hashable, Sendable {
  /// The reasons, as bits; more than one where an override asked `super` more than once.
  ///
  /// In a file they are the words joined with `+`, in the order of the bits.
  public struct Verdicts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(bit: Int) { rawValue = 1 << UInt8(truncatingIfNeeded: bit) }

    /// The subviews were asked next.
    public static let descended = Self(bit: 0)
    /// The view is hidden.
    public static let hidden = Self(bit: 1)
    /// The view takes no interaction.
    public static let interactionDisabled = Self(bit: 2)
    /// The view is too transparent.
    public static let transparent = Self(bit: 3)
    /// An animation moves the view.
    public static let animating = Self(bit: 4)
    /// The transform cannot be inverted.
    public static let singular = Self(bit: 5)
    /// The point is outside.
    public static let outside = Self(bit: 6)
    /// The answer came without a reason of the framework's, or against it.
    public static let override = Self(bit: 7)

    /// The words of all reasons, from the lowest bit.
    public static let words = [
      "descended", "hidden", "interactionDisabled", "transparent", "animating", "singular",
      "outside", "override",
    ]

    /// The words of these reasons, from the lowest bit.
    package var words: [String] {
      Self.words.indices.filter { contains(Self(bit: $0)) }.map { Self.words[$0] }
    }
  }

  /// One view's turn.
  public struct Visit: Hashable, Sendable {
    /// The view.
    public var view = TraceName(index: 0)
    /// Why it answered as it did.
    public var verdicts: Verdicts = []
    /// How many turns were open.
    public var depth = 0
    /// The point in the view's bounds space; NaN where code hit-tested the view by hand.
    public var x = 0.0
    /// The point in the view's bounds space; NaN where code hit-tested the view by hand.
    public var y = 0.0
    /// What it answered.
    public var answer: TraceName?
    /// The alpha of a view that is too transparent, the sixth element in a file.
    public var alpha: Double?

    /// Makes a blank turn.
    public init() {}
  }

  /// The number of the finger's input.
  public var of = 0
  /// The window of the touch; nothing where it was dropped.
  public var window: TraceName?
  /// The touch's view; nothing where it was dropped.
  public var got: TraceName?
  /// The turns in the order asked; empty where the detail is `result`.
  public var walk: [Visit] = []

  /// Makes a blank record.
  public init() {}
}
