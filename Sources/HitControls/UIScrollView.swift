public import Foundation
public import HitResponders

/// A view that shows a part of a larger content.
///
/// Scrolling is nothing but a change of the bounds' origin, so every conversion and hit test
/// follows it.
///
/// > Source: UIKit, `UIScrollView`.
@MainActor
open class UIScrollView: UIView {
  /// Makes a view that shows the top left of its content and clips it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view that clips; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the view's top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// The extent of the content, from the origin.
  ///
  /// > Units: points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// Shows another part of the content.
  ///
  /// > Source: UIKit. Differs: the content is moved at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
