import Foundation
import HitInspector
import TestSupport
import Testing

// What is explained: pins, questions, the point on the canvas, what is copied of it.
extension ActionChecks {
  static var pointing: [InspectorCommand: ActionCheck] {
    [
      .togglePin: { trial in
        let desk = try trial.open()
        desk.move(to: 184, 450)
        #expect(try desk.copies(Program.explained(184, 450)))
        try trial.act(on: desk)
        desk.move(to: 38, 22)
        #expect(try desk.copies(Program.explained(184, 450)))
        try trial.act(on: desk)
        #expect(try desk.copies(Program.explained(38, 22)))
      },
      .previousPin: { trial in
        let desk = try openTwice(trial)
        try trial.act(on: desk)
        #expect(try desk.copies(Program.explained(160, 421)))
      },
      .nextPin: { trial in
        let desk = try openTwice(trial)
        try trial.type(.previousPin, on: desk)
        #expect(try desk.copies(Program.explained(160, 421)))
        try trial.act(on: desk)
        #expect(try desk.copiesPress(38, 22, at: "BackButton"))
      },
      .askUnderPointer: { trial in
        let desk = try trial.open()
        desk.move(to: 160, 421)
        #expect(try desk.copies(Program.explained(160, 421)))
        try trial.act(on: desk)
        #expect(try desk.copies(Program.explained(160, 421, why: "CenterButton")))
      },
      .step(.previous): { try expectStep($0, 160, 420) },
      .step(.next): { try expectStep($0, 160, 422) },
      .step(.parent): { try expectStep($0, 159, 421) },
      .step(.child): { try expectStep($0, 161, 421) },
      .moveProbe(.previous, by: 8): { try expectStep($0, 160, 413) },
      .moveProbe(.next, by: 8): { try expectStep($0, 160, 429) },
      .moveProbe(.parent, by: 8): { try expectStep($0, 152, 421) },
      .moveProbe(.child, by: 8): { try expectStep($0, 168, 421) },
      .togglePicking: { trial in
        let desk = try trial.open()
        try trial.act(on: desk)
        desk.click(140, 460)
        #expect(try desk.copies(Program.explained(140, 460, why: "CenterButton")))
        #expect(!desk.log.contains("touch 1 began"))
        try trial.act(on: desk)
        desk.click(38, 22)
        #expect(desk.waits(for: "touch 1 ended (38, 22)"))
      },
      .otherTouch: { trial in
        let size = CGSize(width: 800, height: 600)
        let desk = try trial.open("two-fingers", sceneSize: size)
        // Window managers take what is dragged while Alt is held.
        try trial.type(.toggleSecondFinger, on: desk)
        desk.click(200, 200)
        #expect(desk.waits(for: "touch 2 ended"))
        let one = try desk.copied()
        try trial.act(on: desk)
        var other = one
        #expect(
          try eventually {
            other = try desk.copied()
            return other != one
          }
        )
        try trial.act(on: desk)
        var last = other
        _ = try eventually {
          last = try desk.copied()
          return last == one
        }
        #expect(last == one, "between them: \(other)")
      },
      .copyExplanation: { trial in
        let desk = try trial.open()
        desk.move(to: 184, 450)
        let text = try Program.explained(184, 450)
        let isCopied = try eventually {
          try trial.act(on: desk)
          return desk.pasted() == text
        }
        #expect(isCopied)
      },
      .clear: { trial in
        let desk = try openPressed(trial)
        desk.move(to: 38, 22)
        #expect(try desk.copies(Program.explained(160, 421)))
        try trial.act(on: desk)
        #expect(try desk.copies(Program.explained(38, 22)))
      },
      .escapeToScene: { trial in
        let desk = try trial.open()
        try trial.act(on: desk)
        #expect(desk.waits(for: "t press ended escape"))
      },
      .shake: { trial in
        let desk = try trial.open("delivery", sceneSize: CGSize(width: 800, height: 600))
        try trial.act(on: desk)
        #expect(desk.waits(for: "t shake ended\n"))
      },
    ]
  }

  /// Goes through the views at a point with Shift: a click, another one, the wheel.
  static func digging(_ trial: ActionTrial) throws {
    let desk = try trial.open()
    try desk.shiftClick(160, 421)
    #expect(try desk.copies(Program.explained(160, 421, why: "CenterButton")))
    for (button, view) in [(1, "HUD"), (4, "CenterButton"), (5, "HUD")] {
      try desk.shiftClick(160, 421, button: button)
      #expect(try desk.copies(Program.explained(160, 421, why: view)), "button \(button)")
    }
  }

  /// Opens the window with two presses, of which the latest is pinned.
  private static func openTwice(_ trial: ActionTrial) throws -> Desk {
    let desk = try openPressed(trial)
    desk.click(38, 22)
    #expect(desk.waits(for: "touch 1 ended (38, 22)"))
    #expect(try desk.copiesPress(38, 22, at: "BackButton"))
    return desk
  }

  /// Expects that a key moves the point that is explained on the canvas to another one.
  private static func expectStep(_ trial: ActionTrial, _ x: Int, _ y: Int) throws {
    let desk = try trial.open()
    desk.move(to: 160, 421)
    #expect(try desk.copies(Program.explained(160, 421)))
    try trial.act(on: desk)
    #expect(try desk.copies(Program.explained(x, y)))
  }
}
