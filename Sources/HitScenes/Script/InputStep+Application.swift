public import HitResponders

extension InputStep {
  /// The input for an application's queue; `nil` for a step of time or a change to a view.
  public var applicationInput: ApplicationInput? {
    switch action {
    case .touches(let touches):
      let samples = touches.map {
        TouchSample(
          finger: $0.finger,
          phase: UITouch.Phase($0.phase),
          locationOnScreen: $0.location
        )
      }
      return ApplicationInput(.touches(samples), at: time)
    case .key(let name, let isDown):
      return ApplicationInput(
        .presses([PressSample(word: name, phase: isDown ? .began : .ended)]),
        at: time
      )
    case .shake(let shake):
      return ApplicationInput(.motion(MotionPhase(shake), .motionShake), at: time)
    case .hover(let location): return ApplicationInput(.hover(location), at: time)
    case .remote(let command):
      return ApplicationInput(.remoteControl(UIEvent.EventSubtype(command)), at: time)
    case .tick, .set, .remove: return nil
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: ScriptTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension MotionPhase {
  fileprivate init(_ shake: ScriptShake) {
    self =
      switch shake {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UIEvent.EventSubtype {
  fileprivate init(_ command: ScriptRemoteCommand) {
    self =
      switch command {
      case .play: .remoteControlPlay
      case .pause: .remoteControlPause
      case .stop: .remoteControlStop
      case .togglePlayPause: .remoteControlTogglePlayPause
      case .nextTrack: .remoteControlNextTrack
      case .previousTrack: .remoteControlPreviousTrack
      case .beginSeekingBackward: .remoteControlBeginSeekingBackward
      case .endSeekingBackward: .remoteControlEndSeekingBackward
      case .beginSeekingForward: .remoteControlBeginSeekingForward
      case .endSeekingForward: .remoteControlEndSeekingForward
      }
  }
}
