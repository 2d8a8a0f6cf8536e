import Foundation
import TestSupport
import Testing

@testable import HitInspector

/// A person opens the window, presses where nothing happens, reads, asks, goes back and forth.
@Suite("A minute with the window", .serialized)
struct WindowStoryTests {
  @Test(
    "a press stays explained while the pointer goes away to read, until Esc takes it back",
    arguments: [nil] + WindowManager.Kind.allCases
  )
  func minute(under manager: WindowManager.Kind?) throws {
    try WindowMinute(under: manager).pass()
  }
}

/// What is done and seen in the minute.
private struct WindowMinute {
  private let desk: Desk
  private let panel: CGRect
  /// How high the row is that says what is explained.
  private static let headHeight = 31

  init(under manager: WindowManager.Kind?) throws {
    desk = try Desk.opening(screen: ScreenSize.fitting(manager).text, under: manager)
    panel = try #require(desk.layout.why)
    desk.user.focus(desk.window)
  }

  func pass() throws {
    // The hover predicts.
    desk.move(to: 184, 450)
    #expect(try desk.copies(Program.explained(184, 450)))
    desk.move(to: 160, 421)
    #expect(try desk.copies(Program.explained(160, 421)))
    let start = try desk.settledPicture(of: panel)

    // A press of the dead zone pins itself.
    press(160, 421)
    #expect(desk.waits(for: "  touch 1: CenterButton did not get this press. "))
    rest()
    let pinned = try desk.settledPicture(of: panel)
    // What became of a gesture that failed is told for a second.
    let marks = try desk.settledPicture(of: desk.layout.canvas, still: .milliseconds(1300))
    #expect(pinned != start)

    // On the way to the panel, and in it, only the line of the hover changes.
    for (x, y) in [(222, 218), (38, 22), (300, 300)] as [(CGFloat, CGFloat)] {
      desk.move(to: x, y)
      #expect(try eventually { try desk.picture(of: panel) != pinned }, "(\(x), \(y))")
      try expectHoverLineOnly(desk.settledPicture(of: panel), pinned)
      #expect(desk.scenePixel(318, 350) == Shade.accepted)
      #expect(desk.scenePixel(131, 428) == Shade.hatchGround)
    }
    rest()
    #expect(try eventually { try desk.picture(of: panel) == pinned })
    #expect(try eventually { try desk.picture(of: desk.layout.canvas) == marks })
    #expect(try desk.copies(Program.explained(160, 421)))

    try ask(pinned)
    try goThroughPins(pinned)

    // Esc takes one thing back a time, and never the program.
    for _ in 0..<4 { try desk.user.type(["Escape"]) }
    desk.move(to: 160, 421)
    #expect(try eventually { try desk.picture(of: panel) == start })
    #expect(desk.program.isRunning)
    #expect(desk.program.standardError.contains("Nothing is left to clear. Ctrl-Q quits"))
  }

  /// Asks about the view that missed the press, on the scene and then in the walk.
  private func ask(_ pinned: Screenshot) throws {
    try desk.shiftClick(160, 421)
    #expect(try desk.copies(Program.explained(160, 421, why: "CenterButton")))
    // Once more is the view behind.
    try desk.shiftClick(160, 421)
    #expect(try desk.copies(Program.explained(160, 421, why: "HUD")))
    // A step closes the list of the views that are there, the next one ends the question.
    try desk.user.type(["Escape"])
    #expect(try desk.copies(Program.explained(160, 421, why: "HUD")))
    try desk.user.type(["Escape"])
    rest()
    #expect(try eventually { try desk.picture(of: panel) == pinned })

    desk.click(inWindow: CGPoint(x: panel.minX + 90, y: panel.minY + 233))
    #expect(try desk.copies(Program.explained(160, 421, why: "TabBar")))
    try desk.user.type(["Escape"])
    rest()
    #expect(try eventually { try desk.picture(of: panel) == pinned })
  }

  /// Presses two more views, and goes back to the first press and forth again.
  private func goThroughPins(_ pinned: Screenshot) throws {
    for (x, y) in [(222, 218), (38, 22)] as [(CGFloat, CGFloat)] {
      press(x, y)
      #expect(desk.waits(for: "touch 1 ended (\(Int(x)), \(Int(y)))"))
    }
    rest()
    #expect(try desk.copiesPress(38, 22, at: "BackButton"))
    let last = try desk.settledPicture(of: panel)
    try desk.user.type(["Control_L", "Up"])
    #expect(try desk.copiesPress(222, 218, at: "ToastOverlay"))
    try desk.user.type(["Control_L", "Up"])
    #expect(try desk.copies(Program.explained(160, 421)))
    // Only how many pins there are is new.
    let rows = try desk.settledPicture(of: panel).rows(differingFrom: pinned)
    #expect(rows.map { $0.upperBound < Self.headHeight } == true, "\(rows as Any)")
    try desk.user.type(["Control_L", "Down"])
    try desk.user.type(["Control_L", "Down"])
    #expect(try eventually { try desk.picture(of: panel) == last })
    try desk.user.type(["Control_L", "Up"])
    try desk.user.type(["Control_L", "Up"])
  }

  private func press(_ x: CGFloat, _ y: CGFloat) {
    desk.press(x, y)
    desk.user.release(after: 60)
  }

  /// Moves the pointer onto the card, over which nothing is pointed at.
  private func rest() {
    desk.move(inWindow: CGPoint(x: panel.midX, y: panel.minY + 60))
  }

  /// Expects that pictures of the panel differ in the line below the card, or nowhere.
  private func expectHoverLineOnly(
    _ one: Screenshot,
    _ other: Screenshot,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let rows = one.rows(differingFrom: other) else { return }
    // The bar at the card's edge says where the card ends.
    let bar = Int(WhyPlacing(size: panel.size).columns[0].minX) + 3
    let end = (0..<one.height).last { one[bar, $0] == Shade.refused } ?? 0
    #expect(
      rows.lowerBound > end && rows.upperBound <= end + 27,
      "rows \(rows), the card ends at \(end)",
      sourceLocation: sourceLocation
    )
  }
}
