import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("Marks of the view that is asked about")
struct SelectionMarkTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() { inspector.open(scene.application) }

  private var marks: [SelectionMark] {
    inspector.root.stage.marks.compactMap { mark in
      guard case .selection(let selection) = mark else { return nil }
      return selection
    }
  }

  private func pills(_ tone: SelectionMark.Pill.Tone) -> [String] {
    marks.compactMap { mark in
      guard case .pill(let pill) = mark, pill.tone == tone else { return nil }
      return pill.text
    }
  }

  private func box(_ view: UIView) -> CGRect {
    inspector.geometry.windowRect(SceneShape(view).box)
  }

  @Test("a selected view is outlined, and so are its superview's bounds")
  func outlines() {
    inspector.model.selected = OutlinedView(scene.cell5)
    let outlined = marks.contains { mark in
      if case .view(let outline) = mark { return outline.box == box(scene.cell5) }
      return false
    }
    #expect(outlined)
    let parent = marks.contains { mark in
      guard case .parent(let outline, let isRefusing) = mark else { return false }
      return !isRefusing && outline.box.width == 320
    }
    #expect(parent)
    inspector.model.selected = nil
    #expect(marks.isEmpty)
  }

  @Test("gaps are in the superview's points, negative where the view sticks out")
  func gaps() {
    let outlined = OutlinedView(scene.centerButton)
    #expect(outlined.gaps == .init(top: -18, left: 128, bottom: 3, right: 128))
    inspector.model.selected = outlined
    #expect(pills(.gap) == ["128", "128"])
    #expect(pills(.lost) == ["18 out"])
    let arrows = marks.filter { mark in
      if case .gap(let gap) = mark { return gap.isOut }
      return false
    }
    #expect(arrows.count == 1)
  }

  @Test("a turned view has gaps in numbers, and no lines that would lie")
  func turned() {
    scene.cell5.transform = CGAffineTransform(rotationAngle: 0.3)
    inspector.model.selected = OutlinedView(scene.cell5)
    #expect(pills(.gap).isEmpty)
  }

  @Test("the ancestors that cut a part off are outlined, and no others")
  func clipping() {
    scene.tabBar.clipsToBounds = true
    scene.window.clipsToBounds = true
    let outlined = OutlinedView(scene.centerButton)
    #expect(outlined.clipping == [SceneShape(scene.tabBar)])
    #expect(OutlinedView(scene.cell5).clipping.isEmpty)
  }

  @Test("a question hatches what is lost, names the winner there, and tints what is reached")
  func question() {
    inspector.model.selected = OutlinedView(scene.cell5)
    var question = ViewQuestion(ObjectIdentifier(scene.cell5), named: "Cell5")
    question.reached = [CGRect(x: 0, y: 400, width: 320, height: 31)]
    let lost = CGRect(x: 0, y: 312, width: 320, height: 88)
    let small = CGRect(x: 0, y: 312, width: 39, height: 88)
    question.losses = [.init(parts: [lost], winner: "Bar"), .init(parts: [small], winner: "Chip")]
    inspector.model.question = question
    #expect(pills(.lost) == ["Bar takes it"])
    let hatched = marks.contains { mark in
      guard case .lost(let parts, _, let look) = mark else { return false }
      return !look.isDropped && parts == [inspector.geometry.windowRect(lost)]
    }
    let tinted = marks.contains { mark in
      if case .reached(let parts, _) = mark { return parts.count == 1 }
      return false
    }
    #expect(hatched && tinted)
    question.losses[0].isDropped = true
    inspector.model.question = question
    #expect(pills(.dropped) == ["Bar takes it"])
  }

  @Test("a superview that refused is outlined in two colours")
  func refusing() {
    let explained = scene.explainer.explain(at: CGPoint(x: 160, y: 421))
    inspector.model.inspection = Inspection(explained)
    inspector.model.selected = OutlinedView(scene.centerButton)
    let refusing = marks.contains { mark in
      if case .parent(_, let isRefusing) = mark { return isRefusing }
      return false
    }
    #expect(refusing)
  }

  @Test("the view of the row under the pointer, and the hover beside a pin, are thin outlines")
  func pointedAt() {
    inspector.model.pointedAt = OutlinedView(scene.cell5)
    #expect(marks == [.pointedAt(StageMark.Outline(SceneShape(scene.cell5), inspector.geometry))])
    inspector.model.pointedAt = nil
    var hover = HoverNote(at: CGPoint(x: 100, y: 300))
    hover.shape = SceneShape(scene.tabBar)
    inspector.model.hover = hover
    #expect(marks.isEmpty)
    inspector.model.moment.isPinned = true
    #expect(marks == [.pointedAt(StageMark.Outline(SceneShape(scene.tabBar), inspector.geometry))])
    let cross = StageMark.pointer(inspector.geometry.windowPoint(hover.point))
    #expect(inspector.root.stage.marks.contains(cross))
  }
}
