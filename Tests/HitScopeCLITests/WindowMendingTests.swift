import Foundation
import HitInspector
import TestSupport
import Testing

/// Somebody with a dead button guesses, presses, mends it, records and replays.
@Suite("A minute with a dead button", .serialized)
struct WindowMendingTests {
  /// What is copied of a press of the raised part, mended and as it was.
  private static let (arrived, missed) = ("descended -> CenterButton\n", "descended -> Cell5\n")

  @Test("predicted, pressed, mended, recorded, replayed", arguments: WindowManager.Kind.allCases)
  func minute(under manager: WindowManager.Kind) throws {
    let trial = try ActionTrial(of: nil)
    let state = trial.folder.path("state")
    let desk = try Desk(
      ["raised-tab", "--log", "all", "--traces", trial.folder.path],
      sceneSize: CGSize(width: 320, height: 480),
      environment: ["HITSCOPE_STATE": state],
      under: manager
    )
    desk.user.focus(desk.window)
    try predict(trial, on: desk)
    try mend(trial, on: desk, under: manager)
    let path = try record(trial, on: desk)
    try replay(path, trial, on: desk)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
    // The try that was guessed is done for good.
    #expect(ActionChecks.text(of: "state/lessons.json", trial).contains("raised-tab"))
  }

  /// Guesses who receives the first try, and presses it.
  private func predict(_ trial: ActionTrial, on desk: Desk) throws {
    try trial.type(.toggleGuessing, on: desk)
    try trial.type(.guess(0), on: desk)
    #expect(!desk.log.contains("touch 1 began"))
    try trial.type(.accept, on: desk)
    #expect(desk.waits(for: "touch 1: CenterButton did not get this press. "))
    try trial.type(.toggleGuessing, on: desk)
  }

  /// Clicks `try it` beside the first change, after which the same press arrives; takes it back, and
  /// makes it again.
  private func mend(_ trial: ActionTrial, on desk: Desk, under manager: WindowManager.Kind) throws {
    desk.click(160, 421)
    #expect(eventually { missedPresses(on: desk) == 2 })
    let offer = try #require(try self.offer(on: desk), "no change is offered")
    if manager == .stacking { try rest(on: offer, of: desk) }
    desk.click(inWindow: offer)
    desk.isEdited = true
    if manager == .stacking { #expect(eventually { !hasTip(below: offer, on: desk) }) }
    #expect(try eventually { try desk.copied().contains(Self.arrived) })
    desk.click(160, 421)
    #expect(desk.waits(for: "touchesEnded CenterButton consumed"))
    try trial.type(.undo, on: desk)
    desk.click(160, 421)
    #expect(eventually { missedPresses(on: desk) == 3 })
    try trial.type(.redo, on: desk)
    desk.click(160, 421)
    let handled = "touchesEnded CenterButton consumed"
    #expect(eventually { desk.log.components(separatedBy: handled).count == 3 })
  }

  /// How many presses of the raised part did not arrive.
  private func missedPresses(on desk: Desk) -> Int {
    desk.log.components(separatedBy: "CenterButton did not get this press. ").count - 1
  }

  /// Rests on a change until its whole title is told, which has no room in a window of this size.
  private func rest(on offer: CGPoint, of desk: Desk) throws {
    desk.move(inWindow: offer)
    #expect(eventually { hasTip(below: offer, on: desk) })
  }

  /// Whether a line about the change with this button lies below it.
  private func hasTip(below offer: CGPoint, on desk: Desk) -> Bool {
    guard let panel = desk.layout.why else { return false }
    return desk.pixel(CGPoint(x: panel.minX + 30, y: offer.y + 22)) == Shade.tip
  }

  /// The button of the first change that is offered, once it stays where it is.
  private func offer(on desk: Desk) throws -> CGPoint? {
    let panel = try #require(desk.layout.why)
    var place: CGPoint?
    // The fixes are measured a moment after the press, and what lies above them may still grow.
    try eventually {
      let before = place
      Thread.sleep(forTimeInterval: 0.2)
      let picture = try desk.picture(of: panel)
      let column = picture.width - 22
      let row = (0..<picture.height - 8).first { picture[column, $0 + 8] == Shade.offer }
      place = row.map { CGPoint(x: panel.minX + CGFloat(column), y: panel.minY + CGFloat($0 + 12)) }
      return place != nil && place == before
    }
    return place
  }

  /// Saves what happened so far, the mending with it.
  private func record(_ trial: ActionTrial, on desk: Desk) throws -> String {
    try trial.type(.saveTrace, on: desk)
    let path = trial.folder.path("raised-tab.hstrace")
    #expect(eventually { desk.program.standardError.contains("\(path): ") })
    let replay = try Program.run("replay", path)
    #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
    #expect(replay.output.contains("same: "))
    return path
  }

  /// Opens the trace in the window, plays it to its end, and leaves it.
  private func replay(_ path: String, _ trial: ActionTrial, on desk: Desk) throws {
    try trial.type(.askForFile, on: desk)
    try desk.enter(path)
    // The edits that were not saved are asked about once.
    #expect(eventually { desk.program.standardError.contains("Ctrl-S saves") })
    try desk.user.type(["Escape"])
    try trial.type(.askForFile, on: desk)
    try desk.enter(path)
    try trial.type(.timeline(.toEnd), on: desk)
    #expect(try eventually { try desk.copied().contains(Self.arrived) })
    try trial.type(.timeline(.toStart), on: desk)
    // One of the touches on the way is that of the press that missed.
    let isFound = try (0..<8).contains { _ in
      try trial.type(.timeline(.touchOn), on: desk)
      return try desk.copied().contains(Self.missed)
    }
    #expect(isFound, "\(desk.pasted() ?? "nothing")")
    // The changes of a replay are its trace's: closing the window loses none, and asks nothing.
    try trial.type(.timeline(.toEnd), on: desk)
    #expect(try eventually { try desk.copied().contains(Self.arrived) })
  }
}
