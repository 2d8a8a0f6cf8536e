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
    #expect(connection.screenSize == DeviceSize(width: 1280, height: 800))
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
    let rig = try WindowRig(serverArguments: path.serverArguments)
    rig.fill(0x010101)
    rig.server.kill9()
    // Nothing was read since, so this writes to a server that is gone.
    rig.fill(0x020202)
    rig.window.title = "late"
    #expect(rig.pump { rig.connection.isLost })
    #expect(rig.connection.loss == DisplayError(.lost, display: rig.server.display))
    rig.fill(0x030303)
    rig.window.resize(to: CGSize(width: 9, height: 9))
    rig.window.close()
    rig.connection.drain()
    #expect(throws: DisplayError(.lost, display: rig.server.display)) {
      try X11Window(
        on: rig.connection,
        WindowDescription(title: "late", size: CGSize(width: 9, height: 9))
      )
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

@Suite("Scale factor")
struct ScaleFactorTests {
  @Test(
    "the first that speaks wins, and nonsense does not count as speaking",
    arguments: [
      (CGFloat(3), ["GDK_SCALE": "2"], "Xft.dpi: 144", CGFloat(3), ScaleFactor.Source.explicit),
      (nil, ["GDK_SCALE": "2"], "Xft.dpi: 144", 2, .environment),
      (nil, [:], "Xft.hinting:\t1\nXft.dpi:\t144", 1.5, .resources),
      (nil, [:], nil, 1, .standard),
      (CGFloat.nan, ["GDK_SCALE": "two"], "Xft.dpi: lots", 1, .standard),
      (0, ["GDK_SCALE": "-2"], "Xft.dpi: 0", 1, .standard),
      (CGFloat.infinity, ["GDK_SCALE": "1e300"], "Xft.dpi", 1, .standard),
    ] as [(CGFloat?, [String: String], String?, CGFloat, ScaleFactor.Source)]
  )
  func precedence(
    explicit: CGFloat?,
    environment: [String: String],
    resources: String?,
    expected: CGFloat,
    source: ScaleFactor.Source
  ) {
    let scale = ScaleFactor(explicit: explicit, environment: environment, resources: resources)
    #expect(scale.pixelsPerPoint == expected)
    #expect(scale.source == source)
  }
}

@Suite("Server clock")
struct ServerClockTests {
  @Test("seconds go on when the 32-bit milliseconds start again")
  func wrapAround() {
    var clock = ServerClock()
    let before = clock.timestamp(of: UInt(UInt32.max) - 9, arrival: 0)
    let after = clock.timestamp(of: 10, arrival: 0)
    #expect(before == 4_294_967.286)
    #expect(after == 4_294_967.306)
  }

  @Test("a late or timeless event takes the latest time")
  func neverBackwards() {
    var clock = ServerClock()
    #expect(clock.timestamp(of: 5000, arrival: 0) == 5)
    #expect(clock.timestamp(of: 4000, arrival: 0) == 5)
    #expect(clock.timestamp(of: 0, arrival: 0) == 5)
    #expect(clock.timestamp(of: 5001, arrival: 0) == 5.001)
  }

  @Test("now is told by the event that travelled fastest")
  func now() {
    var clock = ServerClock()
    _ = clock.timestamp(of: 1000, arrival: 101.5)
    _ = clock.timestamp(of: 2000, arrival: 102.25)
    _ = clock.timestamp(of: 3000, arrival: 103.75)
    #expect(clock.timestamp(atArrival: 104.25) == 4)
    #expect(clock.timestamp(atArrival: 50) == 3)
  }
}

@Suite("Request log")
struct RequestLogTests {
  @Test("a request belongs to the last call noted before it")
  func names() {
    var log = RequestLog()
    log.note("A", from: 10)
    log.note("B", from: 14)
    #expect(log.name(of: 9) == nil)
    #expect(log.name(of: 10) == "A")
    #expect(log.name(of: 13) == "A")
    #expect(log.name(of: 99) == "B")
  }

  @Test("the oldest calls are forgotten, a run of one call counting once")
  func ring() {
    var log = RequestLog()
    log.note("first", from: 1)
    for serial in UInt(2)...10_000 { log.note("same", from: serial) }
    #expect(log.name(of: 1) == "first")
    for serial in UInt(10_001)...10_300 {
      log.note(serial.isMultiple(of: 2) ? "even" : "odd", from: serial)
    }
    #expect(log.name(of: 1) == nil)
    #expect(log.name(of: 10_299) == "odd")
  }
}

@Suite("Device rectangle")
struct DeviceRectTests {
  @Test("rectangles at the ends of the number range neither trap nor wrap")
  func extremes() {
    let vast = DeviceRect(x: -5, y: -5, width: .max, height: .max)
    let far = DeviceRect(x: .max, y: .max, width: .max, height: .max)
    let window = DeviceRect(x: 0, y: 0, width: 100, height: 50)
    #expect(vast.intersection(window) == window)
    #expect(far.intersection(window).isEmpty)
    #expect(DeviceRect(x: .min, y: 0, width: 5, height: 5).intersection(window).isEmpty)
    #expect(DeviceRect(x: 3, y: 3, width: -5, height: 9).intersection(window).isEmpty)
  }
}
