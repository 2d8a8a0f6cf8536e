public import Foundation

/// Something a user would feel; it has no effect here.
///
/// > Source: UIKit, `UIFeedbackGenerator`. Differs: does nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready, so that no time is lost.
  open func prepare() {}
}

/// A blow.
///
/// > Source: UIKit, `UIImpactFeedbackGenerator`. Differs: does nothing.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what collides is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light, neither, heavy, soft, hard.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes a generator of medium blows.
  public override convenience init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A success or a failure.
///
/// > Source: UIKit, `UINotificationFeedbackGenerator`. Differs: does nothing.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Done, done with a reservation, not done.
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A choice that moved on.
///
/// > Source: UIKit, `UISelectionFeedbackGenerator`. Differs: does nothing.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
