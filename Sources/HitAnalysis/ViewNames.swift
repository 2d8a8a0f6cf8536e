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
  private(set) var names: [String] = []
  /// The place of the view above each; none of a window.
  private var parents: [Int?] = []
  /// The last step of each path.
  private var steps: [String] = []

  /// Names the views of windows.
  ///
  /// - Parameter windows: The windows, back to front.
  public init(_ windows: [UIWindow]) {
    var pending = Self.named(windows, below: nil, at: nil)
    pending.reverse()
    while let next = pending.popLast() {
      let (view, place) = (next.view, views.count)
      places[ObjectIdentifier(view)] = place
      views.append(view)
      names.append(next.name)
      parents.append(next.parent)
      steps.append(next.step)
      let subviews = view.subviews
      if !subviews.isEmpty {
        pending.append(contentsOf: Self.named(subviews, below: next.name, at: place).reversed())
      }
    }
  }

  private struct Named {
    var view: UIView
    var name: String
    var step: String
    var parent: Int?
  }

  private static func named(
    _ siblings: [UIView],
    below parent: String?,
    at place: Int?
  ) -> [Named] {
    var counts: [String: Int] = [:]
    var named: [Named] = []
    named.reserveCapacity(siblings.count)
    // Views are numbered only where a number is told.
    var areCounted = false
    for view in siblings where view.accessibilityIdentifier == nil { areCounted = true }
    for view in siblings {
      let kind = areCounted ? view.className : ""
      if areCounted { counts[kind, default: 0] += 1 }
      if let identifier = view.accessibilityIdentifier {
        named.append(Named(view: view, name: identifier, step: identifier, parent: place))
        continue
      }
      let own = "\(kind)#\(counts[kind] ?? 1)"
      let name = parent.map { "\($0)/\(own)" } ?? own
      named.append(Named(view: view, name: name, step: own, parent: place))
    }
    return named
  }

  /// Returns a view's name; its class where it is in none of the windows.
  public subscript(view: UIView) -> String {
    guard let place = place(of: view) else { return view.className }
    return names[place]
  }

  /// Whether they are names of the same views, and the same ones.
  package func isSame(as other: ViewNames) -> Bool {
    guard names == other.names, steps == other.steps, parents == other.parents else { return false }
    for (one, another) in zip(views, other.views) where one !== another { return false }
    return true
  }

  /// Finds a view in ``views``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - guess: Where it stands if nothing moved; a look there is quicker than to search.
  /// - Returns: Where it stands; `nil` for a view that has no name in the list.
  func place(of view: UIView, guess: Int? = nil) -> Int? {
    if let guess, guess < views.count, views[guess] === view { return guess }
    return places[ObjectIdentifier(view)]
  }
}

extension ViewNames {
  /// Returns the names from the window down, with slashes between them.
  ///
  /// A view without an identifier has the last step of its name there, and one that is in none of
  /// the windows its class alone.
  package func path(of view: UIView) -> String {
    guard let place = place(of: view) else { return view.className }
    var way = [place]
    while let parent = parents[way[way.count - 1]] { way.append(parent) }
    var path = steps[way[way.count - 1]]
    for place in way.dropLast().reversed() {
      path += "/"
      path += steps[place]
    }
    return path
  }
}

/// The names of windows' views, found again where they may be others.
@MainActor
struct KnownNames {
  private var known: (version: Int, windows: [UIWindow], names: ViewNames)?

  /// Returns the names of the views of windows.
  mutating func names(of windows: [UIWindow]) -> ViewNames {
    let version = SceneChanges.nameVersion
    if let known, known.version == version, known.windows.elementsEqual(windows, by: ===) {
      return known.names
    }
    let names = ViewNames(windows)
    known = (version, windows, names)
    return names
  }
}
