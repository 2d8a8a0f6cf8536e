import ArgumentParser
import Foundation
import HitAnalysis
import HitResponders
import HitSandbox
import HitScenes
import HitSession

/// Prints the walk, the verdict and the chain of a press.
struct Explain: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Says who gets a press, who refused it and why, and how it bubbles.",
    discussion: """
      Needs no display. "Not asked" lines name views that contain the point but were not asked.

      EXAMPLES
        hitscope explain raised-tab 160,421
        hitscope explain hit-walk 500,400 --json
      """
  )

  @OptionGroup
  var input: SceneOptions

  @Argument(help: "The point, as X,Y in screen points.")
  var point: PointArgument

  @Flag(help: "Prints the same facts as JSON.")
  var json = false

  func perform() throws {
    let scene = try input.load()
    let explanation = Explainer(scene).explain(at: point.point).explanation
    if json {
      let deeds = Self.press(scene, at: point.point)
      let isOnScreen = scene.screenBounds.contains(point.point)
      try Output.write(
        json: ExplanationJSON(explanation, deeds: deeds, isOnScreen: isOnScreen)
      )
    } else {
      let title = "\(scene.name) \(ShortNumber.point(point.point))"
      Output.write([title])
      if !scene.screenBounds.contains(point.point) {
        let note = "note: the point is off the screen, which is \(scene.sizeText)"
        Output.write([TerminalLine(note, .remark)])
      }
      Output.write(explanation.messages)
    }
  }

  /// Really presses, in a scene built for this answer alone, and returns what responders did.
  @MainActor
  private static func press(_ scene: Scene, at point: CGPoint) -> [RoutedInput.Delivery.Step] {
    var steps: [RoutedInput.Delivery.Step] = []
    let session = Session(scene.application)
    session.add(
      RoutingRecorder { routed in
        steps = routed.deliveries.first { $0.message == .touchesBegan }?.steps ?? steps
      }
    )
    session.send(
      .touches([TouchSample(finger: 1, phase: .began, locationOnScreen: point)], at: 0)
    )
    // A recognizer may delay the press to its view for a moment, as a scroll view's does.
    session.advance(to: scene.application.routingOptions.gestureTuning.contentTouchDelay)
    return steps
  }
}

extension Scene {
  /// The size of the screen, as `320 x 480`.
  var sizeText: String {
    "\(ShortNumber.coordinate(size.width)) x \(ShortNumber.coordinate(size.height))"
  }

  /// The area that the screen shows.
  fileprivate var screenBounds: CGRect { CGRect(origin: .zero, size: size) }
}
