internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitTrace

/// A trace in the window: it is played, and every moment of it can be gone to.
///
/// The pointer explains what is under it, and presses nothing.
final class SandboxReplay {
  /// The time between two looks at what is to be played, in seconds.
  static let interval: TimeInterval = 1.0 / 60

  /// Called when the scene is another object, before more is replayed in it.
  var onScene: () -> Void = {}

  private var opened: OpenedTrace
  private let window: SandboxWindow
  private var shown = Moment(position: 0, time: 0)
  /// The moment that was asked for and is not shown yet.
  private var wanted: Moment?
  private var playing: Play?
  private var speed: Double
  private var isEndTold = false
  private var isBroken = false

  /// How many inputs a scene has got, and when, in microseconds.
  private struct Moment: Equatable {
    var position: Int
    var time: Int64
  }

  /// Since when it plays, on the window's clock and in the trace.
  private struct Play {
    var clock: TimeInterval
    var time: Int64
    var stopsAtDifferences: Bool
  }

  init(_ opened: OpenedTrace, _ window: SandboxWindow, speed: Double = 1) {
    self.opened = opened
    self.window = window
    self.speed = speed
  }

  var scene: Scene { opened.timeline.scene }
  var session: Session { opened.timeline.session }
  /// When the recording began, in seconds since its session did.
  var origin: TimeInterval { opened.origin }
  private var index: TimelineIndex { opened.index }

  var isRunning: Bool { !isBroken && (playing != nil || wanted != nil) }

  /// Shows the trace and begins to play it.
  func begin() {
    window.inspector.timeline.open(index)
    tell()
    play(stopsAtDifferences: true)
  }

  /// Shows the moment that is due or was asked for.
  func goOn() {
    if let playing { wanted = due(playing) }
    guard let next = wanted else { return }
    wanted = nil
    guard next != shown, !isBroken else { return }
    do {
      try opened.show(next.position, at: next.time) { onScene() }
      shown = next
    } catch {
      isBroken = true
      playing = nil
      window.inspector.model.activity = .replayed(.broken("\(error)"))
      return window.notices.fail("\(error)")
    }
    tell()
  }

  // MARK: Playing

  private func play(stopsAtDifferences: Bool) {
    if playing != nil {
      playing = nil
    } else {
      if isAtEnd, index.count > 0 { wanted = Moment(position: 0, time: 0) }
      let start = wanted ?? shown
      playing = Play(
        clock: window.clock.now,
        time: start.time,
        stopsAtDifferences: stopsAtDifferences
      )
    }
    tell()
  }

  private var isAtEnd: Bool { shown.time >= index.end && shown.position >= index.count }

  /// The moment that is to be shown by now; the end and the next difference end the playing.
  private func due(_ play: Play) -> Moment {
    let time = play.time + Int64(((window.clock.now - play.clock) * speed * 1e6).rounded())
    if play.stopsAtDifferences,
      let place = index.difference(after: shown.position, back: false)
    {
      let event = index.differences[place].event
      if index.time(of: event) <= time {
        playing = nil
        return moment(ofEvent: event)
      }
    }
    if time < index.end { return Moment(position: index.position(at: time), time: time) }
    playing = nil
    return Moment(position: index.count, time: index.end)
  }

  private func moment(ofEvent event: Int) -> Moment {
    let position = index.endOfFrame(event)
    return Moment(position: position, time: index.time(of: position))
  }

  // MARK: What people ask for

  func perform(_ command: TimelineCommand) {
    guard !isBroken else { return }
    if command != .bless { _ = declineBless() }
    let place = wanted ?? shown
    switch command {
    case .play: return play(stopsAtDifferences: true)
    case .playThrough: return play(stopsAtDifferences: false)
    case .changeSpeed: return changeSpeed()
    case .toStart: go(to: Moment(position: 0, time: 0))
    case .toEnd: go(to: Moment(position: index.count, time: index.end))
    case .eventBack: go(toEvent: index.frameBefore(place.position))
    case .eventOn: if place.position < index.count { go(toEvent: place.position + 1) }
    case .touchBack: goToTouch(from: place, back: true)
    case .touchOn: goToTouch(from: place, back: false)
    case .differenceBack: goToDifference(from: place, back: true)
    case .differenceOn: goToDifference(from: place, back: false)
    case .show(let time): go(to: Moment(position: index.position(at: time), time: time))
    case .showEvent(let event): go(toEvent: event)
    case .bless: return bless()
    case .toggleEvent, .panBack, .panOn, .zoomIn, .zoomOut: break
    }
  }

