import Foundation
import HitGeometry
import HitResponders
import HitScenes
import HitTrace
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Views that are edited")
struct EditingTests {
  private static let enter = 0xff0d
  private static let tab = 0xff09
  private static let up = 0xff52
  private static let down = 0xff54
  private static let escape = 0xff1b

  private func editing(_ name: String = "CenterButton") throws -> EditRig {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit(name, at: 1)
    #expect(rig.model.properties?.name == name && rig.model.keyboard == .field)
    return rig
  }

  @Test("a typed value changes the live view and its file, and nothing else of the file")
  func types() throws {
    let rig = try editing()
    let before = rig.text
    rig.press(Self.tab)
    rig.type("-24")
    rig.press(Self.enter)
    #expect(rig.view("CenterButton")?.frame == CGRect(x: 128, y: -24, width: 64, height: 64))
    let changed = before.replacing("[128, -18, 64, 64]", with: "[128, -24, 64, 64]")
    #expect(rig.text == changed && changed != before)
    #expect(rig.rows.map(\.title) == ["CenterButton frame y"] && rig.rows.first?.old == "-18")
    #expect(rig.model.properties?.changed == [.y])
    rig.perform(.undo, at: 3)
    #expect(rig.text == before && rig.view("CenterButton")?.frame.minY == -18)
    #expect(rig.model.properties?.changed == [])
  }

  @Test("steps with the keys are one edit; the next field begins another one")
  func steps() throws {
    let rig = try editing()
    rig.press(Self.up)
    rig.press(Self.up, .shift)
    #expect(rig.view("CenterButton")?.frame.minX == 137 && rig.rows.count == 1)
    rig.press(Self.tab)
    rig.press(Self.up)
    #expect(rig.rows.map(\.title) == ["CenterButton frame x", "CenterButton frame y"])
    rig.perform(.undo, at: 3)
    rig.perform(.undo, at: 4)
    #expect(rig.view("CenterButton")?.frame.origin == CGPoint(x: 128, y: -18))
  }

  @Test("a wrong value sets nothing and says why, and Esc restores")
  func wrong() throws {
    let rig = try editing()
    rig.type("wide")
    rig.press(Self.enter)
    #expect(rig.inspector.root.properties.fault?.sentence == "“wide” is no number")
    #expect(rig.rows.isEmpty)
    // The first Esc drops what was refused, the next one leaves.
    _ = rig.inspector.focus.leaveField()
    #expect(rig.inspector.root.properties.fault == nil && rig.model.keyboard == .field)
    _ = rig.inspector.focus.leaveField()
    rig.feed.explain(at: 3)
    #expect(rig.model.properties == nil && rig.model.keyboard == .hitscope)
    #expect(rig.view("CenterButton")?.frame.minX == 128)
  }

  @Test("the reason for which a value is wrong goes with its field, under a pointer that rests")
  func reason() throws {
    let rig = try editing()
    rig.type("wide")
    rig.press(Self.enter)
    let panel = rig.inspector.root.properties
    let field = try #require(panel.places.fields.first { $0.property == panel.focus })
    let point = CGPoint(x: field.rect.midX, y: field.rect.midY)
    rig.inspector.pointer.move(to: panel.convert(point, to: nil))
    rig.feed.explain(at: 3)
    rig.feed.explain(at: 4)
    let tooltip = rig.inspector.root.tooltip
    #expect(!tooltip.isHidden && tooltip.text == "“wide” is no number")
    _ = rig.inspector.takeDamage()
    #expect(!tooltip.isHidden)
    _ = rig.inspector.focus.leaveField()
    rig.feed.explain(at: 5)
    _ = rig.inspector.takeDamage()
    #expect(tooltip.isHidden && rig.inspector.takeDamage().isEmpty)
  }

  @Test("a value is chosen from its list with the keys that opened it")
  func chosen() throws {
    let rig = try editing()
    let panel = rig.inspector.root.properties
    while panel.focus != .hitTest { rig.press(Self.tab) }
    rig.press(Self.enter)
    let menu = rig.inspector.root.menu
    let second = try #require(rig.model.properties?.choices[.hitTest]?[1])
    #expect(!menu.isHidden)
    rig.press(Self.down)
    rig.type("5")
    #expect(!menu.isHidden && panel.line.text != "5")
    rig.press(Self.enter)
    #expect(menu.isHidden && rig.rows.count == 1)
    #expect(rig.model.properties?.values[.hitTest] == .word(second))
    #expect(panel.focus == .hitTest && rig.model.keyboard != .hitscope)
  }

