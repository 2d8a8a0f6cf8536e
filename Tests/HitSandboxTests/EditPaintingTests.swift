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

  @Test(
    "a pointer on its way over all panels leaves the window as it is",
    arguments: [InspectorMode.inspect, .hitMap]
  )
  func pointer(mode: InspectorMode) throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    rig.perform(.showMode(mode), at: 2)
    rig.edit("CenterButton", at: 3)
    rig.perform(.tryFix(0), at: 4)
    try checkPointer(rig)
    rig.perform(.setProperty(.rotation, .number(20), goesOn: false), at: 5)
    rig.perform(.endEdit, at: 6)
    try checkPointer(rig)
  }

  @Test(
    "strips painted one by one give the window as it is",
    arguments: [InspectorMode.touch, .inspect, .hitMap, .explode],
    [1, 2]
  )
  func strips(mode: InspectorMode, scale: CGFloat) throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    rig.perform(.showMode(mode), at: 2)
    if mode != .explode { rig.edit("CenterButton", at: 3) }
    let whole = try rig.inspector.painting.render(scale: scale)
    let surface = try CairoSurface(width: whole.width, height: whole.height)
    let canvas = surface.makeCanvas(scale: scale)
    for y in stride(from: 0, to: CGFloat(whole.height), by: 7) {
      let strip = CGRect(x: 0, y: y / scale, width: 1280, height: 7 / scale)
      rig.inspector.painting.paint([strip], in: canvas)
    }
    #expect(surface.pixelWords() == whole.pixelWords())
  }

  private func checkPointer(_ rig: FeedRig) throws {
    _ = rig.inspector.takeDamage()
    let surface = try rig.inspector.painting.render()
    let canvas = surface.makeCanvas()
    func paint() {
      let damage = rig.inspector.takeDamage()
      rig.inspector.painting.paint(damage.canvas, in: canvas)
      rig.inspector.painting.paint(damage.panels, in: canvas)
    }
    for panel in rig.inspector.root.panels where panel.window != nil && !panel.isHidden {
      for y in stride(from: 2, to: panel.bounds.height, by: 5) {
        panel.hover(at: CGPoint(x: panel.bounds.midX, y: y))
        paint()
      }
      panel.hover(at: nil)
      paint()
    }
    let whole = try rig.inspector.painting.render()
    #expect(surface.pixelWords() == whole.pixelWords())
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
