internal import Foundation
internal import HitAnalysis
internal import HitInspector
public import HitResponders
internal import HitScenes
internal import HitSession
internal import HitTrace
public import HitX11

/// A window on a desktop in which people press on a scene's views and see every decision.
///
/// Two sessions meet here: the scene under test and the panels that explain it, each with an
/// application of its own, so that a walk of the scene never meets an inspector view. The window
/// hands each input to one of them by place.
///
/// Its life: made with a scene, `run()` until the window closes or the display is lost.
@preconcurrency @MainActor
public final class Sandbox {
  /// Called with each input of the scene when it has been routed.
  public var onRouted: (RoutedInput) -> Void = { _ in }

  /// Called with what came of a touch or a key of the scene that is over.
  public var onTold: ([Message]) -> Void = { _ in }

  /// Called with things worth a line that are no reason to stop.
  public var onNotice: (String) -> Void {
    get { notices.tell }
    set { notices.tell = newValue }
  }

  let notices: Notices
  let configuration: Configuration
  let inspector: Inspector
  let clock = RealClock()
  private(set) var scene: Scene
  private(set) var session: Session
  /// What people do in the window, for the scene that is shown.
  private(set) lazy var input = makeInput(isPair: false)
  let screen: SandboxScreen
  let source: SceneSource
  private let panels: Session
  let connection: X11Connection
  /// The theme that was asked for, or chosen since.
  var theme: SandboxTheme
  let window: X11Window
  /// The window as its parts know it.
  let shared: SandboxWindow
  private let pump: MainQueuePump
  let recording: SandboxRecording
  let files: SceneFiles
  let writer: FileWriter
  /// The tries of the gallery that are done.
  var lessons: LessonProgress
  /// The trace that is replayed, if one is.
  var replay: SandboxReplay?
  private(set) var feed: InspectorFeed
  var (isToldOfKeys, isQuitAsked) = (false, false)
  /// What would leave edits that are not saved, if it was asked for once.
  var askedToLeave: InspectorCommand?
  /// How many inputs of the scene were told so far.
  var routedCount = 0
  private var (isPaintScheduled, isDraining) = (false, false)
  private let alarm = Alarm()

  /// Opens a window for a scene; `run()` brings it to life.
  ///
  /// The window shows its plain areas at once. Everything in them needs fonts, which cost more than
  /// all the rest of the start.
  ///
  /// - Throws: `SceneError` when the scene has faults, `DisplayError` when there is no display,
  ///   `TraceError` when the trace cannot be written.
  public init(_ source: SceneSource, configuration: Configuration = .init()) throws {
    self.source = source
    notices = Notices(clock)
    self.configuration = configuration
    scene = try source.first()
    connection = try X11Connection(named: configuration.display, scale: configuration.scale)
    // A window without a manager would reach beyond a screen that has fewer points.
    let size = CGSize(
      width: min(configuration.size.width, connection.screenSize.width),
      height: min(configuration.size.height, connection.screenSize.height)
    )
    window = try X11Window(
      on: connection,
      title: "\(scene.title) – HitScope",
      size: size,
      minimumSize: CGSize(width: 480, height: 360),
      icons: SandboxIcon.all
    )
    window.show()
    theme = configuration.theme
    let sceneSize = scene.application.screen.bounds.size
    let appearance = theme.appearance(on: connection)
    window.fill(FirstFrame(size: size, sceneSize: sceneSize, appearance: appearance))
    inspector = Inspector(size: size)
    inspector.places.isStill = configuration.isStill
    panels = Session(inspector.application, clock: clock)
    let shared = SandboxWindow(
      onDisplay: window,
      connection: connection,
      inspector: inspector,
      clock: clock,
      notices: notices
    )
    replay = try configuration.replay.map {
      try SandboxReplay(OpenedTrace($0), shared, speed: configuration.replaySpeed)
    }
    scene = replay?.scene ?? scene
    session = replay?.session ?? Session(scene.application, clock: clock)
    feed = InspectorFeed(scene, inspector)
    pump = MainQueuePump(for: connection)
    (self.shared, screen) = (shared, SandboxScreen(shared))
    recording = SandboxRecording(configuration, shared)
    files = SceneFiles(inspector, notices, source)
    writer = FileWriter(clock)
    lessons = LessonProgress(in: configuration.stateFolder)
    connect()
    followTheme()
    if let trouble = lessons.trouble { notices.fail(trouble) }
    show(scene)
    if let path = configuration.recordingPath {
      try recording.beginFile(scene, in: session, to: path)
    }
  }

  private func connect() {
    connection.onProtocolError = { [weak self] in self?.notices.fail($0) }
    notices.change = { [weak self] in self?.changeNotices($0) }
    connection.onDrained = { [weak self] in self?.finishBatch() }
    window.onEvent = { [weak self] in self?.receive($0) }
    panels.onFrameRequest = { [weak self] in self?.schedulePaint() }
    panels.onWake = { [weak self] in self?.schedulePaint() }
    alarm.onRing = { [weak self] in self?.finishBatch() }
    inspector.onCommand = { [weak self] in self?.perform($0) }
    replay?.onScene = { [weak self] in self?.followReplay() }
    connectFiles()
  }

