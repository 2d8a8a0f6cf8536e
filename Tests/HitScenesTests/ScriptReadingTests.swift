import HitScenes
import Testing

@Suite("Script files as text")
struct ScriptReadingTests {
  private func complaint(about text: String) -> String? {
    do {
      _ = try InputScript(text, path: "t.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("the steps may stand in front of the format and the version")
  func stepsFirst() throws {
    let text = """
      {"steps": [{"at": 0, "tick": true},
        {"at": 1, "tick": true}], "version": 1, "format": "hitscope-script"}
      """
    let script = try InputScript(text, path: "t.json")
    #expect(script.steps.map(\.time) == [0, 1])
    #expect(script.steps.map(\.position?.description) == ["1:12", "2:3"])
  }

  @Test("faults of steps and of what stands around them are told in the order of the file")
  func order() {
    let text = """
      {"steps": [{"at": 0}, {"at": 1, "tick": false}], "version": 2}
      """
    #expect(
      complaint(about: text)?.split(separator: ";").first
        == "t.json:1:1: format: it is missing"
    )
    let places = complaint(about: text)?.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)[0]
    }
    #expect(places == ["t.json:1:1:", "t.json:1:12:", "t.json:1:41:", "t.json:1:61:"])
  }

  @Test("a text that breaks off has that one fault, whatever is wrong with the steps before")
  func brokenOff() {
    #expect(
      complaint(about: #"{"steps": [{"at": 0}, {"at": -1}, {"at": 1, "tick": tru"#)
        == "t.json:1:53: unexpected tru; a value belongs here"
    )
    #expect(
      complaint(about: #"{"steps": [{"at": 0}]} {}"#)
        == "t.json:1:24: unexpected {; the file ends after its first value"
    )
  }

  @Test("steps that stand twice are read once, and steps that are no list are told")
  func kinds() {
    let head = #"{"format": "hitscope-script", "version": 1, "steps": "#
    #expect(
      complaint(about: head + #"[], "steps": [{"at": -1}]}"#)
        == "t.json:1:58: steps: this key stands twice, first at 1:45; keep one of them"
    )
    #expect(
      complaint(about: head + "{}}")
        == "t.json:1:54: steps: found an object; expected an array of steps"
    )
    #expect(complaint(about: "[]")?.contains("expected an object: a script") == true)
  }

  @Test("a million inputs are allowed; the step with one more is told, and those behind it are not")
  func inputs() {
    let drag = #"{"at": 0, "drag": [0, 0, 1, 1], "steps": 9998}"#
    let all = Array(repeating: drag, count: 100).joined(separator: ",")
    #expect(SceneSources.complaint(aboutScript: all) == nil)
    let column = SceneSources.script(all).count
    #expect(
      SceneSources.complaint(aboutScript: all + #",{"at": 0, "tick": true}, {"at": -1}"#)
        == "t.json:1:\(column): more than 1000000 inputs; split the script"
    )
  }
}
