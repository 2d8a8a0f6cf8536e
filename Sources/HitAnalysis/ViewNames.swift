internal import Foundation
public import HitResponders

/// A name for each view of some windows that no other of their views has.
///
/// A view's identifier where it has one; otherwise a path from the nearest view above that has an
/// identifier, with the class and the number among the siblings of that class, such as
/// `TabBar/UIView#2`.
///
/// > Order: views are listed in draw order: windows back to front, each view before its subviews.
public struct ViewNames {
  /// The views in draw order.
  public private(set) var views: [UIView] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var names: [String] = []

  /// Names the views of windows.
  ///
  /// - Parameter windows: The windows, back to front.
  public init(_ windows: [UIWindow]) {
    var pending: [(view: UIView, name: String)] = []
    let tops = Self.named(windows, below: nil)
    for top in tops.reversed() { pending.append(top) }
    while let (view, name) = pending.popLast() {
      places[ObjectIdentifier(view)] = views.count
      views.append(view)
      names.append(name)
      let subviews = view.subviews
      if !subviews.isEmpty {
        pending.append(contentsOf: Self.named(subviews, below: name).reversed())
      }
    }
  }

  private static func named(
    _ siblings: [UIView],
    below parent: String?
  ) -> [(view: UIView, name: String)] {
    var counts: [String: Int] = [:]
    var named: [(view: UIView, name: String)] = []
    named.reserveCapacity(siblings.count)
    // Views are numbered only where a number is told.
    var areCounted = false
    for view in siblings where view.accessibilityIdentifier == nil { areCounted = true }
    for view in siblings {
      let kind = areCounted ? view.className : ""
      if areCounted { counts[kind, default: 0] += 1 }
      if let identifier = view.accessibilityIdentifier {
        named.append((view, identifier))
        continue
      }
      let own = "\(kind)#\(counts[kind] ?? 1)"
      named.append((view, parent.map { "\($0)/\(own)" } ?? own))
    }
    return named
  }

  /// Returns a view's name; its class where it is in none of the windows.
  public subscript(view: UIView) -> String { place(of: view).map { names[$0] } ?? view.className }

  /// Returns where a view stands in ``views``.
  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }
}

extension ViewNames {
  /// Returns the names from the window down, with slashes between them.
  ///
  /// A view without an identifier has the last step of its name there.
  package func path(of view: UIView) -> String {
    let steps = view.ancestry.map { view in
      let last = self[view].split(separator: "/").last.map(String.init)
      return view.accessibilityIdentifier ?? last ?? view.className
    }
    return steps.reversed().joined(separator: "/")
  }
}
