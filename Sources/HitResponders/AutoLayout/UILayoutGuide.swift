public import Foundation
internal import HitGeometry

/// A rectangle that takes part in layout and is invisible.
///
/// > Source: UIKit, `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The view to which it belongs.
  public final internal(set) weak var owningView: UIView?

  /// A text that names the guide.
  open var identifier = ""

  /// How far the guide lies inside its view, where that is all that determines it.
  final let insets: UIEdgeInsets?

  /// Where the guide lies in its view, since the last layout.
  public final internal(set) var layoutFrame = CGRect.zero

  /// Makes a guide that constraints place.
  public init() {
    insets = nil
  }

  init(of view: UIView, insets: UIEdgeInsets) {
    self.insets = insets
    owningView = view
  }

  /// The left edge, where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge, where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle of the width.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The left edge, where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge, where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle of the width.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the last line of text; the bottom here.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  /// The baseline of the first line of text; the bottom here.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  /// The part that no system bar covers: all of the view.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea, insets: .zero) }

  /// The part inside the view's margins of eight points.
  public final var layoutMarginsGuide: UILayoutGuide {
    guide(\.margins, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { extras?.layout?.guides ?? [] }

  /// Adds a guide that constraints place.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    changeLayout { $0.guides.append(layoutGuide) }
  }

  /// Removes a guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    changeLayout { $0.guides.removeAll { $0 === layoutGuide } }
  }

  private final func guide(
    _ place: ReferenceWritableKeyPath<LayoutFacts, UILayoutGuide?>,
    insets: UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = extras?.layout?[keyPath: place] { return guide }
    let guide = UILayoutGuide(of: self, insets: insets)
    changeLayout { $0[keyPath: place] = guide }
    return guide
  }
}
