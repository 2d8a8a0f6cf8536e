import Foundation
import TestSupport
import Testing

@testable import HitInspector

@Suite("What the window says of where the pointer is", .serialized)
struct WindowPointerTests {
  private let desk: Desk
  private let panel: CGRect

  init() throws {
    desk = try Desk.opening()
    panel = try #require(desk.layout.why)
    desk.user.focus(desk.window)
  }

  @Test("a scene that the wheel enlarges or pushes below a resting pointer is explained anew")
  func pushed() throws {
    desk.move(to: 160, 450)
    let start = try desk.settledPicture(of: panel)
    try desk.user.pressKey("Control_L")
    for _ in 0..<6 { turnWheel(4) }
    try desk.user.releaseKey("Control_L")
    for _ in 0..<4 { turnWheel(4) }
    let shown = try desk.settledPicture(of: panel)
    #expect(shown != start)
    // What is shown without a move is what a move to there shows.
    desk.user.move(to: 640, 200)
    #expect(try eventually { try desk.picture(of: panel) != shown })
    desk.move(to: 160, 450)
    #expect(try eventually { try desk.picture(of: panel) == shown })
  }

  private func turnWheel(_ button: Int) {
    desk.user.press(button)
    desk.user.release(button)
  }

  @Test("a pointer that leaves the scene and comes back to the same pixel is told of again")
  func back() throws {
    let status = try #require(desk.layout.status)
    desk.move(to: 160, 450)
    let told = try desk.settledPicture(of: status)
    desk.user.move(to: Int(panel.midX), Int(panel.minY) + 60)
    #expect(try eventually { try desk.picture(of: status) != told })
    desk.move(to: 160, 450)
    #expect(try eventually { try desk.picture(of: status) == told })
  }

  @Test("Esc right after a press takes its pin away, also before the pin is shown")
  func unpins() throws {
    for _ in 0..<5 {
      desk.move(to: 160, 460)
      desk.user.press()
      desk.user.release()
      try desk.user.type(["Escape", "Escape"])
      desk.move(to: 160, 421)
      #expect(try eventually { try desk.copied().contains("descended -> Cell5") })
    }
  }

  @Test("Esc takes away the cross that a Ctrl-click set")
  func anchor() throws {
    let canvas = desk.layout.canvas
    desk.move(to: 60, 200)
    let bare = try desk.settledPicture(of: canvas)
    try desk.user.pressKey("Control_L")
    desk.click(200, 330)
    try desk.user.releaseKey("Control_L")
    desk.move(to: 60, 200)
    #expect(try desk.settledPicture(of: canvas) != bare)
    try desk.user.type(["Escape"])
    #expect(try eventually { try desk.picture(of: canvas) == bare })
    #expect(desk.program.isRunning)
  }
}
