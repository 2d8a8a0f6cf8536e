import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Distances of a view that is dragged")
struct EditDistanceTests {
  /// Makes the distances of a view of a size in a superview of 320 × 49 points, among siblings.
  private func distances(_ siblings: [CGRect]) throws -> EditDistances {
    let bar = UIView(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
    let view = UIView()
    for frame in siblings { bar.addSubview(UIView(frame: frame)) }
    bar.addSubview(view)
    return EditDistances(try #require(EditSurroundings(of: view)))
  }

  private let home = CGRect(x: 18, y: 5, width: 56, height: 40)
  private let profile = CGRect(x: 250, y: 9, width: 32, height: 32)

  @Test(
    "to the edges of the superview and to the nearest sibling on each side; alike ones are told"
  )
  func all() throws {
    let rect = CGRect(x: 128, y: -24, width: 64, height: 64)
    let found = try distances([home, profile]).distances(of: rect)
    #expect(found.map(\.length) == [54, 128, 58, 128, -24, 9])
    #expect(found.map(\.isEqual) == [false, true, false, true, false, false])
    #expect(found[0].start == CGPoint(x: 74, y: 22.5))
    #expect(found[0].end == CGPoint(x: 128, y: 22.5))
    #expect(found[4].start == CGPoint(x: 208, y: 0))
    #expect(found[4].end == CGPoint(x: 208, y: -24))
  }

  @Test("a sibling's distance to the next one is told where it is as long")
  func row() throws {
    let row = [0, 60].map { CGRect(x: $0, y: 5, width: 40, height: 40) }
    let near = try distances(row).distances(of: CGRect(x: 120, y: 5, width: 40, height: 40))
    #expect(near.filter(\.isEqual).map(\.length).sorted() == [20, 20])
    #expect(near.contains { $0.start.x == 40 && $0.end.x == 60 && $0.isEqual })
    let far = try distances(row).distances(of: CGRect(x: 130, y: 5, width: 40, height: 40))
    #expect(!far.contains { $0.start.x == 40 && $0.end.x == 60 })
  }

  @Test("of a side too narrow for two lines the nearer distance is told")
  func narrow() throws {
    let found = try distances([home]).distances(of: CGRect(x: 100, y: 10, width: 20, height: 20))
    #expect(found.map(\.length) == [26, 200, 10, 19])
  }

  @Test("they are shown while the view is dragged, and not of one that is turned")
  func shown() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    rig.inspector.focus.release()
    let grip = rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 450))
    #expect(rig.feed.grasp(at: grip))
    rig.feed.drag(to: CGPoint(x: grip.x + 2, y: grip.y - 6), isFree: true)
    rig.feed.explain(at: 2)
    let shown = try #require(rig.model.drag?.distances)
    #expect(shown.map(\.length) == [56, 130, 56, 126, -24, 9])
    let marks = rig.inspector.root.stage.marks
    let texts = marks.compactMap { mark -> String? in
      guard case .edit(.distance(let distance)) = mark else { return nil }
      return distance.text
    }
    #expect(texts == ["56", "130", "56", "126", "24 outside", "9"])
    #expect(rig.feed.dropView())
    #expect(rig.model.drag == nil)
    rig.perform(.setProperty(.rotation, .number(30), goesOn: false), at: 3)
    #expect(rig.feed.grasp(at: grip))
    rig.feed.drag(to: CGPoint(x: grip.x + 20, y: grip.y), isFree: false)
    rig.feed.explain(at: 4)
    #expect(rig.model.drag?.distances == [])
  }
}
