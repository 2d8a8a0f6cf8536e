import Foundation
import Synchronization
import TestSupport
import Testing

@testable import HitX11

@Suite("Presenting", .serialized)
struct PresentingTests {
  @Test("the server fills a rectangle before anything was painted")
  func fill() throws {
    let rig = try WindowRig()
    rig.window.fill(CGRect(x: 0, y: 0, width: 200, height: 100), color: 0x102030)
    rig.window.fill(CGRect(x: 20, y: 30, width: 10, height: 10), color: 0xa0b0c0)
    // The server keeps order for each client only, so the reader may come first.
    #expect(eventually { rig.shown(0, 0) == 0x102030 && rig.shown(20, 30) == 0xa0b0c0 })
    #expect(rig.shown(29, 39) == 0xa0b0c0)
    #expect(rig.shown(30, 39) == 0x102030 && rig.shown(29, 40) == 0x102030)
  }

  @Test(
    "painted pixels are shown, and a damaged part leaves the rest",
    arguments: PixelPath.allCases
  )
  func damage(path: PixelPath) throws {
    let rig = try WindowRig(path: path)
    rig.fill(0x3366cc)
    #expect(rig.window.isSharingMemory == (path.isShared))
    #expect(rig.shown(0, 0) == 0x3366cc)
    #expect(rig.shown(199, 99) == 0x3366cc)
    rig.window.draw { frame in
      #expect(frame.isFresh == false)
      // Painted everywhere, shown only where it says: the rest of the screen keeps its colour.
      frame.fill(DeviceRect(covering: frame.size), 0xff0000)
      return [
        DeviceRect(x: 10, y: 20, width: 30, height: 40),
        DeviceRect(x: 190, y: 90, width: 99, height: 99),
      ]
    }
    let picture = try #require(rig.shownPixels())
    let wrong = (0..<100).flatMap { y in
      (0..<200).filter { x in
        let isDamaged = (10..<40).contains(x) && (20..<60).contains(y) || x >= 190 && y >= 90
        return picture[x, y] != (isDamaged ? 0xff0000 : 0x3366cc)
      }.map { x in "(\(x), \(y))" }
    }
    #expect(wrong == [])
    #expect(rig.log.faults == [])
  }

  @Test("a frame without damage sends nothing")
  func noDamage() throws {
    let rig = try WindowRig()
    rig.fill(0x010203)
    rig.window.draw { frame in
      frame.fill(DeviceRect(covering: frame.size), 0xffffff)
      return []
    }
    #expect(rig.shown(5, 5) == 0x010203)
  }

  @Test("pixels are not written before the server has read them")
  func completion() throws {
    let rig = try WindowRig()
    rig.fill(0x000000)
    rig.pumpEverything()
    rig.server.pause()
    rig.fill(0x00ff00)
    let server = rig.server
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { server.resume() }
    rig.window.draw { frame in
      frame.fill(DeviceRect(covering: frame.size), 0xff0000)
      return []
    }
    #expect(rig.shown(5, 5) == 0x00ff00)
  }

