package import Foundation

/// Something a key or a click makes the inspector do.
nonisolated package enum InspectorCommand: Hashable, Sendable {
  case previousScene, nextScene
  /// Shows a scene of the gallery, counted from 0.
  case showScene(Int)
  /// Makes the scene anew.
  case restartScene
  /// Plays a try of the scene, counted from 0.
  case playTry(Int)
  /// Pins what the pointer is over, or unpins.
  case togglePin
  case previousPin, nextPin
  /// Explains the scene anew at the point that is pinned.
  case askAgain
  /// Pins the moment of an event, which the list of events counts from 0.
  case pinEvent(Int)
  /// Asks why a press does not reach a view.
  case ask(SceneViewID)
  /// Asks about the view under the pointer.
  case askUnderPointer
  /// Pins a point of the scene, in screen points, and keeps the question.
  case pinPoint(CGPoint)
  /// Explains the other finger, or the one of a number.
  case otherTouch, showTouch(Int)
  /// Shows a view in the middle of the canvas, as large as it fits.
  case zoomTo(SceneViewID)
  case toggleOutline
  /// Copies the explanation, or the command that replays, to the clipboard.
  case copyExplanation, copyReplayCommand
  /// Gives the keys to the scene, or takes them back.
  case toggleKeys
  /// Goes back one step: closes, leaves, unpins.
  case clear
  case quit
  case zoomIn, zoomOut
  /// Shows the scene at its own size, or smaller where it does not fit.
  case zoomToFit
  case toggleSecondFinger
  /// Restarts the scene and records a trace of it, or ends that.
  case toggleRecording
  /// Saves a trace of what happened since the scene was shown.
  case saveTrace
  case fold(InspectorPanel)
  /// Moves the selection in the tree.
  case step(TreeStep)
}

extension InspectorCommand {
  /// Returns what the key of an X keysym does, or `nil` for a key that is not the inspector's.
  nonisolated package init?(keysym: Int, isControlDown: Bool = false) {
    switch (keysym, isControlDown) {
    case (0xff55, true), (0xff9a, true): self = .previousScene
    case (0xff56, true), (0xff9b, true): self = .nextScene
    case (0x2b, true), (0x3d, true), (0xffab, true): self = .zoomIn
    case (0x2d, true), (0xffad, true): self = .zoomOut
    case (0x30, true), (0xffb0, true): self = .zoomToFit
    case (0x66, _), (0x46, _): self = .toggleSecondFinger
    case (0x72, _), (0x52, _): self = .toggleRecording
    case (0x73, true), (0x53, true): self = .saveTrace
    case (0xffbf, false): self = .fold(.views)
    case (0xffc0, false): self = .fold(.selected)
    case (0xffc1, false): self = .fold(.log)
    case (0xffc2, false): self = .fold(.why)
    case (0xff52, false): self = .step(.previous)
    case (0xff54, false): self = .step(.next)
    case (0xff51, false): self = .step(.parent)
    case (0xff53, false): self = .step(.child)
    default: return nil
    }
  }
}
