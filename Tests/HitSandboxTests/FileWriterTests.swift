import Foundation
import HitSession
import Synchronization
import TestSupport
import Testing

@testable import HitSandbox

@Suite("Files that are written beside the window", .serialized)
struct FileWriterTests {
  private let folder: TestFolder
  private let writer = FileWriter(VirtualClock())

  init() throws { folder = try TestFolder() }

  @Test("pictures are packed on another thread, one after the other")
  func packing() {
    let packed = Mutex<[String]>([])
    var told: [String] = []
    writer.onEnd = { path, error in
      told.append((path as NSString).lastPathComponent + (error == nil ? "" : " failed"))
    }
    for name in ["one.png", "two.png"] {
      let job = PictureJob(folder.path(name)) {
        packed.withLock { $0.append(name + (Thread.isMainThread ? " on main" : "")) }
        return Data(name.utf8)
      }
      writer.write(job)
      #expect(writer.isWriting(to: job.path))
    }
    #expect(folder.names == [])
    writer.finish()
    #expect(packed.withLock { $0 } == ["one.png", "two.png"])
    #expect(told == ["one.png", "two.png"])
    #expect(folder.names == ["one.png", "two.png"])
    #expect(folder.bytes("two.png") == Data("two.png".utf8))
    #expect(!writer.isWriting(to: folder.path("one.png")))
  }

  @Test("a picture that cannot be packed is told, leaves no file, and holds up no other one")
  func failure() {
    var told: [String] = []
    writer.onEnd = { path, trouble in
      told.append("\((path as NSString).lastPathComponent) \(trouble.map { "\($0)" } ?? "written")")
    }
    writer.write(PictureJob(folder.path("one.png")) { throw Trouble() })
    writer.write(PictureJob(folder.path("two.png")) { Data([1]) })
    writer.finish()
    #expect(told == ["one.png no room", "two.png written"])
    #expect(folder.names == ["two.png"])
  }

  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "no room" }
  }
}
