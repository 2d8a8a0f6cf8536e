public import Foundation

/// What a wheel or a touchpad that scrolls did.
nonisolated public struct ScrollSample: Hashable, Sendable {
  /// How far a scroll has come.
  public enum Stage: String, Sendable, CaseIterable {
    /// A wheel turned: a scroll of its own, which ends at once.
    case notch
    /// A touchpad: the first movement, later ones, and the end of a scroll.
    case began, changed, ended, cancelled
  }

  /// How far the scroll has come.
  public var stage: Stage
  /// How far it was scrolled since the sample before; towards the content's end is positive.
  ///
  /// > Units: notches of a wheel; `GestureTuning.scrollNotch` tells their points.
  public var notches: CGSize
  /// Where the pointer is, in screen points.
  public var locationOnScreen: CGPoint

  /// Makes a sample.
  public init(_ stage: Stage, by notches: CGSize, at locationOnScreen: CGPoint) {
    self.stage = stage
    self.notches = notches
    self.locationOnScreen = locationOnScreen
  }

  /// The kind of device that scrolls.
  public var type: UIScrollType { stage == .notch ? .discrete : .continuous }
}
