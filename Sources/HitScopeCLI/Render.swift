import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitSandbox
import HitScenes

/// Draws a scene, or the window that explains a point of it.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws a scene as PNG or SVG, with no display.",
    discussion: """
      With --at it draws the whole window, explaining a press at that point.

      EXAMPLES
        hitscope render raised-tab -o scene.png
        hitscope render raised-tab -o window.svg --at 160,421
        hitscope render raised-tab -o large.png --scale 2
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @OptionGroup
  var passThrough: PassThroughOption

  @Option(
    name: .shortAndLong,
    help: "The picture's file; its ending, .png or .svg, decides the form."
  )
  var output: String

  @Option(help: "A point, as X,Y in screen points.")
  var at: PointArgument?

  @Option(help: "Pixels to a point of a PNG.")
  var scale = 1.0

  func validate() throws {
    guard output.hasSuffix(".png") || output.hasSuffix(".svg") else {
      throw ValidationError("-o takes a file that ends in .png or .svg; \(output) does not.")
    }
    guard scale.isFinite, (0.1...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.1 to 8.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.load(passingThrough: passThrough.decider())
      let picture: any Picture =
        if let at {
          WindowPicture(scene, explaining: at.point)
        } else {
          ScenePainter(scene.application, backdrop: .black)
        }
      if output.hasSuffix(".svg") {
        try WholeFile.write(picture.renderSVG(), to: output)
      } else {
        try picture.render(scale: scale).writePNG(to: output)
      }
    }
  }
}

/// Something that can be drawn in both forms.
@MainActor
private protocol Picture {
  func render(scale: CGFloat) throws(SurfaceError) -> CairoSurface
  func renderSVG() throws(SurfaceError) -> Data
}

extension ScenePainter: @MainActor Picture {}
extension WindowPicture: @MainActor Picture {}
