internal import Foundation
internal import HitResponders
public import HitScenes
public import HitSession

/// Feeds the inputs of a trace to its scene once more and compares everything that follows.
///
/// The scene is built anew, a session of its own gets the inputs on a virtual clock that begins
/// where the recording's began, and a recorder writes down what follows. Its lines are compared with
/// the trace's, byte by byte; only where bytes differ are records read and compared in meaning. So
/// a replay costs little more than recording, and holds no more than a few lines.
///
/// ```swift
/// let replayer = try TraceReplayer(contentsOfFile: "tap.hstrace")
/// switch try replayer.run() {
/// case .same: print("same")
/// case .differs(let difference): print(difference)
/// }
/// ```
@MainActor
public final class TraceReplayer {
  /// How a replay goes.
  @MainActor
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

  /// The trace's first line.
  public let header: TraceHeader
  /// The scene, as it is now.
  public let scene: Scene
  /// The session that is fed.
  public let session: Session
  /// Called before the inputs of a frame are fed, with their time in seconds since the recording
  /// began.
  public var onFrame: ((Double) -> Void)?

  /// How many inputs and changes were fed.
  public private(set) var inputCount = 0

  let recorder: TraceRecorder
  @exclusivity(unchecked)
  var reader: TraceReader
  @exclusivity(unchecked)
  private var batch: [TraceInput] = []
  /// Lines of the trace whose counterparts come with the next input, such as ticks.
  @exclusivity(unchecked)
  private var waiting: [WaitingLine] = []
  /// How far the recorder's lines were compared.
  @exclusivity(unchecked)
  private var place = 0
  @exclusivity(unchecked)
  private var pending: TraceRecord?
  private var difference: TraceDifference?
  private var chains: [Int: [TraceName]] = [:]
  private let end: Int64?
  /// Whether the trace is made anew, so that differences do not end the replay.
  private let keepsTrace: Bool

  private struct WaitingLine {
    var record: TraceRecord
    var bytes: [UInt8]
    var line: Int
  }

  /// Opens a trace and builds its scene.
  ///
  /// - Parameters:
  ///   - path: The trace.
  ///   - options: How it is replayed.
  ///   - keepingTrace: Whether ``trace`` is made, which holds all that follows from all inputs.
  /// - Throws: Why the trace cannot be read or its scene cannot be built.
  public convenience init(
    contentsOfFile path: String,
    options: Options = .init(),
    keepingTrace: Bool = false
  ) throws(TraceError) {
    let reader = try TraceReader(contentsOfFile: path)
    try self.init(reader, options: options, keepingTrace: keepingTrace)
  }

  /// Opens a trace in memory and builds its scene.
  ///
  /// - Parameters:
  ///   - text: The trace's bytes.
  ///   - path: The name by which errors call it.
  ///   - options: How it is replayed.
  ///   - keepingTrace: Whether ``trace`` is made, which holds all that follows from all inputs.
  /// - Throws: Why the trace cannot be read or its scene cannot be built.
  public convenience init(
    text: [UInt8],
    path: String,
    options: Options = .init(),
    keepingTrace: Bool = false
  ) throws(TraceError) {
    let reader = TraceReader(text: text, path: path)
    try self.init(reader, options: options, keepingTrace: keepingTrace)
  }

  private init(
    _ reader: consuming TraceReader,
    options: Options,
    keepingTrace: Bool
  ) throws(TraceError) {
    guard case .header(let header) = try reader.next() else {
      throw TraceError(
        reason: .notATrace,
        path: reader.path,
        problem: "there is no head record",
        advice: "give a trace that hitscope recorded"
      )
    }
    self.header = header
    var json: String?
    pending = try reader.next()
    if case .scene(let text) = pending {
      json = text
      pending = nil
    }
    scene = try ReplayedScene.make(
      header,
      json: json,
      other: options.scene,
      library: options.library,
      path: reader.path
    )
    let clock = VirtualClock(startingAt: Double(header.origin) / 1e6)
    session = Session(scene.application, clock: clock)
    var recording = TraceRecorder.Options()
    recording.recordsKeys = !header.hidesKeys
    recording.scale = header.scale
    recorder = TraceRecorder(scene, in: session, options: recording)
    end = options.end.map { Int64(($0 * 1e6).rounded()) }
    self.reader = reader
    keepsTrace = keepingTrace
    if keepingTrace { place = recorder.lines.count } else { recorder.lines.removeAll() }
  }

