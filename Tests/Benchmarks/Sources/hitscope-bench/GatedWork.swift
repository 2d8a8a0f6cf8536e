import CAllocations
import Foundation
import HitAnalysis
import HitScenes
import HitScope
import HitTrace

/// A piece of work whose instructions and allocations have a threshold.
///
/// Each is made up of the same operations on every machine. What an operation needs, such as its
/// input, is made before the work begins, and the work has been done once by then.
enum GatedWork: String, CaseIterable {
  case hitTest = "hit test"
  case frame
  case move
  case recording
  case reading = "trace reading"
  case script = "script reading"
  case change = "changed view"
  case hitMap = "hit map"
  case update = "hit map after a move"
  case losses = "lost parts"
  case drawn = "drawn view after a move"
  case part = "part of a scene"
  case shapes = "small shapes"
  case layouts = "new texts"
  case texts = "texts"
  case pictures = "small pictures"

  /// Does the work, and prints how many allocations an operation took and how many operations it is.
  ///
  /// - Parameter path: A file for traces and scripts, which is overwritten.
  /// - Throws: What the work or its preparation throws.
  func run(path: String) throws {
    let (operations, body) = try prepared(path)
    let work = Work(body)
    let before = hit_allocation_count()
    hit_gated_work(
      { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue().run() },
      Unmanaged.passUnretained(work).toOpaque()
    )
    let allocations = hit_allocation_count() - before
    if let error = work.error { throw error }
    print("\(operations)\t\(allocations)")
  }

  private func prepared(_ path: String) throws -> (operations: Int, work: () throws -> Void) {
    switch self {
    case .hitTest:
      let tree = Tree(name: Self.tree, numbers: GeneratedTree.numbers(Self.tree))
      let work = { for point in tree.points { _ = tree.root.hitTest(point, with: nil) } }
      work()
      return (tree.points.count, work)
    case .frame:
      let dispatch = Dispatch(taps: 500)
      dispatch.route(dispatch.inputs())
      let inputs = dispatch.inputs()
      return (inputs.count, { dispatch.route(inputs) })
    case .move:
      let dispatch = Dispatch(taps: 1)
      let moves = dispatch.movesOfFingerDown(2_000)
      return (moves.count, { dispatch.route(moves) })
    case .recording:
      try Traces(count: 202).recording(to: path)()
      let work = try Traces(count: 2_020).recording(to: path)
      return (2_020, work)
    case .reading:
      try TraceReading(taps: 200).record(to: path)
      let lines = try Self.lines(path)
      return (lines, { _ = try Self.lines(path) })
    case .script:
      let steps = 2_000
      try Self.script(steps: steps).write(toFile: path, atomically: true, encoding: .utf8)
      _ = try InputScript(contentsOfFile: path)
      return (steps, { _ = try InputScript(contentsOfFile: path) })
    case .change:
      let document = try SceneDocument(
        text: Array(Self.scene(views: 3_000).utf8),
        path: "scene.json"
      )
      let work = {
        for view in 1_490..<1_510 {
          let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          _ = try document.changed([.set(.frame(frame), view: view)])
        }
      }
      try work()
      return (20, work)
    case .hitMap:
      let screen = Self.screen
      _ = HitMap(screen.application)
      return (1, { _ = HitMap(screen.application) })
    case .update:
      let screen = Self.screen
      var map = HitMap(screen.application)
      let moved = screen.tree.views[screen.tree.count / 2]
      let work = {
        for step in [7, -7, 7, -7] as [CGFloat] {
          let before = moved.convert(moved.bounds, to: nil)
          moved.center.x += step
          map.update(in: before.union(moved.convert(moved.bounds, to: nil)))
        }
      }
      work()
      return (4, work)
    case .losses:
      let views = HitRegions(Self.screen.application).views
      let work = { for view in views { _ = view.losses } }
      work()
      return (views.count, work)
    case .drawn:
      let screen = Self.screen
      let explainer = Explainer(screen.application)
      let moved = screen.tree.views[screen.tree.count / 2]
      let work = {
        for step in [7, -7, 7, -7] as [CGFloat] {
          moved.center.x += step
          _ = explainer.drawnView(at: CGPoint(x: 190, y: 400))
        }
      }
      work()
      return (4, work)
    case .part: return try Drawings().part(of: Self.screen.application)
    case .shapes: return try Drawings().shapes()
    case .layouts: return try Drawings().layouts()
    case .texts: return try Drawings().texts()
    case .pictures: return try Drawings().pictures()
    }
  }

  private static let tree = "real_3000"

  private static var screen: HitMaps.Screen {
    HitMaps(name: tree, numbers: GeneratedTree.numbers(tree)).screen { UIView(frame: $1) }
  }

  /// A scene file that is one line.
  private static func scene(views count: Int) -> String {
    let views = (0..<count).map {
      #"{"id":"v\#($0)","frame":[\#($0 % 80 * 10),\#($0 / 80 * 10),9,9]}"#
    }
    let head = #"{"format":"hitscope-scene","version":1,"size":[800,600],"views":["#
    return head + views.joined(separator: ",") + "]}"
  }

  /// A script of a finger's frames, a drag of a hundred after the other.
  private static func script(steps: Int) -> String {
    let steps = (0..<steps).map { step in
      let phase = step % 100 == 0 ? "began" : step % 100 == 99 ? "ended" : "moved"
      return """
            { "at": \(Double(step * 8) / 1000), "touches": [{ "id": 1, "phase": "\(phase)", \
        "x": \(40 + step % 100 * 2), "y": 120.5 }] }
        """
    }
    return """
      {
        "format": "hitscope-script", "version": 1,
        "steps": [
      \(steps.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func lines(_ path: String) throws -> Int {
    var reader = try TraceReader(contentsOfFile: path)
    var lines = 0
    while try reader.next() != nil { lines += 1 }
    return lines
  }
}

/// A closure as an object, which C can hand on.
nonisolated private final class Work {
  private let body: () throws -> Void
  private(set) var error: (any Error)?

  init(_ body: @escaping () throws -> Void) { self.body = body }

  func run() {
    do { try body() } catch { self.error = error }
  }
}
