import Foundation
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What is painted while a view is edited")
struct EditPaintingTests {
  @Test(
    "painting what changed gives the window as it is",
    arguments: [InspectorMode.inspect, .hitMap]
  )
  func damage(mode: InspectorMode) throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.perform(.showMode(mode), at: 1)
    let surface = try CairoSurface(width: 1280, height: 800)
    let canvas = surface.makeCanvas()
    func check(_ step: String) throws {
      let damage = rig.inspector.takeDamage()
      rig.inspector.painting.paint(damage.canvas, in: canvas)
      rig.inspector.painting.paint(damage.panels, in: canvas)
      #expect(
        surface.pixelWords() == (try rig.inspector.painting.render().pixelWords()),
        "\(step)"
      )
    }
    rig.edit("CenterButton", at: 2)
    try check("fields")
    let values: [(ViewProperty, PropertyValue)] = [
      (.x, .number(120)), (.x, .number(121)), (.y, .number(-30)), (.alpha, .number(0.4)),
      (.alpha, .number(0.45)), (.clips, .flag(true)), (.hidden, .flag(true)),
      (.hidden, .flag(false)), (.rotation, .number(20)), (.boundsY, .number(3)),
      (.interaction, .flag(false)), (.order, .number(1)),
    ]
    var time: TimeInterval = 3
    for (property, value) in values {
      rig.perform(.setProperty(property, value, goesOn: false), at: time)
      try check("\(property)")
      time += 1
    }
    rig.press(0xff09)
    try check("next field")
    rig.type("9x")
    try check("typed")
    rig.press(0xff0d)
    try check("refused")
    for command in [InspectorCommand.undo, .undo, .redo, .endEdit, .undo, .edit] {
      rig.perform(command, at: time)
      try check("\(command)")
      time += 1
    }
  }

  @Test("an edit after one that was undone does not go on with one before it")
  func goingOn() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    func nudge(_ value: CGFloat, _ goesOn: Bool, at time: TimeInterval) {
      rig.perform(.setProperty(.x, .number(value), goesOn: goesOn), at: time)
    }
    nudge(100, false, at: 2)
    nudge(101, true, at: 3)
    #expect(rig.rows.map(\.new) == ["101"])
    nudge(110, false, at: 4)
    rig.perform(.undo, at: 5)
    nudge(102, true, at: 6)
    #expect(rig.rows.map(\.new) == ["101", "102"])
    nudge(103, true, at: 7)
    #expect(rig.rows.map(\.new) == ["101", "103"])
    rig.perform(.undo, at: 8)
    #expect(rig.view("CenterButton")?.frame.minX == 101)
    rig.perform(.undo, at: 9)
    #expect(rig.text == (try EditRig(recording: "raised-tab")).text)
    rig.perform(.redo, at: 10)
    #expect(rig.view("CenterButton")?.frame.minX == 101)
  }
}
