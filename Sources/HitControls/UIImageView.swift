public import Foundation
public import HitCanvas
public import HitResponders

/// A view that shows an image, fitted by `contentMode`; touches go through it unless interaction is
/// switched on.
///
/// > Source: UIKit, `UIImageView`. Differs: one image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { contentDidChange() } }
  }

  /// Draws the image.
  open override func draw(_ rect: CGRect) {
    guard let image else { return }
    image.draw(in: contentMode.rect(of: image.size, in: bounds))
  }

  /// The image's size, or no metric without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
