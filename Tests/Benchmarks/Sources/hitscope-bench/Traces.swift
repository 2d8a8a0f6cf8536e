import Foundation
import HitScenes
import HitScope
import HitTrace

/// Times what recording adds to routing, and how fast traces are replayed.
///
/// The scene is flat: a window, a stage and three cards, one of which is dragged up and down, two
/// hundred moves a drag. The same inputs are routed unwatched, recorded to a file, and replayed.
struct Traces {
  private let count: Int
  private let path = NSTemporaryDirectory() + "hitscope-bench.hstrace"

  init(count: Int) { self.count = count }

  private static let scene = """
    {"format":"hitscope-scene","version":1,"size":[800,600],"windows":[{"id":"Window","key":true,
    "subviews":[{"id":"Stage","frame":[0,0,800,600],"subviews":[
    {"id":"Card","frame":[100,200,200,140],"touches":"consume"},
    {"id":"Other","frame":[480,120,200,140]},{"id":"Loud","frame":[440,380,200,140]}]}]}]}
    """

  private func makeScene() throws -> Scene {
    Scene(try SceneDocument(Self.scene, path: "flat.json"))
  }

  private var inputs: [ApplicationInput] {
    (0..<count).map { number in
      let place = number % 202
      let phase: UITouch.Phase = place == 0 ? .began : place == 201 ? .ended : .moved
      let point = CGPoint(x: 200 + Double(place) / 4, y: 270 + Double(place % 100) / 2)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      return .touches([sample], at: Double(number) * 0.008)
    }
  }

  /// The processor time of something, an input, in nanoseconds: other programs' load is left out.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC) / Double(count)
  }

  private func median(_ passes: [Double]) -> Double { passes.sorted()[passes.count / 2] }

  private func route(recording: Bool, isLive: Bool = false) throws -> Double {
    let scene = try makeScene()
    let session = Session(scene.application)
    var options = TraceRecorder.Options()
    options.isLive = isLive
    let recorder =
      recording ? try TraceRecorder(scene, in: session, to: path, options: options) : nil
    let inputs = inputs
    return time {
      for input in inputs { session.send(input) }
      recorder?.stop()
    }
  }

  /// Work that routes all inputs while they are recorded to a file.
  func recording(to path: String) throws -> () -> Void {
    let scene = try makeScene()
    let session = Session(scene.application)
    let recorder = try TraceRecorder(scene, in: session, to: path)
    let inputs = inputs
    return {
      for input in inputs { session.send(input) }
      recorder.stop()
    }
  }

  func run() throws {
    _ = try route(recording: true)
    let plain = median(try (0..<5).map { _ in try route(recording: false) })
    let recorded = median(try (0..<5).map { _ in try route(recording: true) })
    let live = median(try (0..<3).map { _ in try route(recording: true, isLive: true) })
    row("trace_route_ns", plain, "ns")
    row("trace_record_adds_ns", recorded - plain, "ns")
    row("trace_record_live_adds_ns", live - plain, "ns")
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    row("trace_bytes", Double(size) / Double(count), "B")
    let replayed = median(
      try (0..<5).map { _ in
        let replayer = try TraceReplayer(contentsOfFile: path)
        return try time {
          if case .differs(let difference) = try replayer.run() { print("differs: \(difference)") }
        }
      }
    )
    row("trace_replay_ns", replayed, "ns")
    var reader = try TraceReader(contentsOfFile: path)
    let read = try time { while try reader.next() != nil {} }
    row("trace_read_ns", read, "ns")
    try seek()
  }

  /// Times going to places all over the trace, most of them backwards.
  private func seek() throws {
    let timeline = try TraceTimeline(contentsOfFile: path)
    var place = 1
    let times = try (0..<40).map { _ in
      place = (place * 7919 + 104_729) % timeline.inputCount
      return try time { try timeline.seek(to: place) } * Double(count) / 1e6
    }.sorted()
    row("trace_checkpoints", Double(timeline.checkpointCount), "")
    row("trace_seek_median_ms", times[times.count / 2], "ms")
    row("trace_seek_longest_ms", times[times.count - 1], "ms")
  }

  private func row(_ name: String, _ value: Double, _ unit: String) {
    print("\(name)\tflat\thitscope\t\((value * 10).rounded() / 10)\t\(unit)")
  }
}
