import Foundation
import TestSupport
import Testing

@testable import HitX11

/// A window at the top left of a private Xorg's screen, with fingers and a mouse to use on it.
struct TouchRig {
  let server: PrivateXorg
  let user: XTestClient
  let screen: Touchscreen
  let connection: X11Connection
  let window: X11Window
  let log = EventLog()

  init(scale: CGFloat = 1, size: CGSize = CGSize(width: 400, height: 300)) throws {
    server = try PrivateXorg()
    user = try XTestClient(server.display)
    user.move(to: 1200, 700)
    screen = try Touchscreen(server)
    connection = try X11Connection(named: server.display, scale: scale, environment: [:])
    window = try X11Window(on: connection, title: "rig", size: size)
    let log = log
    window.onEvent = { log.events.append($0) }
    connection.onProtocolError = { log.faults.append($0) }
    window.show()
    pump { log.events.contains { if case .exposed = $0 { true } else { false } } }
    log.events = []
  }

  /// Delivers events until a condition holds; asks it at least once.
  @discardableResult
  func pump(until condition: () -> Bool) -> Bool {
    eventually {
      connection.drain()
      return condition()
    }
  }

  /// Delivers all that was done so far; a message sent last is the proof.
  func pumpEverything() {
    user.sendDelete(to: UInt(window.id))
    pump { if case .closeRequested = log.events.last { true } else { false } }
    log.events.removeLast()
  }

  /// Does something with fingers in one reading and delivers what comes of it.
  func touch(_ fingers: Touchscreen.Finger...) throws {
    try screen.touch(fingers)
    pumpEverything()
  }

  /// The frames of fingers told so far.
  var frames: [[X11Event.Touch]] {
    log.events.compactMap { if case .touches(let touches, _) = $0 { touches } else { nil } }
  }
}

