import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

/// A replay that passes over lines which are what it would write, and one that reads every line.
///
/// Whoever shows a replay as it goes reads every line, so that is the other one.
@Suite("Passing over equal lines")
struct EqualLinesTests {
  nonisolated private static let folder = Golden.traces
  nonisolated private static let names = Golden.traceNames

  /// Returns what comes of a replay, in words.
  private func words(of trace: [UInt8], readingEveryLine: Bool) -> String {
    do throws(TraceError) {
      let replayer = try TraceReplayer(TraceReader(text: trace, path: "trace"))
      if readingEveryLine {
        while try replayer.run(until: 1e6) {}
      } else {
        _ = try replayer.run()
      }
      guard case .differs(let difference) = replayer.outcome else { return "same" }
      return "\(difference.line): \(difference)"
    } catch {
      return "\(error)"
    }
  }

  /// Returns a trace with some of its lines broken, removed, doubled, swapped or told otherwise.
  private func broken(_ lines: [String], _ random: inout Seeded) -> [UInt8] {
    var lines = lines
    for _ in 0...random.below(2) {
      let place = 2 + random.below(lines.count - 2)
      let other = 2 + random.below(lines.count - 2)
      // Times and places of inputs stay: what they would set off is another matter.
      let isDerived =
        !lines[place].hasPrefix(#"{"k":"in""#) && !lines[place].hasPrefix(#"{"k":"mut""#)
      switch random.below(isDerived ? 9 : 4) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, other)
      case 3: lines.insert(#"{"k":"later","x":[1]}"#, at: place)
      case 4: lines[place] = String(lines[place].dropLast(1 + random.below(9)))
      case 5: lines[place] = lines[place].replacing(",", with: ", ", maxReplacements: 1)
      case 6: lines[place] = lines[place].replacing(#""of":"#, with: #""later":0,"of":"#)
      case 7:
        lines[place] = lines[place].replacing("\(random.below(10))", with: "1")
      default:
        let words = [
          "consumed", "forwarded", "began", "ended", "touchesMoved", "descended", "c", "a",
        ]
        let word = words[random.below(words.count)]
        lines[place] = lines[place].replacing(word, with: words[random.below(words.count)])
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  @Test("the same comes of it, the same first difference and the same fault", arguments: names)
  func agrees(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    var random = Seeded(UInt64(lines.count))
    var results: Set<String> = []
    for number in 0..<40 {
      let trace = number == 0 ? Array(text.utf8) : broken(lines, &random)
      let quick = words(of: trace, readingEveryLine: false)
      results.insert(quick)
      #expect(quick == words(of: trace, readingEveryLine: true), "\(name), \(number)")
    }
    #expect(results.count > 10 && results.contains("same"))
  }
}
