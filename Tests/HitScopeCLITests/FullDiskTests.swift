import Foundation
import HitTrace
import TestSupport
import Testing

/// Traces that cannot be written, or not to their end.
@Suite("Disks that are full")
struct FullDiskTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let drag = #"{"at": 0, "drag": [112, 212, 160, 512], "steps": 900, "duration": 20}"#
    try folder.write(PlayTests.script(drag), to: "drag.script.json")
  }

  @Test("a play that cannot write its trace says so in one line, and the exit code is 2")
  func device() throws {
    let play = "hitscope play drag drag.script.json --log none"
    for place in ["/dev/full", "missing/t.hstrace", "."] {
      let outcome = try Program.type("\(play) -o \(place)", in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("hitscope: \(place): "))
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test("a disk that fills up leaves a trace that reads back and replays the same")
  func fills() throws {
    let play = "hitscope play drag drag.script.json --log none -o t.hstrace"
    let outcome = try Program.type("ulimit -f 100; \(play)", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("hitscope: t.hstrace: "))
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    try expectPart()
  }

  @Test("a golden for whose new answer there is no room stays as it was")
  func golden() throws {
    let play = "hitscope play drag drag.script.json --log none -o t.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    let (names, golden) = (folder.names, folder.bytes("t.hstrace"))
    let bless = "hitscope replay t.hstrace --scene raised-tab --bless"
    let refused = try Program.type("ulimit -f 100; \(bless)", in: folder)
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(refused.errors.hasPrefix("hitscope: t.hstrace: cannot be written: "))
    #expect(refused.errors.split(separator: "\n").count == 1, "\(refused.errors)")
    #expect(folder.names == names)
    #expect(folder.bytes("t.hstrace") == golden)
    #expect(try Program.type("hitscope check t.hstrace", in: folder).code == 0)
    #expect(try Program.type(bless, in: folder).output.hasPrefix("accepted: "))
    #expect(folder.bytes("t.hstrace") != golden)
  }

  @Test("a disk that fills up while a window records ends the recording and not the window")
  func window() throws {
    let desk = try Desk("drag", "--log", "none", "--record", folder.path("t.hstrace"))
    // From here on a file may grow to this size, as on a disk that has no more room.
    let limit = "prlimit --fsize=9000:9000 --pid \(desk.program.identifier)"
    #expect(try Program.type(limit, in: folder).code == 0)
    desk.press(112, 212)
    for step in 0..<60 { desk.move(to: 112 + CGFloat(step % 40), 212 + CGFloat(step)) }
    desk.user.release()
    #expect(eventually { desk.program.standardError.contains("t.hstrace: the trace cannot be") })
    desk.click(112, 212)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(20)) == 0)
    #expect(desk.program.standardError.split(separator: "\n").count == 1)
    try expectPart()
  }

  /// Expects that what is left is a trace that lacks its end.
  private func expectPart() throws {
    var reader = try TraceReader(contentsOfFile: folder.path("t.hstrace"))
    while try reader.next() != nil {}
    #expect(reader.summary.inputs > 10 && reader.summary.endedEarly)
    #expect(reader.summary.droppedBytes == 0)
    let replay = try Program.type("hitscope replay t.hstrace", in: folder)
    #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
  }
}
