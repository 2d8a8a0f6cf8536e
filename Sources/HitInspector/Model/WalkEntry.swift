internal import Foundation
internal import HitResponders

/// A row of the walk as it is listed: a view, or several that are told in one line.
nonisolated package enum WalkEntry: Hashable, Sendable {
  case view(WalkRow)
  case group(WalkGroup)

  package var depth: Int {
    switch self {
    case .view(let row): row.depth
    case .group(let group): group.depth
    }
  }

  /// All that the row says.
  var words: String {
    switch self {
    case .view(let row): "\(row.name): \(row.reason)"
    case .group(let group): "\(group.title): \(group.reasons)"
    }
  }

  /// The view that the row names.
  package var view: SceneViewID? { if case .view(let row) = self { row.view } else { nil } }
}

/// Siblings that refused one after the other and do not matter.
nonisolated package struct WalkGroup: Hashable, Sendable {
  /// The first of them, by which the group is known.
  package var id: SceneViewID
  package var depth: Int
  /// Their numbers in the walk.
  package var numbers: ClosedRange<Int>
  /// Why they refused, in words.
  package var reasons: String
  /// Whether their rows follow.
  package var isOpen = false

  package var count: Int { numbers.count }

  /// What stands in the place of a name.
  package var title: String { "\(count) siblings" }
}

/// Makes the list of a walk, in which siblings that do not matter are one row.
nonisolated package struct WalkGrouping {
  /// Views that always have a row: those that contain the subject or the receiver, and they.
  package var kept: Set<SceneViewID> = []
  /// The groups that are open.
  package var open: Set<SceneViewID> = []

  /// The fewest siblings that are told in one row.
  package static let least = 3

  package init(keeping kept: Set<SceneViewID> = [], open: Set<SceneViewID> = []) {
    (self.kept, self.open) = (kept, open)
  }

  /// Returns the list of a walk's rows.
  package func entries(of rows: [WalkRow]) -> [WalkEntry] {
    var entries: [WalkEntry] = []
    var index = 0
    while index < rows.count {
      let end = endOfRun(from: index, in: rows)
      let run = rows[index..<max(end, index + 1)]
      if run.count >= Self.least, var group = WalkGroup(run) {
        group.isOpen = open.contains(group.id)
        entries.append(.group(group))
        if group.isOpen { entries += run.map { .view($0) } }
      } else {
        entries += run.map { .view($0) }
      }
      index = run.endIndex
    }
    return entries
  }

  /// Where the run of siblings ends that begins at an index and may be told in one row.
  private func endOfRun(from start: Int, in rows: [WalkRow]) -> Int {
    var end = start
    while end < rows.count, rows[end].depth == rows[start].depth, isNegligible(rows[end]) {
      end += 1
    }
    // A view that has something below it in the list keeps its own row.
    if end > start, end < rows.count, rows[end].depth > rows[start].depth { end -= 1 }
    return end
  }

  /// Whether a view refused by the framework's own rules and is not on the way.
  private func isNegligible(_ row: WalkRow) -> Bool {
    guard row.outcome == .refused, let view = row.view, !kept.contains(view) else { return false }
    switch row.remark {
    case .outside, .refused: return true
    case .inside, .ownPoint, .override, .notAsked, .answered: return false
    }
  }
}

nonisolated extension WalkGroup {
  /// Tells siblings in one row.
  fileprivate init?(_ rows: ArraySlice<WalkRow>) {
    guard let first = rows.first, let view = first.view, let start = first.number,
      let end = rows.last?.number, start <= end
    else { return nil }
    id = view
    depth = first.depth
    numbers = start...end
    reasons = Self.reasons(of: rows)
  }

  private static func reasons(of rows: ArraySlice<WalkRow>) -> String {
    var outside: (count: Int, nearest: String, distance: CGFloat) = (0, "", .infinity)
    var others: [(word: String, short: String, count: Int)] = []
    for row in rows {
      switch row.remark {
      case .outside(let gap):
        outside.count += 1
        if gap.length < outside.distance {
          (outside.nearest, outside.distance) = (row.name, gap.length)
        }
      case .refused(let verdict, _):
        let word = row.remark.kindWord
        if let place = others.firstIndex(where: { $0.word == word }) {
          others[place].count += 1
        } else {
          others.append((word, WalkRemark.shortWord(of: verdict), 1))
        }
      default: break
      }
    }
    let distance = "\(Shown.number(outside.distance)) pt"
    if others.isEmpty {
      return "\(HitTestVerdict.outside.brief), nearest \(outside.nearest) by \(distance)"
    }
    if rows.count <= 3 { return rows.map(\.remark.kindWord).unique.joined(separator: ", ") }
    let counts = others.map { "\($0.count) \($0.short)" }
    let rest =
      outside.count == 0 ? [] : ["\(outside.count) \(HitTestVerdict.outside.brief) by \(distance)"]
    return (counts + rest).joined(separator: ", ")
  }
}

nonisolated extension [String] {
  /// The elements without repetitions, each where it stands first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
