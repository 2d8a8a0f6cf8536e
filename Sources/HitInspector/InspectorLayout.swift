package import Foundation

/// A part of the window that folds away; `why` has the verdict, the walk and the chain.
nonisolated package enum InspectorPanel: String, CaseIterable, Hashable, Sendable {
  case views, selected, log, why
}

/// Where everything in the window goes: a pure function of its size and of what is folded.
///
/// Below 1000 points of width the right panel is a drawer over the canvas, closed by default, and
/// the verdict is one line below the canvas. Below 640 only the canvas and that line are left.
///
/// > Coordinates: window space, in points.
nonisolated package struct InspectorLayout: Hashable, Sendable {
  /// The smallest size that is laid out; a smaller window shows a part of it.
  package static let minimumSize = CGSize(width: 480, height: 360)

  /// The width below which the right panel is a drawer.
  package static let drawerWidth: CGFloat = 1000
  /// The width below which only the canvas and the verdict line are left.
  package static let bareWidth: CGFloat = 640

  /// The size laid out, at least the minimum.
  package let size: CGSize
  /// Whether the right panel covers the canvas instead of being beside it.
  package let isDrawer: Bool
  /// Whether only the canvas and the verdict line are left.
  package let isBare: Bool

  /// The bar across the top, or `nil` where it is left out.
  package private(set) var topBar: CGRect?
  package private(set) var views: CGRect?
  package private(set) var selected: CGRect?
  /// The scene with its overlays.
  package private(set) var canvas: CGRect
  /// The part of the canvas that a drawer does not cover.
  package private(set) var visibleCanvas: CGRect
  /// The verdict in one line, where the right panel is not visible.
  package private(set) var verdictLine: CGRect?
  package private(set) var log: CGRect?
  package private(set) var why: CGRect?
  /// The bar across the bottom.
  package private(set) var status: CGRect?
  /// The lines between the parts, each one point wide.
  package private(set) var separators: [CGRect] = []

  /// The widest measures, those of a window of 1280 by 800.
  private enum Measure {
    static let topBar: CGFloat = 40
    static let status: CGFloat = 24
    static let left: CGFloat = 252
    static let right: CGFloat = 371
    static let selected: CGFloat = 302
    static let log: CGFloat = 180
    static let verdictLine: CGFloat = 28
    static let narrowestLine: CGFloat = 120
    /// The height of the columns at which `selected` and `log` have their full height.
    static let columns: CGFloat = 735
  }

  /// Lays a window out; the drawer is open only where the right panel is one.
  package init(size: CGSize, folded: Set<InspectorPanel> = [], isDrawerOpen: Bool = false) {
    let size = CGSize(
      width: max(size.width.rounded(), Self.minimumSize.width),
      height: max(size.height.rounded(), Self.minimumSize.height)
    )
    self.size = size
    isDrawer = size.width < Self.drawerWidth
    isBare = size.width < Self.bareWidth
    canvas = CGRect(origin: .zero, size: size)
    visibleCanvas = canvas

    if !isBare { cutBars() }
    if !isBare { cutLeftColumn(folded) }
    let showsWhy = isDrawer ? isDrawerOpen : !folded.contains(.why)
    if !isDrawer, showsWhy {
      why = canvas.cut(Measure.right, from: .maxXEdge)
      separators.append(canvas.cut(1, from: .maxXEdge))
    }
    if !isBare, !folded.contains(.log) {
      let share = ((size.height - 65) * Measure.log / Measure.columns).rounded()
      log = canvas.cut(min(Measure.log, share), from: .maxYEdge)
    }
    if !showsWhy || isDrawer { verdictLine = canvas.cut(Measure.verdictLine, from: .maxYEdge) }
    visibleCanvas = canvas
    if isDrawer, showsWhy { openDrawer() }
  }

  private mutating func cutBars() {
    topBar = canvas.cut(Measure.topBar, from: .minYEdge)
    separators.append(canvas.cut(1, from: .minYEdge))
    status = canvas.cut(Measure.status, from: .maxYEdge)
  }

  private mutating func cutLeftColumn(_ folded: Set<InspectorPanel>) {
    let showsViews = !folded.contains(.views)
    let showsSelected = !folded.contains(.selected)
    guard showsViews || showsSelected else { return }
    var column = canvas.cut(Measure.left, from: .minXEdge)
    separators.append(canvas.cut(1, from: .minXEdge))
    if showsViews, showsSelected {
      let share = (column.height * Measure.selected / Measure.columns).rounded()
      selected = column.cut(min(Measure.selected, share), from: .maxYEdge)
    } else if showsSelected {
      selected = column
    }
    if showsViews { views = column }
  }

  private mutating func openDrawer() {
    var rest = canvas
    if let verdictLine { rest = rest.union(verdictLine) }
    why = rest.cut(min(Measure.right, rest.width), from: .maxXEdge)
    separators.append(rest.cut(1, from: .maxXEdge))
    visibleCanvas = canvas.intersection(rest)
    verdictLine = verdictLine?.intersection(rest)
    if rest.width < Measure.narrowestLine { verdictLine = nil }
  }
}

nonisolated extension CGRect {
  /// Cuts a strip off one edge and returns it.
  fileprivate mutating func cut(_ amount: CGFloat, from edge: CGRectEdge) -> CGRect {
    let (strip, rest) = divided(atDistance: amount, from: edge)
    self = rest
    return strip
  }
}
