import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("Pointer events", .serialized)
struct PointerTests {
  @Test("a click is entered, moved, pressed, released, in points with rising times")
  func click() throws {
    let rig = try WindowRig(scale: 2, size: CGSize(width: 100, height: 50))
    rig.user.click(at: 61, 40)
    rig.pumpEverything()
    #expect(rig.log.words == ["entered normal", "moved", "pressed 1", "released 1"])
    let pointers = rig.log.events.compactMap(\.pointer)
    #expect(pointers.allSatisfy { $0.locationInWindow == CGPoint(x: 30.5, y: 20) })
    #expect(pointers.map(\.timestamp) == pointers.map(\.timestamp).sorted())
    #expect(pointers.allSatisfy { $0.timestamp > 0 })
    #expect(abs(rig.connection.timestampNow - pointers[3].timestamp) < 60)
  }

  @Test("2,000 moves arrive complete and in order")
  func flood() throws {
    let rig = try WindowRig(size: CGSize(width: 1000, height: 600))
    let places = (0..<2000).map { CGPoint(x: $0 % 997, y: ($0 * 7) % 599) }
    for place in places { rig.user.move(to: Int(place.x), Int(place.y)) }
    rig.user.sync()
    rig.pumpEverything()
    let moves = rig.log.events.filter { $0.word == "moved" }
    #expect(moves.compactMap { $0.pointer?.locationInWindow } == places)
    let times = moves.compactMap { $0.pointer?.timestamp }
    #expect(times == times.sorted())
  }

  @Test("a drag that leaves the window goes on until the release")
  func dragOutside() throws {
    let rig = try WindowRig()
    rig.user.move(to: 50, 50)
    rig.user.press()
    rig.user.move(to: 300, 400)
    rig.user.move(to: 301, 400)
    rig.user.release()
    rig.user.move(to: 302, 400)
    rig.pumpEverything()
    #expect(
      rig.log.words == [
        "entered normal", "moved", "pressed 1", "left normal", "moved", "moved", "released 1",
        "left ungrab",
      ]
    )
    let release = try #require(rig.log.events.dropLast().last?.pointer)
    #expect(release.locationInWindow == CGPoint(x: 301, y: 400))
  }

  @Test("the wheel scrolls by notches and never presses")
  func wheel() throws {
    let rig = try WindowRig()
    for button in [4, 5, 6, 7] { rig.user.click(at: 10, 10, button: button) }
    rig.user.click(at: 10, 10, button: 3)
    rig.pumpEverything()
    #expect(
      rig.log.words.filter { $0 != "moved" } == [
        "entered normal", "scrolled 0.0, -1.0", "scrolled 0.0, 1.0", "scrolled -1.0, 0.0",
        "scrolled 1.0, 0.0", "pressed 3", "released 3",
      ]
    )
  }

  @Test("modifiers held with the pointer are told")
  func modifiers() throws {
    let rig = try WindowRig()
    try rig.user.pressKey("Shift_L")
    try rig.user.pressKey("Control_L")
    rig.user.click(at: 10, 10)
    try rig.user.releaseKey("Control_L")
    try rig.user.releaseKey("Shift_L")
    rig.pumpEverything()
    let press = rig.log.events.first { $0.word == "pressed 1" }
    #expect(press?.pointer?.modifiers == [.shift, .control])
  }

  @Test("a pointer taken by another program is a lost grab")
  func pointerGrab() throws {
    let rig = try WindowRig()
    rig.user.move(to: 50, 50)
    rig.pumpEverything()
    rig.log.events = []
    #expect(rig.user.grabPointer())
    rig.pumpEverything()
    #expect(rig.log.words == ["left grab", "grab lost"])
    rig.user.ungrabPointer()
    rig.pumpEverything()
    #expect(rig.log.words.last == "entered ungrab")
  }

  @Test("a window unmapped during a press says so")
  func unmapDuringPress() throws {
    let rig = try WindowRig()
    rig.user.move(to: 50, 50)
    rig.user.press()
    rig.pumpEverything()
    rig.log.events = []
    rig.user.unmap(UInt(rig.window.id))
    rig.pumpEverything()
    #expect(rig.log.words.first == "unmapped")
    #expect(rig.window.isMapped == false)
    rig.user.release()
    rig.user.map(UInt(rig.window.id))
    rig.pumpEverything()
    #expect(rig.log.words.contains("mapped"))
    #expect(rig.log.words.contains("released 1") == false)
  }
}
