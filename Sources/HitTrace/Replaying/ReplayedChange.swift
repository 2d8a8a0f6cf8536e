internal import HitScenes
internal import HitSession

extension TraceChange {
  /// Makes the change in a scene once more; returns whether a replay can make it.
  @MainActor
  func make(
    in scene: Scene,
    of session: Session,
    view: String,
    path: String
  ) throws(TraceError) -> Bool {
    let action: InputStep.Action
    switch operation {
    case .set: action = try step(view: view, path: path)
    case .remove: action = .remove(id: view)
    case .reload:
      guard let document = try document(of: scene, path: path) else { return false }
      session.perform { scene.reload(document) }
      return true
    case .code, .add: return false
    }
    session.perform { _ = scene.change(action) }
    return true
  }

  /// Returns what the scene is made of anew; nothing where the change does not tell.
  @MainActor
  private func document(of scene: Scene, path: String) throws(TraceError) -> SceneDocument? {
    guard let json = properties.first(where: { $0.key == Self.sceneKey })?.new else { return nil }
    do throws(SceneError) {
      let place = scene.document?.path ?? path
      return try SceneDocument(carried: json, path: place, classes: scene.classes)
    } catch {
      let problem = "change \(number) has no scene: \(error.lines.joined(separator: " / "))"
      throw TraceError(.inconsistent, in: path, problem, "record the trace again")
    }
  }

  /// Returns the change as a script's step has it.
  private func step(view: String, path: String) throws(TraceError) -> InputStep.Action {
    var steps = TimedSteps()
    steps.add(at: 0, .set(view: view, properties))
    do throws(SceneError) {
      return try InputScript(steps.text(about: ""), path: path).inputs.first?.action ?? .tick
    } catch {
      let problem = "change \(number) cannot be made: \(error)"
      throw TraceError(.inconsistent, in: path, problem, "correct its keys and values")
    }
  }
}

extension TraceRecord {
  /// Whether another record tells the same, however it is written.
  ///
  /// Numbers of chains are only references: the responders count.
  func means(
    _ other: TraceRecord,
    chains: [Int: [TraceName]],
    _ detail: TraceHeader.Detail
  ) -> Bool {
    switch (self, other) {
    case (.message(let own), .message(var message)):
      message.chain = own.chain
      return own == message
    case (.chain(let own), .chain(let chain)): return own.responders == chain.responders
    case (.hit(var own), .hit(var hit)):
      if detail == .result { hit.walk = own.walk }
      own.forgetUnknownPoints()
      hit.forgetUnknownPoints()
      return own == hit
    default: return self == other
    }
  }
}
