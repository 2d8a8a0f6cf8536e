import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("What the window takes in", .serialized)
struct WindowInputTests {
  @Test("D10: every move of a drag is routed, in order, however fast they come")
  func everyMove() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card")
    let places = (1...400).map { CGPoint(x: 112 + Double($0 % 40) * 4, y: 212 + Double($0 / 2)) }
    for place in places { desk.move(to: place.x, place.y) }
    desk.user.release()
    #expect(desk.waits(for: "touchesEnded Card"))
    let moves = desk.log.matches(of: #/t touch 1 moved \((\S+), /#).map { $0.1 }
    #expect(moves.count == places.count)
    #expect(moves.first == "116" && moves.last == "112")
    #expect(desk.log.components(separatedBy: "touchesMoved Card consumed").count == 401)
  }

  @Test("D10: crossing the window's edge during a drag adds no move of its own")
  func crossing() throws {
    let desk = try Desk("drag", "--log", "chain")
    desk.press(112, 212)
    desk.waits(for: "touchesBegan Card")
    desk.user.move(to: 1400, 900)
    desk.user.move(to: 1401, 900)
    desk.move(to: 112, 412)
    desk.user.release()
    #expect(desk.waits(for: "touchesEnded Card"))
    #expect(desk.log.components(separatedBy: "touchesMoved Card consumed").count == 4)
  }

