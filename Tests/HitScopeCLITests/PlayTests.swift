import Foundation
import TestSupport
import Testing

@Suite("hitscope play")
struct PlayTests {
  static let tap = #"{"at": 0, "tap": [500, 400]}"#

  static func script(_ steps: String) -> String {
    #"{ "format": "hitscope-script", "version": 1, "steps": [ \#(steps) ] }"#
  }

  @Test("the design's tap prints the design's log, byte for byte, every time")
  func tap() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.script(Self.tap), to: "tap.script.json")
    let outcome = try Program.run("play", "hit-walk", path)
    #expect(
      outcome
        == Program.Outcome(
          code: 0,
          output: """
            0.000 touch 1 began (500, 400)
              UIApplication.sendEvent
              --Window.sendEvent
              Window (500, 400) descended -> E
                A (500, 400) descended -> E
                  B (460, 360) outside -> nil
                  C (120, 360) descended -> E
                    D (100, 340) outside -> nil
                    E (100, 80) descended -> E
              touchesBegan E forwarded
              --C forwarded
              ----A forwarded
              ------Window forwarded
              --------UIApplication discarded
            0.100 touch 1 ended (500, 400)
              touchesEnded E forwarded
              --C forwarded
              ----A forwarded
              ------Window forwarded
              --------UIApplication discarded
              touch 1: E got this press, nobody handled it. Passed on by E, C, A, Window; \
            UIApplication is the end.
                5 asked

            """,
          errors: ""
        )
    )
    #expect(try Program.run("play", "hit-walk", path) == outcome)
    #expect(try Program.run("play", "hit-walk", path, "--log", "none").output == "")
  }

  @Test("a script of every kind of step plays through, twice the same")
  func everyStep() throws {
    let folder = try TestFolder()
    let steps = """
      {"at": 0, "drag": [112, 212, 160, 512], "steps": 3, "duration": 0.3},
      {"at": 1, "touches": [{"id": 7, "phase": "began", "x": 500, "y": 450}]},
      {"at": 1.1, "touches": [{"id": 7, "phase": "cancelled", "x": 500, "y": 450}]},
      {"at": 2, "pinch": [400, 300], "from": 10, "to": 100, "duration": 0.2},
      {"at": 3, "rotate": [400, 300], "radius": 50, "degrees": 90, "duration": 0.2},
      {"at": 4, "key": "space"}, {"at": 5, "shake": "began"}, {"at": 5.5, "shake": "ended"},
      {"at": 6, "remote": "togglePlayPause"}, {"at": 7, "tick": true},
      {"at": 8, "set": {"id": "Loud", "hidden": true}}, {"at": 9, "tap": [500, 450]},
      {"at": 10, "remove": "Card"}, {"at": 11, "tap": [112, 512]}
      """
    let path = try folder.write(Self.script(steps), to: "all.script.json")
    let outcome = try Program.run("play", "drag", path)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(try Program.run("play", "drag", path) == outcome)
    let headings = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    for word in ["0.300 touch 1 ended (160, 512)", "4.000 press began space", "5.000 shake began"] {
      #expect(headings.contains { $0 == word })
    }
    #expect(outcome.output.contains("touchesCancelled Loud consumed, forwarded"))
    #expect(outcome.output.contains("Loud (60, 70) hidden -> nil"))
    // M4: nobody asked for remote events, so none is delivered.
    #expect(!outcome.output.contains("remote"))
  }

  @Test("a view that a script names and the scene lacks is told, also for a scene in Swift")
  func unknownViews() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.script(#"{"at": 0, "remove": "AVeiw"}"#), to: "s.json")
    for scene in ["touch-log", "responder-chain"] {
      let outcome = try Program.run("play", scene, path)
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors.hasPrefix(
          "hitscope: \(path):1:57: remove: no view of \(scene) is named \"AVeiw\"; "
        )
      )
    }
  }
}
