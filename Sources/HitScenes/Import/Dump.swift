internal import HitGeometry

/// What a scene that was read from a dump knows beyond what a scene file says.
nonisolated public struct Dump: Hashable, Sendable {
  /// The views in the order of ``SceneDocument/views``.
  public var views: [DumpView]
  /// What the dump could not tell, and what was passed over in it.
  public var notes: [DumpNote]
  /// Whether it tells the colours of views; those of systems before iOS 15 do not.
  public var tellsColors: Bool
}

/// What a dump says of one view, beyond what a scene file can say.
nonisolated public struct DumpView: Hashable, Sendable {
  /// Why people are expected to press a view.
  public enum Press: Hashable, Sendable {
    /// Nothing says that they do.
    case none
    /// It has recognizers, of which a dump does not tell the kind.
    case recognizers
    /// Its class, or the class of UIKit that it comes from, has the name of a control: a guess.
    case guess
  }

  /// The class as the dump prints it; readable where that is a mangled name of Swift.
  public var className: String
  /// The nearest class of UIKit above a class of an app, as far as it is printed.
  public var baseClass: String?
  /// Why people are expected to press it.
  public var press = Press.none
  /// Whether it prints recognizers, which it does not tell the kinds of.
  public var hasRecognizers = false
  /// Whether it is hit only through its subviews, because the reader was told so or by its class.
  public var isPassThrough = false
  /// Whether the reader was told that it is hit only through its subviews.
  public var isToldPassThrough = false
  /// Whether the view was made for the scene and does not stand in the dump.
  public var isMadeUp = false
  /// Whether it was moving, so that UIKit may have kept touches from it.
  public var isAnimating = false
  /// How much farther than its edges the content of a scroll view goes.
  var insets: UIEdgeInsets?
  /// Whether it scrolls: the size of its content is printed.
  var scrolls = false
}