  /// What was recorded of the replay, where that is kept; the trace as it would be recorded now.
  public var trace: [UInt8] { recorder.trace }

  // MARK: Running

  /// Replays to the end of the trace, or to the first difference.
  ///
  /// - Throws: What is wrong with the trace; it is read as it is replayed.
  public func run() throws(TraceError) -> TraceReplayOutcome {
    while try step() {}
    return difference.map { .differs($0) } ?? .same
  }

  /// Takes the next record of the trace.
  ///
  /// - Returns: Whether there may be more.
  func step() throws(TraceError) -> Bool {
    var next = pending
    pending = nil
    if next == nil { next = try reader.next() }
    guard let record = next else {
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
      place = recorder.lines.count
    case .check(let check): take(check)
    case .header, .scene: break
    default:
      feed()
      compare(record)
    }
    return difference == nil || keepsTrace
  }

  private func time(_ time: Int64) -> Double { Double(header.origin + time) / 1e6 }

  private func take(_ input: TraceInput) -> Bool {
    if let last = batch.last, last.frame != input.frame { feed() }
    if let end, input.time > end {
      finish(at: end, nil)
      return false
    }
    batch.append(input)
    return difference == nil || keepsTrace
  }

  /// Feeds the inputs of a frame, and compares what was waiting for them.
  private func feed() {
    guard let first = batch.first else { return }
    let number = batch.count
    onFrame?(Double(first.time) / 1e6)
    recorder.source = first.source
    if let content = ReplayedInput.content(of: batch) {
      session.send(ApplicationInput(content, at: time(first.time)))
    }
    batch.removeAll(keepingCapacity: true)
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
    switch change.operation {
    case .set:
      let action = try ReplayedChange.action(change, view: name, path: reader.path)
      session.perform { _ = scene.change(action) }
    case .remove: session.perform { _ = scene.change(.remove(id: name)) }
    case .code, .add, .reload: break
    }
    if recorder.inputCount < inputCount { recorder.noteMissing(change, view: name) }
    settle(inputs: 1)
    return difference == nil || keepsTrace
  }

  /// Compares what had to wait, and passes over the inputs' own lines.
  private func settle(inputs: Int) {
    for line in waiting { compare(line.record, line.bytes, line: line.line) }
    waiting.removeAll(keepingCapacity: true)
    var left = inputs
    while left > 0, let line = nextLine() {
      if isInput(line) {
        left -= 1
        place = line.upperBound
      } else if !isCheck(line) {
        report(expected: nil, found: parsed(line), line: reader.line)
        return
      } else {
        place = line.upperBound
      }
    }
  }

  // MARK: Comparing

  /// Returns where the next of the recorder's lines stands, with its line feed.
  @inline(__always)
  private func nextLine() -> Range<Int>? {
    if place >= recorder.lines.count { return nil }
    let end = recorder.lines.endOfLine(from: place)
    return place..<end
  }

