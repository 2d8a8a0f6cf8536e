internal import Foundation
internal import HitInspector

/// Notes when another try of the lesson is chosen, so that it is explained where it would press.
struct TryWatch {
  private var chosen: Int?

  /// Finds the try that was chosen since this was asked last.
  ///
  /// - Parameters:
  ///   - card: The lesson, as it is now.
  ///   - isPressed: Whether the scene was pressed meanwhile; a press is explained by itself.
  /// - Returns: Where it would press; nothing where no other one was chosen.
  mutating func newPlace(in card: SceneCard, isPressed: Bool) -> CGPoint? {
    guard card.chosen != chosen else { return nil }
    chosen = card.chosen
    return isPressed ? nil : card.chosenTry?.press
  }
}
