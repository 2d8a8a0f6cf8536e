internal import HitJSON
internal import HitScenes

/// Makes what a script's step does out of a change of a trace.
enum ReplayedChange {
  /// Returns the change as a script's step has it.
  ///
  /// - Throws: What is wrong with its keys and values, which are a scene file's.
  static func action(
    _ change: TraceChange,
    view: String,
    path: String
  ) throws(TraceError) -> InputStep.Action {
    var writer = JSONWriter(capacity: 512)
    writer.append(#"{"format":"hitscope-script","version":1,"steps":[{"at":0,"set":{"id":"#)
    writer.append(string: view)
    for property in change.properties {
      writer.append(",")
      writer.append(string: property.key)
      writer.append(":")
      writer.append(json: property.new)
    }
    writer.append("}}]}")
    do throws(SceneError) {
      let script = try InputScript(writer.text, path: path)
      guard let action = script.inputs.first?.action else {
        return .tick
      }
      return action
    } catch {
      let problem = "change \(change.number) cannot be made: \(error)"
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
