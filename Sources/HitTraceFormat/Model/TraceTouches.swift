/// An event with touches, written where it says more than its inputs: a touch began or went.
public struct TraceTouches: DerivedRecord, Hashable, Sendable {
  /// One touch that changed.
  public struct Touch: Hashable, Sendable {
    /// The number of the finger.
    public var finger: Int
    /// What the touch did.
    public var phase: TraceInput.Phase
    /// The touch's view; nothing where it was dropped.
    public var view: TraceName?

    /// Makes a touch.
    public init(finger: Int, phase: TraceInput.Phase, view: TraceName?) {
      self.finger = finger
      self.phase = phase
      self.view = view
    }
  }

  /// The number of the input it follows from.
  public var of = 0
  /// When, in microseconds since the recording began; its input's time unless said.
  public var time: Int64 = 0
  /// The kind of event.
  public var type = "touches"
  /// The touches that changed, by their fingers' numbers.
  public var touches: [Touch] = []

  /// Makes a blank record.
  public init() {}
}

/// A touch that is kept from its view for life.
public struct TraceWithheld: DerivedRecord, Hashable, Sendable {
  /// Why.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case singleTouch, exclusive, wantsExclusive, leftWindow
  }

  /// The number of the input it follows from.
  public var of = 0
  /// The number of the finger.
  public var finger = 0
  /// The touch's view.
  public var view: TraceName?
  /// Why.
  public var reason = Reason.singleTouch
  /// The view that is exclusive, where one is.
  public var by: TraceName?

  /// Makes a blank record.
  public init() {}
}