  @Test("flags, alpha, transform, bounds and overrides can all be set and set back")
  func everything() throws {
    let rig = try editing("TabBar")
    let values: [(ViewProperty, PropertyValue)] = [
      (.hidden, .flag(true)), (.clips, .flag(true)), (.interaction, .flag(false)),
      (.multiTouch, .flag(true)), (.alpha, .number(0.5)), (.rotation, .number(90)),
      (.scale, .number(2)), (.boundsY, .number(12)), (.hitTest, .word("children-outside")),
      (.pointInside, .word("always")), (.touches, .word("consume")), (.order, .number(1)),
    ]
    let before = try #require(rig.model.properties)
    for (place, (property, value)) in values.enumerated() {
      rig.perform(.setProperty(property, value, goesOn: false), at: 2 + Double(place))
      #expect(rig.model.properties?.values[property] == value, "\(property)")
      #expect(rig.model.properties?.changed.contains(property) == true, "\(property)")
    }
    #expect(rig.rows.count == values.count)
    #expect(try SceneDocument(rig.text, path: "x").views.count == 19)
    rig.perform(.resetProperty(.rotation), at: 20)
    rig.perform(.resetProperty(.scale), at: 20.5)
    #expect(rig.view("TabBar")?.transform == .identity)
    rig.perform(.goToEdit(0), at: 21)
    #expect(rig.model.properties?.values == before.values && rig.model.edits.done == 0)
    #expect(try rig.replay() == .same)
  }

  @Test("where a turned view lies in its window has one decimal, and is told in full as a tip")
  func turned() throws {
    let rig = try editing()
    rig.perform(.setProperty(.rotation, .number(30), goesOn: false), at: 2)
    let place = try #require(rig.model.properties?.inWindow)
    let panel = rig.inspector.root.properties
    let tip = panel.tip(at: CGPoint(x: 150, y: panel.places.windowBaseline - 4))
    #expect(tip?.text == ShortNumber.rect(place) && tip?.text != Shown.rect(place))
    rig.perform(.setProperty(.rotation, .number(0), goesOn: false), at: 3)
    #expect(panel.tip(at: CGPoint(x: 150, y: panel.places.windowBaseline - 4)) == nil)
  }

  @Test("a view is dragged to the middle of its superview, in one edit, and freely with Alt")
  func drags() throws {
    let rig = try editing()
    let grip = CGPoint(x: 150, y: 450)
    rig.drag(from: grip, to: CGPoint(x: 190, y: 438), at: 3)
    rig.drag(from: CGPoint(x: 190, y: 438), to: CGPoint(x: 153, y: 438), at: 4)
    #expect(rig.view("CenterButton")?.frame.midX == 160)
    #expect(rig.rows.count == 2 && rig.rows.allSatisfy { $0.source == .drag })
    rig.drag(from: CGPoint(x: 153, y: 438), to: CGPoint(x: 154, y: 441), isFree: true, at: 5)
    #expect(rig.view("CenterButton")?.frame.midX == 161)
    rig.perform(.goToEdit(0), at: 6)
    #expect(rig.view("CenterButton")?.frame == CGRect(x: 128, y: -18, width: 64, height: 64))
    #expect(rig.model.drag == nil)
    #expect(try rig.replay() == .same)
  }

  @Test("a drag is of the view that was grasped, whatever is selected meanwhile")
  func dragsWhatWasGrasped() throws {
    for other in [nil, "HomeButton"] {
      let rig = try editing()
      let home = rig.view("HomeButton")?.frame
      #expect(rig.feed.grasp(at: rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 450))))
      rig.feed.drag(to: rig.inspector.geometry.windowPoint(CGPoint(x: 190, y: 438)), isFree: true)
      rig.feed.explain(at: 3)
      rig.inspector.selection.select(other.flatMap { rig.view($0) }.map { ObjectIdentifier($0) })
      rig.feed.drag(to: rig.inspector.geometry.windowPoint(CGPoint(x: 200, y: 438)), isFree: true)
      rig.feed.explain(at: 3.1)
      #expect(rig.feed.dropView())
      #expect(rig.view("CenterButton")?.frame.minX == 178 && rig.view("HomeButton")?.frame == home)
      #expect(rig.rows.map(\.view) == ["CenterButton"] && rig.model.edits.isChanged)
      rig.perform(.undo, at: 4)
      #expect(rig.view("CenterButton")?.frame.minX == 128)
      #expect(try rig.replay() == .same)
    }
  }