  // MARK: Scenes

  /// Takes the scene away and shows another one.
  func replace(by next: Scene) {
    leaveScene()
    scene = next
    show(next)
  }

  /// Ends the replay and shows its scene made anew, to be used by hand.
  ///
  /// - Returns: Whether there was one.
  func leaveReplay(for next: () throws -> Scene) rethrows -> Bool {
    guard replay != nil else { return false }
    let scene = try next()
    replay = nil
    inspector.timeline.close()
    replace(by: scene)
    return true
  }

  /// Shows the scene of the replay, which is another one after going to another moment.
  func followReplay() {
    guard let replay else { return }
    session.remove(feed.watcher)
    scene = replay.scene
    show(scene, isSameScene: true)
  }

  private func makeInput(isPair: Bool) -> SceneInput {
    let shown = ShownScene(
      session: session,
      inspector: inspector,
      clock: clock,
      recording: recording
    )
    let input = SceneInput(shown, panels: panels, isForScene: replay == nil, isPair: isPair)
    input.delegate = self
    return input
  }

  /// Cancels the touches and keys of the scene and ends its recording.
  private func leaveScene() {
    input.releaseAll()
    recording.end()
    files.end()
  }

  private func show(_ scene: Scene, isSameScene: Bool = false) {
    let last = session.application.now
    session = replay?.session ?? Session(scene.application, clock: clock)
    // What was cancelled with the scene before was cancelled now; what still waits to be read came
    // earlier, and would run back behind it.
    if replay == nil { session.advance(to: min(last, clock.now)) }
    session.makeMain()
    session.onFrameRequest = { [weak self] in self?.schedulePaint() }
    session.onWake = { [weak self] in self?.schedulePaint() }
    let (isGuessing, before) = (inspector.model.card.isGuessing, input)
    input = makeInput(isPair: before.isPair)
    if isSameScene { input.takePanels(from: before) }
    feed = InspectorFeed(scene, inspector)
    feed.watcher.onRouted = { [weak self] in self?.note($0) }
    feed.watcher.onTold = { [weak self] in self?.onTold($0) }
    session.add(feed.watcher)
    feed.editing.session = session
    feed.onProblem = { [weak self] in self?.notices.fail($0) }
    feed.open(
      place: source.place,
      display: connection.name,
      scale: connection.scale.pixelsPerPoint,
      isReplay: replay != nil,
      timeOrigin: replay?.origin ?? 0,
      isSameScene: isSameScene
    )
    layScreenshot()
    window.title = "\(scene.title) – HitScope"
    beginLesson(isGuessing: isGuessing)
    if replay == nil {
      recording.begin(scene, in: session)
      files.follow(scene, feed)
    }
    schedulePaint()
    FreeMemory.returnToSystem()
  }

  // MARK: Running

  /// Serves the window until it is closed, or throws once the display is lost.
  public func run() throws(DisplayError) {
    if let refusal = connection.touchRefusal { notices.post(Notice(.info, refusal)) }
    if let document = scene.document, let notes = document.dump?.notes { tell(notes, of: document) }
    if configuration.playsTries { playTries() }
    replay?.begin()
    recall()
    defer {
      writer.finish()
      leaveScene()
    }
    try files.keepingEdits { () throws(DisplayError) in try pump.run() }
    remember()
    window.close()
  }

  /// Ends `run()`.
  public func stop() { pump.stop() }

  // MARK: Frames

  /// Asks for a frame at the end of this turn of the main queue, whatever changed.
  func schedulePaint() {
    if isPaintScheduled || isDraining { return }
    isPaintScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.finishBatch() }
    }
  }

  /// Routes what waits, shows what came of it and paints what changed.
  func finishBatch() {
    isPaintScheduled = false
    isDraining = true
    advance(session)
    advance(panels)
    input.followFirstResponder()
    input.followScene()
    feed.explain(at: clock.now)
    tellWhoHasKeys()
    followLesson()
    showTime()
    input.showSecondFinger()
    if screen.isSeen {
      session.frameWasPainted()
      panels.frameWasPainted()
      screen.paint()
    }
    isDraining = false
    scheduleWake()
  }

  /// Fires what is due in a session, and else leaves its time to its inputs.
  ///
  /// An input that waits to be read has a time before now, and must keep it. Time goes beyond what
  /// is due, never just to it: an input that comes then is told apart from one that came before.
  private func advance(_ session: Session) {
    if let replay, session === replay.session { return replay.goOn() }
    session.drain()
    let now = clock.now
    if let due = session.wakeTime, due < now { session.advance(to: now) }
  }

  /// Wakes the sessions when their next deadline or picture is due, and lets them sleep else.
  private func scheduleWake() {
    let isSeen = screen.isSeen
    if replay?.isRunning == true { return alarm.set(in: SandboxReplay.interval) }
    // The time of a replay goes by its own clock.
    let sessions = replay == nil ? [session, panels] : [panels]
    var times = sessions.compactMap { isSeen ? $0.wakeTime : $0.deadline }
    if isSeen, let overlay = feed.wakeTime { times.append(overlay) }
    if isSeen, let tick = nextTick { times.append(tick) }
    alarm.set(in: times.min().map { $0 - clock.now })
  }
}
