internal import Foundation
internal import HitGeometry

/// A view or a guide of a constraint.
struct LayoutItem {
  let view: UIView
  let guide: UILayoutGuide?

  init?(_ object: AnyObject?) {
    if let view = object as? UIView {
      (self.view, guide) = (view, nil)
    } else if let guide = object as? UILayoutGuide, let view = guide.owningView {
      (self.view, self.guide) = (view, guide)
    } else {
      return nil
    }
  }
}

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
    var corner = CGPoint.zero
    var base = [LayoutSum(root.boundsRect.minX), LayoutSum(root.boundsRect.minY)]
    var inner = view
    while inner !== root, let parent = inner.parent {
      corner.x += inner.cornerInSuperview.x - parent.boundsRect.minX
      corner.y += inner.cornerInSuperview.y - parent.boundsRect.minY
      inner = parent
      guard let place = places[ObjectIdentifier(parent)] else { continue }
      base = variables(at: place)
      break
    }
    return [
      base[0] + LayoutSum(corner.x), base[1] + LayoutSum(corner.y), LayoutSum(size.width),
      LayoutSum(size.height),
    ]
  }

  /// The origin of a view's own space.
  private func origin(of view: UIView) -> (x: LayoutSum, y: LayoutSum) {
    let box = box(of: view)
    let origin = view.boundsRect.origin
    return (box[0] - LayoutSum(origin.x), box[1] - LayoutSum(origin.y))
  }

  private func box(of item: LayoutItem) -> [LayoutSum] {
    guard let guide = item.guide else { return box(of: item.view) }
    if let place = places[ObjectIdentifier(guide)] { return variables(at: place) }
    let box = box(of: item.view)
    let insets = guide.insets ?? .zero
    return [
      box[0] + LayoutSum(insets.left), box[1] + LayoutSum(insets.top),
      box[2] - LayoutSum(insets.left + insets.right),
      box[3] - LayoutSum(insets.top + insets.bottom),
    ]
  }

  private func variables(at place: Int) -> [LayoutSum] {
    (0..<4).map { LayoutSum(variable: place + $0) }
  }

  private func sum(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutSum {
    let box = box(of: item)
    return switch attribute {
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
    guard let first = LayoutItem(constraint.firstItem), first.view.isDescendant(of: root) else {
      return nil
    }
    var right = LayoutSum(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = LayoutItem(constraint.secondItem), second.view.isDescendant(of: root)
      else { return nil }
      right = right + sum(second, constraint.secondAttribute) * constraint.multiplier
    }
    let left = sum(first, constraint.firstAttribute)
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

  /// Places the views and guides.
  ///
  /// - Returns: Whether the size of some view's content has changed.
  func run() -> Bool {
    var wishes = constraints.compactMap(wish)
    var habits: [Double] = []
    for view in views {
      wishes += contentWishes(of: view, at: habits.count)
      let place = corner(of: view)
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

  /// The current corner of a view in the root's space.
  private func corner(of view: UIView) -> CGPoint {
    var corner = root.boundsRect.origin
    var inner = view
    while inner !== root, let parent = inner.parent {
      corner.x += inner.cornerInSuperview.x - parent.boundsRect.minX
      corner.y += inner.cornerInSuperview.y - parent.boundsRect.minY
      inner = parent
    }
    return corner
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
      let center = CGPoint(
        x: rect.minX + view.anchorPoint.x * rect.width,
        y: rect.minY + view.anchorPoint.y * rect.height
      )
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
