public import Foundation
internal import HitAnalysis
internal import HitInspector
public import HitResponders
internal import HitScenes
internal import HitSession
public import HitTrace
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
  /// How a sandbox is opened.
  public struct Configuration {
    /// The display's name; `$DISPLAY` when there is none.
    public var display: String?
    /// Pixels to a point; found out from the desktop when there is none.
    public var scale: CGFloat?
    /// The window's first size, in points.
    public var size = CGSize(width: 1280, height: 800)
    /// Whether the sandbox plays the scene's tries and closes by itself.
    public var playsTries = false
    /// The folder that gets a picture of the window after each try.
    public var picturesFolder: String?
    /// The file that a trace of the first scene is recorded to.
    public var recordingPath: String?
    /// The folder for traces of which no file is named; the current one where none is given.
    public var tracesFolder: String?
    /// What is replayed in the window; fingers and keys are not the scene's then.
    public var replay: TraceReplayer?
    /// Whether the characters of keys are recorded.
    public var recordsKeys = false

    /// Makes a configuration for a person at a desktop.
    public init() {}
  }

  /// Called with each input of the scene when it has been routed.
  public var onRouted: (RoutedInput) -> Void = { _ in }

  /// Called with things worth a line that are no reason to stop.
  public var onNotice: (String) -> Void = { _ in }

  let configuration: Configuration
  let source: SceneSource
  let clock = RealClock()
  let inspector: Inspector
  let panels: Session
  let connection: X11Connection
  let window: X11Window
  let pump: MainQueuePump
  var scene: Scene
  var session: Session
  var feed: InspectorFeed
  var fingers = PointerFingers()
  var touches = TouchFingers()
  var second: SecondFinger
  var target: FrameTarget?
  var heldKeys = HeldKeys()
  var shakes = ShakeDetector()
  /// When the shake that is going on was found to end, unless it goes on.
  var shakeEnd: TimeInterval?
  /// The key that shakes while it is held.
  var shakingKey: Int?
  /// The keys of a remote control that are held, with what each meant when it went down.
  var heldRemoteKeys: [Int: UInt32] = [:]
  /// When the replay began, and how it was when it ended.
  var replayStart: TimeInterval?
  /// What records the scene: to a file where that was asked for, else to memory.
  var recorder: TraceRecorder?
  /// The file that is recorded to, while one is.
  var recordingPath: String?
  /// How many inputs of the scene were told so far.
  private(set) var routedCount = 0
  private var isPaintScheduled = false
  private var isDraining = false
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
    self.configuration = configuration
    scene = try source.first()
    connection = try X11Connection(named: configuration.display, scale: configuration.scale)
    window = try X11Window(
      on: connection,
      WindowDescription(
        title: "\(scene.title) – HitScope",
        size: configuration.size,
        minimumSize: CGSize(width: 480, height: 360),
        instanceName: "hitscope",
        className: "HitScope",
        icons: SandboxIcon.all
      )
    )
    window.show()
    for area in FirstFrame(size: configuration.size).areas {
      window.fill(area.rect, color: area.color.rgb)
    }
    inspector = Inspector(size: configuration.size)
    panels = Session(inspector.application, clock: clock)
    session = configuration.replay?.session ?? Session(scene.application, clock: clock)
    feed = InspectorFeed(scene, inspector)
    second = SecondFinger(screen: scene.application.screen.bounds)
    pump = MainQueuePump(for: connection)
    connect()
    recordingPath = configuration.recordingPath
    show(scene)
    if recordingPath != nil, recorder == nil { try beginRecording() }
  }

  private func connect() {
    connection.onProtocolError = { [weak self] in self?.onNotice($0) }
    connection.onDrained = { [weak self] in self?.finishBatch() }
    window.onEvent = { [weak self] in self?.take($0) }
    panels.onFrameRequest = { [weak self] in self?.schedulePaint() }
    panels.onWake = { [weak self] in self?.schedulePaint() }
    alarm.onRing = { [weak self] in self?.finishBatch() }
    inspector.onSceneStep = { [weak self] in self?.stepScene($0) }
    inspector.onRecordingToggle = { [weak self] in self?.toggleRecording() }
    inspector.onTraceSave = { [weak self] in self?.saveTrace() }
    inspector.onSecondFingerToggle = { [weak self] in self?.toggleSecondFinger() }
  }

  // MARK: Scenes

  /// Shows another scene of the library.
  func stepScene(_ steps: Int) {
    do {
      guard let next = try source.step(steps) else { return }
      replace(by: next)
    } catch {
      onNotice("\(error)")
    }
  }

  /// Takes the scene away and shows another one.
  func replace(by next: Scene) {
    releaseAll()
    endRecording()
    scene = next
    show(next)
  }

  private func show(_ scene: Scene) {
    session = replay?.session ?? Session(scene.application, clock: clock)
    session.makeMain()
    session.onFrameRequest = { [weak self] in self?.schedulePaint() }
    session.onWake = { [weak self] in self?.schedulePaint() }
    let wasSwitchedOn = second.isSwitchedOn
    second = SecondFinger(screen: scene.application.screen.bounds)
    second.isSwitchedOn = wasSwitchedOn
    feed = InspectorFeed(scene, inspector)
    feed.watcher.onRouted = { [weak self] in self?.note($0) }
    session.add(feed.watcher)
    feed.open(
      place: source.place,
      display: connection.name,
      scale: connection.scale.pixelsPerPoint,
      isReplay: replay != nil
    )
    window.title = "\(scene.title) – HitScope"
    if recordingPath == nil, replay == nil { record() }
    schedulePaint()
  }

  /// Tells what followed from an input.
  func note(_ routed: RoutedInput) {
    routedCount += 1
    onRouted(routed)
  }

  // MARK: Running

  /// Serves the window until it is closed.
  ///
  /// - Throws: `DisplayError` when the display is lost; everything routed until then was told.
  public func run() throws(DisplayError) {
    if let refusal = connection.touchRefusal { onNotice(refusal) }
    if let document = scene.document {
      for note in document.dump?.notes ?? [] { onNotice("\(document.path): \(note)") }
    }
    if configuration.playsTries { playTries() }
    if replay != nil { replayStart = clock.now }
    defer {
      releaseAll()
      endRecording()
    }
    try pump.run()
    window.close()
  }

  /// Ends `run()`.
  public func stop() { pump.stop() }

  // MARK: Frames

  /// Asks for a frame at the end of this turn of the main queue, whatever changed.
  private func schedulePaint() {
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
    feed.explain(at: clock.now)
    showSecondFinger()
    paint()
    isDraining = false
    scheduleWake()
  }

  /// Fires what is due in a session, and else leaves its time to its inputs.
  ///
  /// An input that waits to be read has a time before now, and must keep it. Time goes beyond what
  /// is due, never just to it: an input that comes then is told apart from one that came before.
  private func advance(_ session: Session) {
    if session === replay?.session { return goOnReplaying() }
    session.drain()
    let now = clock.now
    if let due = session.wakeTime, due < now { session.advance(to: now) }
  }

  /// Wakes the sessions when their next deadline or picture is due, and lets them sleep else.
  private func scheduleWake() {
    let isSeen = window.isMapped
    if replayStart != nil { return alarm.set(in: Self.replayInterval) }
    var times = [session, panels].compactMap { isSeen ? $0.wakeTime : $0.deadline }
    if isSeen, let overlay = feed.wakeTime { times.append(overlay) }
    alarm.set(in: times.min().map { $0 - clock.now })
  }
}