  private func isInput(_ line: Range<Int>) -> Bool {
    recorder.lines.hasPrefix(#"{"k":"in""#, at: line.lowerBound)
      || recorder.lines.hasPrefix(#"{"k":"mut""#, at: line.lowerBound)
  }

  private func isCheck(_ line: Range<Int>) -> Bool {
    recorder.lines.hasPrefix(#"{"k":"chk""#, at: line.lowerBound)
  }

  /// Compares a record with what was recorded, or lets it wait for that.
  @inline(__always)
  private func compare(_ record: TraceRecord) {
    if case .chain(let chain) = record { chains[chain.number] = chain.responders }
    passCheck()
    guard place < recorder.lines.count, waiting.isEmpty else {
      let bytes = reader.withLine { Array($0) }
      waiting.append(WaitingLine(record: record, bytes: bytes, line: reader.line))
      return
    }
    let place = place
    let length = reader.withLine { bytes in
      recorder.lines.matches(bytes, at: place) ? bytes.count : 0
    }
    if length > 0 {
      self.place += length
      letGo()
    } else {
      compareSlowly(record, line: reader.line)
    }
  }

  /// Passes over a hash that the trace has not, because it has them elsewhere.
  private func passCheck() {
    while let line = nextLine(), isCheck(line) { place = line.upperBound }
  }

  private func compare(_ record: TraceRecord, _ bytes: [UInt8], line number: Int) {
    if difference != nil { return }
    passCheck()
    let place = place
    if bytes.withUnsafeBytes({ recorder.lines.matches($0, at: place) }) {
      self.place += bytes.count
    } else {
      compareSlowly(record, line: number)
    }
  }

  /// Compares what two records mean.
  @inline(never)
  private func compareSlowly(_ record: TraceRecord, line number: Int) {
    if difference != nil { return }
    guard header.detail != .inputs else { return }
    guard let line = nextLine(), !isInput(line) else {
      return report(expected: record, found: nil, line: number)
    }
    let found = parsed(line)
    if let found, record.means(found, chains: chains, header.detail) {
      place = line.upperBound
      return
    }
    report(expected: record, found: found, line: number)
  }

  private func take(_ check: TraceCheck) {
    feed()
    if difference != nil { return }
    if let line = nextLine(), isCheck(line) { place = line.upperBound }
    let hash = RoutingDigest(of: session.application).value
    if hash == check.hash { return letGo() }
    report(expected: .check(check), found: .check(check), line: reader.line)
  }

  /// Gives back the memory of lines that were compared.
  @inline(__always)
  private func letGo() {
    if keepsTrace || place < 1 << 16 || place < recorder.lines.count { return }
    recorder.lines.removeAll()
    recorder.turnStart = 0
    place = 0
  }

  /// Reads one of the recorder's lines as a record, with the trace's own names.
  private func parsed(_ line: Range<Int>) -> TraceRecord? {
    let text = recorder.lines.bytes(in: line)
    var inner = TraceReader(text: text, path: "replay")
    inner.progress = reader.progress
    inner.progress.stage = .body
    inner.progress.inputs = recorder.inputCount
    inner.progress.time = 0
    let known = reader.progress.chains.count
    let written = recorder.messages.chainCount
    if written > known {
      inner.progress.chains += Array(repeating: Int32.max, count: written - known)
    }
    inner.table = reader.table
    guard let record = try? inner.next() else { return nil }
    reader.table = inner.table
    return record
  }

  private func report(expected: TraceRecord?, found: TraceRecord?, line: Int) {
    if difference != nil { return }
    let phrase = TracePhrase(names: reader.names, chains: chains)
    difference = TraceDifference(
      line: line,
      input: recorder.inputCount,
      time: recorder.time,
      expected: expected.map(phrase.words),
      found: found.map(phrase.words),
      sentence: phrase.sentence(expected: expected, found: found)
    )
  }

  // MARK: The end

  /// Ends where the trace has a tail, or where the replay was to end.
  private func finish(at time: Int64, _ record: TraceRecord?) {
    feed()
    session.advance(to: self.time(time))
    settle(inputs: 0)
    guard case .tail(let tail) = record, difference == nil else { return recorder.stop() }
    passCheck()
    if let line = nextLine() {
      report(expected: nil, found: parsed(line), line: reader.line)
    } else if RoutingDigest(of: session.application).value != tail.hash {
      report(expected: record, found: record, line: reader.line)
    }
    recorder.stop()
  }

  /// Ends where the trace breaks off: what would follow is not known to it.
  private func endEarly() {
    feed()
    let last = waiting.reduce(into: 0 as Int64) { latest, line in
      if case .tick(let tick) = line.record { latest = max(latest, tick.time) }
    }
    if last > 0 { session.advance(to: time(last)) }
    settle(inputs: 0)
    recorder.stop()
  }
}
