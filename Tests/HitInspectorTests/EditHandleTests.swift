import Foundation
import Testing

@testable import HitInspector

@Suite("Handles of a view that is edited")
struct EditHandleTests {
  private func handles(_ size: CGSize) throws -> EditHandles {
    let canvas = CGRect(x: 0, y: 0, width: 200, height: 200)
    let geometry = StageGeometry(canvas: canvas, sceneSize: canvas.size)
    let start = geometry.scenePoint(CGPoint(x: 40, y: 40))
    let end = geometry.scenePoint(CGPoint(x: 40 + size.width, y: 40 + size.height))
    let shape = SceneShape(
      CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    )
    return try #require(EditHandles(shape, geometry))
  }

  @Test("of a small view the nearest corner is grasped, and corners are drawn over edges")
  func small() throws {
    let handles = try handles(CGSize(width: 5, height: 3))
    #expect(handles.sides.count == 8)
    for side in handles.sides.suffix(4) {
      guard case .side(let x, let y) = side.handle else { continue }
      #expect(x != 0 && y != 0)
      let beside = CGPoint(x: side.place.x + CGFloat(x), y: side.place.y + CGFloat(y))
      #expect(handles.handle(at: side.place) == side.handle)
      #expect(handles.handle(at: beside) == side.handle)
    }
  }

  @Test("of a large view the edges are grasped in their middles, and the view between them")
  func large() throws {
    let handles = try handles(CGSize(width: 100, height: 80))
    for side in handles.sides { #expect(handles.handle(at: side.place) == side.handle) }
    #expect(handles.handle(at: handles.turn) == .turn)
    #expect(handles.handle(at: CGPoint(x: 90, y: 70)) == .body)
    #expect(handles.handle(at: CGPoint(x: 20, y: 20)) == nil)
  }
}
