internal import HitGeometry

/// What a scene that was read from a dump has beyond a scene file.
nonisolated public struct Dump: Hashable, Sendable {
  /// The views in the order of ``SceneDocument/views``.
  public var views: [DumpView]
  /// What the dump does not tell, and what was skipped in it.
  public var notes: [DumpNote]
  /// Whether it has the colours of views; those of systems before iOS 15 do not.
  public var tellsColors: Bool
}

/// What a dump says of one view, beyond what a scene file can say.
nonisolated public struct DumpView: Hashable, Sendable {
  /// Why users are expected to press a view.
  public enum Press: Hashable, Sendable {
    /// There is no sign of it.
    case none
    /// It has recognizers, whose kinds a dump does not print.
    case recognizers
    /// Its class, or the class of UIKit that it comes from, has the name of a control: a guess.
    case guess
  }

  /// The class as the dump prints it; readable where that is a mangled name of Swift.
  public var className: String
  /// The nearest class of UIKit above a class of an app, as far as it is printed.
  public var baseClass: String?
  /// Why users are expected to press it.
  public var press = Press.none
  /// Whether it prints recognizers, whose kinds it does not print.
  public var hasRecognizers = false
  /// Whether it is hit only through its subviews, by its class or the reader's options.
  public var isPassThrough = false
  /// Whether the reader's options say that it is hit only through its subviews.
  public var isToldPassThrough = false
  /// Whether the view was made for the scene and is not in the dump.
  public var isMadeUp = false
  /// Whether it was being animated, so that UIKit may have withheld touches from it.
  public var isAnimating = false
  /// How far beyond its edges the content of a scroll view can be scrolled.
  var insets: UIEdgeInsets?
  /// Whether it scrolls: the size of its content is printed.
  package var scrolls = false
}
