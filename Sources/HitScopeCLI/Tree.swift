import ArgumentParser
import Foundation
import HitResponders
import HitScenes

/// Prints a scene's view tree.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the views of a scene, back to front, with what changes routing.",
    discussion: """
      EXAMPLES
        hitscope tree raised-tab
        hitscope tree my-scene.json
        hitscope tree dump.txt
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @OptionGroup
  var passThrough: PassThroughOption

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.load(passingThrough: passThrough.decider())
      let size = ShortNumber.coordinate(scene.size.width)
      let title = "\(scene.name) \(size) x \(ShortNumber.coordinate(scene.size.height))"
      Output.write([title] + scene.windows.flatMap { TreeText.lines(of: $0, in: scene) })
    }
  }
}
