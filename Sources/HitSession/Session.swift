public import Foundation
public import HitResponders

/// One application, the clock that wakes it, and the listeners that watch its routing.
///
/// Everything that reaches the application goes through `send` or `advance`, and every watch is
/// opened here and nowhere else: a session is the one place where inputs, time and listeners meet.
/// Sessions are independent of each other; the sandbox runs one for the scene and one for its
/// panels, and tests make as many as they like.
@preconcurrency @MainActor
public final class Session {
  /// The application that is routed.
  public let application: UIApplication

  /// Where the session's time comes from.
  public let clock: any SessionClock

  /// When the session began on its clock; animations of its scene that began earlier begin then.
  public let beginning: TimeInterval

  /// Called when an input or a deadline came in while nothing was being handled.
  ///
  /// A caller that sleeps until ``wakeTime`` must read it again, and call ``drain()``.
  public var onWake: (() -> Void)?

  /// Called once when something must be painted again, until `frameWasPainted()`.
  public var onFrameRequest: (() -> Void)?

  private let group = ObserverGroup()
  /// How the listeners watch; none where there are none.
  @exclusivity(unchecked)
  private var watch: RoutingWatch?
  @exclusivity(unchecked)
  private var isPumping = false
  @exclusivity(unchecked)
  private var isDispatching = false
  @exclusivity(unchecked)
  private var isFrameRequested = false

  /// Makes a session of an application that exists already, such as a scene's.
  ///
  /// Nothing else may send it input from now on. The clock is virtual unless one is given.
  public init(_ application: UIApplication, clock: (any SessionClock)? = nil) {
    self.application = application
    let clock = clock ?? VirtualClock()
    self.clock = clock
    beginning = clock.now
    application.begin(at: beginning)
    application.onDamage = { [weak self] in self?.requestFrame() }
    application.onWaiting = { [weak self] in self?.requestWake() }
    application.readClock = { [weak self] in self?.timeOfCall ?? 0 }
  }

  /// Makes a session of a new application; its clock is virtual unless one is given.
  ///
  /// > Units: points.
  public convenience init(
    screenSize: CGSize = CGSize(width: 320, height: 480),
    options: RoutingOptions = .init(),
    clock: (any SessionClock)? = nil
  ) {
    let application = UIApplication()
    application.screen.bounds = CGRect(origin: .zero, size: screenSize)
    application.routingOptions = options
    self.init(application, clock: clock)
  }

  /// Makes this session's application the one that is shared outside any dispatch.
  public func makeMain() { UIApplication.main = application }

  /// Runs `body` with this session's application as `shared`; windows made inside belong to it.
  ///
  /// Listeners are notified of what follows, such as the end of a touch whose view is removed.
  public func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { if application.hasInput || wakeTime != nil { requestWake() } }
    return try dispatch { () throws(Failure) in try application.inForce(body) }
  }

  // MARK: Listening

  /// Adds a listener that watches how every later input is routed.
  public func add(_ listener: any SessionListener) {
    group.listeners.append(listener)
    renewWatch()
  }

  /// Adds a listener that is notified of each input before the others.
  ///
  /// A recorder must write an input before another listener shows it: the program may be killed
  /// between the two.
  package func addFirst(_ listener: any SessionListener) {
    group.listeners.insert(listener, at: 0)
    renewWatch()
  }

  /// Removes a listener.
  public func remove(_ listener: any SessionListener) {
    group.listeners.removeAll { $0 === listener }
    renewWatch()
  }

  private func renewWatch() {
    let listeners = group.listeners
    watch = listeners.first.map { RoutingWatch(listeners.count == 1 ? $0 : group) }
  }

  // MARK: Input and time

  /// Adds an input to the application's queue and routes all inputs in it.
  public func send(_ input: ApplicationInput) {
    application.append(input)
    drain()
  }

  /// Routes everything in the application's queue; does nothing while that is already happening.
  ///
  /// A deadline due before an input gets a turn of its own, as if the session had been woken for
  /// it. So the same inputs make the same turns, however late they are read.
  public func drain() {
    if isPumping { return }
    isPumping = true
    defer { isPumping = false }
    while let time = application.nextInputTime {
      if let due = application.nextDeadline, due < time {
        clock.advance(to: due)
        dispatch { application.fireDeadlines(through: due) }
      } else {
        dispatch { application.processNextInput() }
      }
    }
  }

  /// Advances to a time, firing the deadlines due up to and including it.
  ///
  /// > Units: seconds, rounded to whole microseconds.
  public func advance(to time: TimeInterval) {
    let time = time.wholeMicroseconds
    drain()
    while let due = application.nextDeadline, due <= time {
      clock.advance(to: due)
      dispatch { application.advance(to: due) }
      drain()
    }
    clock.advance(to: time)
    application.advance(to: time)
  }

  /// Advances by an amount of time.
  public func advance(by seconds: TimeInterval) {
    advance(to: max(application.now, clock.now) + seconds)
  }

  /// When the application must be woken, for a deadline or the next picture of an animation.
  public var wakeTime: TimeInterval? {
    [deadline, application.nextAnimationFrame].compactMap { $0 }.min()
  }

  /// When the next deadline is due, for callers that paint nothing.
  public var deadline: TimeInterval? { application.nextDeadline }

  /// The current time: the application's during a turn, else the clock's.
  private var timeOfCall: TimeInterval { isDispatching ? application.now : clock.now }

  private func requestWake() {
    if !isDispatching && !isPumping { onWake?() }
  }

  /// Runs one turn: `body`, then the layout it asked for, as UIKit's run loop does.
  ///
  /// So what follows finds every view laid out, painted or not.
  @discardableResult
  private func dispatch<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isDispatching { return try body() }
    isDispatching = true
    defer {
      isDispatching = false
      for listener in group.listeners { listener.inputWasRouted() }
    }
    return try watched { () throws(Failure) in
      defer { application.layoutIfNeeded() }
      return try body()
    }
  }

  private func watched<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let watch else { return try body() }
    return try Routing.watched(by: watch, body)
  }

  // MARK: Frames

  private func requestFrame() {
    if isFrameRequested { return }
    isFrameRequested = true
    onFrameRequest?()
  }

  /// Reports that the damage was painted, so that the next change requests a frame again.
  public func frameWasPainted() { isFrameRequested = false }
}
