import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitScenes

/// Shows who receives a press at each point of a scene.
struct Map: Verb {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Says who receives a press at each point of a scene.",
    discussion: """
      Without -o it prints the receivers by area. A PNG or SVG shows each point in the colour of \
      its receiver, JSON has the same in numbers. HTML is one file for a browser: it shows the \
      walk at each point.

      With --against it says what goes to another view than in an older scene. With --max-change \
      the exit code is 1 where that is more of the screen than allowed.

      EXAMPLES
        hitscope map raised-tab
        hitscope map raised-tab -o map.png --scale 2
        hitscope map raised-tab -o map.svg
        hitscope map raised-tab -o map.json
        hitscope map raised-tab -o map.html
        hitscope fix raised-tab --finding 1 -o mended.json
        hitscope map mended.json --against raised-tab
        hitscope map mended.json --against raised-tab --max-change 5
      """
  )

  @OptionGroup
  var input: SceneOptions

  @Option(
    name: .shortAndLong,
    help: "The file to write; its ending, .png, .svg, .json or .html, decides the form.",
    completion: .file()
  )
  var output: String?

  @Option(help: "The form: png, svg, json or html; otherwise what the file's ending says.")
  var format: Form?

  @Option(parsing: .unconditional, help: "Pixels to a point.")
  var scale = 1.0

  @Option(help: ArgumentHelp("The scene as it was: a name or file.", valueName: "scene"))
  var against: SceneArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most of the screen that may change receiver.", valueName: "percent")
  )
  var maxChange: Double?

  @Flag(help: "Prints the same facts as JSON.")
  var json = false

  @OptionGroup
  var watching: WatchOption

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case png, svg, json, html
  }

  private var form: Form? {
    if json { return .json }
    return format
      ?? Form.allCases.first { output?.lowercased().hasSuffix(".\($0.rawValue)") == true }
  }

  func validate() throws {
    if json, output != nil || format != nil {
      throw ValidationError("--json prints the map; -o FILE.json writes it.")
    }
    if format != nil, output == nil { throw ValidationError("--format needs -o.") }
    if output == OutputFile.dash, form == nil {
      throw ValidationError("-o - needs --format png, svg, json or html.")
    }
    if let output, form == nil {
      throw ValidationError(
        "-o takes a file that ends in .png, .svg, .json or .html; \(output) does not."
      )
    }
    guard scale.isFinite, (0.1...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.1 to 8.")
    }
    guard let maxChange else { return }
    if against == nil { throw ValidationError("--max-change goes with --against.") }
    guard (0...100).contains(maxChange) else {
      throw ValidationError("--max-change takes a percentage from 0 to 100.")
    }
  }

  func perform() throws {
    let scene = try input.load()
    let inputs = try [scene.document?.path, against?.file()]
    let file = try OutputFile.named(
      json ? OutputFile.dash : output,
      besides: inputs,
      isForced: writing.force
    )
    let report = try Self.report(scene, scale)
    guard let against else { return try write(report, pageOf: report, scene, to: file) }
    let old = try input.load(against)
    let comparison = MapComparison(from: try Self.report(old, scale), to: report)
    try write(comparison, pageOf: comparison.now, scene, comparison, to: file)
    let share = comparison.changedShare * 100
    if let maxChange, share > maxChange {
      throw Trouble.said(
        "\(scene.name): more of the screen goes to another view than --max-change "
          + "\(ShortNumber.text(maxChange)) allows. Look at the change with -o change.html, "
          + "and allow more if it is meant.",
        ExitStatus.found
      )
    }
  }

  @MainActor
  private static func report(_ scene: Scene, _ scale: Double) throws -> MapReport {
    try MapReport(Explainer(scene), title: scene.name, windows: scene.windows, scale: scale)
  }

  @MainActor
  private func write(
    _ answer: some MapAnswer,
    pageOf report: MapReport,
    _ scene: Scene,
    _ comparison: MapComparison? = nil,
    to file: OutputFile?
  ) throws {
    guard let file, let form else { return Output.write(answer.lines) }
    switch form {
    case .png: try file.write(answer.picture(scale: scale).pngData())
    case .svg: try file.write(answer.svg())
    case .json: try file.write { write in try answer.writeJSON(write) }
    case .html: try file.write(ScenePage.html(of: scene, report, comparison))
    }
  }
}

/// The answer about a scene, or about its change, in forms other than a page.
@MainActor
private protocol MapAnswer {
  var lines: [String] { get }
  func writeJSON(_ write: (Data) throws -> Void) throws
  func picture(scale: Double) throws -> CairoSurface
  func svg() throws -> Data
}

extension MapReport: MapAnswer {
  func picture(scale: Double) throws -> CairoSurface { try MapPicture(self).render(scale: scale) }

  func svg() throws -> Data { try MapPicture(self).renderSVG() }
}

extension MapComparison: MapAnswer {
  func picture(scale: Double) throws -> CairoSurface {
    try ComparisonPicture(self).render(scale: scale)
  }

  func svg() throws -> Data { try ComparisonPicture(self).renderSVG() }

  func writeJSON(_ write: (Data) throws -> Void) throws { try write(json) }
}

extension Map: WatchingCommand {
  var watchedPlaces: [String] { [input.scene.text, against?.text].compactMap { $0 } }
  var ownFiles: [String?] { [output] }
}
