internal import Foundation
internal import HitJSON
public import HitResponders
public import HitScenes
public import HitSession

/// Writes down what a session is fed and everything that follows, as a trace.
///
/// A recorder begins with a session whose application stands as its scene made it, listens until
/// ``stop()``, and writes each turn's lines as soon as the turn is over. It turns steps into bytes
/// at once and keeps no view, so recording changes nothing that is recorded.
///
/// ```swift
/// let session = Session(scene.application)
/// let recorder = try TraceRecorder(scene, in: session, to: "tap.hstrace")
/// session.send(.touches([TouchSample(finger: 1, phase: .began, locationOnScreen: point)], at: 1))
/// recorder.stop()
/// ```
@preconcurrency @MainActor
public final class TraceRecorder: SessionListener {
  /// How a recording is made.
  public struct Options: Hashable, Sendable {
    /// Whether lines are written after each turn; otherwise when there are many of them.
    public var isLive = false
    /// Whether the characters of keys are recorded.
    public var recordsKeys = false
    /// When it is recorded, as RFC 3339 in UTC, for a live recording.
    public var wall: String?
    /// The pixels to a point.
    public var scale: Double = 1
    /// The most that is recorded to memory, in bytes; beyond it the recording ends.
    public var limit: Int?

    /// Makes the options of a recording without a display.
    public init() {}
  }

  /// Everything is recorded.
  public let interests: RoutingInterests = .all

  /// Where the inputs that come now come from.
  @exclusivity(unchecked)
  public var source = TraceInput.Source.api

  /// Called once when the recording has to stop because its file cannot be written.
  public var onFailure: ((TraceError) -> Void)?

  /// Whether inputs are being recorded.
  @exclusivity(unchecked)
  public private(set) var isRecording = true

  /// Whether everything was recorded so far.
  public private(set) var isComplete = true

  /// How many inputs and changes were recorded.
  @exclusivity(unchecked)
  public internal(set) var inputCount = 0

  private weak var session: Session?
  let application: UIApplication
  let scene: Scene?
  let options: Options
  /// When the session began, in microseconds on its clock.
  let origin: Int64
  let naming: TraceNaming
  @exclusivity(unchecked)
  var writer: RecordWriter
  @exclusivity(unchecked)
  private var output: TraceOutput
  /// How many bytes of the lines are of earlier turns.
  @exclusivity(unchecked)
  var turnStart = 0
  @exclusivity(unchecked)
  var frame = 0
  /// Whether the next input begins a frame.
  @exclusivity(unchecked)
  var isNewFrame = true
  /// The time of the turn, in microseconds since the recording began.
  @exclusivity(unchecked)
  var time: Int64 = 0
  /// Whether something was written that the turn's steps follow from.
  @exclusivity(unchecked)
  var isTurnOpen = false
  /// The deadline that the last `tick` tells of.
  @exclusivity(unchecked)
  var tickedDeadline = 0
  /// The samples of the last input in which a finger landed or was lifted.
  @exclusivity(unchecked)
  var samples: [TouchSample] = []
  /// Whether the event of the turn says more than its inputs and was not told yet.
  @exclusivity(unchecked)
  var owesEvent = false
  @exclusivity(unchecked)
  var nextCheck = TraceRecorder.checkInterval
  @exclusivity(unchecked)
  var checkInterval = TraceRecorder.checkInterval
  /// Whether inputs have lines with all that they are; where nobody reads them they are only begun.
  @exclusivity(unchecked)
  var describesInputs = true
  /// Whether hashes of what controls are set to are written; a replay writes them where the trace
  /// may have them.
  var describesValues = true
  @exclusivity(unchecked)
  var walk = WalkFold()
  let messages: MessageLines
  @exclusivity(unchecked)
  var make: RecordMaker
  @exclusivity(unchecked)
  var action: TraceAction?
  var hiddenKeys: HiddenKeys

  /// After how many inputs the state's hash is written, in scenes of no more views than that.
  static let checkInterval = 256

  /// Begins to record to a file.
  ///
  /// - Parameters:
  ///   - scene: The scene that the session's application is of, as it was made.
  ///   - session: The session; nothing may have been sent to it before.
  ///   - path: The file, which is written over; `-` for standard output.
  ///   - options: How the recording is made.
  /// - Throws: Why the file cannot be written.
  public convenience init(
    _ scene: Scene,
    in session: Session,
    to path: String,
    options: Options = .init()
  ) throws(TraceError) {
    let output = try TraceOutput(path: path, pace: options.isLive ? .live : .buffered)
    self.init(session, scene: scene, output: output, options: options)
    begin()
    flush(isLast: options.isLive)
  }