  @Test("where a drag ended is what the pointer is over, before it moves again")
  func dragEnd() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    desk.press(38, 22)
    desk.move(to: 160, 421)
    desk.user.release()
    #expect(desk.waits(for: "touch 1 ended (160, 421)"))
    try desk.user.type(["Escape"])
    #expect(try desk.copies(Program.explained(160, 421)))
  }

  @Test("a pointer that rests where the window opens does not take the first explanation away")
  func restingPointer() throws {
    let server = try PrivateXServer()
    let user = try XTestClient(server)
    // Over Cell2 of the opening scene, once there is a window.
    user.move(to: 500, 200)
    let program = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["run", "--display", server.display],
      environment: Program.environment
    )
    let window = try user.window(ofProcess: program.identifier, within: .seconds(30))
    let geometry = StageGeometry(
      InspectorLayout(size: CGSize(width: 1280, height: 800)),
      sceneSize: CGSize(width: 320, height: 480)
    )
    let cell5 = geometry.windowPoint(CGPoint(x: 318, y: 350))
    #expect(eventually { user.pixel(window, Int(cell5.x), Int(cell5.y)) == Shade.accepted })
    // A ping is answered after everything before it.
    #expect(user.ping(window))
    #expect(user.pixel(window, Int(cell5.x), Int(cell5.y)) == Shade.accepted)
    user.move(to: 501, 200)
    #expect(eventually { user.pixel(window, Int(cell5.x), Int(cell5.y)) != Shade.accepted })
  }

  @Test("the wheel, other buttons and Shift-click send nothing to the scene")
  func otherButtons() throws {
    let desk = try Desk.opening()
    desk.move(to: 140, 460)
    for button in [2, 3, 4, 5, 6, 7, 8] {
      desk.user.press(button)
      desk.user.release(button)
    }
    // With the focus nowhere, Shift itself is no key of the scene.
    desk.user.focusNothing()
    try desk.user.pressKey("Shift_L")
    desk.user.press()
    desk.user.release()
    try desk.user.releaseKey("Shift_L")
    // Shift-click opened a list of views, which Esc closes.
    desk.user.focus(desk.window)
    try desk.user.type(["Escape"])
    desk.click(20, 300)
    desk.waits(for: "touch 1 ended")
    #expect(desk.log.hasPrefix("t touch 1 began (20, 300)\n"))
    #expect(desk.log.components(separatedBy: "touch 1 began").count == 2)
  }

  @Test("Shift that moved the layers is no key of the scene, Shift alone is")
  func shiftOfTheWindow() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    try desk.user.type(["4"])
    let canvas = desk.layout.canvas
    desk.user.move(to: Int(canvas.midX), Int(canvas.midY))
    try desk.user.pressKey("Shift_L")
    desk.user.press()
    desk.user.move(to: Int(canvas.midX) + 40, Int(canvas.midY))
    desk.user.release()
    try desk.user.releaseKey("Shift_L")
    #expect(desk.user.ping(desk.window) && desk.log.isEmpty)
    try desk.user.type(["Shift_L"])
    desk.waits(for: "press ended shift")
    #expect(desk.log.hasPrefix("t press began shift\n"))
    #expect(desk.log.components(separatedBy: "press began shift").count == 2)
  }

  @Test("zoomed, a place still presses the view that is drawn there")
  func zoom() throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    for _ in 0..<3 { try desk.user.type(["Control_L", "minus"]) }
    let half = desk.geometry(zoom: .fixed(0.5))
    let button = half.windowPoint(CGPoint(x: 172, y: 468))
    #expect(eventually { desk.pixel(button) == 0xe08a3a && half.factor == 0.5 })
    desk.click(inWindow: half.windowPoint(CGPoint(x: 160, y: 450)))
    #expect(desk.waits(for: "t touch 1 began (160, 450)"))
    #expect(desk.waits(for: "touchesEnded CenterButton consumed"))
    try desk.user.type(["Control_L", "0"])
    desk.expectTint(of: 0xe08a3a, at: 172, 468)
    #expect(!desk.log.contains("press began minus"))
  }

  @Test("what another window covered is shown again")
  func uncovered() throws {
    let desk = try Desk.opening()
    // The status bar tells of the pointer, which the cover takes away.
    let height = try #require(desk.layout.status).minY
    func panels() throws -> ArraySlice<UInt32> {
      try #require(desk.user.screenshot(desk.window)).pixels.prefix(Int(height) * 1280)
    }
    // The plain areas of the panels show before their text does, whose edges have many colours. What
    // was drawn before an answer is all on the screen.
    let views = Int(try #require(desk.layout.views).maxX)
    func colours() throws -> Set<UInt32> {
      Set(try panels().enumerated().filter { $0.offset % 1280 < views }.map(\.element))
    }
    #expect(try eventually { try colours().count > 50 })
    #expect(desk.user.ping(desk.window))
    // A pointer in a panel is not over the scene, before the cover comes and after it.
    desk.user.move(to: 100, 700)
    // What would mend the press is looked for a moment later, and shown in the panel on the right.
    var before = try panels()
    let isSettled = try eventually {
      let earlier = before
      Thread.sleep(forTimeInterval: 0.5)
      before = try panels()
      return before == earlier
    }
    #expect(isSettled)
    let cover = desk.user.cover(x: 300, y: 100, width: 600, height: 500)
    #expect(try panels() != before)
    desk.user.destroy(cover)
    #expect(try eventually { try panels() == before })
  }

  @Test("GDK_SCALE doubles the window as --scale does")
  func environmentScale() throws {
    let desk = try Desk(
      "raised-tab",
      sceneSize: CGSize(width: 320, height: 480),
      scale: 2,
      screen: "2560x1600x24",
      environment: ["GDK_SCALE": "2"]
    )
    #expect(desk.user.size(desk.window).map { [$0.width, $0.height] } == [2560, 1600])
    desk.click(160, 450)
    #expect(desk.waits(for: "t touch 1 ended (160, 450)"))
  }

  @Test("a display on a connection without shared memory shows the same picture")
  func noSharedMemory() throws {
    let desk = try Desk.opening()
    let server = try PrivateXServer(screen: "1600x1000x24", arguments: ["-extension", "MIT-SHM"])
    let user = try XTestClient(server)
    let program = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["run", "--display", server.display],
      environment: Program.environment
    )
    let window = try user.window(ofProcess: program.identifier, within: .seconds(30))
    let status = try #require(desk.layout.status)
    // The name of the display differs, and nothing else does.
    func rest(_ shot: Screenshot?) -> ArraySlice<UInt32>? {
      shot?.pixels.prefix(Int(status.minY) * 1280)
    }
    // Plain areas are shown before their words; both windows must have come to the end of it.
    #expect(
      eventually {
        guard let picture = rest(user.screenshot(window)), Set(picture).count > 200 else {
          return false
        }
        return picture == rest(desk.user.screenshot(desk.window))
      }
    )
    user.sendDelete(to: window)
    #expect(program.exitCode() == 0)
  }
}
