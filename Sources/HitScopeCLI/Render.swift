import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitInspector
import HitResponders
import HitSandbox
import HitScenes
import HitTrace

/// Draws a scene, or the window that explains a point of it.
struct Render: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a scene as PNG or SVG, with no display.",
    discussion: """
      With --at it draws the whole window, explaining a press at that point; with --trace the \
      window in which a trace is replayed on the scene, at a time of it. A trace in place of the \
      scene is replayed on its own.

      EXAMPLES
        hitscope render raised-tab -o scene.png
        hitscope render raised-tab -o window.svg --at 160,421
        hitscope render raised-tab -o map.png --at 160,421 --mode hitmap
        hitscope render raised-tab -o small.png --at 160,421 --size 720x600
        hitscope render raised-tab -o large.png --scale 2
        hitscope render raised-tab -o - --format svg > scene.svg
        hitscope new box
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope render box.json -o moment.png --trace box.hstrace --time 0.1
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

  @Option(help: "The form: png or svg; otherwise what the file's ending says.")
  var format: Form?

  @Option(help: "A point, as X,Y in screen points.")
  var at: PointArgument?

  @Option(help: "What the window does with the scene: touch, inspect, hitmap or explode.")
  var mode: WindowMode?

  @Option(
    help: "A PNG of the app's screen, to lie under the views of its dump.",
    completion: .file(extensions: ["png"])
  )
  var screenshot: String?

  @Option(
    help: "A trace to replay on the scene.",
    completion: Completion.trace,
    transform: InputFile.named
  )
  var trace: String?

  @Option(parsing: .unconditional, help: "With a trace: when, in seconds since it began.")
  var time: Double?

  @Option(help: "The window's colours: dark or light.")
  var theme: SandboxTheme?

  @Option(help: "The window's size in points, as WxH, from 480x360; else 1280x800.")
  var size: SizeArgument?

  @Option(parsing: .unconditional, help: "Pixels to a point of a PNG.")
  var scale = 1.0

  @Flag(help: "Prints what was written as JSON.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case png, svg
  }

  private var form: Form? {
    format ?? Form.allCases.first { output.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  func validate() throws {
    guard form != nil else {
      throw ValidationError(
        output == OutputFile.dash
          ? "-o - needs --format png or svg."
          : "-o takes a file that ends in .png or .svg; \(output) does not."
      )
    }
    let options = ["--mode": mode != nil, "--theme": theme != nil, "--size": size != nil]
    if at == nil, trace == nil, time == nil, let option = options.filter(\.value).keys.min() {
      throw ValidationError("\(option) is of the window, which --at X,Y draws.")
    }
    if let size, !(480...8192).contains(size.width) || !(360...8192).contains(size.height) {
      throw ValidationError("--size takes 480x360 to 8192x8192.")
    }
    guard scale.isFinite, (0.1...8).contains(scale) else {
      throw ValidationError("--scale takes a number from 0.1 to 8.")
    }
    if screenshot != nil, at == nil {
      throw ValidationError("--screenshot is of the window, which --at X,Y draws.")
    }
    if let time, !(0...1e9).contains(time) {
      throw ValidationError("--time takes seconds from 0.")
    }
    if at != nil, trace != nil || time != nil {
      throw ValidationError("--at explains a point of the scene, --trace a moment of a trace.")
    }
  }

  func perform() throws {
    if let opened = try replayed() {
      let file = try OutputFile(
        output,
        besides: [trace, input.scene.file()],
        isForced: writing.force
      )
      return try write(WindowPicture(opened, at: time ?? 0, look), to: file)
    }
    let scene = try input.load()
    let file = try OutputFile(output, besides: [scene.document?.path], isForced: writing.force)
    if let at {
      var look = look
      look.screenshot = try laidScreenshot(under: scene)
      try write(WindowPicture(scene, named: input.scene.text, explaining: at.point, look), to: file)
    } else {
      try write(ScenePainter(scene.application, backdrop: .black), to: file)
    }
  }

  /// What the window looks like.
  @MainActor
  private var look: WindowPicture.Look {
    WindowPicture.Look(
      mode: mode ?? .inspect,
      size: CGSize(width: size?.width ?? 1280, height: size?.height ?? 800),
      theme: theme ?? .dark,
      scale: form == .svg ? 1 : scale
    )
  }

  /// Lays the screenshot under a scene; one that does not fit is told, and left out.
  @MainActor
  private func laidScreenshot(under scene: Scene) throws(SurfaceError) -> SceneScreenshot? {
    guard let screenshot else { return nil }
    let file = try ScreenshotFile(contentsOf: screenshot)
    do throws(ScreenshotMisfit) {
      return try file.laid(under: scene)
    } catch {
      Output.complain(["\(error)"])
      return nil
    }
  }

  /// Opens the trace of which a moment is to be drawn.
  @MainActor
  private func replayed() throws -> OpenedTrace? {
    let isTrace = try input.scene.isTrace()
    guard trace != nil || isTrace && time != nil else { return nil }
    var options = TraceReplayer.Options()
    if !isTrace {
      try input.scene.expectScene()
      options.scene = input.scene.text
    }
    let path = trace ?? input.scene.text
    try InputFile.expect(path, .trace)
    let replayer = try TraceReplayer(contentsOfFile: path, options: options, keepingTrace: true)
    let progress = ReadingProgress(path, counting: "inputs")
    if progress.isShown {
      replayer.onFrame = { [unowned replayer] _ in progress.follow(replayer) }
    }
    return try OpenedTrace(replayer)
  }

  @MainActor
  private func write(_ picture: any Picture, to file: OutputFile) throws {
    guard let form else { return }
    switch form {
    case .png: try file.write(picture.render(scale: scale).pngData())
    case .svg: try file.write(picture.renderSVG())
    }
    if json { try print(json: WrittenJSON(file: output, form: form.rawValue)) }
  }
}

/// Something that can be drawn in both forms.
@MainActor
private protocol Picture {
  func render(scale: CGFloat) throws(SurfaceError) -> CairoSurface
  func renderSVG() throws(SurfaceError) -> Data
}

extension WindowMode: ExpressibleByArgument {}
extension SandboxTheme: ExpressibleByArgument {}
extension ScenePainter: @MainActor Picture {}
extension WindowPicture: @MainActor Picture {}