  /// Begins to record into memory, from which ``trace`` takes it.
  ///
  /// - Parameters:
  ///   - scene: The scene that the session's application is of, as it was made; none for a program's
  ///     own, of which nobody but the program can replay the trace.
  ///   - session: The session; nothing may have been sent to it before.
  ///   - options: How the recording is made.
  public convenience init(
    _ scene: Scene?,
    in session: Session,
    options: Options = .init()
  ) {
    self.init(session, scene: scene, output: TraceOutput(), options: options)
    begin()
  }

  /// What was recorded into memory so far.
  public var trace: [UInt8] { writer.line.withBytes { Array($0) } }

  /// Gives back the memory of what was recorded into it.
  func dropTrace() { writer.line.removeAll() }

  private init(
    _ session: Session,
    scene: Scene?,
    output: consuming TraceOutput,
    options: Options
  ) {
    self.session = session
    application = session.application
    self.scene = scene
    self.options = options
    origin = Self.microseconds(session.beginning)
    naming = TraceNaming(windows: scene?.windows ?? session.application.windows)
    writer = RecordWriter(names: naming.quoted, source: .x11)
    messages = MessageLines(naming: naming)
    make = RecordMaker(naming: naming)
    hiddenKeys = HiddenKeys(isOff: options.recordsKeys)
    self.output = output
    session.addFirst(self)
  }

  /// Writes the two lines that a trace begins with.
  private func begin() {
    writePreamble()
    // Not weak: that would slow down each count of the recorder. It is cleared with the recorder.
    scene?.watchChanges(for: self) { [unowned self] in note($0) }
    turnStart = writer.line.count
  }

  /// Ends the recording: the last lines are written and the file is complete.
  public func stop() {
    if !isRecording { return }
    finishTurn()
    writeTail()
    flush(isLast: true)
    detach()
  }

  /// Writes what was recorded to memory to a file, as if the recording ended now.
  ///
  /// - Throws: Why the file cannot be written; one that was not there before is not there then.
  public func save(to path: String) throws(TraceError) {
    let isNew = access(path, F_OK) != 0
    var output = try TraceOutput(path: path, pace: .buffered)
    var copy = JSONWriter(capacity: writer.line.count + 256)
    let length = writer.line.count
    if isRecording { writeTail() }
    writer.line.withBytes { copy.append($0) }
    writer.line.removeLast(writer.line.count - length)
    guard let error = output.take(&copy, isLast: true) else { return }
    if isNew { unlink(path) }
    throw error
  }

  /// Writes a note for people.
  public func mark(_ text: String) {
    if !isRecording { return }
    finishTurn()
    var mark = TraceMark()
    (mark.time, mark.text) = (currentTime, text)
    writer.write(.mark(mark))
    turnStart = writer.line.count
  }

  isolated deinit {
    // The scene may live longer than a recording that nobody stopped.
    if isRecording { scene?.stopWatchingChanges(for: self) }
  }

  private func detach() {
    isRecording = false
    scene?.stopWatchingChanges(for: self)
    session?.remove(self)
  }

  // MARK: Turns

  /// Writes down that nothing more follows from the input that was taken last.
  public func inputWasRouted() {
    if !isRecording { return }
    finishTurn()
    if inputCount >= nextCheck { writeCheck() }
    turnStart = writer.line.count
    flush(isLast: false)
    if let limit = options.limit, output.isMemory, writer.line.count > limit {
      isComplete = false
      detach()
    }
  }

  /// Completes the lines of the turn.
  func finishTurn() {
    finishAction()
    if messages.hasOpen { messages.write(to: &writer) }
    isTurnOpen = false
    owesEvent = false
  }

  private func flush(isLast: Bool) {
    guard let error = output.take(&writer.line, isLast: isLast || options.isLive) else {
      if !output.isMemory { turnStart = writer.line.count }
      return
    }
    turnStart = 0
    detach()
    isComplete = false
    onFailure?(error)
  }

  // MARK: Time

  /// The time of the application, in microseconds since the recording began.
  ///
  /// Before the first input the application may not know yet that its session began late.
  var currentTime: Int64 { max(Self.microseconds(application.now) - origin, 0) }

  @inline(__always)
  static func microseconds(_ time: TimeInterval) -> Int64 {
    // Times are whole microseconds but for the last bits, so halves are never met.
    Int64(time * 1e6 + (time < 0 ? -0.5 : 0.5))
  }
}
