import Foundation
import HitInspector
import HitTrace
import TestSupport
import Testing

/// One long session of random input, a thousand events a second, over all that the window can do.
///
/// `HITSCOPE_SOAK_SECONDS=1800` makes it as long; `make soak` does that.
@Suite("A long session in the window", .serialized)
struct WindowSoakTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["HITSCOPE_SOAK_SECONDS"].flatMap(Int.init) ?? 20
  /// How often it is looked at how the program fares.
  private static let lookEvery = 3
  /// The keys of all modes and of editing; R begins recordings and ends them.
  private static let keys =
    KeyTable.rows.flatMap(\.bindings).flatMap { [$0.key, $0.plain].compactMap(\.self) }
    .flatMap(\.names) + ["Control_L", "Shift_L", "Alt_L", "Control_L", "BackSpace", "k", "5"]

  @Test("memory stays flat, no touch stays down, no event is lost, and its traces replay the same")
  func soak() throws {
    let folder = try TestFolder()
    let desk = try Desk(
      ["gestures", "--log", "none", "--traces", folder.path],
      environment: folder.gallery().merging(["HITSCOPE_STATE": folder.path("state")]) { $1 },
      folder: folder.path
    )
    desk.user.focus(desk.window)
    var random = Seeded(19)
    // Q would end it.
    var hands = RandomHands(random, desk.user, Self.keys, never: ["q"])
    var memory: [Int] = []
    for look in 0..<max(1, Self.seconds / Self.lookEvery) {
      try play(&hands, on: desk)
      try hands.rest()
      try #require(desk.user.ping(desk.window), "it does not answer: \(desk.program.standardError)")
      memory.append(try residentKilobytes(desk.program))
      desk.user.resize(desk.window, to: 480 + random.below(801), 360 + random.below(441))
      if look % max(1, Self.seconds / Self.lookEvery / 20) == 0 { try saveTrace(on: desk) }
    }
    try expectFlat(memory)
    let sent = try sendSteadily(on: desk)
    try saveTrace(on: desk)
    desk.user.sendDelete(to: desk.window)
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode(within: .seconds(60)) == 0)
    let traces = folder.names.filter { $0.hasSuffix(".hstrace") }
    #expect(!traces.isEmpty)
    for name in traces {
      let replay = try Program.run("replay", folder.path(name))
      guard replay.code != 0 else { continue }
      // Hands that are as quick as the machine lets them do not do the same again.
      let kept = try folder.keep(name)
      Issue.record("\(kept): \(replay.output)\(replay.errors)")
    }
    try expectEverything(sent, in: traces.map { folder.path($0) })
  }

  /// Acts a thousand times a second until it is looked at again.
  private func play(_ hands: inout RandomHands, on desk: Desk) throws {
    let start = ContinuousClock.now
    for number in 0..<Self.lookEvery * 1000 {
      try hands.act()
      let due = start + .milliseconds(number)
      while ContinuousClock.now < due { usleep(200) }
    }
  }

  private func saveTrace(on desk: Desk) throws {
    for _ in 0..<10 { try desk.user.type(["Escape"]) }
    try desk.user.type(["Control_L", "Shift_L", "s"])
    #expect(desk.user.ping(desk.window))
  }

  private func residentKilobytes(_ program: ChildProcess) throws -> Int {
    let data = FileManager.default.contents(atPath: "/proc/\(program.identifier)/status")
    let line = String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmRSS") }
    return try #require(line?.split(separator: " ").dropLast().last.flatMap { Int($0) })
  }

  /// Expects that the last third of a session takes no more memory than the one in the middle.
  private func expectFlat(_ memory: [Int]) throws {
    #expect(memory.allSatisfy { $0 < 200_000 }, "\(memory)")
    guard memory.count >= 30 else { return }
    let third = memory.count / 3
    func middle(_ part: ArraySlice<Int>) -> Int { part.sorted()[part.count / 2] }
    let (before, after) = (middle(memory[third..<third * 2]), middle(memory[(third * 2)...]))
    #expect(after < before + before / 10 + 4096, "\(memory)")
  }

  // MARK: No event is lost

  /// Makes the scene anew and drags on it, with a thousand moves a second, each by a pixel.
  ///
  /// - Returns: How many moves there were.
  private func sendSteadily(on desk: Desk) throws -> Int {
    // Whatever theme it has by now.
    desk.resize(to: 1280, 800)
    #expect(desk.user.ping(desk.window))
    for _ in 0..<10 { try desk.user.type(["Escape"]) }
    // Edits that were not saved are left the second time.
    for _ in 0..<2 { try desk.user.type(["Control_L", "BackSpace"]) }
    try desk.user.type(["Control_L", "1"])
    try desk.user.type(["Control_L", "0"])
    #expect(desk.user.ping(desk.window))
    let canvas = desk.layout.canvas
    let (x, y, count) = (Int(canvas.midX), Int(canvas.midY), 3000)
    desk.user.move(to: x, y)
    desk.user.press()
    for number in 1...count { desk.user.move(to: x + number % 40, y + number / 40 % 60, after: 1) }
    desk.user.release()
    #expect(desk.user.ping(desk.window))
    return count
  }

  /// Expects every touch of some traces to begin once, and all moves of the last drag to be in one
  /// whose touches all end; a recording that a key ended may end while a finger is down.
  private func expectEverything(_ moves: Int, in traces: [String]) throws {
    var longest = 0
    var endings: [[Int: Int]] = []
    for path in traces {
      var (down, count): ([Int: Int], Int) = ([:], 0)
      for input in try RecordedTrace(path: path).inputs() {
        switch input.phase {
        case .began:
          down[input.finger, default: 0] += 1
          #expect(down[input.finger] == 1, "\(path): a finger is down twice")
          count = 0
        case .moved: count += 1
        case .ended, .cancelled: down[input.finger, default: 0] -= 1
        default: break
        }
        longest = max(longest, count)
      }
      if longest == moves { endings.append(down) }
    }
    let isEnded = endings.contains { $0.values.allSatisfy { $0 == 0 } }
    #expect(longest == moves && isEnded, "\(longest) moves, down: \(endings)")
  }
}
