import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitSandbox
import HitScenes

/// Shows who receives a press at each point of a scene.
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says who receives a press at each point of a scene.",
    discussion: """
      Without -o it prints the receivers by area. A PNG or SVG shows each point in the colour of
      its receiver, JSON has the same in numbers. HTML is one file for a browser: it tells the walk
      at each point.

      EXAMPLES
        hitscope map raised-tab
        hitscope map raised-tab -o map.png --scale 2
        hitscope map raised-tab -o map.svg
        hitscope map raised-tab -o map.json
        hitscope map raised-tab -o map.html
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @Option(
    name: .shortAndLong,
    help: "The file to write; its ending, .png, .svg, .json or .html, decides the form."
  )
  var output: String?

  @Option(help: "Pixels to a point.")
  var scale = 1.0

  /// The forms that are files.
  private enum Form: String, CaseIterable {
    case png, svg, json, html
  }

  private var form: Form? {
    Form.allCases.first { output?.hasSuffix(".\($0.rawValue)") == true }
  }

  func validate() throws {
    if let output, form == nil {
      throw ValidationError(
        "-o takes a file that ends in .png, .svg, .json or .html; "
          + "\(output) does not."
      )
    }
    guard scale.isFinite, (0.1...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.1 to 8.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.load()
      let report = try MapReport(
        Explainer(scene),
        title: scene.name,
        windows: scene.windows,
        scale: scale
      )
      guard let output, let form else { return Output.write(report.lines) }
      switch form {
      case .png: try MapPicture(report).render(scale: scale).writePNG(to: output)
      case .svg: try WholeFile.write(MapPicture(report).renderSVG(), to: output)
      case .html: try WholeFile.write(MapPage(report).html(), to: output)
      case .json: try WholeFile.write(report.json, to: output)
      }
    }
  }
}
