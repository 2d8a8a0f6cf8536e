import Foundation
import TestSupport
import Testing

@testable import HitSandbox

@Suite("Completing paths")
struct PathCompletionTests {
  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "hitscope-paths-\(UUID().uuidString)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: path + "/Scenes", withIntermediateDirectories: true)
    for name in ["scene.json", "schedule.txt", ".hidden", "other.hstrace"] {
      #expect(manager.createFile(atPath: "\(path)/\(name)", contents: nil))
    }
    return path
  }

  @Test("what begins so is offered, folders first, and hidden things once a dot is typed")
  func choices() throws {
    let path = try folder()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var completion = PathCompletion(home: path)
    #expect(
      completion.choices(for: "\(path)/sc")
        == ["\(path)/Scenes/", "\(path)/scene.json", "\(path)/schedule.txt"]
    )
    #expect(completion.choices(for: "\(path)/.h") == ["\(path)/.hidden"])
    #expect(completion.choices(for: "\(path)/").count == 4)
    #expect(completion.choices(for: "~/o") == ["~/other.hstrace"])
    #expect(completion.choices(for: "\(path)/none/x").isEmpty)
    #expect(completion.expanded("~/a") == "\(path)/a")
    #expect(completion.expanded("~a") == "~a")
  }
}

@Suite("Completing paths in large folders")
struct LargeFolderTests {
  @Test("what is typed is found among more names than are looked at")
  func late() throws {
    let folder = try TestFolder()
    for number in 0..<PathCompletion.mostEntries + 50 { try folder.write("", to: "a\(number)") }
    for name in ["zebra.json", "Zoo"] { try folder.write("", to: name) }
    var completion = PathCompletion()
    #expect(
      completion.choices(for: folder.path("z")) == [folder.path("Zoo"), folder.path("zebra.json")]
    )
    #expect(completion.choices(for: folder.path("a")).count == PathCompletion.mostChoices)
  }
}

@Suite("What the window remembers")
struct SandboxMemoryTests {
  private let folder = NSTemporaryDirectory() + "hitscope-memory-\(UUID().uuidString)"

  @Test("it is kept, the latest file first, each once")
  func keeping() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = MemoryFile(folder: folder)
    #expect(file.read().memory == SandboxMemory())
    for name in ["a", "b", "a"] { try file.change { $0.note(name) } }
    try file.change { ($0.width, $0.height) = (900, 700) }
    let (memory, trouble) = file.read()
    #expect(trouble == nil)
    #expect(memory.recent == ["a", "b"])
    #expect(memory.size == CGSize(width: 900, height: 700))
    for number in 0..<30 { try file.change { $0.note("\(number)") } }
    #expect(file.read().memory.recent.count == SandboxMemory.mostRecent)
  }

  @Test("a damaged file is not used, told of, and written anew")
  func damage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = MemoryFile(folder: folder)
    try file.change { $0.note("a") }
    try Data("{ no".utf8).write(to: URL(fileURLWithPath: file.path))
    let (memory, trouble) = file.read()
    #expect(memory == SandboxMemory())
    #expect(trouble?.hasPrefix(file.path) == true)
    try file.change { $0.note("b") }
    #expect(file.read().memory.recent == ["b"])
    #expect(file.read().trouble == nil)
  }

  @Test("a size that no window can have is not used")
  func sizes() {
    var memory = SandboxMemory()
    for (width, height) in [(10.0, 700.0), (900, 0), (1e9, 700), (.infinity, 700)] {
      (memory.width, memory.height) = (width, height)
      #expect(memory.size == nil)
    }
  }

  @Test("the folder is the desktop's, unless the program was told another, or none")
  func folders() {
    #expect(MemoryFile.folder(["HOME": "/h"]) == "/h/.local/state/hitscope")
    #expect(MemoryFile.folder(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/hitscope")
    #expect(MemoryFile.folder(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/hitscope")
    #expect(MemoryFile.folder(["HOME": "/h", "HITSCOPE_STATE": "/x"]) == "/x")
    #expect(MemoryFile.folder(["HOME": "/h", "HITSCOPE_STATE": "-"]) == nil)
    #expect(MemoryFile.folder([:]) == nil)
  }
}
