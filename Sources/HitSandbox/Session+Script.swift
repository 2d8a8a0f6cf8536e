internal import HitResponders
package import HitScenes
package import HitSession

extension Session {
  /// Plays an input script from its first step to its last, with no display.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - scene: The scene whose views the script names and whose application is the session's.
  ///   - onInput: Called before each input, with how many were played.
  package func play(
    _ script: InputScript,
    in scene: Scene,
    onInput: (_ played: Int) -> Void = { _ in }
  ) {
    let driver = HeadlessDriver(self)
    script.eachInput { place, step in
      onInput(place)
      driver.play(HeadlessDriver.Step(step, in: scene))
    }
  }
}

extension HeadlessDriver.Step {
  fileprivate init(_ step: InputStep, in scene: Scene) {
    if let content = step.content {
      self.init(at: step.time, .input(content))
    } else if step.action == .tick {
      self.init(at: step.time, .tick)
    } else {
      self.init(at: step.time, .change { scene.change(step.action) })
    }
  }
}
