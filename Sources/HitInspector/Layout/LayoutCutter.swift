internal import Foundation

/// Cuts the parts of a window off its canvas, one after the other.
nonisolated struct LayoutCutter {
  private(set) var layout: InspectorLayout
  private let choices: InspectorChoices
  /// Whether the room of a log that is not shown yet is kept free.
  private let keepsLogRoom: Bool
  /// Whether notes on a dump stand in the place of a log that is folded.
  private let hasDumpNotes: Bool
  private let hasTimeline: Bool
  private let hasLesson: Bool
  private let measure: LayoutMeasure

  init(
    _ layout: InspectorLayout,
    _ choices: InspectorChoices,
    keepsLogRoom: Bool,
    hasDumpNotes: Bool,
    hasTimeline: Bool,
    hasLesson: Bool
  ) {
    self.layout = layout
    self.choices = choices
    self.keepsLogRoom = keepsLogRoom
    self.hasDumpNotes = hasDumpNotes
    self.hasTimeline = hasTimeline
    self.hasLesson = hasLesson
    measure = LayoutMeasure(layout.breakpoint)
  }

  mutating func cut(sceneSize: CGSize, hasEdits: Bool) {
    let breakpoint = layout.breakpoint
    if breakpoint != .bare { cutBars() }
    if breakpoint == .sheet { cutLog() }
    if breakpoint != .bare { cutLeft() }
    // Where there is room for one column only, the left one takes the place of the explanation.
    let isWhyShown =
      !layout.folded.contains(.why) && (breakpoint != .sheet || layout.leftColumn == nil)
    if isWhyShown {
      let isBeside =
        breakpoint >= .rail || (breakpoint == .sheet && isLargerBeside(sceneSize))
      if isBeside { cutWhyBeside() } else { cutWhyBelow() }
    }
    if breakpoint >= .rail { cutLog() }
    if !isWhyShown { layout.verdictLine = layout.canvas.cut(28, from: .maxYEdge) }
    if hasEdits {
      layout.editBar = layout.canvas.cut(EditBar.height, from: .minYEdge)
      layout.separators.append(layout.canvas.cut(1, from: .minYEdge))
    }
    layout.visibleCanvas = layout.canvas
    if keepsLogRoom { keepLogRoom() }
    if breakpoint == .sheet, layout.leftColumn == nil { placeEdgeTab() }
  }

  // MARK: Bars

  private mutating func cutBars() {
    layout.topBar = layout.canvas.cut(40, from: .minYEdge)
    layout.separators.append(layout.canvas.cut(1, from: .minYEdge))
    layout.status = layout.canvas.cut(24, from: .maxYEdge)
  }

  // MARK: Columns

  private mutating func cutLeft() {
    let showsViews = !layout.folded.contains(.views)
    let showsFacts = !layout.folded.contains(.selected)
    guard showsViews || showsFacts else {
      guard layout.breakpoint == .rail else { return }
      layout.rail = layout.canvas.cut(40, from: .minXEdge)
      layout.separators.append(layout.canvas.cut(1, from: .minXEdge))
      return
    }
    let width = chosen(.left, or: measure.left, within: 200...400)
    var column = layout.canvas.cut(width, from: .minXEdge)
    splitColumns(.left, at: layout.canvas.cut(1, from: .minXEdge), fixedEdge: 0)
    if showsViews, showsFacts {
      let resting = min(measure.facts, share(measure.facts, of: column.height))
      let height = chosen(.facts, or: resting, within: 80...max(80, column.height - 100))
      let facts = column.cut(height, from: .maxYEdge)
      layout.selected = facts
      splitRows(.facts, above: facts)
    } else if showsFacts {
      layout.selected = column
    }
    if showsViews { layout.views = column }
  }

  private mutating func cutWhyBeside() {
    let widest = max(320, min(560, layout.canvas.width - 241))
    let width = chosen(.right, or: measure.right, within: 320...widest)
    var column = layout.canvas.cut(width, from: .maxXEdge)
    splitColumns(
      .right,
      at: layout.canvas.cut(1, from: .maxXEdge),
      fixedEdge: column.maxX
    )
    if layout.rail != nil, column.height >= measure.facts + measure.leastWhy {
      layout.selected = column.cut(measure.facts, from: .maxYEdge)
      layout.areFactsInWhy = true
    }
    layout.why = column
  }

  private mutating func cutWhyBelow() {
    let most = max(120, layout.canvas.height - 140)
    let height = chosen(.below, or: min(measure.below, most), within: min(160, most)...most)
    let sheet = layout.canvas.cut(height, from: .maxYEdge)
    layout.why = sheet
    layout.isWhyBelow = true
    splitRows(.below, above: sheet)
  }

  /// Whether an explanation beside the canvas leaves the scene at least as large as one below it.
  private func isLargerBeside(_ sceneSize: CGSize) -> Bool {
    guard sceneSize.width > 0, sceneSize.height > 0 else { return true }
    var (beside, below) = (self, self)
    beside.cutWhyBeside()
    below.cutWhyBelow()
    func factor(_ cutter: LayoutCutter) -> CGFloat {
      StageGeometry(canvas: cutter.layout.canvas, sceneSize: sceneSize).factor
    }
    return factor(beside) >= factor(below)
  }

  // MARK: Log

  private mutating func cutLog() {
    guard !layout.isLogFolded else {
      layout.log = layout.canvas.cut(Self.logHead, from: .maxYEdge)
      if hasDumpNotes { layout.dumpNotes = layout.canvas.cut(notesHeight, from: .maxYEdge) }
      return
    }
    let log = layout.canvas.cut(logHeight, from: .maxYEdge)
    layout.log = log
    splitRows(.log, above: log)
  }

  private static let logHead: CGFloat = 24
  private static let timeline: CGFloat = 240

  private var notesHeight: CGFloat { DumpNotesPanel.height }

  private var logHeight: CGFloat {
    if hasTimeline {
      let resting = min(Self.timeline, share(Self.timeline, of: layout.size.height - 65))
      let most = min(420, max(120, (layout.canvas.height * 0.6).rounded()))
      return chosen(.log, or: resting, within: 120...most)
    }
    let most = max(80, layout.canvas.height / 2).rounded()
    // The first event puts the log into the place of the notes, and moves nothing else.
    var resting =
      hasDumpNotes
      ? Self.logHead + notesHeight
      : min(measure.log, share(measure.log, of: layout.size.height - 65))
    // A guess shows its choices, and what came of it.
    if hasLesson { resting = max(resting, min(LessonPanel.restingHeight, most)) }
    return chosen(.log, or: resting, within: 60...most)
  }

  private mutating func keepLogRoom() {
    guard layout.breakpoint >= .rail, layout.size.height >= InspectorLayout.lowHeight else {
      return
    }
    // The verdict line, if there is one, is cut off before the log.
    let notes = layout.dumpNotes?.height ?? 0
    layout.visibleCanvas.size.height -= max(0, logHeight - Self.logHead - notes)
  }

  private mutating func placeEdgeTab() {
    let canvas = layout.canvas
    layout.edgeTab = CGRect(
      x: canvas.minX,
      y: (canvas.midY - 30.5).rounded(.down),
      width: 12,
      height: 61
    ).intersection(canvas)
  }

  // MARK: Measures

  /// The part of a height that a measure has of the design's.
  private func share(_ part: CGFloat, of height: CGFloat) -> CGFloat {
    (height * part / measure.column).rounded()
  }

  /// The size that a person dragged a splitter to, or another, within limits.
  private func chosen(
    _ splitter: InspectorSplitter,
    or resting: CGFloat,
    within limits: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard let size = choices.sizes[splitter] else { return resting }
    return min(max(size, limits.lowerBound), limits.upperBound)
  }

  private mutating func splitColumns(
    _ splitter: InspectorSplitter,
    at line: CGRect,
    fixedEdge: CGFloat
  ) {
    layout.separators.append(line)
    let rect = line.insetBy(dx: -1, dy: 0)
    layout.handles.append(.init(splitter: splitter, rect: rect, fixedEdge: fixedEdge))
  }

  /// Makes the line draggable that a panel draws along its upper edge.
  private mutating func splitRows(_ splitter: InspectorSplitter, above rect: CGRect) {
    let grip = CGRect(x: rect.minX, y: rect.minY - 1, width: rect.width, height: 3)
    layout.handles.append(.init(splitter: splitter, rect: grip, fixedEdge: rect.maxY))
  }
}

/// The sizes that the parts have at rest.
private nonisolated struct LayoutMeasure {
  var left: CGFloat = 252
  var right: CGFloat = 371
  /// The height of an explanation below the canvas.
  let below: CGFloat = 316
  var facts: CGFloat = 302
  var log: CGFloat = 180
  /// The height of the columns at which facts and log are as high as that.
  var column: CGFloat = 735
  /// The least height of an explanation that has the facts at its end.
  let leastWhy: CGFloat = 480

  init(_ breakpoint: InspectorBreakpoint) {
    switch breakpoint {
    case .wide: (left, right, facts, log, column) = (300, 460, 480, 220, 1015)
    case .rail: (facts, log, column) = (244, 140, 975)
    case .sheet: (right, log) = (336, 140)
    case .columns, .bare: break
    }
  }
}

nonisolated extension InspectorLayout {
  /// The column of views and facts, while it is shown.
  var leftColumn: CGRect? {
    let facts = areFactsInWhy ? nil : selected
    guard let views else { return facts }
    return facts.map { views.union($0) } ?? views
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
