internal import Foundation
internal import HitResponders

/// The life of a touch and of an event, shown by a view that keeps both and counts them.
enum TrackingObjectsScene: SwiftScene {
  static let name = "tracking-objects"
  static let about = "One UITouch a finger and one UIEvent a sequence, whatever the finger does."
  static let tries = [
    SceneTry(
      press: CGPoint(x: 220, y: 300),
      note: "its touch stays its",
      say: "Hold the left view, and leave it.",
      receivers: [.view("Left")]
    ),
    SceneTry(
      press: CGPoint(x: 580, y: 300),
      note: "another view, another touch, its own event",
      say: "Press the right view.",
      receivers: [.view("Right")]
    ),
  ]

  static func build(on stage: SceneStage) {
    let root = stage.makeRoot(named: "Root")
    stage.addCards([("Left", TrackingView()), ("Right", TrackingView())], to: root)
    for card in root.subviews { card.isMultipleTouchEnabled = true }
  }
}
