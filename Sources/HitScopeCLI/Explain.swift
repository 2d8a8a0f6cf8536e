import ArgumentParser
import Foundation
import HitAnalysis
import HitResponders
import HitSandbox
import HitScenes
import HitSession

/// Prints the walk, the verdict and the chain of a press.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says who gets a press, who refused it and why, and how it bubbles.",
    discussion: """
      Needs no display. "Not asked" lines name views that contain the point and that nobody asked.

      EXAMPLES
        hitscope explain raised-tab 160,421
        hitscope explain hit-walk 500,400 --json
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @OptionGroup
  var passThrough: PassThroughOption

  @Argument(help: "The point, as X,Y in screen points.")
  var point: PointArgument

  @Flag(help: "Prints the same facts as JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.load(passingThrough: passThrough.decider())
      let explanation = Explainer(scene).explain(at: point.point).explanation
      if json {
        let deeds = Self.press(scene, at: point.point)
        Output.write([try ExplanationJSON(explanation, deeds: deeds).text()])
      } else {
        let title = "\(scene.name) \(ShortNumber.point(point.point))"
        Output.write(TerminalInk.paint([title] + explanation.lines))
      }
    }
  }

  /// Really presses, which a scene built for this one answer can bear, and tells what each
  /// responder did.
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
    // A recognizer may keep the press from its view for a moment, as a scroll view's does.
    session.advance(to: scene.application.routingOptions.gestureTuning.contentTouchDelay)
    return steps
  }
}
