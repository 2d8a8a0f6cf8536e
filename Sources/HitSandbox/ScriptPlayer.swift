internal import HitResponders
public import HitScenes
public import HitSession

/// Plays input scripts into a scene's session, with no display.
public struct ScriptPlayer {
  private let scene: Scene
  private let session: Session

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - scene: The scene whose views the script names.
  ///   - session: The session of the scene's application.
  public init(_ scene: Scene, in session: Session) {
    self.scene = scene
    self.session = session
  }

  /// Plays a script from its first step to its last.
  public func play(_ script: InputScript) { HeadlessDriver(session).play(script.inputs.map(step)) }

  private func step(_ input: InputStep) -> HeadlessDriver.Step {
    if let content = input.applicationInput?.content {
      return HeadlessDriver.Step(at: input.time, .input(content))
    }
    if input.action == .tick { return HeadlessDriver.Step(at: input.time, .tick) }
    return HeadlessDriver.Step(at: input.time, .change { scene.change(input.action) })
  }
}
