public import Foundation

/// A press worth trying: a hint of the gallery, the first place of the pointer, a step of a lesson.
nonisolated public struct SceneTry: Hashable, Sendable {
  /// Who receives a press.
  public enum Receiver: Hashable, Sendable {
    /// The view of this name.
    case view(String)
    /// No view.
    case nobody
  }

  /// Where to press.
  ///
  /// > Coordinates: the screen, in points.
  public var press: CGPoint
  /// What there is to see.
  public var note: String
  /// What to do, in a sentence that does not tell what comes of it.
  public var say: String?
  /// Further places that are pressed as well, in any order.
  ///
  /// > Coordinates: the screen, in points.
  public var with: [CGPoint]
  /// Who receives the presses: one for each place, or one for all of them; none where that is left
  /// open.
  public var receivers: [Receiver]

  /// Makes a try.
  ///
  /// - Parameters:
  ///   - press: Where to press, in points of the screen.
  ///   - note: What there is to see.
  ///   - say: What to do, in a sentence that does not tell what comes of it.
  ///   - with: Further places that are pressed as well.
  ///   - receivers: Who receives the presses, if that is told: one for each place, or one for all.
  public init(
    press: CGPoint,
    note: String,
    say: String? = nil,
    with: [CGPoint] = [],
    receivers: [Receiver] = []
  ) {
    self.press = press
    self.note = note
    self.say = say
    self.with = with
    self.receivers = receivers
  }

  /// All places that are pressed.
  ///
  /// > Coordinates: the screen, in points.
  public var presses: [CGPoint] { [press] + with }
}
