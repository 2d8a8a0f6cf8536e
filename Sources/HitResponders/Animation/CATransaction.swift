public import Foundation

/// A group of changes to layers, which here change views and take effect at once.
///
/// > Source: Core Animation, `CATransaction`. Differs: there are no implicit animations to switch
/// > off; the completion runs when its group is committed.
@preconcurrency @MainActor
public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }

  /// Ends the group begun last.
  public static func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Does nothing: no change waits.
  public static func flush() {}

  /// Switches implicit animations off; there are none.
  public static func setDisableActions(_ flag: Bool) {}

  /// Sets the time of implicit animations; there are none.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}

  /// Sets what runs when the group is committed.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if let last = completions.indices.last { completions[last] = block } else { block?() }
  }
}

/// Returns the time on the scale of events and touches, in seconds.
///
/// > Source: Core Animation, `CACurrentMediaTime`. Differs: the time since the session began, which
/// > a stage advances.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.timeOfCall }

/// Core Foundation's name for seconds.
public typealias CFTimeInterval = TimeInterval
