import Foundation
import TestSupport
import Testing

@Suite("Real fingers that pinch and turn", .serialized)
struct WindowPinchTests {
  /// Two fingers that turn about a place by a quarter, clockwise, while their distance changes.
  ///
  /// They land left and right of the place and lift above and below it.
  private func turn(
    on table: WindowTouchTests.Table,
    about centre: CGPoint,
    from start: CGFloat,
    to end: CGFloat
  ) throws {
    let steps = 8
    func fingers(_ deed: Touchscreen.Deed, _ step: Int) -> [Touchscreen.Finger] {
      let part = CGFloat(step) / CGFloat(steps)
      let radius = (start + (end - start) * part) / 2
      let angle = Double(part) * .pi / 2
      let (dx, dy) = (radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle)))
      return [
        table.finger(1, deed, centre.x - dx, centre.y - dy),
        table.finger(2, deed, centre.x + dx, centre.y + dy),
      ]
    }
    try table.screen.touch(fingers(.down, 0))
    for step in 1...steps { try table.screen.touch(fingers(.move, step)) }
    try table.screen.touch(fingers(.up, steps))
  }

  /// What the probe's actions of a gesture were sent: the states in order, and the last amount.
  private func reports(of gesture: String, in output: String) -> (states: [String], last: Double?) {
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.count == 3 && $0[0] == gesture }
    return (lines.map { String($0[1]) }, lines.last.flatMap { Double($0[2]) })
  }

  @Test(
    "two fingers that spread from 100 to 180 and turn by a quarter scale by 1.8 and turn by half of pi"
  )
  func scaleAndAngle() throws {
    let table = try WindowTouchTests.Table(
      program: "GestureProbe",
      sceneSize: CGSize(width: 320, height: 480)
    )
    try turn(on: table, about: CGPoint(x: 160, y: 345), from: 100, to: 180)
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    let output = table.program.standardOutput
    let states = ["began"] + Array(repeating: "changed", count: 7) + ["ended"]
    let pinch = reports(of: "pinch", in: output)
    #expect(pinch.states == states, "\(output)")
    // Places come to the hundredth of a point, and a thousandth of 100 is ten of these.
    let scale = try #require(pinch.last)
    #expect(abs(scale - 1.8) < 0.001, "\(output)")
    let rotation = reports(of: "rotation", in: output)
    #expect(rotation.states == states, "\(output)")
    let angle = try #require(rotation.last)
    #expect(abs(angle - .pi / 2) < 0.001, "\(output)")
    #expect(table.log.contains("pinch@Map possible > began: distance changed"))
    #expect(table.log.contains("rotation@Map possible > began: turned"))
    #expect(table.program.standardError == "")
  }

  @Test("the views of the gallery that pinch and turn do so under real fingers")
  func gallery() throws {
    let table = try WindowTouchTests.Table("gestures", sceneSize: CGSize(width: 800, height: 600))
    try turn(on: table, about: CGPoint(x: 109, y: 300), from: 60, to: 108)
    try turn(on: table, about: CGPoint(x: 303, y: 300), from: 60, to: 60)
    try turn(on: table, about: CGPoint(x: 497, y: 300), from: 60, to: 108)
    table.user.sendDelete(to: table.window)
    #expect(table.program.exitCode() == 0)
    let log = table.log
    for place in ["pinch@Pinch", "rotation@Turn", "pinchBoth@Both", "rotationBoth@Both"] {
      #expect(log.contains("\(place) possible > began: "), "\(place): \(log)")
      #expect(log.contains("\(place) changed > ended"), "\(place): \(log)")
    }
    #expect(table.program.standardError == "")
  }
}
