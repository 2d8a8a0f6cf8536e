import ArgumentParser
import Foundation
import HitAnalysis
import HitResponders
import HitScenes

/// Prints a scene's view tree.
struct Tree: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the views of a scene, back to front, with what changes routing.",
    discussion: """
      EXAMPLES
        hitscope tree raised-tab
        hitscope tree hit-walk --json
        echo '<Toast: 0x1; frame = (0 0; 320 480)>' | hitscope tree -
      """
  )

  @OptionGroup
  var input: SceneOptions

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @OptionGroup
  var shown: ShownOptions

  func perform() throws {
    let scene = try input.load()
    if json { return try print(json: TreeJSON(scene)) }
    Output.write(
      ["\(scene.name) \(scene.sizeText)"]
        + scene.windows.flatMap { TreeRow.rows(of: $0, in: scene) }.map(\.line)
    )
  }
}

/// A view of a tree: name, class, frame, and whatever keeps touches away.
struct TreeRow {
  let name: String
  let className: String
  let depth: Int
  /// In the superview's bounds, in points.
  let frame: CGRect
  let controller: String?
  let remarks: [String]

  /// Returns a row for each view of a scene's window, superviews first.
  @MainActor
  static func rows(of window: UIWindow, in scene: Scene) -> [TreeRow] {
    var rows: [TreeRow] = []
    var pending: [(view: UIView, depth: Int)] = [(window, 0)]
    while let (view, depth) = pending.popLast() {
      rows.append(TreeRow(view, depth, in: scene))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return rows
  }

  @MainActor
  private init(_ view: UIView, _ depth: Int, in scene: Scene) {
    name = view.routingName
    className = view.className
    self.depth = depth
    frame = view.frame
    controller = view.viewController?.routingName
    let dumpView = scene.dumpView(of: view)
    var remarks = ViewRemark.remarks(on: view, rules: HitTestRules(scene.application))
      .filter { dumpView == nil || $0.tone != .gesture }.flatMap(\.words)
    // A dump tells that there are recognizers, and not which.
    if dumpView?.hasRecognizers == true { remarks.append("gestures of unknown kinds") }
    self.remarks = remarks
  }

  /// The row as a line, indented by its depth.
  var line: String {
    var parts = [name]
    if className != name { parts.append(className) }
    parts.append(ShortNumber.rect(frame))
    if let controller { parts.append("of \(controller)") }
    if !remarks.isEmpty { parts.append("- " + remarks.joined(separator: ", ")) }
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }
}
