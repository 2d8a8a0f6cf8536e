import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitSandbox
import HitScenes

/// Draws a scene, or the window that explains a point of it.
struct Render: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Draws a scene as PNG or SVG, with no display.",
    discussion: """
      With --at it draws the whole window, explaining a press at that point.

      EXAMPLES
        hitscope render raised-tab -o scene.png
        hitscope render raised-tab -o window.svg --at 160,421
        hitscope render raised-tab -o map.png --at 160,421 --mode hitmap
        hitscope render raised-tab -o large.png --scale 2
      """
  )

  @OptionGroup
  var input: SceneOptions

  @Option(
    name: .shortAndLong,
    help: "The picture's file; its ending, .png or .svg, decides the form.",
    completion: .file(extensions: ["png", "svg"])
  )
  var output: String

  @Option(help: "A point, as X,Y in screen points.")
  var at: PointArgument?

  @Option(help: "What the window does with the scene: touch, inspect, hitmap or explode.")
  var mode: WindowMode?

  @Option(parsing: .unconditional, help: "Pixels to a point of a PNG.")
  var scale = 1.0

  private var isSVG: Bool { output.lowercased().hasSuffix(".svg") }

  func validate() throws {
    guard isSVG || output.lowercased().hasSuffix(".png") else {
      throw ValidationError("-o takes a file that ends in .png or .svg; \(output) does not.")
    }
    guard mode == nil || at != nil else {
      throw ValidationError("--mode is of the window, which --at X,Y draws.")
    }
    guard scale.isFinite, (0.1...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.1 to 8.")
    }
  }

  func perform() throws {
    let scene = try input.load()
    let file = try OutputFile(output, besides: [scene.document?.path])
    let picture: any Picture =
      if let at {
        WindowPicture(scene, explaining: at.point, mode: mode ?? .inspect)
      } else {
        ScenePainter(scene.application, backdrop: .black)
      }
    if isSVG {
      try file.write(picture.renderSVG())
    } else {
      try file.write(picture.render(scale: scale).pngData())
    }
  }
}

/// Something that can be drawn in both forms.
@MainActor
private protocol Picture {
  func render(scale: CGFloat) throws(SurfaceError) -> CairoSurface
  func renderSVG() throws(SurfaceError) -> Data
}

extension WindowMode: ExpressibleByArgument {}
extension ScenePainter: @MainActor Picture {}
extension WindowPicture: @MainActor Picture {}
