import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Values that are edited")
struct EditedValueTests {
  private func editing() throws -> EditRig {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    return rig
  }

  @Test("a value that is as it was is no edit, and an order beyond the last is the last")
  func sameValue() throws {
    let rig = try editing()
    rig.type("128.0")
    rig.press(0xff0d)
    #expect(rig.rows.isEmpty)
    rig.perform(.setProperty(.order, .number(9), goesOn: false), at: 3)
    #expect(rig.rows.map(\.old) == ["2"] && rig.rows.map(\.new) == ["3"])
  }

  @Test("a view that was moved is told once as who lost, and as who gained elsewhere")
  func moved() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.perform(.showMode(.hitMap), at: 1)
    let before = try #require(rig.model.map.reading)
    rig.edit("HomeButton", at: 2)
    rig.perform(.setProperty(.x, .number(60), goesOn: false), at: 3)
    rig.feed.explain(at: 4)
    let now = try #require(rig.model.map.reading)
    let facts = MapCompareWords(MapComparison(from: before.report, to: now.report)).facts
    let (lost, gained) = (facts[1], facts[2])
    #expect(lost.label == "lost by" && gained.label == "gained by")
    #expect(lost.value != "nobody" && gained.value == lost.value + ", elsewhere")
  }

  @Test("where the file tells of a view is where it stands on disk, whatever was moved since")
  func placeInFile() throws {
    let rig = try editing()
    func line(_ name: String) -> Int? {
      rig.view(name).flatMap { rig.feed.editing.positionInFile(of: ObjectIdentifier($0))?.line }
    }
    let before = [line("CenterButton"), line("HomeButton")]
    rig.perform(.setProperty(.order, .number(1), goesOn: false), at: 3)
    let moved = try #require(rig.view("CenterButton"))
    #expect(rig.feed.scene.position(of: moved)?.line != before[0])
    #expect([line("CenterButton"), line("HomeButton")] == before && before[0] != nil)
    func told() -> String? {
      rig.inspector.root.selected.content.facts?.facts.first { $0.label == "file" }?.value
    }
    #expect(told() == before[0].map { "raised-tab.json:\($0)" })
    rig.perform(.showMode(.hitMap), at: 4)
    func places() -> [String?] {
      let reading = rig.model.map.reading
      let row = reading?.notes(at: ObjectIdentifier(moved))?.rows.first
      return [row?.place, reading?.findingRows.first?.place]
    }
    let line = try #require(before[0])
    #expect(places()[0]?.hasPrefix("\(line):") == true)
    #expect(places()[1]?.hasPrefix("raised-tab.json:\(line):") == true)
    rig.feed.noteSaved(to: "/elsewhere/moved.json")
    let saved = try #require(rig.feed.scene.position(of: moved)?.line)
    #expect(told() == "moved.json:\(saved)" && saved != before[0])
    #expect(places()[0]?.hasPrefix("\(saved):") == true)
  }

  @Test("a scene that a trace carries stands in no file, edited or not")
  func carried() throws {
    var document = try #require(SceneLibrary.gallery.scene("raised-tab").document)
    document.isOwnText = false
    let rig = EditRig(recording: Scene(document))
    rig.edit("CenterButton", at: 2)
    rig.perform(.setProperty(.x, .number(60), goesOn: false), at: 3)
    let view = try #require(rig.view("CenterButton"))
    #expect(rig.rows.count == 1)
    #expect(rig.feed.editing.positionInFile(of: ObjectIdentifier(view)) == nil)
  }

  @Test(
    "a view that is turned or enlarged stays mirrored, uneven and skewed as it was",
    arguments: [
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 4),
      CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 0.6, b: 0.8, c: 0.1, d: -1.5, tx: 0, ty: 7), .identity,
    ]
  )
  func uneven(before: CGAffineTransform) {
    func values(_ one: CGAffineTransform) -> [CGFloat] {
      [one.a, one.b, one.c, one.d, one.tx, one.ty].map { ($0 * 1e6).rounded() / 1e6 }
    }
    let same = before.turned(to: before.degrees, scaled: before.scale)
    #expect(values(same) == values(before))
    let turned = before.turned(to: before.degrees + 90, scaled: before.scale)
    let expected = CGAffineTransform(
      a: -before.b,
      b: before.a,
      c: -before.d,
      d: before.c,
      tx: before.tx,
      ty: before.ty
    )
    #expect(values(turned) == values(expected))
    let large = before.turned(to: before.degrees, scaled: before.scale * 3)
    let threefold = before.concatenating(CGAffineTransform(scaleX: 3, y: 3))
    #expect(values(large).prefix(4) == values(threefold).prefix(4))
    #expect(large.tx == before.tx && large.ty == before.ty)
  }
}
