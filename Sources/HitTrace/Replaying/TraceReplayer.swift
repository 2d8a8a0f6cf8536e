internal import Foundation
internal import HitResponders
public import HitScenes
public import HitSession

/// Feeds the inputs of a trace to its scene once more and compares everything that follows.
///
/// The scene is built anew, a session of its own gets the inputs on a virtual clock that begins
/// where the recording's began, and a recorder writes down what follows. Its lines are compared
/// with the trace's, byte by byte; where bytes differ, records are read and compared in meaning.
/// So a replay costs little more than recording, and holds no more than a few lines.
///
/// ```swift
/// let replayer = try TraceReplayer(contentsOfFile: "tap.hstrace")
/// switch try replayer.run() {
/// case .same: print("same")
/// case .differs(let difference): print(difference)
/// }
/// ```
@preconcurrency @MainActor
public final class TraceReplayer {
  /// The trace's first line.
  public let header: TraceHeader
  /// The scene, as it is now.
  public let scene: Scene
  /// The session that is fed.
  public let session: Session
  /// Takes the bytes of ``trace`` as they are made.
  @exclusivity(unchecked)
  package var onTrace: ((UnsafeRawBufferPointer) -> Void)?
  /// Called before a frame is fed, with its time in seconds since the recording began.
  @exclusivity(unchecked)
  public var onFrame: ((Double) -> Void)?

  /// How many inputs and changes were fed.
  @exclusivity(unchecked)
  public private(set) var inputCount = 0

  /// How many of the trace's bytes were read, a chunk at a time.
  public var bytesRead: Int { reader.bytesRead }

  let recorder: TraceRecorder
  @exclusivity(unchecked)
  var reader: TraceReader
  /// The inputs of the frame that was read last, until it is fed.
  @exclusivity(unchecked)
  private var batch = ReplayedFrame()
  /// Lines of the trace whose counterparts come with the next input, such as ticks.
  @exclusivity(unchecked)
  var waiting: [WaitingLine] = []
  /// How far the recorder's lines were compared.
  @exclusivity(unchecked)
  var place = 0
  /// The record that was read already and is the next.
  @exclusivity(unchecked)
  private var pending: TraceRecord?
  @exclusivity(unchecked)
  var difference: TraceDifference?
  /// Whether there is a difference.
  @inline(__always)
  var differs: Bool { if case .some = difference { true } else { false } }
  /// How many lines behind the one that was read last are looked at.
  @exclusivity(unchecked)
  private(set) var linesAhead = 0
  /// Whether all chains so far have the numbers that a recording gives them now.
  @exclusivity(unchecked)
  var chainsAgree = true
  var chains: [Int: [TraceName]] = [:]
  /// The first change of the trace that no replay can make again.
  var unrepeated: TraceChange?
  private let end: Int64?
  /// How it is replayed.
  package let options: Options
  /// Whether the trace is made anew, so that differences do not end the replay.
  let keepsTrace: Bool

  /// A line of the trace that is compared when its counterpart was recorded.
  struct WaitingLine {
    var record: TraceRecord
    var bytes: [UInt8]
    var line: Int
  }

  /// Opens a trace and builds its scene; see ``init(_:options:keepingTrace:)``.
  public convenience init(
    contentsOfFile path: String,
    options: Options = .init(),
    keepingTrace: Bool = false
  ) throws(TraceError) {
    let reader = try TraceReader(contentsOfFile: path)
    try self.init(reader, options: options, keepingTrace: keepingTrace)
  }

  /// Begins to read a trace and builds its scene.
  ///
  /// - Parameters:
  ///   - reader: The trace, of which nothing was read.
  ///   - options: How it is replayed.
  ///   - keepingTrace: Whether ``trace`` is made, which holds all that follows from all inputs.
  /// - Throws: Why the trace cannot be read or its scene cannot be built.
  public init(
    _ reader: consuming TraceReader,
    options: Options = .init(),
    keepingTrace: Bool = false
  ) throws(TraceError) {
    let opening = try ReplayedOpening(&reader, options)
    self.options = options
    header = opening.header
    scene = opening.scene
    pending = opening.next
    let clock = VirtualClock(startingAt: Double(header.origin) / 1e6)
    session = Session(scene.application, clock: clock)
    var recording = TraceRecorder.Options()
    recording.recordsKeys = !header.hidesKeys
    recording.scale = header.scale
    recorder = TraceRecorder(scene, in: session, options: recording)
    end = options.end.map { Int64(($0 * 1e6).rounded()) }
    self.reader = reader
    keepsTrace = keepingTrace
    recorder.describesInputs = keepingTrace
    recorder.describesValues = header.minor > 0
    if keepingTrace { place = recorder.writer.line.count } else { recorder.writer.line.removeAll() }
  }

  /// What ended a replay that is shown as it goes: the trace is damaged.
  public private(set) var failure: TraceError?

