internal import Foundation

/// The sections of the right panel, in their order.
nonisolated enum WhySection: CaseIterable, Hashable, Sendable {
  case mapFindings, receivers, summary
  case walk, fixes, changes, chain, holder, actions, commands, send, outcome, touches, findings,
    otherFindings, overlaps

  /// How soon the section folds by itself where the room is short; the walk never does.
  var rank: Int {
    switch self {
    case .mapFindings: 1
    case .receivers: 2
    case .summary: 3
    case .walk: 0
    case .fixes: 2
    case .changes: 3
    case .chain: 3
    case .touches: 4
    case .outcome: 5
    case .findings: 6
    case .otherFindings: 7
    case .overlaps: 5
    case .holder: 0
    case .actions: 1
    case .commands: 2
    case .send: 4
    }
  }

  /// Whether the section tells of the hit map.
  var isOfMap: Bool { self == .mapFindings || self == .receivers || self == .summary }

  /// Whether the section tells of keys, and stands in the place of those that tell of touches.
  var isOfKeys: Bool {
    switch self {
    case .holder, .actions, .commands, .send: true
    default: false
    }
  }
}

/// The columns of the right panel: a pure function of its size.
///
/// > Coordinates: the panel's bounds space.
nonisolated struct WhyPlacing: Hashable, Sendable {
  /// The width from which the panel has two columns.
  static let twoColumnWidth: CGFloat = 640

  /// The height from which a panel lists what lint found elsewhere as well.
  static let tall: CGFloat = 900

  /// The columns, from the left.
  let columns: [CGRect]
  /// Where the sections of each column begin at the earliest.
  let tops: [CGFloat]
  /// The line between two columns.
  let divider: CGFloat?
  /// Where the card begins, or the question above it.
  let cardTop: CGFloat

  init(size: CGSize) {
    let top: CGFloat = 31
    cardTop = top + (size.width < Self.twoColumnWidth ? 7 : 8)
    if size.width < Self.twoColumnWidth {
      columns = [CGRect(x: 13, y: top, width: size.width - 25, height: size.height - top)]
      tops = [top]
      divider = nil
      return
    }
    let middle = (size.width / 2 + 3).rounded()
    divider = middle
    let (left, right) = (12...(middle - 9), (middle + 9)...(size.width - 12))
    columns = [left, right].map { range in
      CGRect(
        x: range.lowerBound,
        y: top,
        width: range.upperBound - range.lowerBound,
        height: size.height - top
      )
    }
    tops = [top, top + 1]
  }

  /// The column in which a section stands.
  func column(of section: WhySection) -> Int {
    guard columns.count > 1 else { return 0 }
    switch section {
    case .mapFindings, .fixes, .changes, .findings, .otherFindings, .overlaps, .actions, .commands,
      .send:
      return 0
    case .receivers, .summary, .walk, .chain, .holder, .outcome, .touches: return 1
    }
  }
}
