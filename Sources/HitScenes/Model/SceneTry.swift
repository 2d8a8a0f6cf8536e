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
  /// Who receives each of the presses; `nil` where that is left open.
  public var receiver: Receiver?

  /// Makes a try.
  ///
  /// - Parameters:
  ///   - press: Where to press, in points of the screen.
  ///   - note: What there is to see.
  ///   - say: What to do, in a sentence that does not tell what comes of it.
  ///   - with: Further places that are pressed as well.
  ///   - receiver: Who receives each of the presses, if that is told.
  public init(
    press: CGPoint,
    note: String,
    say: String? = nil,
    with: [CGPoint] = [],
    receiver: Receiver? = nil
  ) {
    self.press = press
    self.note = note
    self.say = say
    self.with = with
    self.receiver = receiver
  }

  /// All places that are pressed.
  ///
  /// > Coordinates: the screen, in points.
  public var presses: [CGPoint] { [press] + with }
}
