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

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

// MARK: - Following the superview

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
    let anchor = storedAnchor
    var horizontal = Span(
      start: centerInSuperview.x - boundsRect.size.width * anchor.x,
      length: boundsRect.size.width
    )
    horizontal.follow(
      from: old.width,
      to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    var vertical = Span(
      start: centerInSuperview.y - boundsRect.size.height * anchor.y,
      length: boundsRect.size.height
    )
    vertical.follow(
      from: old.height,
      to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
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
      center = CGPoint(
        x: place.minX + place.width * anchor.x,
        y: place.minY + place.height * anchor.y
      )
    }
  }
}

/// The extent of a view along one axis of its superview.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// Shares a change of the whole among the parts that are flexible, in proportion to their sizes.
  ///
  /// Where all of them are empty they get equal shares.
  mutating func follow(
    from old: CGFloat,
    to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let change = new - old
    let before = flexible.before ? max(start, 0) : 0
    let inside = flexible.length ? length : 0
    let after = flexible.after ? max(old - start - length, 0) : 0
    let whole = before + inside + after
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    guard change != 0, count > 0 else { return }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return whole > 0 ? change * part / whole : change / CGFloat(count)
    }
    start += share(before, flexible.before)
    length = max(0, length + share(inside, flexible.length))
  }
}
