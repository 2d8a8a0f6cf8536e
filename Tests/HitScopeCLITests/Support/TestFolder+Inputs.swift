import TestSupport
import Testing

extension TestFolder {
  /// Writes a file of each kind that verbs read, named by a word that is not in the gallery: a
  /// scene, a script, the trace that it makes, and actions of another program.
  func fillWithInputs() throws {
    try copyScene("raised-tab", to: "mine.json")
    try write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play mine.json tap.script.json --log none -o tap.hstrace"
    #expect(try Program.type(play, in: self).code == 0)
    try write(
      #"[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 9, "y": 9}]}]"#,
      to: "actions.json"
    )
  }
}
