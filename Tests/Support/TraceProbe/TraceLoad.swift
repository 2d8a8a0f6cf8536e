import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace

/// Works on traces of any length and tells how much memory that took at most.
///
/// Inputs are made one by one: drags of two hundred moves on a window, a stage and three cards. Each
/// part is for a process of its own, for a process tells only the most that it ever needed.
@MainActor
struct TraceLoad {
  /// What can be done.
  enum Part: String, CaseIterable {
    case record, replay, diff, seek
  }

  /// Does one part and prints what came of it.
  ///
  /// - Parameters:
  ///   - part: What to do.
  ///   - paths: The trace; a second one to compare with, or to record on a scene with a change.
  ///   - count: How many inputs to record.
  /// - Throws: What is wrong with a trace.
  static func run(_ part: Part, _ paths: [String], count: Int) throws {
    let start = clock()
    var events = count
    switch part {
    case .record:
      for (place, path) in paths.enumerated() {
        try record(count, to: path, cardTop: place == 0 ? 200 : 280)
      }
      events *= paths.count
    case .replay:
      let replayer = try TraceReplayer(contentsOfFile: paths[0])
      print("outcome\t\(try replayer.run() == .same ? "same" : "differs")")
      events = replayer.inputCount
    case .diff:
      let diff = try TraceDiff(from: paths[0], to: paths[1])
      print("changes\t\(diff.changes.count)")
      events = diff.inputCount
    case .seek: events = try seek(paths[0])
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    print("rate\t\(Int(Double(events) / max(seconds, 1e-6)))")
    print("peak\t\(try peak())")
  }

  /// Returns the most memory that the process ever had, in kilobytes.
  ///
  /// `getrusage` would count what the parent had before this program was loaded.
  static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private static func record(_ count: Int, to path: String, cardTop: Int) throws {
    let text = """
      {"format":"hitscope-scene","version":1,"size":[800,600],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Stage","frame":[0,0,800,600],"subviews":[
      {"id":"Card","frame":[100,\(cardTop),200,140],"touches":"consume"},
      {"id":"Other","frame":[480,120,200,140]},{"id":"Loud","frame":[440,380,200,140]}]}]}]}
      """
    let scene = Scene(try SceneDocument(text, path: "flat.json"))
    let session = Session(scene.application)
    let recorder = try TraceRecorder(scene, in: session, to: path)
    for number in 0..<count { session.send(input(number)) }
    recorder.stop()
  }

  private static func input(_ number: Int) -> ApplicationInput {
    let place = number % 202
    let phase: UITouch.Phase = place == 0 ? .began : place == 201 ? .ended : .moved
    let point = CGPoint(x: 200 + Double(place) / 4, y: 270 + Double(place % 100) / 2)
    let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
    return .touches([sample], at: Double(number) * 0.008)
  }

  /// Goes to places all over the trace, most of them backwards.
  ///
  /// - Returns: How many inputs the trace has.
  private static func seek(_ path: String) throws -> Int {
    let timeline = try TraceTimeline(contentsOfFile: path)
    print("checkpoints\t\(timeline.checkpointCount)")
    var place = 1
    var longest = 0.0
    for _ in 0..<40 {
      place = (place * 7919 + 104_729) % timeline.inputCount
      let start = clock()
      try timeline.seek(to: place)
      longest = max(longest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    print("longest\t\((longest * 1e4).rounded() / 10)")
    return timeline.inputCount
  }
}
