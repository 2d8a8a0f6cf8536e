internal import HitTrace

/// What the sides of a page are made of, found out before it is made: what follows now where that
/// is another than what was recorded, and how the two differ.
struct ReportSources {
  struct Side {
    var path: String
    var options: TraceReplayer.Options
  }

  private(set) var sides: [Side] = []
  /// What differs, where something is compared.
  private(set) var diff: TraceDiff?
  /// What differs between the scenes of two traces.
  private(set) var changed: ChangedData?
  /// Whether there is something to compare with.
  private(set) var isComparing = false
  private let golden: String
  /// The trace that has what follows now, where that is another than what was recorded.
  private var now: SpillFile?
  private let nowPath: String

  /// - Throws: Why a trace cannot be read or replayed at all.
  init(_ request: TraceReport.Request) throws {
    golden = request.trace
    nowPath = request.against ?? request.trace
    if let against = request.against {
      var own = request.options
      own.scene = nil
      sides = [request.trace, against].map { Side(path: $0, options: own) }
      isComparing = true
      diff = try TraceDiff(from: golden, to: against)
      changed = try scenes(of: sides)?.data()
      return
    }
    try replay(request.options)
    if isComparing, request.options.scene != nil, let own = Self.own(request) { sides = [own] }
    sides.append(Side(path: request.trace, options: request.options))
  }

  /// Compares the scenes of two traces as they were made.
  private func scenes(of sides: [Side]) throws(TraceError) -> ChangedScene? {
    let names = ["before", "after"]
    let (old, new) = (
      try TraceReplayer(contentsOfFile: sides[0].path, options: sides[0].options).scene,
      try TraceReplayer(contentsOfFile: sides[1].path, options: sides[1].options).scene
    )
    return ChangedScene(from: old, to: new, names: names)
  }

  /// Beyond the end of every recording, in seconds.
  private static let forever = 1e12

  /// Finds out whether what follows now is what was recorded, and keeps it where it is not.
  private mutating func replay(_ options: TraceReplayer.Options) throws {
    let replayer = try TraceReplayer(contentsOfFile: golden, options: options)
    var isDamaged = false
    do throws(TraceError) {
      _ = try replayer.run()
    } catch {
      // It is told as far as it goes.
      isDamaged = true
    }
    let isWhole = replayer.header.detail == .full
    isComparing = options.scene != nil || !isDamaged && replayer.outcome != .same
    if isWhole, replayer.outcome == .same || isDamaged && options.scene == nil { return }
    let again = try TraceReplayer(contentsOfFile: golden, options: options, keepingTrace: true)
    let file = SpillFile()
    again.onTrace = { file.append($0) }
    do throws(TraceError) {
      _ = try again.run(until: Self.forever)
    } catch {
      isDamaged = true
    }
    again.handOut(isLast: true)
    try file.check()
    now = file
    if isComparing, !isDamaged, replayer.header.detail != .inputs {
      diff = try TraceDiff(from: goldenReader(), to: nowReader())
    }
  }

  /// The trace's own scene as a side; nothing where that cannot be built any more.
  private static func own(_ request: TraceReport.Request) -> Side? {
    var options = request.options
    options.scene = nil
    do throws(TraceError) {
      _ = try TraceReplayer(contentsOfFile: request.trace, options: options)
      return Side(path: request.trace, options: options)
    } catch {
      return nil
    }
  }

  /// Opens what follows now.
  func nowReader() throws(TraceError) -> TraceReader {
    try TraceReader(contentsOfFile: now?.path ?? nowPath)
  }

  /// Opens what was recorded, or the trace before.
  func goldenReader() throws(TraceError) -> TraceReader {
    try TraceReader(contentsOfFile: golden)
  }
}
