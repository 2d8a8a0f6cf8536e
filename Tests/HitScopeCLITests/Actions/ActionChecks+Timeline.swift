import Foundation
import HitInspector
import TestSupport
import Testing

// Replays: going through a trace, its lanes, and accepting what differs.
extension ActionChecks {
  static var transport: [InspectorCommand: ActionCheck] {
    [
      .timeline(.eventBack): { try expectMoment($0, from: [.toEnd], back: .eventOn) },
      .timeline(.eventOn): { try expectMoment($0, from: [.toEnd, .eventBack, .eventBack]) },
      .timeline(.touchBack): { try expectMoment($0, from: [.toEnd, .touchBack], back: .touchOn) },
      .timeline(.touchOn): { try expectMoment($0, from: [.toStart, .touchOn], back: .touchBack) },
      .timeline(.differenceBack): {
        try expectMoment($0, from: [.toEnd, .differenceBack], back: .differenceOn)
      },
      .timeline(.differenceOn): {
        try expectMoment($0, from: [.toStart, .differenceOn], back: .differenceBack)
      },
      .timeline(.toStart): { try expectMoment($0, from: [.toEnd], back: .toEnd) },
      .timeline(.toEnd): { try expectMoment($0, from: [.toStart], back: .toStart) },
      .timeline(.play): { trial in
        let desk = try openDifferentTrace(trial)
        let lanes = try #require(timeline(of: desk))
        try trial.type(.timeline(.toStart), on: desk)
        let start = try desk.settledPicture(of: lanes)
        try trial.act(on: desk)
        #expect(try eventually { try desk.picture(of: lanes) != start })
        // It stands still where it is told to, which is not yet the first difference.
        try trial.act(on: desk)
        let paused = try desk.settledPicture(of: lanes)
        try trial.type(.timeline(.differenceOn), on: desk)
        #expect(try eventually { try desk.picture(of: lanes) != paused })
        let difference = try desk.settledPicture(of: lanes)
        // Played from the start, it stops at the difference by itself.
        try trial.type(.timeline(.toStart), on: desk)
        try trial.act(on: desk)
        #expect(try eventually { try desk.picture(of: lanes) == difference })
      },
      .timeline(.playThrough): { trial in
        let desk = try openDifferentTrace(trial)
        try trial.type(.timeline(.toEnd), on: desk)
        let last = try desk.copied()
        try trial.type(.timeline(.toStart), on: desk)
        try trial.type(.timeline(.differenceOn), on: desk)
        #expect(try eventually { try desk.copied() != last })
        try trial.type(.timeline(.toStart), on: desk)
        // It goes on past both differences, to the end.
        try trial.act(on: desk)
        #expect(try eventually(within: .seconds(20)) { try desk.copied() == last })
      },
    ]
  }

  static var timeline: [InspectorCommand: ActionCheck] {
    [
      .timeline(.panBack): { try expectLanes($0, back: .panOn) },
      .timeline(.panOn): { try expectLanes($0, back: .panBack) },
      .timeline(.zoomIn): { try expectLanes($0, back: .zoomOut) },
      .timeline(.zoomOut): { try expectLanes($0, back: .zoomIn) },
      .timeline(.toggleEvent): { trial in
        let desk = try openDifferentTrace(trial)
        try trial.expectThereAndBack(in: desk.layout.why, on: desk)
      },
      .timeline(.bless): { trial in
        let desk = try openDifferentTrace(trial)
        let path = trial.folder.path("other.hstrace")
        #expect(try Program.run("replay", path).code == 1)
        try trial.act(on: desk)
        try trial.act(on: desk)
        #expect(eventually { desk.program.standardError.contains("Accepted: other.hstrace") })
        #expect(try Program.run("replay", path).code == 0)
      },
    ]
  }

  /// Opens a trace of three presses that differs twice from what happens now, at its end.
  static func openDifferentTrace(_ trial: ActionTrial) throws -> Desk {
    let places = [(38, 22), (160, 421), (222, 218), (160, 421)]
    let steps = places.enumerated().map { index, place in
      let start = Double(index) * 1.2 + 0.8
      return ["began", "ended"].enumerated().map { step, phase in
        """
        {"at":\(start + Double(step) * 0.2),"touches":[{"id":1,"phase":"\(phase)",\
        "x":\(place.0),"y":\(place.1)}]}
        """
      }.joined(separator: ",")
    }
    let script = try trial.folder.write(
      #"{"format":"hitscope-script","version":1,"steps":[\#(steps.joined(separator: ","))]}"#,
      to: "presses.script.json"
    )
    let path = trial.folder.path("presses.hstrace")
    let play = try Program.run("play", "raised-tab", script, "--log", "none", "-o", path)
    try #require(play.code == 0, "\(play.errors)")
    // As if the raised part had been live when it was recorded.
    let trace = text(of: "presses.hstrace", trial)
    try #require(trace.contains("Cell5"))
    let other = trace.replacing(#""got":"Cell5","walk""#, with: #""got":"CenterButton","walk""#)
    let desk = try trial.open(trial.folder.write(other, to: "other.hstrace"), log: "none")
    try trial.type(.timeline(.toEnd), on: desk)
    #expect(eventually { desk.program.standardError.contains("differs: ") })
    return desk
  }

  /// Where the lanes are.
  private static func timeline(of desk: Desk) -> CGRect? {
    desk.layout.openLog(sceneSize: desk.sceneSize, hasTimeline: true)
  }

  /// Expects that a key goes from a moment to another one, and a key back from there.
  private static func expectMoment(
    _ trial: ActionTrial,
    from steps: [TimelineCommand],
    back: TimelineCommand = .eventBack
  ) throws {
    let desk = try openDifferentTrace(trial)
    for step in steps { try trial.type(.timeline(step), on: desk) }
    try trial.expectThereAndBack(in: timeline(of: desk), on: desk) {
      try trial.type(.timeline(back), on: desk)
    }
  }

  /// Expects that a key moves the lanes, once they have the keys, and a key back.
  private static func expectLanes(_ trial: ActionTrial, back: TimelineCommand) throws {
    let desk = try openDifferentTrace(trial)
    let lanes = try #require(timeline(of: desk))
    // They come in from the window's edge.
    _ = try desk.settledPicture(of: lanes)
    desk.click(inWindow: CGPoint(x: lanes.midX, y: lanes.minY + 110))
    desk.move(to: 300, 470)
    // A window manager holds the click back for a moment, and no keys.
    _ = try desk.settledPicture(of: lanes)
    // In the middle of some, so that there is room on both sides.
    for step in [TimelineCommand.zoomIn, .zoomIn, .zoomIn, .panOn] {
      try trial.type(.timeline(step), on: desk)
    }
    try trial.expectThereAndBack(in: lanes, on: desk) {
      try trial.type(.timeline(back), on: desk)
    }
  }
}
