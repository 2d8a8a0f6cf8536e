internal import HitResponders
package import HitScenes
package import HitSession

extension Session {
  /// Plays an input script from its first step to its last, with no display.
  ///
  /// The scene is that whose views the script names and whose application is the session's.
  package func play(_ script: InputScript, in scene: Scene) {
    HeadlessDriver(self).play(
      script.inputs.map { step in
        if let content = step.applicationInput?.content {
          return HeadlessDriver.Step(at: step.time, .input(content))
        }
        if step.action == .tick { return HeadlessDriver.Step(at: step.time, .tick) }
        return HeadlessDriver.Step(at: step.time, .change { scene.change(step.action) })
      }
    )
  }
}
