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
    let receiver: PressReceiver? =
      switch attempt.receiver {
      case .view(let name)?: .view(name)
      case .nobody?: .nobody
      case nil: nil
      }
    self.init(attempt.presses, note: attempt.note, say: attempt.say, receiver: receiver)
  }
}

extension Dump {
  /// Says how much the dump does not tell; what that is stands below the scene.
  var summary: String {
    let count = rows.count
    return count == 0 ? StatusFacts.completeDump : Counted.text(count, "note")
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
