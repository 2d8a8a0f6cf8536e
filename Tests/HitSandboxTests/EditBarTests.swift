import Foundation
import HitGeometry
import HitResponders
import HitTrace
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("The bar of an edited scene")
struct EditBarTests {
  private func edited() throws -> EditRig {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    rig.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 2)
    rig.perform(.setProperty(.y, .number(-24), goesOn: false), at: 3)
    return rig
  }

  private func press(_ button: BarButton, of rig: EditRig, at time: TimeInterval) {
    let inspector = rig.inspector
    _ = inspector.takeDamage()
    let middle = button.convert(button.bounds.middle, to: inspector.window)
    for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.01)] as [(_, TimeInterval)] {
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: middle)
      inspector.application.enqueue(.touches([sample], at: time + delay))
      inspector.application.processQueue()
    }
    rig.feed.explain(at: time + 0.1)
    _ = inspector.takeDamage()
  }

  @Test("it is there from the first edit on, and the scene stays as large as it was")
  func appearing() throws {
    let rig = try EditRig(recording: "raised-tab")
    let inspector = rig.inspector
    rig.edit("CenterButton", at: 1)
    let before = inspector.geometry
    #expect(inspector.layout.editBar == nil && inspector.root.editBar.isHidden)
    rig.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 2)
    #expect(inspector.layout.editBar == CGRect(x: 253, y: 41, width: 655, height: 36))
    #expect(!inspector.root.editBar.isHidden)
    let after = inspector.geometry
    #expect(after.factor == before.factor)
    #expect(after.sceneRect.minY == before.sceneRect.minY + 18)
    #expect(after.sceneRect.maxY <= inspector.layout.canvas.maxY - 22)
    rig.perform(.undo, at: 3)
    #expect(inspector.root.editBar.content.redoable?.title == "CenterButton alpha")
    #expect(!inspector.root.editBar.content.isChanged)
  }

  @Test("it names what would be undone and redone, and its buttons do that")
  func undoing() throws {
    let rig = try edited()
    let bar = rig.inspector.root.editBar
    #expect(bar.content.undoable?.title == "CenterButton frame y" && bar.content.redoable == nil)
    _ = rig.inspector.takeDamage()
    #expect(bar.undo.isEnabled && !bar.redo.isEnabled)
    press(bar.undo, of: rig, at: 4)
    #expect(rig.model.edits.done == 1)
    #expect(bar.content.undoable?.title == "CenterButton alpha")
    #expect(bar.content.redoable?.title == "CenterButton frame y")
    press(bar.redo, of: rig, at: 6)
    #expect(rig.model.edits.done == 2)
  }

  @Test("Revert goes back to the file as one edit, which can be undone")
  func reverting() throws {
    let rig = try edited()
    let bar = rig.inspector.root.editBar
    let text = rig.text
    #expect(bar.content.isChanged)
    press(bar.revert, of: rig, at: 4)
    #expect(rig.view("CenterButton")?.alpha == 1)
    #expect(rig.model.edits.done == 3 && !bar.content.isChanged && !bar.revert.isEnabled)
    rig.perform(.undo, at: 6)
    #expect(rig.text == text && rig.model.edits.done == 2)
    #expect(try rig.replay() == .same)
  }

  @Test("a scene without edits whose file is gone is not called as saved")
  func gone() throws {
    let rig = try edited()
    let bar = rig.inspector.root.editBar
    #expect(bar.content.word == "changed," && bar.content.isUnsaved)
    press(bar.revert, of: rig, at: 4)
    #expect(bar.content.word == "as saved" && !bar.content.isUnsaved)
    rig.inspector.model.fileState = .gone
    #expect(bar.content.word == "not saved," && bar.content.isUnsaved)
  }

  @Test("the newest of many edits is in view until the wheel is turned")
  func newest() throws {
    let rig = try edited()
    let list = rig.inspector.root.why.changes
    for number in 0..<40 {
      let value = CGFloat(number) / 100
      rig.perform(.setProperty(.alpha, .number(value), goesOn: false), at: 10 + Double(number) * 2)
    }
    rig.inspector.application.layoutIfNeeded()
    #expect(list.wholeRows.contains(list.rowCount - 1) && !list.wholeRows.contains(0))
    _ = list.scroll(by: CGSize(width: 0, height: -10_000), at: .zero)
    rig.inspector.application.layoutIfNeeded()
    #expect(list.wholeRows.contains(0))
    list.setNeedsLayout()
    rig.inspector.application.layoutIfNeeded()
    #expect(list.wholeRows.contains(0), "laid out anew, it stays where the wheel left it")
    rig.perform(.undo, at: 100)
    rig.inspector.application.layoutIfNeeded()
    #expect(list.wholeRows.contains(list.rowCount - 2))
  }

  @Test("while a view is edited the hints stand beside the scene, and no tag covers them")
  func hints() throws {
    let rig = try edited()
    let inspector = rig.inspector
    rig.tap(160, 440, at: 10)
    let column = try #require(inspector.root.stage.hintsRect)
    #expect(!column.intersects(inspector.geometry.sceneRect))
    for mark in inspector.root.stage.marks where mark.extent.width < 300 {
      if case .callout(let callout) = mark, case .tag(let rect, _) = callout {
        #expect(!rect.intersects(column))
      }
    }
    rig.perform(.endEdit, at: 20)
    #expect(inspector.root.stage.hintsRect == nil)
  }

  @Test("beside frames the hints stand below what the colours of the depths mean")
  func hintsBesideFrames() throws {
    let rig = try edited()
    let stage = rig.inspector.root.stage
    let column = try #require(stage.hintsRect)
    rig.perform(.toggleOutline, at: 10)
    let legend = try #require(stage.legend?.rect)
    let lower = try #require(stage.hintsRect)
    #expect(legend.intersects(column) && !legend.intersects(lower))
    #expect(lower.maxY <= rig.inspector.geometry.canvas.maxY)
  }
}