  /// What was recorded of the replay, where that is kept; the trace as it would be recorded now.
  public var trace: [UInt8] { recorder.trace }

  // MARK: Running

  /// Replays to the end of the trace, or to the first difference.
  ///
  /// The trace is read to its end all the same: a file that is damaged is no trace, and what
  /// differs in it says nothing about routing.
  ///
  /// - Throws: What is wrong with the trace; it is read as it is replayed.
  public func run() throws(TraceError) -> TraceReplayOutcome {
    while try step() {}
    try readToEnd()
    return outcome
  }

  private func readToEnd() throws(TraceError) {
    while try reader.next() != nil {}
  }

  /// The trace as the caller named it.
  package var path: String { reader.path }

  /// What the trace was found to be, once it was replayed.
  public var summary: TraceSummary { reader.summary }

  /// What came of the replay so far.
  public var outcome: TraceReplayOutcome { difference.map { .differs($0) } ?? .same }

  /// Replays what happened up to a time since the recording began, for those who show it.
  ///
  /// - Returns: Whether there is more.
  /// - Throws: What is wrong with the trace; it is read as it is replayed. ``failure`` keeps it.
  public func run(until seconds: Double) throws(TraceError) -> Bool {
    do throws(TraceError) {
      if try goOn(until: Int64((seconds * 1e6).rounded())) { return true }
      try readToEnd()
      return false
    } catch {
      failure = error
      throw error
    }
  }

  private func goOn(until limit: Int64) throws(TraceError) -> Bool {
    while true {
      if pending == nil { pending = try reader.next() }
      let next: Int64? =
        switch pending {
        case .input(let input): input.time
        case .change(let change): change.time
        case .tail(let tail): tail.time
        default: nil
        }
      if let next, next > limit {
        feed()
        session.advance(to: time(limit))
        return true
      }
      if try !step() { return false }
    }
  }

  /// Takes the next record of the trace; returns whether there may be more.
  func step() throws(TraceError) -> Bool {
    if case .none = pending, !differs {
      switch try reader.opening() {
      case .input:
        if let input = try reader.nextInput() { return take(input) }
      case .derived:
        // Whatever else the line says, it ends the frame. It counts as read.
        linesAhead = 1
        feed()
        linesAhead = 0
        if passesNext() { return true }
      case .other: break
      }
    }
    return try stepSlowly()
  }

  @inline(never)
  private func stepSlowly() throws(TraceError) -> Bool {
    let record: TraceRecord
    if let first = pending {
      pending = nil
      record = first
    } else if let next = try reader.next() {
      record = next
    } else {
      endEarly()
      return false
    }
    switch record {
    case .input(let input): return take(input)
    case .change(let change): return try take(change)
    case .tail(let tail):
      finish(at: tail.time, record)
      return false
    case .mark(let mark):
      feed()
      session.advance(to: time(mark.time))
      recorder.mark(mark.text)
      place = recorder.writer.line.count
    case .check(let check): take(check)
    case .header, .scene: break
    default:
      feed()
      compare(record)
    }
    return !differs || keepsTrace
  }

  func time(_ time: Int64) -> Double { Double(header.origin + time) / 1e6 }

  @inline(__always)
  private func take(_ input: TraceInput) -> Bool {
    if batch.isOver(before: input) { feed() }
    if let end, input.time > end {
      finish(at: end, nil)
      return false
    }
    batch.append(input)
    return !differs || keepsTrace
  }

  /// Feeds the inputs of a frame, and compares what was waiting for them.
  func feed() {
    let number = batch.count
    if number == 0 { return }
    handOut()
    onFrame?(Double(batch.time) / 1e6)
    recorder.source = batch.source
    let time = time(batch.time)
    if let content = batch.take() { session.send(ApplicationInput(content, at: time)) }
    inputCount += number
    settle(inputs: number)
  }

  private func take(_ change: TraceChange) throws(TraceError) -> Bool {
    feed()
    if let end, change.time > end {
      finish(at: end, nil)
      return false
    }
    onFrame?(Double(change.time) / 1e6)
    session.advance(to: time(change.time))
    let name = change.view.map { reader.names[$0] } ?? ""
    inputCount += 1
    let isMade = try change.make(in: scene, of: session, view: name, path: reader.path)
    if !isMade, unrepeated == nil { unrepeated = change }
    if recorder.inputCount < inputCount { recorder.noteMissing(change, view: name) }
    settle(inputs: 1)
    return !differs || keepsTrace
  }
}

extension TraceReplayer {
  /// How a replay goes.
  @preconcurrency @MainActor
  public struct Options {
    /// The name or file of a scene to take in place of the trace's own.
    public var scene: String?
    /// Where names of scenes are looked up.
    public var library = SceneLibrary.gallery
    /// How far to replay, in seconds since the recording began; to its end where nothing is given.
    public var end: Double?

    /// Makes the options of a whole replay of the trace's own scene.
    public init() {}
  }
}
