package import HitAnalysis
package import HitResponders
internal import Foundation

/// A view's identity, good as long as the view lives.
package typealias SceneViewID = ObjectIdentifier

/// The views of a scene in draw order, superviews before subviews, as the tree shows them.
nonisolated package struct SceneOutline: Hashable, Sendable {
  /// The rows, windows back to front and subviews back to front.
  package var rows: [OutlineRow] = []
}

extension SceneOutline {
  /// Reads the windows of an application and changes nothing.
  package init(of application: UIApplication) {
    let rules = HitTestRules(application)
    let views = Self.views(of: application)
    rows.reserveCapacity(views.count)
    for (view, depth) in views {
      rows.append(OutlineRow(view, rules, depth: depth, hasSubviews: !view.subviews.isEmpty))
    }
  }

  /// The views of an application with how deep they are, in the order of the rows.
  static func views(of application: UIApplication) -> [(view: UIView, depth: Int)] {
    var views: [(UIView, Int)] = []
    var pending: [(view: UIView, depth: Int)] = application.windows.reversed().map { ($0, 0) }
    while let (view, depth) = pending.popLast() {
      views.append((view, depth))
      for subview in view.subviews.reversed() { pending.append((subview, depth + 1)) }
    }
    return views
  }

  /// Returns the live view of a row, if the application still has it.
  package static func view(_ id: SceneViewID, in application: UIApplication) -> UIView? {
    for window in application.windows {
      if let view = window.subtree.first(where: { ObjectIdentifier($0) == id }) { return view }
    }
    return nil
  }
}

/// A view in the tree.
nonisolated package struct OutlineRow: Hashable, Sendable {
  package var id: SceneViewID
  package var name: String
  /// The name of its controller, or of a class that says something.
  package var remark: String?
  /// The name of its class where that says little and is shown in a wide tree only.
  package var plainRemark: String?
  /// How deep the view is in its window.
  package var depth: Int
  package var hasSubviews: Bool
  /// The view's own colour.
  package var color: UIColor?
  /// What changes routing and has a badge.
  package var badges: [ViewRemark]

  /// Whether the view gets nothing because of what it is itself.
  package var isOff: Bool { badges.contains { $0.tone != .own } }
}

// MARK: - Reading views

extension OutlineRow {
  /// Classes whose names say nothing beside the view's own.
  private static let plainClasses: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIImageView", "SceneView",
  ]
  /// Classes whose names say little: that the view is there to be pressed.
  private static let plainControls: Set<String> = ["UIButton", "UIControl"]

  init(_ view: UIView, _ rules: HitTestRules, depth: Int, hasSubviews: Bool) {
    self.init(
      id: ObjectIdentifier(view),
      name: "",
      depth: depth,
      hasSubviews: hasSubviews,
      badges: []
    )
    read(view, rules)
  }

  /// Reads what a view's own state tells: all but where it stands among the others.
  mutating func read(_ view: UIView, _ rules: HitTestRules) {
    name = view.routingName
    let kind = view.className
    let saysSomething = kind != name && !Self.plainClasses.contains(kind)
    let isPlain = Self.plainControls.contains(kind)
    remark = view.viewController?.routingName ?? (saysSomething && !isPlain ? kind : nil)
    plainRemark = saysSomething && isPlain ? kind : nil
    color = view.backgroundColor?.seen
    badges = ViewRemark.badged(on: view, rules: rules)
  }
}

extension UIColor {
  /// The colour without its opacity; nothing of one that cannot be seen.
  nonisolated var seen: UIColor? { alpha > 0 ? withAlphaComponent(1) : nil }
}