  @Test("pixels beside those that the server has yet to read are written at once")
  func writingBesideUnread() throws {
    let rig = try WindowRig()
    rig.fill(0x000000)
    rig.pumpEverything()
    let (left, right) = (
      DeviceRect(x: 0, y: 0, width: 100, height: 100),
      DeviceRect(x: 100, y: 0, width: 100, height: 100)
    )
    func paint(_ place: DeviceRect, _ colour: UInt32) {
      rig.window.draw(within: [place]) { frame in
        frame.fill(place, colour)
        return [place]
      }
    }
    rig.server.pause()
    paint(left, 0x00ff00)
    let server = rig.server
    let isResumed = Mutex(false)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      isResumed.withLock { $0 = true }
      server.resume()
    }
    paint(right, 0x0000ff)
    #expect(isResumed.withLock { $0 } == false)
    // What is not read yet is waited for.
    paint(right, 0xff0000)
    #expect(isResumed.withLock { $0 })
    #expect(rig.shown(5, 5) == 0x00ff00 && rig.shown(150, 5) == 0xff0000)
    #expect(rig.log.faults == [])
  }

  @Test("an uncovered part is shown again without painting", arguments: PixelPath.allCases)
  func exposure(path: PixelPath) throws {
    let rig = try WindowRig(path: path)
    rig.fill(0x446688)
    let cover = rig.user.cover(x: 20, y: 20, width: 50, height: 50)
    #expect(rig.user.pixel(rig.user.root, 30, 30) == 0xff00ff)
    rig.user.destroy(cover)
    rig.pump { rig.log.words.contains("exposed") }
    #expect(
      rig.log.events.last.map { if case .exposed(let place, _) = $0 { place } else { .zero } }
        == CGRect(x: 20, y: 20, width: 50, height: 50)
    )
    #expect(rig.shown(30, 30) == 0x446688)
  }

  @Test("a resized window gets a fresh buffer of its size", arguments: PixelPath.allCases)
  func resizing(path: PixelPath) throws {
    let rig = try WindowRig(path: path)
    rig.fill(0x111111)
    for (width, height) in [(210, 100), (90, 300), (1100, 700), (1, 1), (400, 31)] {
      rig.log.events = []
      rig.user.resize(UInt(rig.window.id), to: width, height)
      rig.pump { rig.log.words.contains("configured") }
      let size = DeviceSize(width: Int32(width), height: Int32(height))
      #expect(rig.window.deviceSize == size)
      let colour = UInt32(width * 256 + height)
      var isFresh: [Bool] = []
      rig.window.draw { frame in
        isFresh.append(frame.isFresh)
        #expect(frame.size == size)
        #expect(frame.stride >= width * 4)
        frame.fill(DeviceRect(covering: frame.size), colour)
        return []
      }
      #expect(isFresh == [true])
      let picture = try #require(rig.shownPixels())
      #expect(picture.width == width && picture.height == height)
      #expect(picture.pixels.allSatisfy { $0 == colour })
    }
    #expect(rig.log.faults == [])
  }

  @Test("a row of sizes is told once, before what came after it")
  func coalescedSizes() throws {
    let rig = try WindowRig()
    for width in 201...240 { rig.user.resize(UInt(rig.window.id), to: width, 100) }
    rig.user.click(at: 20, 20)
    rig.pumpEverything()
    let words = rig.log.words.filter { $0 != "exposed" }
    let geometries = rig.log.events.compactMap {
      if case .configured(let geometry, _) = $0 { geometry.deviceSize.width } else { nil }
    }
    #expect(geometries.last == 240)
    #expect(geometries.count < 40)
    #expect(
      words.suffix(5) == ["configured", "entered normal", "moved", "pressed 1", "released 1"]
    )
  }

  @Test("the manager's counter is set once the resized frame is shown")
  func syncCounter() throws {
    let rig = try WindowRig()
    let id = UInt(rig.window.id)
    let counter = try #require(rig.user.numbers(id, "_NET_WM_SYNC_REQUEST_COUNTER").first)
    rig.fill(0x222222)
    let value: Int64 = 5 << 32 | 0xf000_0007
    rig.user.requestSync(id, value: value)
    rig.user.resize(id, to: 320, 240)
    rig.pump { rig.log.words.contains("configured") }
    rig.connection.roundTrip()
    #expect(rig.user.counter(counter) == 0)
    rig.fill(0x333333)
    rig.connection.roundTrip()
    #expect(rig.user.counter(counter) == value)
    // A size that does not change needs no frame.
    rig.user.requestSync(id, value: value + 1)
    rig.user.moveWindow(id, to: 5, 5)
    rig.pump { rig.user.counter(counter) == value + 1 }
    #expect(rig.user.counter(counter) == value + 1)
  }

  @Test("outgrown buffers leave no shared memory behind")
  func noSegmentsLeft() throws {
    let rig = try WindowRig()
    let before = try segments()
    for width in stride(from: 200, to: 1200, by: 100) {
      rig.user.resize(UInt(rig.window.id), to: width, 100)
      rig.pump { rig.window.deviceSize.width == Int32(width) }
      rig.fill(0x123456)
    }
    #expect(try segments() <= before + 1)
  }

  /// The number of this process's shared memory segments on the machine.
  private func segments() throws -> Int {
    let table = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
    let own = "\(ProcessInfo.processInfo.processIdentifier)"
    return table.split(separator: "\n").count {
      $0.split(separator: " ", omittingEmptySubsequences: true).dropFirst(4).first ?? "" == own
    }
  }
}
