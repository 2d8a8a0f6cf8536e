import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("Axes of devices that scroll")
struct ScrollAxesTests {
  private var axes = ScrollAxes()

  init() {
    axes.add(ScrollAxes.Axis(number: 2, isVertical: false, increment: 15), of: 9)
    axes.add(ScrollAxes.Axis(number: 3, isVertical: true, increment: 120), of: 9)
    axes.add(ScrollAxes.Axis(number: 3, isVertical: true, increment: -1), of: 10)
  }

  private mutating func scroll(
    _ device: Int32 = 9,
    at time: UInt,
    x: Double? = nil,
    y: Double? = nil
  ) -> CGSize? {
    axes.scroll(device, at: time) { $0 == 2 ? x : $0 == 3 ? y : nil }
  }

  @Test("the first place of an axis says where it is, later ones how far it went")
  func places() {
    var test = self
    #expect(test.scroll(at: 1, y: 1000) == nil)
    #expect(test.scroll(at: 2, y: 1030) == CGSize(width: 0, height: 0.25))
    #expect(test.scroll(at: 3, y: 910) == CGSize(width: 0, height: -1))
    #expect(test.scroll(at: 4, x: 5, y: 1030) == CGSize(width: 0, height: 1))
    #expect(test.scroll(at: 5, x: 20) == CGSize(width: 1, height: 0))
    #expect(test.scroll(at: 6, x: 20) == .zero, "No movement says that the device stopped.")
    #expect(test.scroll(at: 7) == nil && test.scroll(11, at: 8, y: 3) == nil)
    test.axes.forgetPlaces()
    #expect(test.scroll(at: 9, x: 50, y: 50) == nil)
  }

  @Test("an axis that runs up is turned round")
  func direction() {
    var test = self
    #expect(test.scroll(10, at: 1, y: 0) == nil)
    #expect(test.scroll(10, at: 2, y: 1) == CGSize(width: 0, height: -1))
  }

  @Test("notches that the server makes up count only for a movement that was not measured")
  func notches() {
    var test = self
    #expect(test.axes.counts(11, at: 1), "A device without axes has nothing but notches.")
    #expect(!test.axes.counts(9, at: 1))
    _ = test.scroll(at: 5, y: 120)
    #expect(test.axes.counts(9, at: 5))
    #expect(!test.axes.counts(9, at: 6) && !test.axes.counts(10, at: 5))
    _ = test.scroll(at: 6, y: 240)
    #expect(!test.axes.counts(9, at: 6))
  }
}

@Suite("Scrolling of a real device", .serialized)
struct ScrollingTests {
  private let server: PrivateXorg
  private let user: XTestClient
  private let mouse: AbsoluteMouse
  private let connection: X11Connection
  private let window: X11Window
  private let log = EventLog()

  init() throws {
    server = try PrivateXorg()
    user = try XTestClient(server.display)
    user.move(to: 1200, 700)
    mouse = try AbsoluteMouse(server)
    connection = try X11Connection(named: server.display, scale: 1, environment: [:])
    window = try X11Window(on: connection, title: "rig", size: CGSize(width: 400, height: 300))
    let log = log
    window.onEvent = { log.events.append($0) }
    window.show()
    pump { log.events.contains { if case .exposed = $0 { true } else { false } } }
    log.events = []
  }

  private func pump(until condition: () -> Bool) {
    eventually {
      connection.drain()
      return condition()
    }
  }

  private func pumpEverything() {
    user.sendDelete(to: UInt(window.id))
    pump { if case .closeRequested = log.events.last { true } else { false } }
    log.events.removeLast()
  }

  private var scrolls: [CGSize] {
    log.events.compactMap { if case .scrolled(let notches, _) = $0 { notches } else { nil } }
  }

  @Test("fractions of a notch are told, and whole notches once, the first one too")
  func fractions() throws {
    try mouse.move(to: 100, 100)
    try mouse.scroll(by: 0, 1)
    try mouse.scroll(by: 0, 0.25)
    try mouse.scroll(by: 0, 0.5)
    try mouse.scroll(by: 0, -1)
    try mouse.scroll(by: 0.5, 0.5)
    pumpEverything()
    let told = scrolls
    #expect(told.map(\.height) == [1, 0.25, 0.5, -1, 0.5])
    #expect(!log.words.contains { $0.hasPrefix("pressed") || $0.hasPrefix("released") })
    // Where the pointer comes back, a place that it has scrolled to elsewhere is no scroll.
    log.events = []
    try mouse.move(to: 1200, 700)
    try mouse.scroll(by: 0, 3)
    try mouse.move(to: 100, 100)
    try mouse.scroll(by: 0, 1)
    try mouse.scroll(by: 0, 0.25)
    pumpEverything()
    #expect(scrolls.map(\.height) == [1, 0.25])
  }
}
