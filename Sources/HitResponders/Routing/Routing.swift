/// A listener that learns every routing decision and can change none.
///
/// An observer must not route; the seam traps when one does.
@preconcurrency @MainActor
public protocol RoutingObserver: AnyObject {
  /// The families of steps that are worth telling this observer.
  var interests: RoutingInterests { get }

  /// Learns one step, while the objects in it are live.
  func routing(_ step: RoutingStep)
}

/// The single seam through which routing is watched.
///
/// A watch is a synchronous scope: an inner one shadows the outer, and unwatched routing pays for
/// one byte compared.
public enum Routing {
  private static var observer: (any RoutingObserver)?

  /// The watch that is open, where it is one that is kept; it is looked at before the observer.
  @exclusivity(unchecked)
  private static var watch: Unmanaged<RoutingWatch>?

  /// What is watched right now: one byte, so that unwatched routing retains nothing.
  @exclusivity(unchecked)
  private(set) static var watched: RoutingInterests = []

  private static var isObserving = false

  /// Runs `body` watched by `observer`, and afterwards by those who watched before.
  public static func watched<Result, Failure: Error>(
    by observer: any RoutingObserver,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outer, outerWatch, outerInterests) = (self.observer, watch, watched)
    self.observer = observer
    watch = nil
    watched = observer.interests
    defer { (self.observer, watch, watched) = (outer, outerWatch, outerInterests) }
    return try body()
  }

  /// Runs `body` watched by an observer that is told again and again.
  package static func watched<Result, Failure: Error>(
    by watch: RoutingWatch,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outer, outerInterests) = (self.watch, watched)
    self.watch = .passUnretained(watch)
    watched = watch.observer.interests
    defer { (self.watch, watched) = (outer, outerInterests) }
    return try body()
  }

  /// Runs `body` without observers, which watch again afterwards.
  package static func unwatched<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = watched
    watched = []
    defer { watched = outer }
    return try body()
  }

  /// Reports `step` if its family is watched; `step` is not even built otherwise.
  @inline(__always)
  static func note(_ family: RoutingInterests, _ step: @autoclosure () -> RoutingStep) {
    if !watched.isDisjoint(with: family) { report(step()) }
  }

  @inline(never)
  private static func report(_ step: RoutingStep) {
    assert(!isObserving, "A RoutingObserver routed while it was told a step; observers only read.")
    isObserving = true
    if let watch {
      watch.borrowed { $0.observer.routing(step) }
    } else {
      observer?.routing(step)
    }
    isObserving = false
  }
}

/// An observer in a form in which watching counts no references, for those who watch every input.
package final class RoutingWatch {
  fileprivate let observer: any RoutingObserver

  /// Makes a watch, which its opener keeps.
  package init(_ observer: any RoutingObserver) { self.observer = observer }
}

// MARK: - Bounds

extension Routing {
  /// The most overrides of one member that may be nested through `super` in one routing.
  ///
  /// The framework's own implementations loop, so only overriding views count. The limit keeps
  /// a runaway recursion from overflowing the stack without a word.
  public static let maximumOverrideDepth = 2_000

  /// The longest responder chain a message may climb; a longer one is a cycle of `next`.
  public static let maximumChainLength = 1_000_000

  @exclusivity(unchecked)
  private static var overrideDepth = 0

  /// Runs `body`, one override deeper.
  @inline(__always)
  static func deeper<Result>(_ body: () -> Result) -> Result {
    overrideDepth += 1
    defer { overrideDepth -= 1 }
    precondition(
      overrideDepth <= maximumOverrideDepth,
      "More than \(maximumOverrideDepth) nested overrides took part in one routing. A view "
        + "probably asks itself again; flatten the tree or drop overrides that only call super."
    )
    return body()
  }
}
