internal import Foundation
internal import HitGeometry

/// One layout of a tree by its constraints, in the space of its topmost view.
@MainActor
struct LayoutPass {
  private let root: UIView
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var constraints: [NSLayoutConstraint] = []

  /// Collects what constraints place; `nil` where there is none.
  init?(_ root: UIView) {
    self.root = root
    var pending = [root]
    while let view = pending.popLast() {
      pending.append(contentsOf: view.children.reversed())
      guard let facts = view.extras?.layout else { continue }
      if facts.needsUpdate {
        facts.needsUpdate = false
        view.updateConstraints()
      }
      if facts.isPlacedByConstraints, view !== root {
        places[ObjectIdentifier(view)] = views.count * 4
        views.append(view)
      }
      guides.append(contentsOf: facts.guides)
      constraints.append(contentsOf: facts.constraints)
    }
    for (index, guide) in guides.enumerated() {
      places[ObjectIdentifier(guide)] = (views.count + index) * 4
    }
    if views.isEmpty && guides.isEmpty { return nil }
  }

  // MARK: Sums

  /// The left edge, top edge, width and height of a view in the root's space.
  private func box(of view: UIView) -> [LayoutSum] {
    if let place = places[ObjectIdentifier(view)] { return variables(at: place) }
    let size = view.boundsRect.size
    let (corner, end) = climb(from: view, at: .zero) { places[ObjectIdentifier($0)] != nil }
    let base =
      places[ObjectIdentifier(end)].map(variables)
      ?? [LayoutSum(root.boundsRect.minX), LayoutSum(root.boundsRect.minY)]
    return [
      base[0] + LayoutSum(corner.x), base[1] + LayoutSum(corner.y), LayoutSum(size.width),
      LayoutSum(size.height),
    ]
  }

  /// Adds up the corners of a view and those above it, up to the root or to one that is wanted.
  private func climb(
    from view: UIView,
    at start: CGPoint,
    until isEnd: (UIView) -> Bool
  ) -> (corner: CGPoint, end: UIView) {
    var (corner, inner) = (start, view)
    while inner !== root, let parent = inner.parent {
      corner.x += inner.cornerInSuperview.x - parent.boundsRect.minX
      corner.y += inner.cornerInSuperview.y - parent.boundsRect.minY
      inner = parent
      if isEnd(parent) { break }
    }
    return (corner, inner)
  }

  /// The origin of a view's own space.
  private func origin(of view: UIView) -> (x: LayoutSum, y: LayoutSum) {
    let box = box(of: view)
    let origin = view.boundsRect.origin
    return (box[0] - LayoutSum(origin.x), box[1] - LayoutSum(origin.y))
  }

  /// The box of a constraint's item; `nil` for one that is not in the tree.
  private func box(of item: AnyObject?) -> [LayoutSum]? {
    guard let item, let view = NSLayoutConstraint.view(of: item), view.isDescendant(of: root)
    else { return nil }
    if let place = places[ObjectIdentifier(item)] { return variables(at: place) }
    let box = box(of: view)
    guard let insets = (item as? UILayoutGuide)?.insets else { return box }
    return [
      box[0] + LayoutSum(insets.left), box[1] + LayoutSum(insets.top),
      box[2] - LayoutSum(insets.left + insets.right),
      box[3] - LayoutSum(insets.top + insets.bottom),
    ]
  }

  private func variables(at place: Int) -> [LayoutSum] {
    (0..<4).map { LayoutSum(variable: place + $0) }
  }

  private func sum(_ attribute: NSLayoutConstraint.Attribute, of box: [LayoutSum]) -> LayoutSum {
    switch attribute {
    case .left, .leading: box[0]
    case .top: box[1]
    case .width: box[2]
    case .height: box[3]
    case .right, .trailing: box[0] + box[2]
    case .bottom, .lastBaseline, .firstBaseline: box[1] + box[3]
    case .centerX: box[0] + box[2] * 0.5
    case .centerY: box[1] + box[3] * 0.5
    case .notAnAttribute: LayoutSum(0)
    }
  }

