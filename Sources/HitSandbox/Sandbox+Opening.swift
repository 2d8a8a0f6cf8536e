public import Foundation
public import HitResponders
internal import HitScenes
public import HitTrace
internal import HitX11

extension Sandbox {
  /// How a sandbox is opened.
  public struct Configuration {
    /// The display's name; `$DISPLAY` when there is none.
    public var display: String?
    /// Pixels to a point; found out from the desktop when there is none.
    public var scale: CGFloat?
    /// The window's first size, in points.
    public var size = CGSize(width: 1280, height: 800)
    /// Whether the window is dark or light.
    package var theme = SandboxTheme.system
    /// Whether panels and the camera of the layers are at once where they go.
    public var isStill = false
    /// The folder of what the window remembers; nothing is remembered without one.
    package var stateFolder: String?
    /// Whether the sandbox plays the scene's tries and closes by itself.
    public var playsTries = false
    /// The folder that gets a picture of the window after each try.
    public var picturesFolder: String?
    /// The file that a trace of the first scene is recorded to.
    public var recordingPath: String?
    /// The folder for traces of which no file is named; the current one where none is given.
    public var tracesFolder: String?
    /// What is replayed in the window; fingers and keys are not the scene's then.
    public var replay: TraceReplayer?
    /// How fast it is played at first: 1 is in the time it took, 2 in half of it.
    public var replaySpeed = 1.0
    /// Whether the characters of keys are recorded.
    public var recordsKeys = false

    /// Makes a configuration for a person at a desktop.
    public init() {}
  }

  /// Opens a view controller of your own in the sandbox and returns when the window is closed.
  ///
  /// The log of every event goes to standard output, as `hitscope run` prints it.
  ///
  /// ```swift
  /// exit(Sandbox.open { MyViewController() })
  /// ```
  ///
  /// - Parameters:
  ///   - title: The window's title.
  ///   - size: The screen's size, in points.
  ///   - makeController: Makes the root view controller.
  /// - Returns: The process's exit code: 0 closed, 2 the log cannot be written, 69 no display, 74
  ///   display lost.
  public static func open(
    title: String = "My views",
    size: CGSize = CGSize(width: 320, height: 480),
    _ makeController: @escaping () -> UIViewController
  ) -> Int32 {
    open(
      SceneSource {
        Scene(name: "my-views", title: title, size: size) { stage in
          stage.makeWindow(rootViewController: makeController())
        }
      }
    )
  }

  /// Opens a scene that a program makes itself and returns when the window is closed.
  static func open(_ source: SceneSource) -> Int32 {
    do {
      let sandbox = try Sandbox(source)
      var trouble: String?
      let write: ([Message]) -> Void = { [weak sandbox] messages in
        trouble = trouble ?? StandardStream.output.write(messages.map { TerminalLine($0.text) })
        if trouble != nil { sandbox?.stop() }
      }
      sandbox.onRouted = { write(Explanation.messages(for: $0)) }
      sandbox.onTold = write
      sandbox.onNotice = { complain($0) }
      try sandbox.run()
      if let trouble { complain("standard output: cannot be written: \(trouble)") }
      return trouble == nil ? 0 : 2
    } catch {
      complain("\(error)")
      guard let error = error as? DisplayError else { return 2 }
      return error.reason == .lost ? 74 : 69
    }
  }

  /// Says what is wrong on standard error; there is nobody to tell where that cannot be.
  static func complain(_ text: String) {
    _ = StandardStream.errors.write(
      "hitscope: \(text)".components(separatedBy: "\n").map { TerminalLine($0) }
    )
  }
}
