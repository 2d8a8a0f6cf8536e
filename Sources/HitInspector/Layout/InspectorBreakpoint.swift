package import Foundation

/// How the width of a window divides it.
nonisolated package enum InspectorBreakpoint: Int, CaseIterable, Comparable, Sendable {
  /// The canvas and a line with the verdict.
  case bare
  /// The canvas and the explanation, beside or below it.
  case sheet
  /// A rail in place of the left column, the canvas, the explanation.
  case rail
  /// Three columns.
  case columns
  /// Three columns of a large screen.
  case wide

  /// The least width of each.
  package var leastWidth: CGFloat {
    switch self {
    case .bare: 0
    case .sheet: 640
    case .rail: 900
    case .columns: 1180
    case .wide: 1600
    }
  }

  package init(width: CGFloat) {
    self = Self.allCases.last { $0.leastWidth <= width } ?? .bare
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A part of the window that folds away; `why` has the verdict, the walk and the chain.
nonisolated package enum InspectorPanel: String, CaseIterable, Hashable, Sendable {
  case views, selected, log, why
}

/// A line between two parts of the window that can be dragged.
nonisolated package enum InspectorSplitter: String, CaseIterable, Hashable, Sendable {
  /// Beside the left column, and beside the explanation.
  case left, right
  /// Above the facts, above the log, and above an explanation that lies below the canvas.
  case facts, log, below

  /// The direction in which it is dragged.
  package var isVertical: Bool { self == .left || self == .right }
}

/// What a person chose of the layout; one is kept for each breakpoint.
nonisolated package struct InspectorChoices: Hashable, Sendable {
  /// The panels that were folded or unfolded; others are as their breakpoint has them.
  package var folds: [InspectorPanel: Bool] = [:]
  /// The widths or heights that splitters were dragged to.
  package var sizes: [InspectorSplitter: CGFloat] = [:]

  package init() {}

  /// Makes choices of panels alone.
  package init(folded: Set<InspectorPanel>, unfolded: Set<InspectorPanel> = []) {
    for panel in folded { folds[panel] = true }
    for panel in unfolded { folds[panel] = false }
  }

  /// Returns these choices with a panel folded that a layout shows, or shown that it folds.
  func toggling(_ panel: InspectorPanel, in layout: InspectorLayout) -> Self {
    var new = self
    if panel == .why, layout.why == nil, layout.breakpoint == .sheet, layout.leftColumn != nil {
      // One column has room beside the canvas, and it is the left one until now.
      new.folds[.views] = true
      new.folds[.selected] = true
      new.folds[.why] = false
    } else {
      new.folds[panel] = !layout.folded.contains(panel)
    }
    return new
  }
}
