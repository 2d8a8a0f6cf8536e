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
  public init() { insets = nil }

  init(of view: UIView, insets: UIEdgeInsets) {
    self.insets = insets
    owningView = view
  }
}

/// What has edges, centres and sizes to make constraints of: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
  /// The left edge, where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge, where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutAnchored {}

extension UIView: LayoutAnchored {
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
