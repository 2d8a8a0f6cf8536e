import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

/// Feeds the readers broken files for some seconds.
///
/// `HITSCOPE_FUZZ_SECONDS` says how many in all, four unless said. `make fuzz` searches longer, led
/// by what code was reached.
///
/// The file that is read stands in the temporary folder as `hitscope-fuzz-NAME`, so that it is
/// found where a reader stops the program.
@Suite("Broken files", .serialized)
struct FuzzTests {
  private func seeds(_ folders: String..., ending: String) throws -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for folder in folders.map(Checkout.root.appendingPathComponent) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(ending) && !name.contains(".actual.") {
        seeds.append(Array(try Data(contentsOf: folder.appendingPathComponent(name))))
      }
    }
    return seeds
  }

  /// Reads broken files until the time is up, at least a hundred.
  private func feed(_ name: String, _ seeds: [[UInt8]], _ read: ([UInt8]) throws -> Void) throws {
    #expect(seeds.count >= 3)
    let setting = ProcessInfo.processInfo.environment["HITSCOPE_FUZZ_SECONDS"].flatMap(Double.init)
    let seconds = (setting ?? 4) / 4
    let kept = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-fuzz-\(name)")
    let resident = try residentBytes()
    var mutator = Mutator(seeds: seeds, seed: 1)
    let start = ContinuousClock.now
    var count = 0
    while count < 100 || ContinuousClock.now - start < .seconds(seconds) {
      let bytes = mutator.next()
      try Data(bytes).write(to: kept)
      try read(bytes)
      count += 1
    }
    try FileManager.default.removeItem(at: kept)
    #expect(
      try residentBytes() - resident < 256 << 20,
      "memory grew while \(count) files were read"
    )
  }

  /// The memory that the process has, in bytes.
  private func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ").compactMap { Int($0) }
    return try #require(pages.dropFirst().first) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  @Test(
    "the reader of traces refuses what is broken, and what it takes it writes again the same",
    .timeLimit(.minutes(15))
  )
  func traces() throws {
    let seeds = try seeds("Tests/Goldens/format", "Tests/Goldens/traces", ending: ".hstrace")
    try feed("trace", seeds) { bytes in
      do throws(TraceError) {
        let (lines, summary) = try Self.rewritten(bytes)
        // A tail that counts what is left out does not agree with what is written again.
        if summary.unknownKinds > 0 { return }
        let again = try Self.rewritten(Array(lines.utf8))
        #expect(again.lines == lines)
        #expect(again.summary.inputs == summary.inputs)
      } catch {
        #expect(error.position != nil && !error.problem.isEmpty && !error.advice.isEmpty)
        #expect(!error.description.contains("\n"))
      }
    }
  }

  private static func rewritten(
    _ bytes: [UInt8]
  ) throws(TraceError) -> (lines: String, summary: TraceSummary) {
    var reader = TraceReader(text: bytes, path: "t", chunk: 64)
    var writer = TraceWriter()
    var lines = ""
    while let record = try reader.next() {
      lines += writer.line(of: record, names: reader.names)
    }
    return (lines, reader.summary)
  }

  @Test("the reader of scenes refuses what is broken, with the place", .timeLimit(.minutes(15)))
  func scenes() throws {
    try feed("scene", try seeds("Assets/scenes", ending: ".json")) { bytes in
      do throws(SceneError) {
        _ = try SceneDocument(text: bytes, path: "s")
      } catch {
        #expect(!error.faults.isEmpty && error.faults.count <= SceneError.listedFaults)
      }
    }
  }

  @Test(
    "the reader of dumps refuses what is broken, and what it takes stands",
    .timeLimit(.minutes(15))
  )
  func dumps() throws {
    try feed("dump", try seeds("Tests/Goldens/dumps", ending: ".txt")) { bytes in
      do throws(SceneError) {
        let document = try SceneDocument(text: bytes, path: "d")
        #expect(document.indicesByID.count == document.views.count)
        if document.views.count < 100 { _ = Scene(document).windows }
        guard document.dump != nil, String(validating: bytes, as: UTF8.self) != nil else { return }
        let again = try SceneDocument(text: document.compactText, path: "d")
        #expect(again.views == document.views)
      } catch {
        #expect(!error.faults.isEmpty && error.faults.count <= SceneError.listedFaults)
      }
    }
  }

  @Test("the reader of scripts refuses what is broken, with the place", .timeLimit(.minutes(15)))
  func scripts() throws {
    try feed("script", try seeds("Assets/scripts", ending: ".json")) { bytes in
      do throws(SceneError) {
        _ = try InputScript(text: bytes, path: "s")
      } catch {
        #expect(!error.faults.isEmpty && error.faults.count <= SceneError.listedFaults)
      }
    }
  }
}
