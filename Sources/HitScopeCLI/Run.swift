import ArgumentParser
import Foundation
import HitCanvas
import HitResponders
import HitSandbox
import HitScenes
import HitTrace
import HitX11

/// Opens the sandbox.
struct Run: Verb {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Opens the sandbox with a scene, or replays a trace in it, and logs each event.",
    discussion: """
      Hover explains a point and sends nothing; a press is routed for real. F1 lists the keys: \
      Ctrl-PageUp and Ctrl-PageDown go through the gallery, Esc clears one step, Ctrl-Q or the \
      close button ends it. Keys go to the scene while its first responder takes them. Media keys \
      are its remote control; moving the window to and fro, or Ctrl-Alt-Z, shakes it. Fingers on a \
      touchscreen are touches. Ctrl-R restarts the scene and records a trace, until Ctrl-R again; \
      Ctrl-Shift-S saves what happened so far.

      A trace is replayed in the time it took, as `hitscope replay --in-window` does.

      EXAMPLES
        hitscope run
        hitscope run out-of-bounds --log chain
        hitscope new box
        hitscope run box.json --scale 2
        hitscope run drag --record drag.hstrace
        hitscope play box.json box.script.json --log none -o box.hstrace
        hitscope run box.hstrace
      """
  )

  @Argument(
    help: "A scene's name or file, or a trace, which is replayed.",
    completion: Completion.sceneOrTrace
  )
  var scene = SceneArgument.opening

  @Option(help: "How much of each event to print: none, chain, walk or all.")
  var log = LogDetail.all

  @Option(
    parsing: .unconditional,
    help: "Pixels to a point; otherwise GDK_SCALE, then Xft.dpi, then 1."
  )
  var scale: Double?

  @Option(help: "The display; otherwise $DISPLAY.")
  var display: String?

  @Option(
    help: "The window's colours: dark, light, or system for those of the desktop's theme."
  )
  var theme = SandboxTheme.system

  @Flag(help: "Moves nothing smoothly: panels that fold and layers are at once where they go.")
  var still = false

  @Flag(help: "Plays the scene's tries and closes.")
  var tries = false

  @Option(
    help: "With --tries: a folder for a picture of the window at each try.",
    completion: .directory
  )
  var pictures: String?

  @Option(help: "A file to record a trace to; Ctrl-R ends it.", completion: Completion.newTrace)
  var record: String?

  @Option(
    help: "The folder for traces that Ctrl-R and Ctrl-Shift-S write; else the current one.",
    completion: .directory
  )
  var traces: String?

  @Option(
    help: "A PNG of the app's screen, to lie under the views of its dump.",
    completion: .file(extensions: ["png"])
  )
  var screenshot: String?

  @Option(
    parsing: .unconditional,
    help: "Of a trace: 1 replays it in the time it took, 2 in half of it, from 0.1 to 100."
  )
  var speed: Double?

  @Flag(help: "Records the characters of keys as well.")
  var recordKeys = false

  @Flag(help: "Prints the log as JSON, a line an input.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if let scale, !(scale.isFinite && (0.5...8).contains(scale)) {
      throw ValidationError("--scale takes a number from 0.5 to 8.")
    }
    if let speed, !Replay.speeds.contains(speed) {
      throw ValidationError("--speed takes a number from 0.1 to 100.")
    }
    if pictures != nil, !tries { throw ValidationError("--pictures needs --tries.") }
  }

  func perform() throws {
    if try scene.isTrace() {
      if tries || record != nil || traces != nil || recordKeys {
        throw ValidationError("\(scene) is a trace: it is replayed, not pressed or recorded.")
      }
      if screenshot != nil {
        throw ValidationError("--screenshot lies under a dump or a scene, and \(scene) is a trace.")
      }
      let replayer = try TraceReplayer(contentsOfFile: scene.text, keepingTrace: true)
      if json {
        let head = LogJSON.Head(scene: replayer.header.scene, trace: scene.text)
        try print(json: head, isLine: true)
      }
      return try ReplayWindow(
        display: display,
        scale: scale,
        theme: theme,
        isStill: still,
        speed: speed ?? 1,
        log: log,
        isJSON: json
      ).show(replayer)
    }
    if speed != nil {
      throw ValidationError("--speed is of a trace, and \(scene) is a scene, which nothing plays.")
    }
    var configuration = Sandbox.Configuration()
    configuration.display = display
    configuration.scale = scale.map { CGFloat($0) }
    configuration.theme = theme
    configuration.isStill = still
    if !tries, pictures == nil {
      configuration.stateFolder = MemoryFile.folder(ProcessInfo.processInfo.environment)
      configuration.recallSize()
    }
    configuration.playsTries = tries
    configuration.picturesFolder = pictures
    try scene.expectScene()
    if let record {
      let file = try OutputFile(record, besides: [scene.file()], isForced: writing.force)
      configuration.recordingPath = file.path
    }
    configuration.tracesFolder = traces
    let source = SceneSource(scene.text)
    source.screenshot = try screenshot.map { try ScreenshotFile(contentsOf: $0) }
    configuration.recordsKeys = recordKeys
    if let pictures {
      try Self.makeFolder(pictures)
      for picture in try Sandbox.pictures(of: scene.load(), in: pictures) {
        _ = try OutputFile(picture, besides: [scene.file()], isForced: writing.force)
      }
    }
    let sandbox = try Sandbox(source, configuration: configuration)
    if json { try print(json: LogJSON.Head(scene: scene.text, trace: record), isLine: true) }
    try sandbox.run(log: log, asJSON: json)
  }

  private static func makeFolder(_ path: String) throws(SurfaceError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw SurfaceError(.unwritable("no folder can be made there"), place: path)
    }
  }
}

extension Sandbox {
  /// Serves the window until it is closed, and prints the log and the notices.
  func run(log: LogDetail, asJSON: Bool = false) throws(DisplayError) {
    onRouted = { routed in
      if asJSON, log != .none { return LogJSON.write(routed, log) }
      Output.write(Explanation.messages(for: routed, detail: log.detail))
    }
    onTold = { messages in
      if log == .none { return }
      if asJSON { LogJSON.write(messages) } else { Output.write(messages) }
    }
    onNotice = { Output.complain($0.components(separatedBy: "\n")) }
    try run()
  }
}