  // MARK: Wishes

  private func wish(of constraint: NSLayoutConstraint) -> LayoutSystem.Wish? {
    guard let first = box(of: constraint.firstItem) else { return nil }
    var right = LayoutSum(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = box(of: constraint.secondItem) else { return nil }
      right = right + sum(constraint.secondAttribute, of: second) * constraint.multiplier
    }
    let left = sum(constraint.firstAttribute, of: first)
    return LayoutSystem.Wish(
      sum: constraint.relation == .lessThanOrEqual ? right - left : left - right,
      isEquation: constraint.relation == .equal,
      priority: constraint.priority.rawValue
    )
  }

  /// The wish that a view is as large as its content, or at least not smaller.
  private func contentWishes(of view: UIView, at place: Int) -> [LayoutSystem.Wish] {
    let size = view.intrinsicContentSize
    let metrics = [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)]
    return metrics.flatMap { axis, metric -> [LayoutSystem.Wish] in
      guard metric >= 0 else { return [] }
      let sum = LayoutSum(variable: place + 2 + axis.rawValue) - LayoutSum(metric)
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      return [
        LayoutSystem.Wish(sum: sum, isEquation: false, priority: resistance),
        LayoutSystem.Wish(sum: sum, isEquation: true, priority: hugging),
      ]
    }
  }

  // MARK: Placing

  /// Places the views and guides, and returns whether the size of some view's content has changed.
  func run() -> Bool {
    var wishes = constraints.compactMap(wish)
    var habits: [Double] = []
    for view in views {
      wishes += contentWishes(of: view, at: habits.count)
      let place = climb(from: view, at: root.boundsRect.origin) { _ in false }.corner
      let size = view.boundsRect.size
      habits += [place.x, place.y, size.width, size.height]
    }
    for _ in guides { habits += [0, 0, 0, 0] }
    // No width is negative.
    for place in stride(from: 0, to: habits.count, by: 4) {
      for side in [place + 2, place + 3] {
        wishes.append(.init(sum: LayoutSum(variable: side), isEquation: false, priority: 1000))
      }
    }
    let contents = views.map(\.intrinsicContentSize)
    let values = LayoutSystem.values(keeping: wishes, habits: habits)
    setFrames(by: values)
    return zip(views, contents).contains { $0.intrinsicContentSize != $1 }
  }

  private func setFrames(by values: [Double]) {
    func value(_ sum: LayoutSum) -> CGFloat {
      CGFloat(sum.orderedTerms.reduce(sum.constant) { $0 + values[$1.variable] * $1.share })
    }
    func rect(at place: Int, in view: UIView) -> CGRect {
      let inside = origin(of: view)
      return CGRect(
        x: values[place] - value(inside.x),
        y: values[place + 1] - value(inside.y),
        width: max(values[place + 2], 0),
        height: max(values[place + 3], 0)
      )
    }
    let rects = views.enumerated().map { index, view in
      view.parent.map { rect(at: index * 4, in: $0) } ?? view.boundsRect
    }
    for (index, guide) in guides.enumerated() {
      guard let view = guide.owningView else { continue }
      guide.layoutFrame = rect(at: (views.count + index) * 4, in: view)
    }
    for (view, rect) in zip(views, rects) {
      let size = view.boundsRect.size
      if abs(size.width - rect.width) > 0.001 || abs(size.height - rect.height) > 0.001 {
        view.bounds = CGRect(origin: view.boundsRect.origin, size: rect.size)
      }
      let center = rect.point(at: view.anchorPoint)
      let old = view.centerInSuperview
      if abs(old.x - center.x) > 0.001 || abs(old.y - center.y) > 0.001 { view.center = center }
    }
  }
}

extension UIView {
  /// The corner of the view without its transform.
  fileprivate final var cornerInSuperview: CGPoint {
    CGPoint(
      x: centerInSuperview.x - anchorPoint.x * boundsRect.width,
      y: centerInSuperview.y - anchorPoint.y * boundsRect.height
    )
  }
}
