import Foundation
import HitScenes
import HitScope
import HitTrace

/// Times how fast a trace is read with all its checks: taps and drags on ten levels of views.
///
/// The trace is left in a file, which the peers read too. Of five passes the fastest counts, here
/// and at the peers.
struct TraceReading {
  private static let moves = 8
  private let inputs: [ApplicationInput]

  init(taps: Int) {
    inputs = (0..<taps).flatMap { tap in
      let point = CGPoint(x: 100.5 + Double(tap * 37 % 700), y: 100.5 + Double(tap * 61 % 500))
      let time = 1 + Double(tap) * 0.1
      let moves = (1...Self.moves).map { step in
        Self.input(.moved, point, CGFloat(step) * 0.25, time + Double(step) * 0.008)
      }
      return [Self.input(.began, point, 0, time)] + moves
        + [Self.input(.ended, point, CGFloat(Self.moves) * 0.25, time + 0.08)]
    }
  }

  private static func input(
    _ phase: UITouch.Phase,
    _ point: CGPoint,
    _ dx: CGFloat,
    _ time: TimeInterval
  ) -> ApplicationInput {
    let place = CGPoint(x: point.x + dx, y: point.y)
    return .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: place)], at: time)
  }

  /// A scene of ten levels, of which the outermost takes the touches.
  private static func scene() throws -> Scene {
    var view = ""
    for level in (1...10).reversed() {
      let frame = "[2,2,\(1280 - level * 20),\(800 - level * 10)]"
      let inner = view.isEmpty ? "" : ",\"subviews\":[\(view)]"
      view = "{\"id\":\"V\(level)\",\"frame\":\(frame)\(inner)}"
    }
    let root =
      "{\"id\":\"Root\",\"frame\":[0,0,1280,800],\"touches\":\"consume\",\"subviews\":[\(view)]}"
    let text =
      "{\"format\":\"hitscope-scene\",\"version\":1,\"size\":[1280,800],\"views\":[\(root)]}"
    return Scene(try SceneDocument(text, path: "levels.json"))
  }

  /// Records the trace into a file, and reads it.
  func run(path: String) throws {
    try record(to: path)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    var lines = 0
    let nanoseconds = try (0..<5).map { _ in
      lines = 0
      let start = clock()
      var reader = try TraceReader(contentsOfFile: path)
      while try reader.next() != nil { lines += 1 }
      return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC)
    }.sorted()[0]
    row("events", Double(inputs.count) / nanoseconds * 1e3, "Mevents/s")
    row("lines", Double(lines) / nanoseconds * 1e3, "Mlines/s")
    row("bytes", Double(size) / nanoseconds * 1e3, "MB/s")
    row("size of a move", try sizeOfMove(path), "bytes")
  }

  func record(to path: String) throws {
    let scene = try Self.scene()
    let session = Session(scene.application)
    let recorder = try TraceRecorder(scene, in: session, to: path)
    for input in inputs { session.send(input) }
    recorder.stop()
  }

  /// The bytes of all lines of one move in the middle of the trace.
  private func sizeOfMove(_ path: String) throws -> Double {
    let number = inputs.count / 20 * 10 + 4
    var reader = try TraceReader(contentsOfFile: path)
    var writer = TraceWriter()
    var size = 0
    while let record = try reader.next() {
      let length = writer.line(of: record, names: reader.names).utf8.count
      if reader.summary.inputs == number { size += length }
      if reader.summary.inputs > number { break }
    }
    return Double(size)
  }

  private func row(_ what: String, _ value: Double, _ unit: String) {
    print("trace_read\thitscope\t\(what)\t\((value * 1000).rounded() / 1000)\t\(unit)")
  }
}
