internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitTrace

/// A trace that goes through its scene from its beginning to its end, watched.
final class ReportSide {
  let timeline: TraceTimeline
  let stage: StageReader
  let explainer: Explainer
  private let watcher: OutcomeWatcher
  /// What was told since it was taken last.
  private var news = News()
  /// The touches of which something may be told, by their fingers.
  private(set) var touches: [Int: TouchTelling] = [:]
  /// What was another on the stage and was not taken yet.
  private var stageChanges: [StageChange] = []

  /// What is added to this side's times to have those of the page, in microseconds.
  var shift: Int64 = 0

  /// What happened in a frame.
  struct News {
    var records: [RoutedInput] = []
    /// The fingers that landed.
    var landed: [Int] = []
    /// What a log says of touches and keys that are over.
    var told: [Message] = []
    var key: KeyOutcome?
  }

  /// A finger that came down, and what came of it.
  struct TouchTelling {
    var inspection: Inspection
    var outcome: PressOutcome
  }

  /// Opens a trace.
  ///
  /// - Throws: Why it cannot be opened, or its scene cannot be built.
  init(_ source: ReportSources.Side, _ parts: PageParts) throws(TraceError) {
    timeline = try TraceTimeline(
      contentsOfFile: source.path,
      options: source.options,
      toleratingDamage: true
    )
    try timeline.seek(to: 0)
    let scene = timeline.scene
    stage = StageReader(scene.application, parts)
    explainer = Explainer(scene)
    watcher = OutcomeWatcher(explainer)
    watcher.onLanding = { [weak self] in self?.land($0, $1) }
    watcher.onRecord = { [weak self] in self?.take($0) }
    watcher.onOutcome = { [weak self] in self?.news.told += $0.messages }
    watcher.onKey = { [weak self] in
      self?.news.key = $0
      if $0.isOver { self?.news.told += $0.messages }
    }
    timeline.session.add(watcher)
  }

  private func land(_ press: ExplainedPress, _ outcome: PressOutcome) {
    var inspection = Inspection(press)
    inspection.isTouch = true
    inspection.report = outcome.report
    let finger = outcome.report.finger
    touches[finger] = TouchTelling(inspection: inspection, outcome: outcome)
    news.landed.append(finger)
  }

  private func take(_ record: RoutedInput) {
    for finger in touches.keys.sorted() {
      guard var touch = touches[finger], !touch.outcome.report.isSettled else { continue }
      touch.inspection.take(record, into: &touch.outcome)
      touches[finger] = touch
    }
    news.records.append(record)
  }

  /// Hands out what was told since this was called last.
  func takeNews() -> News {
    defer { news = News() }
    return news
  }

  // MARK: Going

  /// Lets time pass up to a frame, and looks at the stage as often as something moves on it.
  ///
  /// - Parameters:
  ///   - time: When, in microseconds since the recording began.
  ///   - n: How many inputs of the page came before.
  ///   - isOver: Whether nothing follows, so that the moment itself is looked at as well.
  /// - Throws: Why the trace cannot be read any more, or a view cannot be drawn.
  func wait(until time: Int64, after n: Int, isOver: Bool = false) throws {
    if isBeforeDamage { return }
    while let wake = timeline.session.wakeTime {
      // Later than now in any case, so that this comes to an end.
      let reached = Int64((timeline.time * 1e6).rounded())
      let due = max(Int64((wake * 1e6).rounded(.up)) - timeline.header.origin, reached + 1)
      guard due < time || isOver && due == time else { break }
      try timeline.advance(toTime: Double(due) / 1e6)
      try look(at: due, after: n)
    }
    guard isOver else { return }
    try timeline.advance(toTime: Double(time) / 1e6)
    try look(at: time, after: n)
  }

  /// Gives the scene the inputs up to one, which is the page's input `n`.
  func advance(to position: Int, at time: Int64, after n: Int) throws {
    if isBeforeDamage { return }
    try timeline.advance(to: position)
    try look(at: time, after: n)
  }

  /// Whether the trace cannot be read on.
  private var isBeforeDamage: Bool {
    timeline.failure != nil && timeline.position >= timeline.inputCount
  }

  /// Notes what is another on the stage.
  private func look(at time: Int64, after n: Int) throws {
    let change = try Routing.unwatched {
      try stage.changes(after: n, at: max(0, time + shift))
    }
    if let change { stageChanges.append(change) }
  }

  /// The views as they are, to begin a part with.
  func begin() throws -> [StageView] {
    _ = try Routing.unwatched { try stage.changes(after: 0, at: 0) }
    stageChanges = []
    return stage.views
  }

  /// Hands out what was another on the stage since this was called last.
  func takeChanges() -> [StageChange] {
    defer { stageChanges = [] }
    return stageChanges
  }

  /// Tells what came of the touches of which more might have been told.
  func finish() { watcher.finish() }
}