  @Test("a handle makes the view larger at its side, the circle turns it")
  func handles() throws {
    let rig = try editing()
    let box = CGRect(x: 128, y: 413, width: 64, height: 64)
    rig.drag(
      from: CGPoint(x: box.maxX, y: box.maxY),
      to: CGPoint(x: box.maxX + 20, y: box.maxY + 9),
      isFree: true,
      at: 3
    )
    #expect(rig.view("CenterButton")?.frame == CGRect(x: 128, y: -18, width: 84, height: 73))
    rig.perform(.undo, at: 4)
    let factor = rig.inspector.geometry.factor
    rig.drag(
      from: CGPoint(x: box.midX, y: box.minY - 15 / factor),
      to: CGPoint(x: box.midX + 60, y: box.midY),
      at: 5
    )
    let transform = try #require(rig.view("CenterButton")?.transform)
    #expect(transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(rig.rows.last?.title == "CenterButton rotate" && rig.rows.last?.new == "90")
    // A view that is turned keeps its other corner where it is.
    rig.drag(from: CGPoint(x: 160, y: 445), to: CGPoint(x: 164, y: 449), isFree: true, at: 6)
    #expect(rig.view("CenterButton")?.ownFrame == CGRect(x: 132, y: -14, width: 64, height: 64))
    #expect(try rig.replay() == .same)
  }

  @Test("editing ends with the selection: the next view that is chosen shows its facts")
  func endsWithSelection() throws {
    let rig = try editing()
    rig.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 190, y: 438), at: 3)
    // A press on the scene takes the keys from the field, so that Esc drops the question.
    rig.inspector.focus.release()
    _ = rig.feed.endQuestion()
    rig.feed.explain(at: 4)
    #expect(rig.model.properties == nil && rig.inspector.selection.id == nil)
    let other = try #require(rig.view("HomeButton"))
    rig.inspector.choose(ObjectIdentifier(other))
    rig.feed.explain(at: 5)
    #expect(rig.model.properties == nil && rig.model.keyboard == .hitscope)
  }

  @Test("arrow keys on the canvas move the view, all of them one edit")
  func arrows() throws {
    let rig = try editing()
    rig.inspector.focus.release()
    rig.perform(.step(.child), at: 3)
    rig.perform(.moveProbe(.child, by: 8), at: 4)
    #expect(rig.view("CenterButton")?.frame.minX == 137 && rig.rows.count == 1)
  }

  @Test("nothing is edited in Touch mode")
  func touchMode() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.perform(.showMode(.touch), at: 1)
    rig.edit("CenterButton", at: 2)
    #expect(rig.model.properties == nil && rig.inspector.editHandle(at: .zero) == nil)
  }

  @Test("views of a program are edited live, with what its classes do left alone")
  func swift() throws {
    let rig = try EditRig(recording: "stress")
    let view = try #require(rig.feed.scene.windows.first?.subviews.first?.subviews.first)
    rig.inspector.choose(ObjectIdentifier(view))
    rig.perform(.accept, at: 1)
    #expect(rig.model.properties?.choices.isEmpty == true)
    #expect(rig.model.properties?.values[.order] == nil)
    rig.perform(.setProperty(.alpha, .number(0.25), goesOn: false), at: 2)
    #expect(view.alpha == 0.25 && rig.model.edits.isChanged)
    rig.perform(.revert, at: 3)
    #expect(view.alpha == 1 && !rig.model.edits.isChanged)
    #expect(try rig.replay() == .same)
  }

  @Test("fields that have no place in a window take one, and where there is none take no keys")
  func narrow() throws {
    for (width, height, hasFields) in [(700, 500, true), (960, 700, true), (480, 360, false)] {
      let rig = try EditRig(recording: "raised-tab")
      rig.inspector.resize(to: CGSize(width: width, height: height))
      #expect(rig.inspector.layout.selected == nil)
      rig.edit("CenterButton", at: 1)
      #expect(rig.model.properties?.name == "CenterButton")
      #expect((rig.inspector.layout.selected != nil) == hasFields)
      #expect((rig.model.keyboard == .field) == hasFields, "\(width) x \(height)")
    }
  }
}
