import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

@Suite("Blessing of traces")
struct TraceBlessingTests {
  private let golden: [UInt8]

  init() throws {
    let path = Golden.folder.appendingPathComponent("traces/raised-tab.hstrace").path
    golden = Array(try #require(FileManager.default.contents(atPath: path)))
  }

  private func replacing(_ old: String, _ new: String) -> [UInt8] {
    Array(String(decoding: golden, as: UTF8.self).replacing(old, with: new).utf8)
  }

  private func blessed(_ trace: [UInt8]) throws -> [UInt8] {
    try TraceBlessing.blessed(trace, path: "t", with: Recording.replay(trace).again)
  }

  @Test("a trace that replays the same is blessed to the same bytes")
  func same() throws {
    #expect(try Recording.difference(golden, blessed(golden)) == nil)
  }

  @Test("derived lines become what follows now, and nothing else changes")
  func derived() throws {
    let wrong = replacing(#""got":"Cell5""#, #""got":"Cell4""#)
    #expect(wrong != golden)
    #expect(try Recording.difference(golden, blessed(wrong)) == nil)
  }

  @Test("inputs stay as they were written, also by hand")
  func inputs() throws {
    let spaced = replacing(#"{"k":"in","n":1,"#, #"{ "k":"in", "n":1, "note":"mine", "#)
    #expect(spaced != golden)
    #expect(try Recording.difference(spaced, blessed(spaced)) == nil)
  }

  @Test("a trace that ended early gets a tail that says so, and one without walks gets none")
  func shape() throws {
    let text = String(decoding: golden, as: UTF8.self)
    let end = try #require(text.range(of: #"{"k":"tail""#))
    let early = Array(text[..<end.lowerBound].utf8)
    let whole = try blessed(early)
    #expect(whole.starts(with: early))
    let tail = String(decoding: whole.dropFirst(early.count), as: UTF8.self)
    #expect(tail.hasPrefix(#"{"k":"tail","#) && tail.hasSuffix(#""complete":false}"# + "\n"))
    #expect(try Recording.outcome(of: whole) == .same)
    #expect(try Recording.difference(whole, blessed(whole)) == nil)
    let brief = try blessed(replacing(#""detail":"full""#, #""detail":"result""#))
    #expect(!String(decoding: brief, as: UTF8.self).contains(#""walk":[["#))
    #expect(try Recording.outcome(of: brief) == .same)
    let inputs = try blessed(replacing(#""detail":"full""#, #""detail":"in""#))
    #expect(!String(decoding: inputs, as: UTF8.self).contains(#"{"k":"hit""#))
    #expect(try Recording.outcome(of: inputs) == .same)
  }
}
