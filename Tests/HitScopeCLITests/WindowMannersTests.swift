import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("The window's manners", .serialized)
struct WindowMannersTests {
  @Test("the window carries what window managers read, and answers them")
  func properties() throws {
    let desk = try Desk.opening()
    let (user, id) = (desk.user, desk.window)
    #expect(user.text(id, "_NET_WM_NAME") == "Raised tab – HitScope")
    #expect(user.text(id, "WM_NAME") != nil)
    #expect(user.text(id, "WM_CLASS") == "hitscope\0HitScope\0")
    #expect(user.text(id, "WM_CLIENT_MACHINE") == ProcessInfo.processInfo.hostName)
    #expect(user.numbers(id, "_NET_WM_PID") == [Int(desk.program.identifier)])
    #expect(user.atoms(id, "_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
    #expect(
      user.atoms(id, "WM_PROTOCOLS")
        == ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"]
    )
    // Input and state are told; the smallest size is 480 by 360.
    #expect(user.numbers(id, "WM_HINTS").prefix(3) == [0b1000011, 1, 1])
    let hints = user.numbers(id, "WM_NORMAL_HINTS")
    #expect(hints.count > 6 && hints[5...6] == [480, 360])
    let icons = user.numbers(id, "_NET_WM_ICON")
    #expect(icons.prefix(2) == [16, 16])
    let sizes = [16, 32, 48, 128]
    #expect(icons.count == sizes.reduce(0) { $0 + 2 + $1 * $1 })
    #expect(icons.contains { $0 & 0xffffff != 0 && $0 >> 24 & 0xff == 0xff })
    #expect(user.ping(id))
  }

  @Test("the counter follows a resize once the new size is painted")
  func sync() throws {
    let desk = try Desk.opening()
    let counter = try #require(
      desk.user.numbers(desk.window, "_NET_WM_SYNC_REQUEST_COUNTER").first
    )
    desk.user.requestSync(desk.window, value: 7)
    desk.resize(to: 1100, 700)
    #expect(eventually { desk.user.counter(counter) == 7 })
  }

  @Test("--scale 2 doubles the window, and a press at the doubled place is the same press")
  func scale() throws {
    let desk = try Desk.opening(scale: 2, screen: "2560x1600x24")
    let size = try #require(desk.user.size(desk.window))
    #expect(size == (2560, 1600))
    #expect(desk.geometry.factor == 1)
    desk.expect(Shade.accepted, at: 318, 350)
    desk.click(160, 450)
    desk.waits(for: "touchesEnded CenterButton consumed")
    #expect(desk.log.hasPrefix("t touch 1 began (160, 450)\n"))
  }

  @Test("a doubled window is no larger than a screen without a window manager")
  func smallScreen() throws {
    let server = try PrivateXServer(screen: "1600x1000x24")
    let user = try XTestClient(server)
    let program = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["run", "--scale", "2"],
      environment: Program.environment.merging(["DISPLAY": server.display]) { $1 }
    )
    let window = try user.window(ofProcess: program.identifier, within: .seconds(30))
    #expect(try #require(user.size(window)) == (1600, 1000))
  }

  @Test(
    "a window of another size goes on working",
    arguments: [(900, 600), (640, 480), (480, 360)]
  )
  func resize(width: Int, height: Int) throws {
    let desk = try Desk.opening()
    desk.resize(to: width, height)
    desk.expect(0xe08a3a, at: 172, 468)
    desk.click(160, 450)
    #expect(desk.waits(for: "touchesEnded CenterButton consumed"))
    // The raised part is dead at this size too.
    desk.click(160, 420)
    #expect(desk.waits(for: "touchesEnded Cell5 forwarded"))
    desk.resize(to: 1280, 800)
    desk.click(160, 450)
    #expect(desk.waits(for: "t touch 1 ended (160, 450)"))
    #expect(desk.program.standardError == "")
  }

  @Test(
    "a panel for which the smallest windows have no room is told of",
    arguments: ["F2", "F4"]
  )
  func noRoom(key: String) throws {
    let desk = try Desk.opening()
    desk.user.focus(desk.window)
    desk.resize(to: 480, 360)
    let before = try desk.settledPicture(of: desk.whole)
    try desk.user.type([key])
    #expect(try eventually { try desk.picture(of: desk.whole) != before })
    desk.resize(to: 1280, 800)
    desk.click(160, 450)
    #expect(desk.waits(for: "t touch 1 ended (160, 450)"))
  }

  @Test("no size of the window ends it", arguments: [(1, 1), (300, 200), (2600, 1500)])
  func extremes(width: Int, height: Int) throws {
    let desk = try Desk.opening()
    desk.resize(to: width, height)
    #expect(desk.user.ping(desk.window))
    desk.resize(to: 1280, 800)
    desk.expect(0xe08a3a, at: 172, 468)
    desk.click(160, 450)
    #expect(desk.waits(for: "t touch 1 ended (160, 450)"))
    #expect(desk.program.standardError == "")
  }

  @Test("nobody doing anything costs nothing: the main thread is not even woken")
  func idle() throws {
    let desk = try Desk.opening()
    desk.click(160, 450)
    desk.waits(for: "touchesEnded")
    // Half a second without a wake-up, found within the bound, is what idle means.
    let isIdle = eventually(within: .seconds(20)) {
      let seconds = desk.program.processorSeconds
      return desk.program.sleeps(for: .milliseconds(500))
        && desk.program.processorSeconds == seconds
    }
    #expect(isIdle)
    #expect(desk.program.isRunning)
  }
}
