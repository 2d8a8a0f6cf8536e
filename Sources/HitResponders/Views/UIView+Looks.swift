public import Foundation
internal import HitGeometry

extension UIView {
  /// How content with its own size is fitted to a view's bounds.
  ///
  /// > Source: UIKit, `UIView.ContentMode`.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, or as small as covers the bounds, with its proportions.
    case scaleAspectFit, scaleAspectFill
    /// Drawn anew for every size.
    case redraw
    /// In the middle, or in the middle of an edge, in its own size.
    case center, top, bottom, left, right
    /// In a corner, in its own size.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The metric of a direction in which a view's content asks for no size.
  public static let noIntrinsicMetric: CGFloat = -1
}

extension UIView.ContentMode {
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let scales = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(scales.0, scales.1) : max(scales.0, scales.1)
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      return rect(of: scaled, in: bounds, across: 0.5, down: 0.5)
    default: return rect(of: size, in: bounds, across: across, down: down)
    }
  }

  private var across: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var down: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }

  private func rect(of size: CGSize, in bounds: CGRect, across: CGFloat, down: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * across,
      y: bounds.minY + (bounds.height - size.height) * down,
      width: size.width,
      height: size.height
    )
  }
}

extension UIView {
  /// Notifies the view and those that inherit from it that the tint colour changed.
  final func announceTintColor() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.setNeedsDisplay()
      view.tintColorDidChange()
      pending.append(contentsOf: view.children.filter { $0.extras?.tintColor == nil }.reversed())
    }
  }
}
