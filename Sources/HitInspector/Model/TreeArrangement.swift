internal import Foundation
package import HitGeometry
internal import HitResponders

/// A row of the tree: a view, or the first of several alike that are folded into one row.
nonisolated struct TreeRow: Hashable {
  var view: OutlineRow
  /// All views that the row stands for, where there are several.
  var alike: [SceneViewID] = []
  /// The names of the first and the last of them, without what they share.
  var range = ""
  /// What the row is for while views are searched for.
  var finding: Finding?

  /// Whether the view was found, or only leads to one that was.
  enum Finding { case found, onTheWay }

  var id: SceneViewID { view.id }

  var name: String {
    alike.isEmpty ? view.name : "\(alike.count) alike, \(range)"
  }

  /// The views of the row.
  var views: [SceneViewID] { alike.isEmpty ? [id] : alike }

  var depth: Int { view.depth }
  var hasSubviews: Bool { view.hasSubviews || !alike.isEmpty }
}

/// The views of a scene as a tree that folds: what lies below what, and which siblings are alike.
///
/// It is made once for a state of the scene; which rows are shown follows from it quickly.
nonisolated struct TreeArrangement {
  let all: [OutlineRow]
  /// For each row the place after the last row below it.
  private let ends: [Int]
  /// For each row the place of its superview, or -1.
  private let parents: [Int]
  /// The places of siblings that are alike, by the place of the first.
  private let runs: [Int: [Int]]
  /// For each sibling of these the place of the first.
  private let runStarts: [Int: Int]

  /// The least number of alike siblings that are folded.
  static let leastAlike = 5

  init(_ rows: [OutlineRow] = []) {
    all = rows
    var ends = [Int](repeating: rows.count, count: rows.count)
    var parents = [Int](repeating: -1, count: rows.count)
    var runs: [Int: [Int]] = [:]
    /// The rows above the present one, and the run of alike siblings at each depth.
    var open: [Int] = []
    var pending: [(stem: Substring, members: [Int])] = []
    func close(to depth: Int, at place: Int) {
      while let last = open.last, rows[last].depth >= depth {
        ends[last] = place
        open.removeLast()
      }
      while pending.count > depth + 1 {
        let run = pending.removeLast()
        if run.members.count >= Self.leastAlike { runs[run.members[0]] = run.members }
      }
    }
    for (place, row) in rows.enumerated() {
      close(to: row.depth, at: place)
      parents[place] = open.last ?? -1
      open.append(place)
      while pending.count <= row.depth { pending.append(("", [])) }
      let stem = row.alikeStem
      if stem.isEmpty || stem != pending[row.depth].stem {
        let run = pending[row.depth]
        if run.members.count >= Self.leastAlike { runs[run.members[0]] = run.members }
        pending[row.depth] = (stem, stem.isEmpty ? [] : [place])
      } else {
        pending[row.depth].members.append(place)
      }
    }
    close(to: -1, at: rows.count)
    self.ends = ends
    self.parents = parents
    self.runs = runs
    var starts: [Int: Int] = [:]
    for (start, members) in runs { for member in members { starts[member] = start } }
    runStarts = starts
  }

  /// Whether some siblings are alike.
  var hasAlike: Bool { !runs.isEmpty }

  func place(of view: SceneViewID) -> Int? { all.firstIndex { $0.id == view } }

  /// The rows above a row, from the nearest.
  func ancestors(of place: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = parents[place]
    while next >= 0 {
      ancestors.append(next)
      next = parents[next]
    }
    return ancestors
  }

  /// The siblings among alike ones that a row is, or lies in.
  func alikeSiblings(around place: Int) -> [Int] {
    ([place] + ancestors(of: place)).filter { runStarts[$0] != nil }
  }

  /// The first of the alike siblings that a view is folded with.
  func runStart(of place: Int) -> SceneViewID? { runStarts[place].map { all[$0].id } }

  /// Returns the rows to show.
  ///
  /// - Parameters:
  ///   - collapsed: The views whose subviews are folded away.
  ///   - opened: The first views of alike siblings that are not folded.
  ///   - kept: The places of siblings that stay by themselves among those alike.
  /// - Returns: The rows, from the top down.
  func rows(
    collapsed: Set<SceneViewID>,
    opened: Set<SceneViewID>,
    kept: Set<Int>
  ) -> [TreeRow] {
    var rows: [TreeRow] = []
    var place = 0
    /// The alike siblings that are shown one by one.
    var single: Set<Int> = []
    while place < all.count {
      let row = all[place]
      if let start = runStarts[place], !opened.contains(all[start].id), !single.contains(place),
        let members = runs[start]
      {
        let rest = members.drop { $0 < place }
        let group = Array(rest.prefix { !kept.contains($0) })
        if group.count >= Self.leastAlike, let last = group.last {
          rows.append(TreeRow(group.map { all[$0] }))
          place = ends[last]
          continue
        }
        single.formUnion(group)
      }
      rows.append(TreeRow(view: row))
      place = collapsed.contains(row.id) ? ends[place] : place + 1
    }
    return rows
  }

  /// Returns the rows of some views, with those above them, which lead to them.
  func rows(finding found: Set<SceneViewID>) -> [TreeRow] {
    var isShown = [Bool](repeating: false, count: all.count)
    for place in all.indices where found.contains(all[place].id) {
      isShown[place] = true
      var above = parents[place]
      while above >= 0, !isShown[above] {
        isShown[above] = true
        above = parents[above]
      }
    }
    let places = all.indices.filter { isShown[$0] }
    return places.enumerated().map { index, place in
      var row = TreeRow(view: all[place])
      row.finding = found.contains(row.id) ? .found : .onTheWay
      row.view.hasSubviews = index + 1 < places.count && places[index + 1] < ends[place]
      return row
    }
  }
}

nonisolated extension TreeRow {
  /// Makes the row of alike views.
  fileprivate init(_ alike: [OutlineRow]) {
    view = alike[0]
    self.alike = alike.map(\.id)
    let names = [alike[0], alike[alike.count - 1]].map { Shown.numberSuffix(of: $0.name) }
    range = names.joined(separator: " to ")
  }
}

nonisolated extension OutlineRow {
  /// What the names of alike siblings share: their class; empty of a view with a name of its own.
  fileprivate var alikeStem: Substring {
    guard name.utf8.last.map({ (48...57).contains($0) }) == true else { return "" }
    let number = Shown.numberSuffix(of: name)
    return number.isEmpty ? "" : name.dropLast(number.count)
  }
}

/// A step through the tree with the arrow keys.
nonisolated package enum TreeStep: Hashable, Sendable {
  case previous, next
  /// To the superview, folding first.
  case parent
  /// To the first subview, unfolding first.
  case child

  /// Where the arrow points on a plane, one point long.
  package var way: CGVector {
    switch self {
    case .previous: CGVector(dx: 0, dy: -1)
    case .next: CGVector(dx: 0, dy: 1)
    case .parent: CGVector(dx: -1, dy: 0)
    case .child: CGVector(dx: 1, dy: 0)
    }
  }
}
