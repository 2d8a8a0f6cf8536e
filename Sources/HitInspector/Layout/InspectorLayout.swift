package import Foundation

/// Where everything in the window goes: a pure function of its size, of what a person chose, and of
/// what there is to show.
///
/// No panel ever lies over the canvas: what opens takes its room from it, and the scene is fitted
/// into what is left.
///
/// > Coordinates: window space, in points.
nonisolated package struct InspectorLayout: Hashable, Sendable {
  /// The smallest size that is laid out; a smaller window shows a part of it.
  package static let minimumSize = CGSize(width: 200, height: 150)

  /// The size laid out, at least the minimum.
  package let size: CGSize
  package let breakpoint: InspectorBreakpoint
  /// The panels that are folded, by choice or because their breakpoint has them so.
  package let folded: Set<InspectorPanel>

  /// The bar across the top, or `nil` where it is left out.
  package internal(set) var topBar: CGRect?
  /// The bar above a scene that was edited.
  package internal(set) var editBar: CGRect?
  package internal(set) var views: CGRect?
  package internal(set) var selected: CGRect?
  /// The narrow column in place of the views and facts.
  package internal(set) var rail: CGRect?
  /// The tab at the canvas's edge that opens the views where there is no rail.
  package internal(set) var edgeTab: CGRect?
  /// The scene with its overlays.
  package internal(set) var canvas: CGRect
  /// The part of the canvas into which the scene is fitted.
  ///
  /// While the log is folded for want of events, its room is kept free, so that the scene does not
  /// move under the finger that makes the first one.
  package internal(set) var visibleCanvas: CGRect
  /// The verdict in one line, where the explanation is not visible.
  package internal(set) var verdictLine: CGRect?
  package internal(set) var log: CGRect?
  /// What a dump does not tell, in the place of a log that is folded.
  package internal(set) var dumpNotes: CGRect?
  package internal(set) var why: CGRect?
  /// The bar across the bottom.
  package internal(set) var status: CGRect?
  /// The lines between the parts, each one point wide.
  package internal(set) var separators: [CGRect] = []
  /// What can be dragged.
  package internal(set) var handles: [Handle] = []

  /// Whether the explanation lies below the canvas, wide and low.
  package internal(set) var isWhyBelow = false
  /// Whether the facts stand at the end of the explanation.
  package internal(set) var areFactsInWhy = false

  /// Whether a timeline stands in the place of the log.
  private(set) var isLogTimeline = false

  /// Whether the log shows its heading alone.
  package var isLogFolded: Bool { folded.contains(.log) }

  /// Where what happened is told in a line, which covers nothing of the scene.
  ///
  /// It takes the place of the keys below the scene; on a low canvas, which has none, that of the
  /// verdict, or of the heading of the log. A timeline begins with what drives it, so there it is the
  /// end of its lanes.
  var noticeLine: CGRect {
    let height = NoticeLine.height
    let isLow = StageGeometry(self, sceneSize: .zero).hasHints == false
    if isLow, let line = verdictLine {
      return CGRect(
        x: line.minX + 8,
        y: line.maxY - height - 2,
        width: line.width - 16,
        height: height
      )
    }
    if isLow, let log {
      let top = isLogTimeline ? log.maxY - height - 2 : log.minY
      return CGRect(x: log.minX + 8, y: top, width: log.width - 16, height: height)
    }
    return CGRect(
      x: canvas.minX + 8,
      y: canvas.maxY - height - 4,
      width: canvas.width - 16,
      height: height
    )
  }

  /// Where the columns of panels begin: the two halves of the canvas, and what stands at its right.
  var columns: [CGFloat] { [canvas.minX, canvas.midX.rounded(), canvas.maxX] }

  /// A line that can be dragged, and the size that this sets.
  package struct Handle: Hashable, Sendable {
    package var splitter: InspectorSplitter
    /// Where it can be grasped.
    package var rect: CGRect
    /// The edge of the part that it sizes which stays where it is.
    package var fixedEdge: CGFloat

    /// Returns the size of the part when the handle is dragged to a point of the window.
    package func size(at point: CGPoint) -> CGFloat {
      abs((splitter.isVertical ? point.x : point.y) - fixedEdge).rounded()
    }
  }

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - choices: What a person chose at the breakpoint of this size.
  ///   - sceneSize: The scene's own size, which decides where the explanation leaves it more room.
  ///   - hasEvents: Whether the log has something to show.
  ///   - hasDumpNotes: Whether the scene is a dump that does not tell everything.
  ///   - hasTimeline: Whether a timeline stands in the place of the log.
  ///   - hasLesson: Whether a lesson stands there.
  ///   - hasEdits: Whether the scene was edited.
  package init(
    size: CGSize,
    choices: InspectorChoices = InspectorChoices(),
    sceneSize: CGSize = .zero,
    hasEvents: Bool = false,
    hasDumpNotes: Bool = false,
    hasTimeline: Bool = false,
    hasLesson: Bool = false,
    hasEdits: Bool = false
  ) {
    let hasEvents = hasEvents || hasTimeline || hasLesson
    let size = CGSize(
      width: max(size.width.rounded(), Self.minimumSize.width),
      height: max(size.height.rounded(), Self.minimumSize.height)
    )
    let breakpoint = InspectorBreakpoint(width: size.width)
    var resting = Self.restingFolds(breakpoint, height: size.height, hasEvents: hasEvents)
    // Somebody asked for the lesson, so it is not folded for want of height.
    if hasLesson, breakpoint != .bare { resting.remove(.log) }
    let folded = InspectorPanel.allCases.filter { choices.folds[$0] ?? resting.contains($0) }
    let whole = Self(size, breakpoint, Set(folded))
    let isWaiting = whole.isLogFolded && !hasEvents && choices.folds[.log] == nil
    var cutter = LayoutCutter(
      whole,
      choices,
      keepsLogRoom: isWaiting,
      hasDumpNotes: hasDumpNotes && breakpoint >= .rail && size.height >= Self.lowHeight,
      hasTimeline: hasTimeline,
      hasLesson: hasLesson
    )
    cutter.cut(sceneSize: sceneSize, hasEdits: hasEdits)
    self = cutter.layout
    isLogTimeline = hasTimeline
  }

  /// A window with nothing but a canvas.
  private init(_ size: CGSize, _ breakpoint: InspectorBreakpoint, _ folded: Set<InspectorPanel>) {
    (self.size, self.breakpoint, self.folded) = (size, breakpoint, folded)
    canvas = CGRect(origin: .zero, size: size)
    visibleCanvas = canvas
  }

  /// The height below which the log is folded until it is asked for.
  static let lowHeight: CGFloat = 640

  private static func restingFolds(
    _ breakpoint: InspectorBreakpoint,
    height: CGFloat,
    hasEvents: Bool
  ) -> Set<InspectorPanel> {
    var folded: Set<InspectorPanel> = []
    switch breakpoint {
    case .bare: folded = Set(InspectorPanel.allCases)
    case .sheet: folded = [.views, .selected, .log]
    case .rail: folded = [.views, .selected]
    case .columns, .wide: break
    }
    if !hasEvents || height < lowHeight { folded.insert(.log) }
    return folded
  }
}

nonisolated extension StageGeometry {
  /// Lays a scene out in the room that a layout has for it.
  package init(
    _ layout: InspectorLayout,
    sceneSize: CGSize,
    zoom: StageZoom = .fitting,
    pan: CGSize = .zero
  ) {
    self.init(
      canvas: layout.canvas,
      visible: layout.visibleCanvas,
      isUnderBar: layout.editBar != nil,
      sceneSize: sceneSize,
      zoom: zoom,
      pan: pan
    )
  }
}
