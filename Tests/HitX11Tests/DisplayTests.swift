import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("Display", .serialized)
struct DisplayTests {
  @Test("no DISPLAY, and a display nobody serves, are told in one sentence")
  func noDisplay() {
    let unset = #expect(throws: DisplayError.self) { try X11Connection(environment: [:]) }
    #expect(unset == DisplayError(.noDisplay, display: ""))
    #expect(
      unset?.description == "no display: DISPLAY is not set; set DISPLAY or work without a window"
    )
    let unserved = #expect(throws: DisplayError.self) {
      try X11Connection(environment: ["DISPLAY": ":64999"])
    }
    #expect(unserved == DisplayError(.noDisplay, display: ":64999"))
  }

  @Test("the environment's DISPLAY is used and nothing else of this process")
  func environmentDisplay() throws {
    let server = try PrivateXServer()
    let connection = try X11Connection(environment: ["DISPLAY": server.display])
    #expect(connection.name == server.display)
    #expect(connection.screen.size == DeviceSize(width: 1280, height: 800))
  }

  @Test("a screen without 24-bit colour is refused clearly")
  func shallowScreen() throws {
    let server = try PrivateXServer(screen: "640x480x16")
    let refusal = #expect(throws: DisplayError.self) {
      try X11Connection(named: server.display, environment: [:])
    }
    #expect(refusal == DisplayError(.unsupportedVisual(depth: 16), display: server.display))
  }

  @Test(
    "a killed server is a loss, and every call after it is harmless",
    arguments: PixelPath.allCases
  )
  func killedServer(path: PixelPath) throws {
    let rig = try WindowRig(path: path)
    rig.fill(0x010101)
    rig.server.kill9()
    // Nothing was read since, so this writes to a server that is gone.
    rig.fill(0x020202)
    rig.window.title = "late"
    #expect(rig.pump { rig.connection.isLost })
    #expect(rig.connection.loss == DisplayError(.lost, display: rig.connection.name))
    rig.fill(0x030303)
    rig.window.resize(to: CGSize(width: 9, height: 9))
    rig.window.close()
    rig.connection.drain()
    #expect(throws: DisplayError(.lost, display: rig.connection.name)) {
      try X11Window(
        on: rig.connection,
        title: "late",
        size: CGSize(width: 9, height: 9)
      )
    }
  }

  @Test("a server that goes away just before a write does not end the process")
  func brokenConnection() async {
    await #expect(processExitsWith: .success) { @MainActor in
      signal(SIGPIPE, SIG_DFL)
      let server = try PrivateXServer()
      let connection = try X11Connection(named: server.display, environment: [:])
      server.kill9()
      // As libxcb, which has looked whether the server is there, and now writes.
      let descriptor = connection.handle.descriptor
      #expect(write(descriptor, [0], 1) == -1)
      #expect(errno == EPIPE)
    }
  }

  @Test("a pipe that broke elsewhere ends the process, also beside an open display")
  func brokenPipe() async throws {
    let server = try PrivateXServer()
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      @MainActor [display = server.display as String] in
      signal(SIGPIPE, SIG_DFL)
      let connection = try X11Connection(named: display, environment: [:])
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      close(ends[0])
      _ = write(ends[1], [0], 1)
      withExtendedLifetime(connection) {}
    }
  }

  @Test("a loss of one display leaves another alone")
  func twoDisplays() throws {
    let (first, second) = (try WindowRig(), try WindowRig())
    first.server.kill9()
    first.pump { first.connection.isLost }
    #expect(second.connection.isLost == false)
    second.fill(0x0a0b0c)
    #expect(second.shown(3, 3) == 0x0a0b0c)
  }

  @Test("a change of the server's dpi changes the scale of open windows")
  func scaleFollows() throws {
    let rig = try WindowRig(scale: nil)
    #expect(rig.connection.scale == ScaleFactor(explicit: nil, environment: [:], resources: nil))
    rig.user.setResources("Xft.antialias:\t1\nXft.dpi:\t192\n")
    rig.pump { rig.log.words.contains("configured") }
    #expect(rig.log.words == ["scale 2.0", "configured"])
    #expect(rig.window.size == CGSize(width: 100, height: 50))
    rig.user.click(at: 50, 30)
    rig.pumpEverything()
    #expect(rig.log.events.last?.pointer?.locationInWindow == CGPoint(x: 25, y: 15))
  }

  @Test("a scale the user asked for does not follow the server")
  func scaleStays() throws {
    let rig = try WindowRig(scale: 1.5)
    rig.user.setResources("Xft.dpi:\t192\n")
    rig.pumpEverything()
    #expect(rig.connection.scale.pixelsPerPoint == 1.5)
    #expect(rig.log.words == [])
  }
}
