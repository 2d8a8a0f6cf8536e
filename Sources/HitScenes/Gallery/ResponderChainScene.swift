internal import Foundation
internal import HitResponders

/// The responder chain of a touched view, shown by class names: nothing here has an identifier.
enum ResponderChainScene: SwiftScene {
  static let name = "responder-chain"
  static let about = "A touch that nobody handles climbs from its view to the application delegate."

  static func build(on stage: SceneStage) {
    stage.application.delegate = AppDelegate()
    stage.makeWindow(rootViewController: ViewController())
  }

  static let tries = [
    SceneTry(
      press: CGPoint(x: 400, y: 300),
      note: "AView forwards, and so does everyone above",
      say: "Press AView.",
      receivers: [.view("AView")]
    ),
    SceneTry(
      press: CGPoint(x: 60, y: 60),
      note: "the plain root view: one step less",
      say: "Press beside AView.",
      receivers: [.view("UIView")]
    ),
  ]

  /// An application delegate that is a responder, and so the end of the chain.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  /// A controller whose root view is a plain view with an `AView` in it.
  private final class ViewController: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = DepthPalette.color(atDepth: 1)
      let card = AView(frame: CGRect(x: 240, y: 180, width: 320, height: 240))
      card.backgroundColor = DepthPalette.color(atDepth: 4)
      card.layer.cornerRadius = 12
      card.caption = "AView"
      view.addSubview(card)
    }
  }
}
