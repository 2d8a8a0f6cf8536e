internal import HitInspector
internal import HitResponders
internal import HitScenes

extension Scene {
  /// What the scene is about, and its tries.
  var card: SceneCard {
    SceneCard(about: about, tries: tries.map { LessonTry($0) })
  }
}

extension LessonTry {
  fileprivate init(_ attempt: SceneTry) {
    let receivers = attempt.receivers.map { receiver -> PressReceiver in
      switch receiver {
      case .view(let name): .view(name)
      case .nobody: .nobody
      }
    }
    self.init(attempt.presses, note: attempt.note, say: attempt.say, receivers: receivers)
  }
}

extension Dump {
  /// What the dump does not tell, each in a word or two; no dump tells who handles a touch.
  var unknown: [String] {
    let details = notes.compactMap { note in
      switch note.kind {
      case .layer: Counted.text(note.count, "layer")
      case .cut: note.line.map { "cut at line \($0)" }
      default: nil
      }
    }
    return (tellsColors ? [] : ["colours"]) + ["handlers", "overrides"] + details
  }

  /// What the dump does not tell, as the window lists it.
  var rows: [DumpNoteRow] {
    let told = notes.map { note in
      let sentence = note.sentence
      let text = "\(sentence.prefix(1).uppercased())\(sentence.dropFirst())."
      return DumpNoteRow(text, line: note.line)
    }
    if tellsColors { return told }
    return told + [DumpNoteRow("It prints no colours, so nobody knows what can be seen through.")]
  }
}
