import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitTrace
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("A press that is made again after an edit")
struct PressAgainTests {
  /// Presses the dead part of the raised button, and mends it.
  private func mended() throws -> EditRig {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    rig.perform(.tryFix(0), at: 3)
    return rig
  }

  @Test("what came of it is told: the view that got it, its action, the chain, the recognizers")
  func told() throws {
    let rig = try mended()
    let inspection = try #require(rig.model.inspection)
    #expect(inspection.verdict.text.hasPrefix("CenterButton got this press and handled it."))
    #expect(inspection.isTouch)
    #expect(inspection.report?.messages.isEmpty == false)
    #expect(inspection.chain.first?.did == .consumed)
    #expect(rig.model.moment.subject == .touch(1))
    #expect(rig.model.moment.isAgain)
    #expect(rig.model.imprints.count == 1)
    #expect(rig.model.imprints.first?.isDown == false)
    let button = try #require(rig.view("CenterButton"))
    #expect(inspection.subject == ObjectIdentifier(button))
    #expect(inspection.receiver == SceneShape(button))
    rig.feed.explain(at: 5)
    #expect(rig.model.ghost == nil)
    #expect(!rig.model.moment.isOutdated)
  }

  @Test("the scene that is shown is not pressed, and its trace has the one press only")
  func untouched() throws {
    let rig = try mended()
    let log = rig.model.log.rows.count
    let lines = String(decoding: rig.recorder?.trace ?? [], as: UTF8.self).split(separator: "\n")
    let before = lines.count { $0.contains("\"began\"") }
    rig.perform(.undo, at: 6)
    rig.perform(.redo, at: 7)
    #expect(rig.model.log.rows.count == log)
    let records = String(decoding: rig.recorder?.trace ?? [], as: UTF8.self)
    #expect(records.split(separator: "\n").count { $0.contains("\"began\"") } == before)
    #expect(try rig.replay() == .same)
  }

  @Test("each edit makes it again, and one that is undone; a new press is told as it is")
  func again() throws {
    let rig = try mended()
    rig.perform(.undo, at: 4)
    #expect(rig.model.inspection?.verdict.text.hasPrefix("CenterButton did not get") == true)
    #expect(rig.model.inspection?.isTouch == true)
    #expect(rig.model.moment.isAgain)
    rig.edit("CenterButton", at: 5)
    _ = rig.feed.endQuestion()
    rig.inspector.focus.release()
    rig.tap(160, 300, at: 6)
    #expect(!rig.model.moment.isAgain)
    #expect(rig.model.moment.subject == .touch(1))
    rig.edit("CenterButton", at: 7.5)
    rig.perform(.setProperty(.hidden, .flag(true), goesOn: false), at: 8)
    #expect(rig.model.moment.isAgain)
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 300))
  }

  @Test("a press of more moves than are made again is asked: part of it is another press")
  func long() throws {
    let rig = try EditRig(recording: "raised-tab")
    for count in [900, 1100] {
      let start = rig.feed.scene.application.now + 1
      rig.touch(.began, 160, 300, at: start)
      for move in 1...count {
        rig.touch(.moved, 160, CGFloat(300 + move % 5), at: start + Double(move) * 0.001)
      }
      rig.touch(.ended, 160, 300, at: start + 2)
      rig.feed.explain(at: start + 3)
      #expect(rig.model.moment.subject == .touch(1))
      rig.edit("HomeButton", at: start + 4)
      rig.perform(.setProperty(.alpha, .number(start / 100), goesOn: false), at: start + 5)
      _ = rig.feed.endQuestion()
      #expect(rig.model.moment.isAgain == (count == 900))
      rig.inspector.focus.release()
    }
  }

  @Test("it is made again while a view is dragged, by what the file would say then")
  func dragged() throws {
    let rig = try mended()
    rig.edit("CenterButton", at: 5)
    rig.inspector.focus.release()
    let grip = rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 450))
    #expect(rig.feed.grasp(at: grip))
    rig.feed.drag(to: CGPoint(x: grip.x + 100, y: grip.y), isFree: true)
    rig.feed.explain(at: 6)
    #expect(rig.model.moment.isAgain)
    #expect(rig.model.inspection?.walk.last { $0.outcome == .received }?.name == "Cell5")
    #expect(rig.model.inspection?.report?.messages.isEmpty == false)
  }

  @Test("what the pointer is over beside the pin is outlined where it lies after an edit")
  func hovered() throws {
    let rig = try mended()
    rig.feed.hover(CGPoint(x: 150, y: 450))
    rig.feed.explain(at: 4)
    let button = try #require(rig.view("CenterButton"))
    #expect(rig.model.hover?.shape == SceneShape(button))
    rig.edit("CenterButton", at: 5)
    rig.perform(.setProperty(.x, .number(100), goesOn: false), at: 6)
    #expect(rig.model.hover?.shape == SceneShape(button))
    #expect(rig.model.hover?.shape?.box.minX == 100)
  }

  @Test("where the shown scene would send it elsewhere, it is asked and not told as pressed")
  func elsewhere() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 300, at: 1)
    // Nothing that the file says: as if code had moved it.
    let bar = try #require(rig.view("Cell4"))
    bar.frame.origin.x += 300
    rig.perform(.goToEdit(0), at: 3)
    rig.edit("HomeButton", at: 4)
    rig.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 5)
    _ = rig.feed.endQuestion()
    #expect(rig.model.inspection?.isTouch == false)
    #expect(!rig.model.moment.isAgain)
    #expect(rig.model.moment.subject == .hover)
  }

  @Test("a hover that was pinned by hand is asked: nobody pressed")
  func hover() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.feed.hover(CGPoint(x: 160, y: 421))
    rig.feed.explain(at: 1)
    rig.inspector.perform(.togglePin)
    rig.feed.explain(at: 2)
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.model.inspection?.isTouch == false)
    #expect(rig.model.moment.subject == .hover)
  }
}
