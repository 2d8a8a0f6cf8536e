public import HitAnalysis
public import HitResponders
internal import Foundation

/// The views of a scene in draw order, superviews before subviews, as the tree shows them.
nonisolated public struct SceneOutline: Hashable, Sendable {
  /// The rows, windows back to front and subviews back to front.
  public var rows: [OutlineRow]

  /// Makes an outline from rows.
  public init(rows: [OutlineRow] = []) {
    self.rows = rows
  }

  /// Reads the windows of an application and changes nothing.
  @MainActor
  public init(of application: UIApplication) {
    rows = []
    let rules = HitTestRules(application)
    var pending: [(view: UIView, depth: Int)] = application.windows.reversed().map { ($0, 0) }
    while let (view, depth) = pending.popLast() {
      let subviews = view.subviews
      rows.append(OutlineRow(view, rules, depth: depth, hasSubviews: !subviews.isEmpty))
      for subview in subviews.reversed() { pending.append((subview, depth + 1)) }
    }
  }

  /// Returns the row of a view.
  public func row(of view: SceneViewID) -> OutlineRow? {
    rows.first { $0.id == view }
  }

  /// Returns the live view of a row, if the application still has it.
  @MainActor
  public static func view(_ id: SceneViewID, in application: UIApplication) -> UIView? {
    for window in application.windows {
      if let view = window.subtree.first(where: { ObjectIdentifier($0) == id }) { return view }
    }
    return nil
  }
}

/// A view in the tree.
nonisolated public struct OutlineRow: Hashable, Sendable {
  /// The view.
  public var id: SceneViewID
  /// The view's name.
  public var name: String
  /// The name of its controller, or of a class that says something.
  public var remark: String?
  /// How deep the view is in its window.
  public var depth: Int
  /// Whether other views are in it.
  public var hasSubviews: Bool
  /// The view's own colour.
  public var color: UIColor?
  /// What changes routing and has a badge.
  public var badges: [ViewRemark]

  /// Whether the view gets nothing because of what it is itself.
  public var isOff: Bool { badges.contains { $0.tone != .own } }
}

// MARK: - Reading views

extension OutlineRow {
  /// Classes whose names say nothing beside the view's own.
  private static let plainClasses: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIButton", "UIControl", "UIImageView", "SceneView",
  ]

  init(_ view: UIView, _ rules: HitTestRules, depth: Int, hasSubviews: Bool) {
    let name = view.routingName
    let kind = view.className
    let saysSomething = kind != name && !Self.plainClasses.contains(kind)
    self.init(
      id: ObjectIdentifier(view),
      name: name,
      remark: view.viewController?.routingName ?? (saysSomething ? kind : nil),
      depth: depth,
      hasSubviews: hasSubviews,
      color: view.backgroundColor.flatMap { $0.alpha > 0 ? $0.withAlphaComponent(1) : nil },
      badges: ViewRemark.remarks(on: view, rules: rules).filter { $0.badge != nil }
    )
  }
}
