internal import Foundation
public import HitScenes
public import HitSession

/// A trace as a line on which every moment can be gone to, forwards and backwards.
///
/// Opening one runs the inputs through the scene once, unwatched, and keeps a checkpoint at quiet
/// moments: how the views differ from how they were made. To go to a moment, the scene is made
/// anew, becomes what it was at the checkpoint before, and gets the inputs from there on. Scenes in
/// Swift, and views whose classes may keep a state that nobody can tell, begin from the start.
///
/// The trace stays where it is and is read again in parts; of checkpoints there are a few hundred,
/// however long it is.
///
/// ```swift
/// let timeline = try TraceTimeline(contentsOfFile: "tap.hstrace")
/// try timeline.seek(to: timeline.inputCount / 2)
/// print(timeline.scene.view(named: "Card")?.frame)
/// ```
@preconcurrency @MainActor
public final class TraceTimeline {
  /// The trace's first line.
  public var header: TraceHeader { run.header }
  /// How many inputs and changes the trace has.
  public private(set) var inputCount = 0
  /// How many of them the scene has got.
  public var position: Int { run.position }
  /// The scene as it is at the position; another object after going back.
  public var scene: Scene { run.scene }
  /// The session of the scene; another object after going back.
  public var session: Session { run.session }
  /// How many checkpoints there are.
  public var checkpointCount: Int { checkpoints.count }

  /// Why the trace could not be read to its end, where that was to be borne.
  public private(set) var failure: TraceError?

  private let source: TraceRun.Source
  private let options: TraceReplayer.Options
  private var run: TraceRun
  private var checkpoints: [TraceRun.Checkpoint] = []
  /// The least number of inputs between two checkpoints.
  private var spacing = 256

  private static let mostCheckpoints = 512

  /// Opens a trace and runs it once; see ``init(text:path:options:toleratingDamage:)``.
  public convenience init(
    contentsOfFile path: String,
    options: TraceReplayer.Options = .init(),
    toleratingDamage: Bool = false
  ) throws(TraceError) {
    let source: TraceRun.Source = { offset throws(TraceError) in
      try TraceReader(contentsOfFile: path, from: offset)
    }
    try self.init(source, options: options, toleratingDamage: toleratingDamage)
  }

  /// Opens a trace in memory and runs it once.
  ///
  /// - Parameters:
  ///   - text: The trace's bytes.
  ///   - path: The name by which errors call it.
  ///   - options: Which scene to take, and how far to go.
  ///   - toleratingDamage: Whether a trace that is damaged further on ends there.
  /// - Throws: Why the trace cannot be read or its scene cannot be built.
  public convenience init(
    text: [UInt8],
    path: String,
    options: TraceReplayer.Options = .init(),
    toleratingDamage: Bool = false
  ) throws(TraceError) {
    let source: TraceRun.Source = { offset throws(TraceError) in
      TraceReader(text: offset == 0 ? text : Array(text[offset...]), path: path)
    }
    try self.init(source, options: options, toleratingDamage: toleratingDamage)
  }

  private init(
    _ source: @escaping TraceRun.Source,
    options: TraceReplayer.Options,
    toleratingDamage: Bool
  ) throws(TraceError) {
    self.source = source
    self.options = options
    run = try TraceRun(source, options: options)
    do throws(TraceError) {
      try runOnce()
    } catch {
      guard toleratingDamage else { throw error }
      failure = error
    }
    inputCount = run.position
  }

  private func runOnce() throws(TraceError) {
    var next = spacing
    while try run.step() {
      guard run.position >= next, let checkpoint = run.checkpoint() else { continue }
      add(checkpoint)
      next = run.position + spacing
    }
  }

  private func add(_ checkpoint: TraceRun.Checkpoint) {
    checkpoints.append(checkpoint)
    // A look at every view costs as much as there are views.
    spacing = max(spacing, run.viewCount)
    if checkpoints.count < Self.mostCheckpoints { return }
    spacing *= 2
    checkpoints = checkpoints.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  // MARK: Going

  /// Lets the scene be what it is after so many inputs, those of their frames included.
  ///
  /// - Parameter position: How many inputs; 0 is the scene as it was made.
  /// - Throws: Why the trace cannot be read any more.
  public func seek(to position: Int) throws(TraceError) {
    let position = min(max(position, 0), inputCount)
    // Timers that fired since the last input are behind it.
    let isBeyond = run.position > position || run.position == position && run.hasWaited
    try goBack(isBeyond: isBeyond) { $0.position <= position }
    while run.position < position, try run.step() {}
  }

  /// Lets the scene go on from where it is, past all checkpoints; a moment that is past is kept.
  ///
  /// - Throws: Why the trace cannot be read any more.
  public func advance(to position: Int) throws(TraceError) {
    let position = min(position, inputCount)
    while run.position < position, try run.step() {}
  }

  /// Lets the scene go on from where it is up to a time, past all checkpoints.
  ///
  /// - Parameter seconds: When, since the recording began.
  /// - Throws: Why the trace cannot be read any more.
  public func advance(toTime seconds: Double) throws(TraceError) {
    let time = Int64((max(seconds, 0) * 1e6).rounded())
    while let next = try run.nextTime(), next <= time, try run.step() {}
    if run.reached < time { run.wait(until: time) }
  }

  /// The time that the scene has come to, in seconds since the recording began.
  public var time: Double { Double(run.reached) / 1e6 }

  /// Lets the scene be what it is at a time.
  ///
  /// - Parameter seconds: When, since the recording began.
  /// - Throws: Why the trace cannot be read any more.
  public func seek(toTime seconds: Double) throws(TraceError) {
    let time = Int64((max(seconds, 0) * 1e6).rounded())
    try goBack(isBeyond: run.reached > time) { $0.time <= time }
    try advance(toTime: seconds)
  }

  /// Takes the scene to the nearest checkpoint that serves, where that is better than going on.
  private func goBack(
    isBeyond: Bool,
    _ serves: (TraceRun.Checkpoint) -> Bool
  ) throws(TraceError) {
    let best = checkpoints.last(where: serves)
    if !isBeyond, best?.position ?? 0 <= run.position { return }
    run = try TraceRun(again: run, source, options: options, from: best)
  }
}
