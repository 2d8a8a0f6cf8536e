import Foundation
import TestSupport
import Testing

@testable import HitX11

@Suite("X11 window", .serialized)
struct X11WindowTests {
  @Test("a window carries every property of the conventions")
  func properties() throws {
    let icon = WindowIcon(width: 2, height: 1, pixels: [0xff11_2233, 0x8000_0001])
    let rig = try WindowRig(
      scale: 2,
      title: "Hit – naïve 図",
      minimumSize: CGSize(width: 60, height: 40),
      icons: [icon]
    )
    let (user, id) = (rig.user, UInt(rig.window.id))
    #expect(user.text(id, "_NET_WM_NAME") == "Hit – naïve 図")
    #expect(user.text(id, "_NET_WM_ICON_NAME") == "Hit – naïve 図")
    #expect(user.text(id, "WM_NAME") != nil)
    #expect(user.text(id, "WM_CLASS") == "hitscope\0HitScope\0")
    #expect(user.text(id, "WM_CLIENT_MACHINE") == ProcessInfo.processInfo.hostName)
    #expect(user.numbers(id, "_NET_WM_PID") == [Int(ProcessInfo.processInfo.processIdentifier)])
    #expect(user.atoms(id, "_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
    #expect(
      user.numbers(id, "_NET_WM_ICON").map { UInt32(truncatingIfNeeded: $0) }
        == [2, 1, 0xff11_2233, 0x8000_0001]
    )
    #expect(
      user.atoms(id, "WM_PROTOCOLS") == [
        "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST",
      ]
    )
    let counter = try #require(user.numbers(id, "_NET_WM_SYNC_REQUEST_COUNTER").first)
    #expect(user.counter(counter) == 0)
    // Flags, then obsolete x, y, width, height, then the smallest width and height in pixels.
    let hints = user.numbers(id, "WM_NORMAL_HINTS")
    #expect(hints.first.map { $0 & (1 << 4) } == 1 << 4)
    #expect(hints.count > 6 && hints[5...6] == [120, 80])
    // Flags with input and state, input wanted, normal state.
    #expect(user.numbers(id, "WM_HINTS").prefix(3) == [0b1000011, 1, 1])
    #expect(rig.log.faults == [])
  }

  @Test("a new title reaches both properties")
  func title() throws {
    let rig = try WindowRig()
    rig.window.title = "overlap"
    rig.connection.roundTrip()
    #expect(rig.user.text(UInt(rig.window.id), "_NET_WM_NAME") == "overlap")
    #expect(rig.user.text(UInt(rig.window.id), "WM_NAME") == "overlap")
  }

  @Test("the manager's wish to close is told and closes nothing by itself")
  func delete() throws {
    let rig = try WindowRig()
    rig.user.sendDelete(to: UInt(rig.window.id))
    rig.pump { !rig.log.events.isEmpty }
    #expect(rig.log.words == ["close requested"])
    #expect(rig.window.isOpen)
  }

  @Test("a ping is sent back to the root window")
  func ping() throws {
    let rig = try WindowRig()
    #expect(rig.user.ping(UInt(rig.window.id)) { rig.connection.drain() })
    #expect(rig.log.words == [])
  }

  @Test("while the program is busy a ping is answered, and other events wait")
  func pingWhileBusy() throws {
    let rig = try WindowRig()
    rig.user.sendDelete(to: UInt(rig.window.id))
    #expect(rig.user.ping(UInt(rig.window.id)) { rig.window.answerPings() })
    #expect(rig.log.words == [])
    rig.pump { !rig.log.events.isEmpty }
    #expect(rig.log.words == ["close requested"])
  }

  @Test("closing removes the window and leaves no X error")
  func close() throws {
    let rig = try WindowRig()
    rig.fill(0x102030)
    rig.window.close()
    rig.connection.roundTrip()
    #expect(rig.user.windows == [])
    #expect(rig.window.draw { _ in [] } == false)
    rig.window.title = "late"
    rig.window.show()
    rig.window.close()
    rig.connection.drain()
    #expect(rig.log.faults == [])
  }

  @Test("a window nobody keeps goes away by itself")
  func release() throws {
    let rig = try WindowRig()
    var second: X11Window? = try X11Window(
      on: rig.connection,
      title: "second",
      size: CGSize(width: 9, height: 9)
    )
    #expect(second?.isOpen == true)
    rig.connection.roundTrip()
    #expect(rig.user.windows.count == 2)
    second = nil
    rig.connection.roundTrip()
    #expect(rig.user.windows == [UInt(rig.window.id)])
  }

  @Test("a window destroyed from outside says so and draws no more")
  func destroyedFromOutside() throws {
    let rig = try WindowRig()
    rig.user.destroy(UInt(rig.window.id))
    rig.pump { rig.log.words.contains("destroyed") }
    #expect(rig.log.words == ["unmapped", "destroyed"])
    #expect(rig.window.isOpen == false)
    #expect(rig.window.draw { _ in [] } == false)
  }

  @Test("an X error is told with the name of its call and ends nothing")
  func protocolError() throws {
    let rig = try WindowRig()
    rig.user.destroy(UInt(rig.window.id))
    // The window does not know yet, so these requests reach a window that is gone.
    rig.window.resize(to: CGSize(width: 50, height: 50))
    rig.window.title = "late"
    rig.pump { rig.log.faults.count >= 2 && rig.log.words.contains("destroyed") }
    let id = "0x" + String(rig.window.id, radix: 16)
    #expect(
      rig.log.faults.first
        == "display \(rig.server.display): XResizeWindow on resource \(id) failed: "
        + "BadWindow (invalid Window parameter); going on without it"
    )
    #expect(rig.log.faults.dropFirst().allSatisfy { $0.contains("XStoreName") })
    #expect(rig.connection.isLost == false)
    let other = try X11Window(
      on: rig.connection,
      title: "other",
      size: CGSize(width: 9, height: 9)
    )
    other.show()
    #expect(rig.pump { other.isMapped })
  }
}
