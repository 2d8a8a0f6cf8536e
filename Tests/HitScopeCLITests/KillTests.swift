import Foundation
import HitTrace
import TestSupport
import Testing

/// Programs and displays that are killed while a trace is recorded, at moments that a seed decides.
///
/// `HITSCOPE_KILLS=200` kills as often in all; `make kills` does that.
@Suite("Kills while recording", .serialized)
struct KillTests {
  private static let count =
    ProcessInfo.processInfo.environment["HITSCOPE_KILLS"].flatMap(Int.init) ?? 20
  static let plays = Array(0..<count * 2 / 5)
  static let programs = Array(0..<count * 2 / 5)
  static let servers = Array(0..<count - count * 2 / 5 * 2)

  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  // MARK: Play

  /// What a whole recording of the long script holds.
  private static let whole = Result { try Whole() }

  private struct Whole: Sendable {
    static let scene = """
      {"format":"hitscope-scene","version":1,"size":[300,300],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Card","frame":[50,50,100,100],"touches":"drag",
      "gestures":[{"id":"tap","type":"tap"}]}]}]}
      """
    static let script = PlayTests.script(
      (0..<300).map {
        #"{"at": \#($0 * 2), "drag": [60, 60, 240, 200], "steps": 40, "duration": 1}"#
          + #", {"at": \#($0 * 2 + 1).2, "drag": [280, 240, 70, 70], "steps": 20, "duration": 0.5}"#
      }.joined(separator: ",\n")
    )

    var bytes: Data

    init() throws {
      let folder = try TestFolder()
      try folder.write(Self.scene, to: "card.json")
      try folder.write(Self.script, to: "drags.json")
      let play = "hitscope play card.json drags.json --log none -o t.hstrace"
      let outcome = try Program.type(play, in: folder)
      bytes = try #require(folder.bytes("t.hstrace"), "\(outcome.errors)")
    }
  }

  @Test("a play that is killed leaves a part of its trace that replays the same", arguments: plays)
  func play(seed: Int) throws {
    let whole = try Self.whole.get().bytes
    try #require(whole.count > 1 << 19)
    let scene = try folder.write(Whole.scene, to: "card.json")
    let script = try folder.write(Whole.script, to: "drags.json")
    let path = folder.path("t.hstrace")
    let program = try ChildProcess(
      BuiltProducts.program("hitscope"),
      ["play", scene, script, "--log", "none", "-o", path],
      environment: Program.environment
    )
    var random = Seeded(UInt64(seed))
    let goal = random.below(whole.count * 9 / 10)
    var seen = 0
    eventually(within: .seconds(60)) {
      seen = size(path)
      return seen >= goal && seen > 0 || !program.isRunning
    }
    program.send(SIGKILL)
    #expect(program.exitCode(within: .seconds(20)) == 128 + SIGKILL)
    let left = try #require(folder.bytes("t.hstrace"))
    #expect(left.count >= seen)
    #expect(whole.starts(with: left), "what was written is not what a whole recording begins with")
    try expectReadable(path)
  }

  private func size(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }

  // MARK: Window

  @Test("a window that is killed leaves a trace of everything it logged", arguments: programs)
  func program(seed: Int) throws {
    let desk = try playUntilRandomMoment(seed: seed)
    desk.program.send(SIGKILL)
    #expect(desk.program.exitCode(within: .seconds(20)) == 128 + SIGKILL)
    try expectEverythingLogged(desk)
  }

  @Test("a display that is killed leaves a trace of everything that was logged", arguments: servers)
  func server(seed: Int) throws {
    let desk = try playUntilRandomMoment(seed: seed + 1_000)
    desk.server.kill9()
    #expect(desk.program.exitCode(within: .seconds(20)) == 74)
    try expectEverythingLogged(desk)
  }

  /// Drags in a window that records, for as many lines of its log as the seed says.
  private func playUntilRandomMoment(seed: Int) throws -> Desk {
    let scene = try folder.write(Whole.scene, to: "card.json")
    let desk = try Desk(
      scene,
      "--log",
      "chain",
      "--record",
      folder.path("t.hstrace"),
      sceneSize: CGSize(width: 300, height: 300)
    )
    var random = Seeded(UInt64(seed))
    let goal = 1 + random.below(80)
    var number = 0
    let isReached = eventually(within: .seconds(60)) {
      // More than can be routed at once, so that the program is busy when it is killed.
      desk.press(60, 60)
      for _ in 0..<3 + random.below(12) {
        number += 1
        desk.move(to: CGFloat(60 + number % 180), CGFloat(60 + number * 7 % 200))
      }
      desk.user.release()
      return logged(desk).count >= goal
    }
    #expect(isReached)
    return desk
  }

  /// The touches in the log, but for a line that was not written to its end.
  private func logged(_ desk: Desk) -> [String] {
    let log = desk.program.standardOutput
    let whole = log.lastIndex(of: "\n").map { log[...$0] } ?? ""
    return whole.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
      line.firstMatch(of: /^\d+\.\d{3} (touch \d+ \w+ \(.*\))$/).map {
        // The scene is enlarged, so that a pixel is a fraction of a point.
        String($0.1.replacing(#/(\d+)\.\d+/#) { $0.1 })
      }
    }
  }

  /// Expects that the trace has every touch of the log, in order, and replays the same.
  private func expectEverythingLogged(_ desk: Desk) throws {
    let logged = logged(desk)
    let path = folder.path("t.hstrace")
    var recorded: [String] = []
    var reader = try TraceReader(contentsOfFile: path)
    while let record = try reader.next() {
      guard case .input(let input) = record, let x = input.x, let y = input.y else { continue }
      recorded.append("touch \(input.finger) \(input.phase.rawValue) (\(Int(x)), \(Int(y)))")
    }
    #expect(!logged.isEmpty && logged.count <= recorded.count)
    #expect(Array(recorded.prefix(logged.count)) == logged)
    try expectReadable(path)
  }

  /// Expects that a trace reads back and replays the same.
  private func expectReadable(_ path: String) throws {
    let replay = try Program.run("replay", path)
    if replay.code == 2, size(path) == 0 { return }
    #expect(replay.code == 0, "\(replay.output)\(replay.errors)")
  }
}
