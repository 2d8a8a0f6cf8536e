internal import Foundation
internal import HitResponders

/// The life of a touch and of an event, shown by a view that keeps both and counts them.
enum TrackingObjectsScene: SwiftScene {
  static let name = "tracking-objects"
  static let title = "Tracking objects"
  static let about = "One UITouch a finger and one UIEvent a sequence, whatever the finger does."
  static let tries = [
    SceneTry(press: CGPoint(x: 220, y: 300), note: "hold, and leave the view: its touch stays its"),
    SceneTry(press: CGPoint(x: 580, y: 300), note: "another view, another touch, its own event"),
  ]

  static func build(on stage: SceneStage) {
    let window = stage.makeWindow()
    window.accessibilityIdentifier = "Window"
    let root = UIView(frame: window.bounds)
    root.accessibilityIdentifier = "Root"
    root.backgroundColor = DepthPalette.color(atDepth: 1)
    window.addSubview(root)
    for (id, x, depth) in [("Left", 60.0, 2), ("Right", 420.0, 5)] {
      let view = TrackingView(frame: CGRect(x: x, y: 120, width: 320, height: 360))
      view.accessibilityIdentifier = id
      view.backgroundColor = DepthPalette.color(atDepth: depth)
      view.layer.cornerRadius = 12
      view.isMultipleTouchEnabled = true
      root.addSubview(view)
    }
  }
}
