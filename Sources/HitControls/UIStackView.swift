public import Foundation
public import HitResponders

/// A row or column of views, placed by constraints that it makes itself.
///
/// > Source: UIKit, `UIStackView`. Differs: baselines are bottoms; margins are ignored.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length.
  ///
  /// > Source: UIKit, `UIStackView.Distribution`. Differs: proportional filling is filling.
  nonisolated public enum Distribution: Int, Sendable {
    /// All of it, by what they want, or in equal parts.
    case fill, fillEqually, fillProportionally
    /// As long as they want, with equal gaps.
    case equalSpacing, equalCentering
  }

  /// How views are aligned across the length.
  ///
  /// > Source: UIKit, `UIStackView.Alignment`.
  nonisolated public enum Alignment: Int, Sendable {
    /// From edge to edge, or at the first edge.
    case fill, leading, firstBaseline
    /// In the middle, or at the last edge.
    case center, trailing, lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The views in the row or column, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether the views form a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsUpdateConstraints() }
  }

  /// How the views share the length.
  open var distribution = Distribution.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// How the views are aligned across the length.
  open var alignment = Alignment.fill {
    didSet { setNeedsUpdateConstraints() }
  }

  /// The gap between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsUpdateConstraints() }
  }

  private var gapsAfter: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Makes an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty row; reads nothing from the archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Arranging

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  /// Sets the gap after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gapsAfter[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsUpdateConstraints()
  }

  /// Removes a subview from the row when it leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
  }

  // MARK: Constraints

  /// Renews the constraints of the row.
  open override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(own)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    let shown = arrangedSubviews.filter { !$0.isHidden }
    own = shown.flatMap(across) + along(shown)
    NSLayoutConstraint.activate(own)
  }

  private func relate(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
  }

  private var isRow: Bool { axis == .horizontal }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (first, last, middle): (_, _, NSLayoutConstraint.Attribute) =
      isRow
      ? (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom, .centerY)
      : (.leading, .trailing, .centerX)
    let within = [
      relate(view, first, .greaterThanOrEqual, self, first),
      relate(view, last, .lessThanOrEqual, self, last),
    ]
    return switch alignment {
    case .fill: [relate(view, first, .equal, self, first), relate(view, last, .equal, self, last)]
    case .leading, .firstBaseline: [relate(view, first, .equal, self, first)] + within
    case .center: [relate(view, middle, .equal, self, middle)] + within
    case .trailing, .lastBaseline: [relate(view, last, .equal, self, last)] + within
    }
  }

  private func along(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard let firstView = views.first, let lastView = views.last else { return [] }
    let (first, last, size): (_, _, NSLayoutConstraint.Attribute) =
      isRow
      ? (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing, .width)
      : (.top, .bottom, .height)
    var made = [
      relate(firstView, first, .equal, self, first), relate(lastView, last, .equal, self, last),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = gapsAfter[ObjectIdentifier(view)] ?? spacing
      switch distribution {
      case .fill, .fillProportionally, .fillEqually:
        made.append(relate(next, first, .equal, view, last, gap))
      case .equalSpacing, .equalCentering:
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        made.append(relate(guide, first, .equal, view, last))
        made.append(relate(next, first, .equal, guide, last))
        made.append(relate(guide, size, .greaterThanOrEqual, nil, .notAnAttribute, gap))
        if let other = gaps.last { made.append(relate(guide, size, .equal, other, size)) }
        gaps.append(guide)
      }
      if distribution == .fillEqually { made.append(relate(next, size, .equal, firstView, size)) }
    }
    return made
  }
}
