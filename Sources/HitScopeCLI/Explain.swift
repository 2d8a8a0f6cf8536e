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
    commandName: "explain",
    abstract: "Says who gets a press, who refused it and why, and how it bubbles.",
    discussion: """
      Needs no display. "Not asked" lines name views that contain the point but were not asked.
      --why tells why a view gets or does not get the press, where it can be pressed at all, and \
      which changes of the scene's file would let it in; without a point it tells the latter two.

      EXAMPLES
        hitscope explain raised-tab 160,421
        hitscope explain hit-walk 500,400 --json
        hitscope explain pass-through 210,300 --why view2-a
        hitscope explain raised-tab --why CenterButton
      """
  )

  @OptionGroup
  var input: SceneOptions

  @Argument(help: "The point, as X,Y in screen points.")
  var point: PointArgument?

  @Option(
    help: ArgumentHelp("The view that the press was meant for: its id or path.", valueName: "view")
  )
  var why: String?

  @Flag(help: "Prints the same facts as JSON.")
  var json = false

  @OptionGroup
  var watching: WatchOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if point == nil, why == nil {
      throw ValidationError("Missing expected argument '<point>'; with --why it may be left out.")
    }
  }

  func perform() throws {
    let scene = try input.load()
    let asked = try why.map { try view($0, in: scene) }
    if let point = point?.point { return try explain(scene, at: point, asked) }
    guard let asked, let reach = Explainer(scene).reach(of: asked) else { return }
    let isLost = !reach.losses.isEmpty || reach.isUnreachable
    let fixes = !isLost ? nil : tried(for: asked, in: scene)
    if json { return try print(json: AnswerJSON(reach, fixes: fixes)) }
    Output.write([scene.name])
    Output.write(reach.messages)
    if let fixes { Output.write(FixText.lines(fixes)) }
  }

  /// Tries what would let a press reach a view, where the scene is a file that can be changed.
  @MainActor
  private func tried(for view: UIView, in scene: Scene, at point: CGPoint? = nil) -> ViewFixes? {
    guard let document = scene.document, document.dump == nil, let place = scene.index(of: view)
    else { return nil }
    return FixFinder(document, classes: SceneLibrary.gallery.classes).fixes(for: place, at: point)
  }

  @MainActor
  private func explain(_ scene: Scene, at point: CGPoint, _ asked: UIView?) throws {
    let explainer = Explainer(scene)
    let explanation = explainer.explain(at: point).explanation
    let answer = asked.flatMap { explainer.answer(about: $0, at: point) }
    let isMissed = answer?.verdict.kind == .missed
    let fixes = isMissed ? asked.flatMap { tried(for: $0, in: scene, at: point) } : nil
    let isOnScreen = scene.screenBounds.contains(point)
    if json {
      let facts = ExplanationJSON(
        explanation,
        deeds: Self.press(scene, at: point),
        isOnScreen: isOnScreen,
        answer: answer,
        fixes: fixes
      )
      return try print(json: facts)
    }
    Output.write([TerminalLine(explanation.heading(in: scene.name))])
    if !isOnScreen {
      let note = "note: the point is off the screen, which is \(scene.sizeText)"
      Output.write([TerminalLine(note, .remark)])
    }
    Output.write(explanation.messages(answering: answer))
    if let fixes { Output.write(FixText.lines(fixes)) }
  }

  /// Returns the view of a name in the visible windows.
  @MainActor
  private func view(_ name: String, in scene: Scene) throws -> UIView {
    let names = ViewNames(scene.application.windows)
    let found = scene.view(named: name) ?? names.views.first { names[$0] == name }
    if let found, found.window.map(scene.application.windows.contains) == true { return found }
    let known = names.views.map { names[$0] }
    let meant = Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
    throw FileTrouble(
      path: scene.document?.path ?? scene.name,
      problem: "no visible view is named \"\(name)\"",
      advice: "\(meant)`hitscope tree \(input.scene)` lists the names"
    )
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

extension Explain: WatchingCommand {
  var watchedPlaces: [String] { [input.scene.text] }
  var ownFiles: [String?] { [] }
}
