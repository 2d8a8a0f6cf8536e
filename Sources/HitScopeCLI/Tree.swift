import ArgumentParser
import Foundation
import HitAnalysis
import HitResponders
import HitScenes

/// Prints a scene's view tree.
struct Tree: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Prints the views of a scene, back to front, with what changes routing.",
    discussion: """
      EXAMPLES
        hitscope tree raised-tab
        hitscope tree my-scene.json
        hitscope tree dump.txt
      """
  )

  @OptionGroup
  var input: SceneOptions

  func perform() throws {
    let scene = try input.load()
    Output.write(
      ["\(scene.name) \(scene.sizeText)"]
        + scene.windows.flatMap { TreeText.lines(of: $0, in: scene) }
    )
  }
}

/// A view tree as indented lines: name, class, frame, and whatever keeps touches away.
@MainActor
enum TreeText {
  /// Returns a line for each view of a scene's window, superviews first.
  static func lines(of window: UIWindow, in scene: Scene) -> [String] {
    var lines: [String] = []
    var pending: [(view: UIView, depth: Int)] = [(window, 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(for: view, in: scene))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines
  }

  private static func line(for view: UIView, in scene: Scene) -> String {
    var parts = [view.routingName]
    if view.className != view.routingName { parts.append(view.className) }
    parts.append(ShortNumber.rect(view.frame))
    if let controller = view.viewController { parts.append("of \(controller.routingName)") }
    let dumpView = scene.dumpView(of: view)
    var remarks = ViewRemark.remarks(on: view, rules: HitTestRules(scene.application))
      .filter { dumpView == nil || $0.tone != .gesture }.flatMap(\.words)
    // A dump tells that there are recognizers, and not which.
    if dumpView?.hasRecognizers == true { remarks.append("gestures of unknown kinds") }
    if !remarks.isEmpty { parts.append("- " + remarks.joined(separator: ", ")) }
    return parts.joined(separator: " ")
  }
}
