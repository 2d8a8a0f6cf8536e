internal import Foundation
internal import HitResponders

/// Events without a place on the screen: shakes, commands of a remote control, keys.
///
/// A touch makes a card the first responder; from there on the events start at it.
enum MotionAndRemoteScene: SwiftScene {
  static let name = "motion-and-remote"
  static let title = "Motion and remote control"
  static let about =
    "Shakes, media keys and keys start at the first responder, not under the pointer."
  static let tries = [
    SceneTry(
      press: CGPoint(x: 220, y: 300),
      note: "this card keeps it",
      say: "Press the left card, then shake.",
      receivers: [.view("Keeps")]
    ),
    SceneTry(
      press: CGPoint(x: 580, y: 300),
      note: "this one passes it on to its controller",
      say: "Press the right card, then shake.",
      receivers: [.view("Passes")]
    ),
  ]

  static func build(on stage: SceneStage) {
    let controller = UIViewController()
    controller.restorationIdentifier = "ViewController"
    let root = stage.makeRoot(named: "Root", of: controller)
    let cards = [("Keeps", MotionCard(passesOn: false)), ("Passes", MotionCard(passesOn: true))]
    stage.addCards(cards, to: root)
    stage.application.beginReceivingRemoteControlEvents()
  }
}
