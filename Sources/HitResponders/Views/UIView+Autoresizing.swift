internal import Foundation
internal import HitGeometry

extension UIView {
  /// The margins and sides of a view that give way when its superview's size changes.
  ///
  /// > Source: UIKit, `UIView.AutoresizingMask`.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Makes a set of parts from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distances to the superview's left and right edges.
    public static let (flexibleLeftMargin, flexibleRightMargin) = (bit(0), bit(2))
    /// The distances to the superview's top and bottom edges.
    public static let (flexibleTopMargin, flexibleBottomMargin) = (bit(3), bit(5))
    /// The view's own sides.
    public static let (flexibleWidth, flexibleHeight) = (bit(1), bit(4))
  }
}

extension UIView {
  /// Views whose size changed while subviews were already being resized, with their old sizes.
  ///
  /// They are queued instead of being resized recursively, so that a tree of any depth needs no
  /// stack.
  private static var waiting: [(view: UIView, oldSize: CGSize)] = []
  private static var isResizing = false

  /// Gives each subview the frame that its mask asks for after this view's size changed.
  final func resizeSubviews(from oldSize: CGSize) {
    guard !state.keepsSubviewSizes, !children.isEmpty else { return }
    Self.waiting.append((self, oldSize))
    if Self.isResizing { return }
    Self.isResizing = true
    defer { Self.isResizing = false }
    while let (view, oldSize) = Self.waiting.popLast() {
      for child in view.subviewSnapshot where child.state.autoresizingBits != 0 {
        child.follow(from: oldSize, to: view.boundsRect.size)
      }
    }
  }

  /// Sets the frame that the mask gives in a superview of another size.
  ///
  /// A view with a transform is moved and resized as if it had none.
  private final func follow(from old: CGSize, to new: CGSize) {
    let mask = AutoresizingMask(rawValue: UInt(state.autoresizingBits))
    // The parts along the height follow those along the width, in the same order.
    let uprightMask = AutoresizingMask(rawValue: mask.rawValue >> 3)
    let (anchor, size) = (storedAnchor, boundsRect.size)
    var horizontal = Span(start: centerInSuperview.x - size.width * anchor.x, length: size.width)
    var vertical = Span(start: centerInSuperview.y - size.height * anchor.y, length: size.height)
    horizontal.follow(from: old.width, to: new.width, mask)
    vertical.follow(from: old.height, to: new.height, uprightMask)
    let place = CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
    if storedTransform.isIdentity {
      frame = place
    } else {
      bounds = CGRect(origin: boundsRect.origin, size: place.size)
      center = place.point(at: anchor)
    }
  }
}

/// The extent of a view along one axis of its superview; masks are those of the width.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// Shares a change of the whole among the parts that are flexible, in proportion to their sizes.
  ///
  /// Where all of them are empty they get equal shares.
  mutating func follow(from old: CGFloat, to new: CGFloat, _ mask: UIView.AutoresizingMask) {
    let change = new - old
    let isBeforeFlexible = mask.contains(.flexibleLeftMargin)
    let isLengthFlexible = mask.contains(.flexibleWidth)
    let isAfterFlexible = mask.contains(.flexibleRightMargin)
    let before = isBeforeFlexible ? max(start, 0) : 0
    let inside = isLengthFlexible ? length : 0
    let after = isAfterFlexible ? max(old - start - length, 0) : 0
    let whole = before + inside + after
    let count = [isBeforeFlexible, isLengthFlexible, isAfterFlexible].count { $0 }
    guard change != 0, count > 0 else { return }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return whole > 0 ? change * part / whole : change / CGFloat(count)
    }
    start += share(before, isBeforeFlexible)
    length = max(0, length + share(inside, isLengthFlexible))
  }
}
