/// The classes that are known, or suspected, to override hit testing.
///
/// A dump does not tell overrides, and many apps have these.
nonisolated public struct ClassProfile: Hashable, Sendable {
  /// How views of a class are hit.
  public enum Rules: Hashable, Sendable {
    /// Touches pass through where none of their subviews is hit.
    case passThrough
    /// In ways that a dump does not tell.
    case own
  }

  /// How views of the class are hit.
  public var rules: Rules
  /// The reason, as the end of a sentence.
  public var reason: String

  private struct Entry: Sendable {
    var matches: @Sendable (String) -> Bool
    var profile: ClassProfile

    init(_ rules: Rules, _ reason: String, _ matches: @escaping @Sendable (String) -> Bool) {
      self.matches = matches
      profile = ClassProfile(rules: rules, reason: reason)
    }
  }

  /// Returns the profile of a class.
  ///
  /// - Parameter className: The class as ``DumpView/className`` has it.
  /// - Returns: The profile; `nil` for a class that is not known.
  public static func of(_ className: String) -> ClassProfile? {
    entries.first { $0.matches(className) }?.profile
  }

  private static let entries: [Entry] = [
    Entry(.passThrough, "as its name says") {
      $0 == "_UITouchPassthroughView" || $0.hasSuffix("PassThroughView")
        || $0.hasSuffix("PassthroughView")
    },
    Entry(.passThrough, "as the keyboard's windows do around the keyboard") {
      ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView"].contains($0)
    },
    Entry(.own, "floating bars of iOS 26 take touches outside of what they show") {
      $0.hasSuffix("FloatingBarHostingView") || $0.hasSuffix("FloatingBarContainerView")
    },
    Entry(.own, "SwiftUI decides by its own regions, which a dump does not contain") {
      $0.contains("_UIHostingView") || $0.hasPrefix("SwiftUI.")
    },
    Entry(.own, "React Native decides by pointerEvents and hitSlop, also outside of the bounds") {
      reactNative.contains($0)
    },
    Entry(.own, "the button of Gesture Handler enlarges its region by hitSlop") {
      $0.hasPrefix("RNGestureHandler")
    },
  ]

  private static let reactNative: Set = [
    "RCTView", "RCTViewComponentView", "RCTRootView", "RCTRootContentView", "RCTSurfaceView",
    "RCTSurfaceHostingView", "RCTSurfaceHostingProxyRootView", "RCTModalHostView",
    "RCTParagraphComponentView", "RCTText", "RCTTextView", "RCTScrollView",
    "RCTScrollViewComponentView",
    "RCTCustomScrollView", "RCTEnhancedScrollView", "RCTScrollContentView", "RNSScreenView",
    "RNSScreenContainerView", "RNSScreenStackView",
  ]
}