  private func go(to moment: Moment) {
    playing = nil
    wanted = moment
  }

  private func go(toEvent event: Int) { go(to: moment(ofEvent: event)) }

  private func goToTouch(from place: Moment, back: Bool) {
    if let event = index.touchStart(after: place.position, back: back) { go(toEvent: event) }
  }

  private func goToDifference(from place: Moment, back: Bool) {
    guard let next = index.difference(after: place.position, back: back) else { return }
    go(toEvent: index.differences[next].event)
  }

  private func changeSpeed() {
    var state = TimelineState()
    state.speed = speed
    speed = state.nextSpeed
    if let playing {
      self.playing = Play(
        clock: window.clock.now,
        time: shown.time,
        stopsAtDifferences: playing.stopsAtDifferences
      )
    }
    tell()
  }

  // MARK: Accepting

  /// Asks whether what follows now is to be what is expected of the trace; asked twice, it is.
  private func bless() {
    let file = URL(fileURLWithPath: opened.path).lastPathComponent
    guard case .differs = opened.end else {
      return window.notices.post(Notice(.info, "Nothing differs", " from \(file)"))
    }
    guard isBlessAsked else {
      let count = index.differences.count
      let what = count == 0 ? "What differs" : Counted.text(count, "difference")
      let verb = count == 1 || count == 0 ? "becomes" : "become"
      let keys = "\(KeyTable.label(of: .accept)), \(KeyTable.label(of: .clear))"
      window.notices.show(
        Notice(
          .warning,
          "\(what) \(verb) the golden of \(file).",
          " Bless? \(keys)",
          actions: [.init("Bless", .timeline(.bless))]
        )
      )
      return
    }
    window.inspector.model.notices.dismiss()
    playing = nil
    do {
      opened = try opened.accept()
      window.inspector.timeline.open(index)
      isEndTold = true
      onScene()
      let place = min(shown.position, index.count)
      (wanted, shown) = (Moment(position: place, time: shown.time), Moment(position: 0, time: 0))
      window.notices.post(Notice(.done, "Accepted", ": \(file) expects what follows now"))
    } catch {
      window.notices.fail("\(error)")
    }
    tell()
  }

  /// Takes the question back whether to accept what differs.
  ///
  /// - Returns: Whether it was asked.
  func declineBless() -> Bool {
    guard isBlessAsked else { return false }
    window.inspector.model.notices.dismiss()
    return true
  }

  /// Whether the question stands there; one that left is not open any more.
  private var isBlessAsked: Bool { window.inspector.model.asksToBless }

  // MARK: Telling

  /// Shows where the replay stands; at its end, what came of it.
  private func tell() {
    var state = opened.state(of: shown.position, at: shown.time)
    (state.isPlaying, state.speed) = (playing != nil, speed)
    let facts = opened.facts(of: shown.position)
    window.inspector.timeline.show(state, facts, opened.goldenNotes(on: facts))
    let activity = opened.activity(of: shown.position, at: shown.time)
    if window.inspector.model.activity != activity { window.inspector.model.activity = activity }
    if isAtEnd, playing == nil { tellEnd() }
  }

  private func tellEnd() {
    if isEndTold { return }
    isEndTold = true
    switch opened.end {
    case .same:
      window.notices.post(Notice(.done, "same", ": \(Counted.text(opened.inputCount, "input"))"))
    case .differs(let sentence): window.notices.post(Notice(.problem, "differs", ": \(sentence)"))
    case .broken(let sentence): window.notices.post(Notice(.problem, sentence))
    }
  }
}
