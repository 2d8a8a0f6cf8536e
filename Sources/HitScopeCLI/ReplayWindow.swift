import Foundation
import HitSandbox
import HitTrace

/// A window that replays a trace, for every verb that shows one.
struct ReplayWindow {
  /// The display; `$DISPLAY` where none is named.
  var display: String?
  /// Pixels to a point; the desktop's where none are given.
  var scale: Double?
  var theme = SandboxTheme.system
  /// Whether nothing moves smoothly.
  var isStill = false
  /// How fast it is played at first.
  var speed = 1.0
  var log = LogDetail.all
  /// Whether the log is JSON.
  var isJSON = false

  /// Replays a trace, in a window that stays open until the user closes it.
  ///
  /// - Throws: The exit code of a replay: that of a trace that differs or is damaged.
  @MainActor
  func show(_ replayer: TraceReplayer) throws {
    var configuration = Sandbox.Configuration()
    configuration.display = display
    configuration.scale = scale.map { CGFloat($0) }
    configuration.theme = theme
    configuration.isStill = isStill
    configuration.replay = replayer
    configuration.replaySpeed = speed
    let sandbox = try Sandbox(SceneSource(replaying: replayer), configuration: configuration)
    try sandbox.run(log: log, asJSON: isJSON)
    // The window has reported it already.
    if replayer.failure != nil { throw ExitStatus.trouble }
    if replayer.outcome != .same { throw ExitStatus.found }
  }
}
