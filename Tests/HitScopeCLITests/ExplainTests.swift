import Foundation
import TestSupport
import Testing

@Suite("hitscope explain")
struct ExplainTests {
  @Test("a press that arrives: walk, verdict and chain as designed, byte for byte")
  func hitWalk() throws {
    let outcome = try Program.run("explain", "hit-walk", "500,400")
    #expect(
      outcome
        == Program.Outcome(
          code: 0,
          output: """
            hit-walk (500, 400)
            Window (500, 400) descended -> E
              A (500, 400) descended -> E
                B (460, 360) outside -> nil
                C (120, 360) descended -> E
                  D (100, 340) outside -> nil
                  E (100, 80) descended -> E
            E would get a press here. Nobody would handle it.
            E
            --C
            ----A
            ------Window
            --------UIApplication

            """,
          errors: ""
        )
    )
  }

  @Test("a press that is lost: who was never asked, and the sentence, byte for byte")
  func raisedTab() throws {
    let outcome = try Program.run("explain", "raised-tab", "160,421")
    #expect(
      outcome
        == Program.Outcome(
          code: 0,
          output: """
            raised-tab (160, 421)
            UIWindow (160, 421) descended -> Cell5
              RootView (160, 421) descended -> Cell5
                TabBar (160, -10) outside -> nil
                  CenterButton (32, 8) not asked, would be inside
                HUD (160, 421) interactionDisabled -> nil
                ToastOverlay (100, 229) outside -> nil
                PromoBanner (152, 33) transparent (alpha 0) -> nil
                ListView (160, 377) descended -> Cell5
                  Cell5 (160, 109) descended -> Cell5
            CenterButton did not get this press. Its parent TabBar said the point is outside \
            (10 pt above), so CenterButton was never asked. Cell5 received it.
            Cell5
            --ListView
            ----RootView
            ------ViewController
            --------UIWindow
            ----------UIApplication

            """,
          errors: ""
        )
    )
  }

  private struct Facts: Decodable, Equatable {
    struct Verdict: Decodable, Equatable {
      var text: String
      var cause: String
      var by: String?
    }
    struct Turn: Decodable, Equatable {
      var view: String
      var point: [Double]
      var verdict: String
      var answer: String?
      var depth: Int
      var asked: Bool
    }
    struct Link: Decodable, Equatable {
      var responder: String
      var did: String
    }
    var point: [Double]
    var receiver: String?
    var intended: String?
    var verdict: Verdict
    var walk: [Turn]
    var chain: [Link]
  }

  private func turn(
    _ view: String,
    _ point: [Double],
    _ verdict: String,
    _ answer: String?,
    _ depth: Int
  ) -> Facts.Turn {
    Facts.Turn(
      view: view,
      point: point,
      verdict: verdict,
      answer: answer,
      depth: depth,
      asked: verdict != "notAsked"
    )
  }

  @Test("--json gives the same facts, a value for each key")
  func json() throws {
    let outcome = try Program.run("explain", "raised-tab", "160,421", "--json")
    #expect(outcome.code == 0)
    let facts = try JSONDecoder().decode(Facts.self, from: Data(outcome.output.utf8))
    #expect(facts.point == [160, 421])
    #expect(facts.receiver == "Cell5")
    #expect(facts.intended == "CenterButton")
    #expect(facts.verdict.text.hasPrefix("CenterButton did not get this press. "))
    #expect(facts.verdict.by == "TabBar")
    #expect(
      facts.walk == [
        turn("UIWindow", [160, 421], "descended", "Cell5", 0),
        turn("RootView", [160, 421], "descended", "Cell5", 1),
        turn("TabBar", [160, -10], "outside", nil, 2),
        turn("CenterButton", [32, 8], "notAsked", nil, 3),
        turn("HUD", [160, 421], "interactionDisabled", nil, 2),
        turn("ToastOverlay", [100, 229], "outside", nil, 2),
        turn("PromoBanner", [152, 33], "transparent", nil, 2),
        turn("ListView", [160, 377], "descended", "Cell5", 2),
        turn("Cell5", [160, 109], "descended", "Cell5", 3),
      ]
    )
    #expect(
      facts.chain == [
        Facts.Link(responder: "Cell5", did: "forwarded"),
        Facts.Link(responder: "ListView", did: "consumed"),
        Facts.Link(responder: "RootView", did: "notReached"),
        Facts.Link(responder: "ViewController", did: "notReached"),
        Facts.Link(responder: "UIWindow", did: "notReached"),
        Facts.Link(responder: "UIApplication", did: "notReached"),
      ]
    )
    #expect(outcome.output.hasSuffix("}\n"))
    // Keys that have nothing to say are null, not missing.
    let missed = try Program.run("explain", "hit-walk", "-1,-1", "--json")
    #expect(missed.output.contains("\"receiver\" : null"))
    #expect(missed.output.contains("\"intended\" : null"))
  }

  @Test("scene 13: the overhang is dead and said to be, and both remedies bring it to life")
  func overhang() throws {
    let verdicts = [
      ("352,352", "child would get a press here. Nobody would handle it."),
      (
        "450,450",
        "child did not get this press. Its parent parent said the point is outside "
          + "(50 pt below, 50 pt right), so child was never asked. Stage received it."
      ),
      ("720,160", "Stage would get a press here. Nobody would handle it."),
      ("720,350", "askedChild would get a press here. Nobody would handle it."),
      ("720,540", "widerChild would get a press here. Nobody would handle it."),
    ]
    for (point, verdict) in verdicts {
      let lines = try Program.run("explain", "out-of-bounds", point).output.split(separator: "\n")
      #expect(lines.contains { $0 == verdict }, "\(point)")
    }
  }

  @Test("--why asks about a view: at a point, and where it can be pressed at all")
  func why() throws {
    let outcome = try Program.run("explain", "pass-through", "210,300", "--why", "view2-a")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(
      outcome.output.hasSuffix(
        """
        view2-a did not get this press. Its parent view1-a said the point is outside by its own \
        point(inside:with:), so view2-a was never asked. base-a received it.
          (70, 70) is in its bounds (0, 0, 140, 140): not the frame
        view2-a gets no press anywhere: 0 of 19600 pt².
          lost 19600 pt² in (140, 230, 140, 140): base-a receives, its parent view1-a \
        said the point is outside
        What would let it in:
          view1-a: drop the override of point(inside:with:): +19600 pt² (base-a -76800, \
        view1-a +57200)
          Move view2-a into base-a: +19600 pt² (base-a -19600)

        """
      )
    )
    let anywhere = try Program.run("explain", "raised-tab", "--why", "CenterButton")
    #expect(
      anywhere.output
        == """
        raised-tab
        CenterButton gets presses in 71.9 % of its area: 2944 of 4096 pt².
          reached (128, 431, 64, 46)
          lost 1152 pt² in (128, 413, 64, 18): Cell5 receives, its parent TabBar said \
        the point is outside
        What would let it in:
          TabBar: override point(inside:with:) for its subviews: +1152 pt² (Cell5 -1152)
          Move CenterButton into RootView: +1152 pt² (Cell5 -1152)
          Make TabBar 18 pt taller: +1152 pt² (Cell5 -5760, TabBar +4608)

        """
    )
  }

  private func facts<Facts: Decodable>(_ type: Facts.Type, _ arguments: [String]) throws -> Facts {
    let outcome = try Program.run(["explain", "raised-tab", "--json"] + arguments)
    return try JSONDecoder().decode(type, from: Data(outcome.output.utf8))
  }

  @Test("--why --json gives the same in numbers, beside the facts of the point or alone")
  func whyJSON() throws {
    struct Answer: Decodable {
      struct Loss: Decodable, Equatable {
        var area: Double
        var box: [Double]
        var receiver: String?
        var cause: String
        var by: String
      }
      var view: String
      var verdict: Facts.Verdict?
      var reachedArea: Double
      var drawnArea: Double
      var places: [[Double]]
      var losses: [Loss]
    }
    struct Both: Decodable {
      var receiver: String
      var why: Answer?
    }
    let alone = try facts(Answer.self, ["--why", "CenterButton"])
    #expect(alone.verdict == nil)
    #expect(alone.reachedArea == 2944 && alone.drawnArea == 4096)
    #expect(alone.places == [[128, 431, 64, 46]])
    #expect(
      alone.losses == [
        Answer.Loss(
          area: 1152,
          box: [128, 413, 64, 18],
          receiver: "Cell5",
          cause: "outside",
          by: "TabBar"
        )
      ]
    )
    let both = try facts(Both.self, ["160,421", "--why", "HomeButton"])
    #expect(both.receiver == "Cell5")
    #expect(both.why?.verdict?.cause == "elsewhere")
    #expect(try facts(Both.self, ["160,421"]).why == nil)
  }

  @Test("--why with a name that no view has, and neither a point nor a view")
  func whyWrong() throws {
    let misspelt = try Program.run("explain", "raised-tab", "--why", "CenterButtn")
    #expect(misspelt.code == 2 && misspelt.output == "")
    #expect(misspelt.errors.contains("no visible view is named \"CenterButtn\""))
    #expect(misspelt.errors.contains("did you mean \"CenterButton\"?"))
    let nothing = try Program.run("explain", "raised-tab")
    #expect(nothing.code == 64)
    #expect(nothing.errors.contains("Missing expected argument '<point>'; with --why"))
  }

  @Test("a point with a negative number is a point, not an option")
  func negative() throws {
    let outcome = try Program.run("explain", "hit-walk", "-5,-7.5")
    #expect(outcome.code == 0)
    #expect(
      outcome.output
        == """
        hit-walk (-5, -7.5)
        note: the point is off the screen, which is 800 x 600
        Window (-5, -7.5) outside -> nil
        Nothing is here. The point is outside of every window.

        """
    )
  }

  @Test("every scene explains every one of its tries, twice the same")
  func everyScene() throws {
    for line in try Program.run("scenes", "--brief").output.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let first = try Program.run("explain", name, "100,100")
      #expect(first.code == 0)
      #expect(first.output.hasPrefix("\(name) (100, 100)\n"))
      #expect(first.errors == "")
      #expect(try Program.run("explain", name, "100,100") == first)
    }
  }
}
