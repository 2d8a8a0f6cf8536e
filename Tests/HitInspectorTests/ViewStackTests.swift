import Foundation
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("The list of views at a point")
struct ViewStackTests {
  private let canvas = CGRect(x: 253, y: 41, width: 655, height: 555)

  @Test("it stands at the right of the parent, else at the left, else below, never on the view")
  func places() {
    let parent = CGRect(x: 300, y: 100, width: 200, height: 200)
    let asked = CGRect(x: 350, y: 150, width: 100, height: 100)
    let right = ViewStackPlace(rows: 5, asked: asked, parent: parent, canvas: canvas).rect
    #expect(right == CGRect(x: 508, y: 113, width: 316, height: 174))
    let moved = CGVector(dx: 390, dy: 0)
    let left = ViewStackPlace(
      rows: 5,
      asked: asked.offsetBy(dx: moved.dx, dy: 0),
      parent: parent.offsetBy(dx: moved.dx, dy: 0),
      canvas: canvas
    ).rect
    #expect(left.maxX == 682)
    let wide = CGRect(x: 253, y: 100, width: 655, height: 100)
    let below = ViewStackPlace(rows: 5, asked: wide, parent: wide, canvas: canvas).rect
    #expect(below.minY == 208)
    let inWindow = ViewStackPlace(rows: 5, asked: asked, parent: canvas, canvas: canvas).rect
    #expect(inWindow.minX == 458 && !inWindow.overlaps(asked))
  }

  @Test("it has at most twelve rows, and stays on the canvas whatever is asked about")
  func limits() {
    for rows in [1, 12, 40] {
      for asked in [canvas, CGRect(x: 253, y: 41, width: 1, height: 1), .zero] {
        let rect = ViewStackPlace(rows: rows, asked: asked, parent: nil, canvas: canvas).rect
        #expect(canvas.contains(rect))
        #expect(rect.height <= 28 + 12 * 23 + 31)
      }
    }
  }

  @Test("a click on a row asks about its view, and the canvas below is not touched")
  func clicks() throws {
    let scene = RaisedTab()
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(scene.application)
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    let rows = [scene.cell5, scene.window].map {
      ViewStack.Row(ObjectIdentifier($0), named: $0.routingName, reason: "inside")
    }
    inspector.model.selected = OutlinedView(scene.cell5)
    #expect(inspector.root.stack.isHidden)
    inspector.model.stack = ViewStack(at: CGPoint(x: 20, y: 360), rows: rows)
    inspector.application.layoutIfNeeded()
    #expect(!inspector.root.stack.isHidden)
    let list = inspector.root.stack.list
    #expect(list.wholeRows == 0..<2)
    let point = list.convert(list.rect(ofRow: 1).middle, to: inspector.window)
    #expect(inspector.areas.area(at: point) == .panels)
    let sample = TouchSample(finger: 1, phase: .began, locationOnScreen: point)
    inspector.application.enqueue(.touches([sample], at: 1))
    inspector.application.processQueue()
    #expect(commands == [.ask(ObjectIdentifier(scene.window))])
    inspector.model.stack = nil
    #expect(inspector.root.stack.isHidden)
  }
}