@Suite("Touches of a real touchscreen", .serialized)
struct TouchTests {
  /// Expects fingers in places, to the hundredth of a point.
  private func expect(
    _ frame: [X11Event.Touch]?,
    _ phase: X11Event.Touch.Phase,
    at places: [(CGFloat, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frame = try #require(frame, sourceLocation: sourceLocation)
    #expect(frame.map(\.phase) == places.map { _ in phase }, sourceLocation: sourceLocation)
    for (touch, place) in zip(frame, places) {
      let location = touch.locationInWindow
      #expect(
        abs(location.x - place.0) < 0.01 && abs(location.y - place.1) < 0.01,
        sourceLocation: sourceLocation
      )
    }
  }

  @Test("D3: two fingers that land in one reading are one event with one time")
  func twoFingers() throws {
    let rig = try TouchRig(scale: 2)
    try rig.touch(.init(7, .down, 100, 50), .init(9, .down, 200.5, 150.25))
    try rig.touch(.init(7, .move, 90, 50), .init(9, .move, 210, 150))
    try rig.touch(.init(7, .up, 90, 50), .init(9, .up, 210, 150))
    let frames = rig.frames
    try #require(frames.count == 3)
    try expect(frames[0], .began, at: [(50, 25), (100.25, 75.125)])
    try expect(frames[1], .moved, at: [(45, 25), (105, 75)])
    try expect(frames[2], .ended, at: [(45, 25), (105, 75)])
    let ids = frames.map { $0.map(\.id) }
    #expect(ids[0] == ids[1] && ids[1] == ids[2] && Set(ids[0]).count == 2)
    let times = rig.log.events.compactMap {
      if case .touches(_, let time) = $0 { time } else { nil }
    }
    #expect(times == times.sorted() && times[0] > 0)
    #expect(rig.log.faults == [])
  }

  @Test("a finger that moves twice is told twice, however fast")
  func everyMove() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 10, 10))
    for step in 1...200 {
      try rig.screen.touch([.init(1, .move, 10 + Double(step), 10)])
    }
    rig.pumpEverything()
    let xs = rig.frames.dropFirst().map { Int($0[0].locationInWindow.x.rounded()) }
    #expect(xs == (1...200).map { 10 + $0 })
  }

  @Test("the pointer that the server makes of a finger is dropped")
  func emulatedPointer() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 100, 100))
    try rig.touch(.init(1, .move, 120, 100))
    try rig.touch(.init(1, .up, 120, 100))
    #expect(
      rig.log.words.filter { !$0.hasPrefix("entered") } == [
        "touch began", "touch moved", "touch ended",
      ]
    )
  }

  @Test("a finger that comes down later is told by itself, under a number of its own")
  func laterFinger() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 100, 100))
    try rig.touch(.init(2, .down, 200, 100))
    try rig.touch(.init(1, .up, 100, 100))
    try rig.touch(.init(3, .down, 50, 50))
    #expect(rig.frames.map(\.count) == [1, 1, 1, 1])
    let ids = rig.frames.map { $0[0].id }
    #expect(ids[0] == ids[2])
    #expect(Set([ids[0], ids[1], ids[3]]).count == 3)
  }

  @Test("a finger keeps its window when it leaves it")
  func leaving() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 390, 290))
    try rig.touch(.init(1, .move, 500, 400))
    try rig.touch(.init(1, .up, 500, 400))
    try expect(rig.frames.last, .ended, at: [(500, 400)])
  }

  @Test("a pointer taken by another program cancels the fingers, and they stay cancelled")
  func lostGrab() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 100, 100), .init(2, .down, 200, 100))
    rig.log.events = []
    #expect(rig.user.grabPointer())
    rig.pumpEverything()
    #expect(rig.log.words == ["left grab", "touch cancelled, touch cancelled", "grab lost"])
    rig.user.ungrabPointer()
    rig.pumpEverything()
    rig.log.events = []
    try rig.touch(.init(1, .move, 110, 100), .init(2, .up, 200, 100))
    try rig.touch(.init(1, .up, 110, 100))
    #expect(rig.frames == [])
    try rig.touch(.init(1, .down, 100, 100))
    #expect(rig.frames.map { $0.map(\.phase) } == [[.began]])
  }

  @Test("an unmapped window cancels its fingers")
  func unmapped() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 100, 100))
    rig.log.events = []
    rig.user.unmap(UInt(rig.window.id))
    rig.pumpEverything()
    #expect(rig.log.words.prefix(2) == ["touch cancelled", "unmapped"])
    #expect(rig.frames.count == 1)
  }

  @Test("a touchscreen that goes away cancels its fingers")
  func unplugged() throws {
    let rig = try TouchRig()
    try rig.touch(.init(1, .down, 100, 100), .init(2, .down, 200, 100))
    rig.log.events = []
    try rig.user.switchDevice("touchscreen", on: false)
    rig.pumpEverything()
    #expect(rig.frames.flatMap { $0.map(\.phase) } == [.cancelled, .cancelled])
    try rig.user.switchDevice("touchscreen", on: true)
    // The driver's socket went with the device.
    let again = try Touchscreen(rig.server)
    try again.touch([.init(3, .down, 100, 100)])
    rig.pumpEverything()
    #expect(rig.frames.last?.map(\.phase) == [.began])
  }

  @Test("the pointer moves by fractions of a pixel")
  func subPixel() throws {
    let rig = try TouchRig()
    let mouse = try AbsoluteMouse(rig.server)
    try mouse.move(to: 100.25, 50.5)
    try mouse.move(to: 100.75, 50.5)
    rig.pumpEverything()
    let places = rig.log.events.filter { $0.word == "moved" }.compactMap(\.pointer)
      .map(\.locationInWindow)
    try #require(places.count == 2)
    #expect(abs(places[0].x - 100.25) < 0.01 && abs(places[0].y - 50.5) < 0.01)
    #expect(abs(places[1].x - 100.75) < 0.01)
  }

  @Test("fractions of a pixel are told during a drag as well, also outside")
  func subPixelDrag() throws {
    let rig = try TouchRig()
    let mouse = try AbsoluteMouse(rig.server)
    try mouse.move(to: 100, 50)
    rig.user.press()
    rig.user.sync()
    try mouse.move(to: 500.5, 350.25)
    rig.user.release()
    rig.user.sync()
    rig.pumpEverything()
    let release = try #require(rig.log.events.first { $0.word == "released 1" }?.pointer)
    #expect(abs(release.locationInWindow.x - 500.5) < 0.01)
    #expect(abs(release.locationInWindow.y - 350.25) < 0.01)
  }
}
