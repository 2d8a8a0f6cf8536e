internal import Foundation
internal import HitResponders
internal import HitScenes
internal import HitSession

/// The inputs of a trace going through its scene, unwatched, one frame after another.
@MainActor
final class TraceRun {
  /// Opens the trace anew, at so many bytes from its beginning.
  typealias Source = (_ offset: Int) throws(TraceError) -> TraceReader

  /// A moment that a run can begin at.
  struct Checkpoint {
    /// How many inputs the scene had got.
    var position: Int
    /// When the last of them was, in microseconds since the recording began.
    var time: Int64
    fileprivate var mark: TraceReaderMark
    fileprivate var scene: SceneCheckpoint
  }

  let header: TraceHeader
  let scene: Scene
  let session: Session
  /// How many inputs and changes the scene has got.
  private(set) var position = 0
  /// When the last of them was, in microseconds since the recording began.
  private(set) var time: Int64 = 0

  /// Whether time has passed since the last input.
  private(set) var hasWaited = false

  /// Whether the trace was read to its end before, so that what follows from inputs need not be.
  private let isKnown: Bool
  private let origin: SceneOrigin
  /// What the scene was built of; none of a scene in Swift.
  private let document: SceneDocument?
  /// Where the trace goes on behind its scene, once that was read.
  private var start: TraceReaderMark?
  /// Whether the record behind the scene is read next.
  private var isAtStart = false
  @exclusivity(unchecked)
  private var reader: TraceReader
  @exclusivity(unchecked)
  private var batch = ReplayedFrame()
  /// The record that was read and is not of the frame that was fed.
  @exclusivity(unchecked)
  private var next: TraceRecord?
  /// How the reader stood before it read that record.
  private var before = TraceProgress()
  private var isAtEnd = false

  /// Opens a trace and builds its scene as it was made.
  init(_ source: Source, options: TraceReplayer.Options) throws(TraceError) {
    isKnown = false
    reader = try source(0)
    let opening = try ReplayedOpening(&reader, options)
    header = opening.header
    scene = opening.scene
    document = scene.document
    before = opening.before
    next = opening.next
    isAtStart = next == nil
    origin = scene.origin
    session = Self.session(of: scene, at: Double(header.origin) / 1e6)
  }

  /// Opens a trace again that was read to its end, with its scene as it was made or as it was at a
  /// checkpoint.
  ///
  /// The scene is another object, built of the document that was read first.
  init(
    again run: TraceRun,
    _ source: Source,
    options: TraceReplayer.Options,
    from checkpoint: Checkpoint?
  ) throws(TraceError) {
    isKnown = true
    (header, origin, document, start) = (run.header, run.origin, run.document, run.start)
    if let document, let mark = checkpoint?.mark ?? start {
      scene = try ReplayedOpening.scene(of: document, header, options, path: run.reader.path)
      reader = try source(mark.offset)
      reader.resume(at: mark)
    } else {
      reader = try source(0)
      let opening = try ReplayedOpening(&reader, options)
      (scene, before, next) = (opening.scene, opening.before, opening.next)
      if let mark = checkpoint?.mark {
        next = nil
        reader = try source(mark.offset)
        reader.resume(at: mark)
      }
    }
    if let checkpoint { scene.restore(checkpoint.scene, since: origin) }
    session = Self.session(of: scene, at: checkpoint?.scene.now ?? Double(header.origin) / 1e6)
    guard let checkpoint else { return }
    (position, time) = (checkpoint.position, checkpoint.time)
  }

  private static func session(of scene: Scene, at time: TimeInterval) -> Session {
    Session(scene.application, clock: VirtualClock(startingAt: time))
  }

  var viewCount: Int { scene.document?.views.count ?? 0 }

  /// Feeds the next frame; returns whether there was one.
  func step() throws(TraceError) -> Bool {
    while !isAtEnd {
      guard let record = try peek() else { break }
      switch record {
      case .input(let input):
        if batch.isOver(before: input) {
          feed()
          return true
        }
        batch.append(input)
      case .change(let change):
        if batch.count > 0 {
          feed()
          return true
        }
        try make(change)
        next = nil
        return true
      default: break
      }
      next = nil
    }
    isAtEnd = true
    if batch.count == 0 { return false }
    feed()
    return true
  }

  /// Returns when the next frame is, in microseconds since the recording began.
  func nextTime() throws(TraceError) -> Int64? {
    if batch.count > 0 { return batch.time }
    while let record = try peek() {
      switch record {
      case .input(let input): return input.time
      case .change(let change): return change.time
      default: next = nil
      }
    }
    return nil
  }

  /// Lets time pass up to a moment.
  func wait(until time: Int64) {
    hasWaited = true
    session.advance(to: seconds(time))
  }

  /// The time that the scene has come to, in microseconds since the recording began.
  var reached: Int64 {
    Int64((session.application.now * 1e6).rounded()) - header.origin
  }

  /// Returns a checkpoint, or nothing where something goes on or the scene cannot be restored.
  func checkpoint() -> Checkpoint? {
    guard next != nil, batch.count == 0, let state = scene.checkpoint(since: origin) else {
      return nil
    }
    return Checkpoint(
      position: position,
      time: time,
      mark: reader.mark(before: before),
      scene: state
    )
  }

  private func peek() throws(TraceError) -> TraceRecord? {
    if case .some = next { return next }
    if isKnown {
      while case .derived = try reader.opening() { reader.passDerived() }
    } else {
      before = reader.progress
    }
    next = try reader.next()
    if isAtStart {
      start = reader.mark(before: before)
      isAtStart = false
    }
    return next
  }

  private func seconds(_ time: Int64) -> Double { Double(header.origin + time) / 1e6 }

  private func feed() {
    if batch.count == 0 { return }
    position += batch.count
    time = batch.time
    hasWaited = false
    let now = seconds(time)
    if let content = batch.take() { session.send(ApplicationInput(content, at: now)) }
  }

  private func make(_ change: TraceChange) throws(TraceError) {
    position += 1
    time = change.time
    hasWaited = false
    session.advance(to: seconds(change.time))
    let view = change.view.map { reader.names[$0] } ?? ""
    _ = try change.make(in: scene, of: session, view: view, path: reader.path)
  }
}
