import Foundation
import HitInspector
import TestSupport
import Testing

// Panels, lists, and whose the keys are.
extension ActionChecks {
  static var panels: [InspectorCommand: ActionCheck] {
    [
      .showKeys: { trial in
        let desk = try trial.open()
        try trial.expectThereAndBack(in: desk.whole, on: desk)
      },
      .showPalette: { trial in
        let desk = try trial.open()
        try trial.act(on: desk)
        try desk.enter("quit")
        #expect(desk.program.exitCode() == 0)
      },
      .open(.scenes): { trial in
        let desk = try trial.open()
        try trial.type(.showPalette, on: desk)
        try desk.enter("all scenes")
        try desk.user.type(["Down"])
        try desk.user.type(["Return"])
        #expect(eventually { desk.title != "Raised tab" })
      },
      .fold(.views): { trial in
        let desk = try trial.open()
        try trial.expectChange(in: desk.layout.views, keeping: [desk.layout.why], on: desk)
        try trial.expectThereAndBack(in: desk.layout.views, on: desk)
      },
      .fold(.selected): { trial in
        let desk = try trial.open()
        try trial.expectChange(in: desk.layout.selected, keeping: [desk.layout.why], on: desk)
        try trial.expectThereAndBack(in: desk.layout.selected, on: desk)
      },
      .fold(.log): { trial in
        let desk = try openPressed(trial)
        let events = desk.layout.openLog(sceneSize: desk.sceneSize)
        // The scene takes the room, so that the pointer is over another point of it.
        try trial.expectChange(in: events, keeping: [desk.layout.views], on: desk)
        try trial.expectThereAndBack(in: events, on: desk)
      },
      .fold(.why): { trial in
        let desk = try trial.open()
        try trial.expectChange(in: desk.layout.why, keeping: [desk.layout.views], on: desk)
        try trial.expectThereAndBack(in: desk.layout.why, on: desk)
      },
      .nextStrip: { trial in
        let desk = try openPressed(trial)
        let (log, why) = (desk.layout.openLog(sceneSize: desk.sceneSize), desk.layout.why)
        let start = try desk.settledPicture(of: #require(log))
        try trial.expectChange(in: log, keeping: [why], on: desk)
        // It goes through everything that there is, and begins again.
        let isRound = try (0..<5).contains { _ in
          try trial.act(on: desk)
          return try desk.settledPicture(of: #require(log)) == start
        }
        #expect(isRound)
      },
      .nextPanel: { try expectFocus($0, back: .previousPanel) },
      .previousPanel: { try expectFocus($0, back: .nextPanel) },
      .tab(1): { try expectFocus($0, back: .tab(-1)) },
      .tab(-1): { try expectFocus($0, back: .tab(1)) },
      .search: { trial in
        let desk = try trial.open()
        let views = try #require(desk.layout.views)
        let before = try desk.settledPicture(of: views, still: .milliseconds(900))
        try trial.act(on: desk)
        let scene = try desk.settledPicture(of: desk.geometry.sceneRect)
        // What is typed goes into the field: plain keys of the window do nothing meanwhile.
        for letter in ["o", "f", "f"] { try desk.user.type([letter]) }
        _ = try desk.settledPicture(of: views)
        #expect(try desk.picture(of: desk.geometry.sceneRect) == scene)
        for _ in 0..<3 { try desk.user.type(["BackSpace"]) }
        for letter in ["5"] { try desk.user.type([letter]) }
        #expect(try eventually { try desk.picture(of: views) != before })
        for _ in 0..<3 { try trial.type(.clear, on: desk) }
        #expect(try eventually { try desk.picture(of: views) == before })
      },
      .toggleKeys: { trial in
        let size = CGSize(width: 800, height: 600)
        let desk = try trial.open("first-responder", sceneSize: size)
        desk.click(400, 152)
        #expect(desk.waits(for: "touch 1 ended (400, 152)"))
        try desk.user.type(["k"])
        #expect(desk.waits(for: "t press ended k"))
        // The keys come back, and O draws outlines.
        try trial.act(on: desk)
        let before = try desk.settledPicture(of: desk.layout.canvas)
        try desk.user.type(["o"])
        #expect(try eventually { try desk.picture(of: desk.layout.canvas) != before })
        try trial.act(on: desk)
        try desk.user.type(["j"])
        #expect(desk.waits(for: "t press ended j"))
        #expect(!desk.log.contains("press began o"))
      },
      .quit: { trial in
        let desk = try trial.open()
        try trial.act(on: desk)
        #expect(desk.program.exitCode() == 0)
      },
    ]
  }

  /// Opens the window with a press that is pinned.
  static func openPressed(_ trial: ActionTrial) throws -> Desk {
    let desk = try trial.open()
    desk.click(160, 421)
    #expect(desk.waits(for: "touch 1 ended (160, 421)"))
    // What became of a gesture that failed is told for a second.
    _ = try desk.settledPicture(of: desk.whole, still: .milliseconds(1300))
    return desk
  }

  /// Expects that a key goes to a panel, and another one from there to where it was.
  private static func expectFocus(_ trial: ActionTrial, back: InspectorCommand) throws {
    let desk = try trial.open()
    // From one panel to the next: where none has the keys, going back comes from the other end.
    try trial.type(.nextPanel, on: desk)
    // A line at the left of a panel says that it has the keys; two panels stand at the window's.
    let lines = CGRect(x: 0, y: 0, width: 4, height: desk.layout.size.height)
    try trial.expectThereAndBack(in: lines, on: desk) { try trial.type(back, on: desk) }
  }
}
