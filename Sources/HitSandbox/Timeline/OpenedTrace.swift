internal import Foundation
package import HitInspector
internal import HitReports
internal import HitScenes
internal import HitSession
package import HitTrace

/// A trace that was opened to be looked at: what happens in it now, what happened when it was
/// recorded, and every moment of it to be gone to.
package final class OpenedTrace {
  /// What happens now, and where that differs.
  package let index: TimelineIndex
  /// The scene at one moment after another.
  let timeline: TraceTimeline
  /// What came of comparing the two.
  let end: ReplayEnd
  let header: TraceHeader
  /// How many inputs were replayed.
  let inputCount: Int
  /// How the recording ended before its time, if it did.
  let earlyEnd: String?
  let path: String
  private let hits: [Int: HitComparison]
  private let consequences: [Int: String]
  /// The scene that it was recorded on, where that is another one.
  private let golden: GoldenScene
  private let options: TraceReplayer.Options

  /// Replays a trace as fast as it goes, and keeps what is looked up later.
  ///
  /// - Parameter replayer: A replayer that keeps its trace and was not run.
  /// - Throws: Why the trace cannot be read at all.
  package init(_ replayer: TraceReplayer) throws(TraceError) {
    var damage: TraceError?
    do throws(TraceError) {
      _ = try replayer.run(until: Self.forever)
    } catch {
      damage = error
    }
    header = replayer.header
    path = replayer.path
    inputCount = replayer.inputCount
    earlyEnd = damage == nil ? replayer.summary.earlyEnd : nil
    let now = replayer.trace
    var index = try TraceIndexing(now: now, path: path).index
    switch replayer.outcome {
    case .same: end = damage.map { .broken("\($0)") } ?? .same
    case .differs(let difference):
      end = damage.map { .broken("\($0)") } ?? .differs("\(difference)")
    }
    if replayer.outcome != .same, damage == nil, header.detail != .inputs {
      let comparing = try GoldenComparing(index, path: path, now: now)
      index = comparing.index
      (hits, consequences) = (comparing.hits, comparing.consequences)
    } else {
      (hits, consequences) = ([:], [:])
    }
    let recorded = Self.recordedScene(of: replayer)
    replayer.dropTrace()
    timeline = try TraceTimeline(
      contentsOfFile: replayer.path,
      options: replayer.options,
      toleratingDamage: true
    )
    options = replayer.options
    try timeline.seek(to: 0)
    let scene = timeline.scene
    index.addUnseenRecognizers(of: scene)
    self.index = index
    golden = recorded.map { GoldenScene(recorded: $0, replayed: scene) } ?? GoldenScene()
  }

  /// The scene that a trace carries, where it is replayed on another one.
  ///
  /// A trace without one, and one of a scene that cannot be built any more, has nothing to compare.
  private static func recordedScene(of replayer: TraceReplayer) -> Scene? {
    guard replayer.options.scene != nil else { return nil }
    do throws(TraceError) {
      return try TraceReplayer(contentsOfFile: replayer.path).scene
    } catch {
      return nil
    }
  }

  /// Beyond the end of every recording, in seconds.
  private static let forever = 1e12

  // MARK: Moments

  /// Lets the scene be what it is at a moment.
  ///
  /// - Parameters:
  ///   - position: How many inputs it has got.
  ///   - time: The time, in microseconds; not before the last of these.
  ///   - onJump: Called where the scene does not go on from where it was, and is another object:
  ///     before the fingers landed that are told of.
  /// - Throws: Why the trace cannot be read any more.
  func show(_ position: Int, at time: Int64, onJump: () -> Void) throws(TraceError) {
    let start = index.beginning(of: position)
    let reached = (timeline.time * 1e6).rounded()
    let isBack = timeline.position > position || reached > Double(time)
    // Inputs that are gone past one by one are watched, and that is dear.
    if isBack || start - 1 > timeline.position + Self.mostWatched {
      try timeline.seek(to: max(0, start - 1))
      onJump()
    }
    try timeline.advance(to: position)
    let end = Double(time) / 1e6
    if timeline.time < end { try timeline.advance(toTime: end) }
  }

  private static let mostWatched = 256

  /// When the recording began, in seconds since its session did.
  var origin: TimeInterval { Double(header.origin) / 1e6 }

  // MARK: Telling

  /// What is told of the event at a moment.
  func facts(of position: Int) -> EventFacts? {
    guard index.events.indices.contains(position - 1) else { return nil }
    let event = index.events[position - 1]
    var facts = EventFacts()
    (facts.number, facts.count) = (position, index.count)
    (facts.frame, facts.time) = (Int(event.frame), event.time)
    facts.title = index.name(event.name)
    if event.touch >= 0 {
      facts.title = "touch \(index.touches[Int(event.touch)].finger) \(facts.title)"
      facts.point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    }
    facts.since = origin + Double(index.time(of: index.beginning(of: position))) / 1e6
    guard let place = index.difference(at: position) else { return facts }
    let first = index.differences[place].event
    facts.place = "\(place + 1) of \(index.differences.count)"
    facts.difference = hits[first].map {
      GoldenComparing.difference($0, consequences: consequences[first] ?? "")
    }
    facts.difference?.mayFollow = index.codeChanges.contains { $0 < first }
    return facts
  }

  /// What is drawn over the scene of an event that differs.
  func goldenNotes(on facts: EventFacts?) -> [GoldenNote] {
    facts?.difference.map { golden.notes(on: $0, in: timeline.scene) } ?? []
  }

  /// Makes what follows now what is expected of the trace, and returns the trace opened anew.
  ///
  /// - Throws: Why it cannot be read or written.
  func accept() throws -> OpenedTrace {
    let replayer = try TraceReplayer(
      contentsOfFile: path,
      options: options,
      keepingTrace: true
    )
    _ = try replayer.run(until: Self.forever)
    try TraceAcceptance.accept(replayer.trace, into: path, keepsScene: options.scene == nil)
    return try OpenedTrace(
      TraceReplayer(contentsOfFile: path, options: options, keepingTrace: true)
    )
  }

  /// What the bar at the top says at a moment.
  func activity(of position: Int, at time: Int64) -> SceneActivity {
    if position >= index.count, time >= index.end { return .replayed(end) }
    var progress = ReplayProgress()
    (progress.done, progress.count) = (position, index.count)
    return .replaying(progress)
  }

  /// Where a replay stands that shows a moment.
  func state(of position: Int, at time: Int64) -> TimelineState {
    var state = TimelineState()
    (state.position, state.time) = (position, time)
    state.changes = index.changeCount(upTo: position)
    state.file = URL(fileURLWithPath: path).lastPathComponent
    state.remark = earlyEnd.map { _ in "recording ended early" }
    state.difference = index.difference(at: position)
    (state.touches, state.elsewhere) = (index.touches.count, index.differences.count)
    state.recorded = header.recordedWords
    state.stage = TraceHeader.stageWords(scene: options.scene, isChanged: end != .same)
    return state
  }
}
