import Foundation
import HitAnalysis
import HitResponders
import Testing

@testable import HitInspector

@Suite("Pointing at rows")
struct PointingTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  private var tree: TreeList { inspector.root.tree.list }

  init() {
    inspector.open(scene.application)
    inspector.application.layoutIfNeeded()
  }

  /// The middle of the row that names a view in the tree, in the window.
  private func place(of view: UIView) throws -> CGPoint {
    let id = ObjectIdentifier(view)
    let index = try #require(tree.rows.firstIndex { $0.id == id })
    return tree.convert(CGPoint(x: 100, y: tree.rect(ofRow: index).midY), to: inspector.window)
  }

  private func click(_ point: CGPoint, times: Int = 1) {
    for index in 0..<times {
      for (phase, offset) in [(UITouch.Phase.began, 0.0), (.ended, 0.05)] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        inspector.application.enqueue(.touches([sample], at: Double(index) * 0.1 + offset))
      }
    }
    inspector.application.processQueue()
  }

  @Test("a row under the pointer shows its view on the canvas, and lights up")
  func hover() throws {
    let point = try place(of: scene.cell5)
    _ = inspector.takeDamage()
    inspector.pointer.move(to: point)
    #expect(inspector.model.pointedAt?.view == ObjectIdentifier(scene.cell5))
    #expect(inspector.model.pointedAt?.shape == SceneShape(scene.cell5))
    #expect(tree.hoveredRow.map { tree.rows[$0].name } == "Cell5")
    #expect(inspector.takeDamage().panels.contains { $0.contains(point) })
  }

  @Test("a pointer that leaves the panel, or the window, points at nothing")
  func leaves() throws {
    for elsewhere in [CGPoint(x: 580, y: 300), nil] {
      inspector.pointer.move(to: try place(of: scene.cell5))
      inspector.pointer.move(to: elsewhere)
      #expect(inspector.model.pointedAt == nil)
      #expect(tree.hoveredRow == nil)
    }
  }

  @Test("a click on a row selects its view and asks about it, a second one goes to it")
  func clicks() throws {
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    let view = ObjectIdentifier(scene.cell5)
    click(try place(of: scene.cell5), times: 2)
    #expect(inspector.selection.id == view)
    #expect(commands == [.ask(view)])
    #expect(inspector.places.zoom != .fitting)
  }

  @Test("rows of the walk answer like those of the tree")
  func walk() throws {
    inspector.model.inspection = Inspection(scene.explainer.explain(at: CGPoint(x: 160, y: 421)))
    inspector.application.layoutIfNeeded()
    let list = inspector.root.why.walk
    let index = try #require(list.rows.firstIndex { $0.view == ObjectIdentifier(scene.tabBar) })
    let point = CGPoint(x: 100, y: list.rect(ofRow: index).midY)
    inspector.pointer.move(to: list.convert(point, to: inspector.window))
    #expect(inspector.model.pointedAt?.view == ObjectIdentifier(scene.tabBar))
  }
}
