internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitResponders

/// Turns the question, the selected view and the one pointed at into marks.
struct SelectionMarks {
  private(set) var marks: [SelectionMark] = []
  let geometry: StageGeometry
  /// The rings of touches, which pills keep clear of.
  private var taken: [CGRect]
  /// The lost parts that say who gets the press there.
  private var named: Set<CGRect> = []

  init(_ model: InspectorModel, geometry: StageGeometry) {
    self.geometry = geometry
    taken = model.imprints.map {
      CGRect(around: geometry.windowPoint(model.ringPoint(of: $0)), radius: 16)
    }
    if let selected = model.selected {
      let map = model.shownMap?.picture(model.map.layers, at: geometry.factor)
      let numbers = (map?.findingFrames ?? []).map { geometry.windowRect($0) }
      taken += numbers + (map?.labelFrames ?? []).map { geometry.windowRect($0) }
      let outline = StageMark.Outline(selected.shape, geometry)
      if let question = model.question, question.view == selected.view {
        let lost = SelectionMark.Lost(
          isDropped: false,
          isOverScreenshot: model.isOverScreenshot,
          spared: numbers
        )
        addParts(of: question, outline, as: lost)
      }
      addFamily(of: selected, refusals: model.inspection?.refusals ?? [])
      marks.append(.view(outline))
      if model.measure == nil, model.drag == nil { addGaps(of: selected) }
      if let question = model.question, question.view == selected.view {
        addWinners(of: question, within: outline.box)
        if let part = model.pointedPart { addWinner(of: part) }
      }
    }
    if let measure = model.measure {
      add(measure, isOutlined: measure.from == model.selected?.shape)
    }
    if let preview = model.preview { add(preview) }
    if let pointedAt = model.pointedAt, pointedAt.view != model.selected?.view {
      marks.append(.pointedAt(StageMark.Outline(pointedAt.shape, geometry)))
    }
    if let shape = model.hover?.shape, model.moment.isPinned,
      shape != model.inspection?.receiver
    {
      marks.append(.pointedAt(StageMark.Outline(shape, geometry)))
    }
  }

  // MARK: The question

  private mutating func addParts(
    of question: ViewQuestion,
    _ outline: StageMark.Outline,
    as lost: SelectionMark.Lost
  ) {
    let reached = question.reached.map { geometry.windowRect($0) }
    if !reached.isEmpty { marks.append(.reached(reached, outline)) }
    for loss in question.losses where !loss.parts.isEmpty {
      let parts = loss.parts.map { geometry.windowRect($0) }
      var look = lost
      look.isDropped = loss.isDropped
      look.spared.removeAll { number in !parts.contains { $0.intersects(number) } }
      marks.append(.lost(parts, outline, look))
    }
  }

  /// The least size of a part that says who gets the press there.
  private static let namedPart = CGSize(width: 40, height: 18)
  /// The most pills with names; more would hide what they name.
  private static let mostNames = 12

  private mutating func addWinners(of question: ViewQuestion, within box: CGRect) {
    var count = 0
    for loss in question.losses {
      guard let winner = loss.winner else { continue }
      for rect in loss.parts {
        let part = geometry.windowRect(rect).intersection(box)
        guard part.width >= Self.namedPart.width, part.height >= Self.namedPart.height else {
          continue
        }
        guard count < Self.mostNames else { return }
        let tone: SelectionMark.Pill.Tone = loss.isDropped ? .dropped : .lost
        if addPill("\(Shown.name(winner)) takes it", tone, in: part)
          || addPill(Shown.name(winner), tone, in: part)
        {
          count += 1
          named.insert(rect)
        }
      }
    }
  }

  /// Says beside the pointer who gets the press in a part that has no room for a name.
  private mutating func addWinner(of pointed: ViewQuestion.PointedPart) {
    guard !named.contains(pointed.part.rect) else { return }
    let text = pointed.part.winner.map { "\(Shown.name($0)) takes it" } ?? "nobody gets it"
    let size = SelectionMark.Pill.size(text)
    let part = geometry.windowRect(pointed.part.rect)
    let pointer = geometry.windowPoint(pointed.point)
    let room = geometry.viewport.insetBy(dx: 4, dy: 4)
    // Above the part and the pointer's cross, or below them where that is cut off.
    let above = min(part.minY, pointer.y - 12) - 3 - size.height
    let y = above >= room.minY ? above : max(part.maxY, pointer.y + 12) + 3
    let x = min(max(part.midX - size.width / 2, room.minX), room.maxX - size.width)
    let rect = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    add(.init(rect: rect, text: text, tone: pointed.part.isDropped ? .dropped : .lost))
  }

  /// Puts a pill into a corner of a part where nothing else is.
  private mutating func addPill(
    _ text: String,
    _ tone: SelectionMark.Pill.Tone,
    in part: CGRect
  ) -> Bool {
    let size = SelectionMark.Pill.size(text)
    let room = part.insetBy(dx: 2, dy: 2)
    guard size.width <= room.width, size.height <= room.height else { return false }
    let inset = CGSize(
      width: min(6, room.width - size.width),
      height: min(6, room.height - size.height)
    )
    let (left, right) = (room.minX + inset.width, room.maxX - inset.width - size.width)
    let (top, bottom) = (room.minY + inset.height, room.maxY - inset.height - size.height)
    let rects = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size)
    }
    guard let rect = rects.first(where: { isFree($0) }) else { return false }
    add(SelectionMark.Pill(rect: rect, text: text, tone: tone))
    return true
  }

  private func isFree(_ rect: CGRect) -> Bool { !taken.contains { $0.overlaps(rect) } }

  mutating func add(_ pill: SelectionMark.Pill) {
    taken.append(pill.rect)
    marks.append(.pill(pill))
  }

  mutating func add(_ mark: SelectionMark) { marks.append(mark) }

  // MARK: The view among its ancestors

  private mutating func addFamily(of selected: OutlinedView, refusals: [Refusal]) {
    for shape in selected.clipping {
      marks.append(.clipping(StageMark.Outline(shape, geometry)))
    }
    if let parent = selected.parent {
      let isRefusing = refusals.contains { $0.shape == parent }
      marks.append(.parent(StageMark.Outline(parent, geometry), isRefusing: isRefusing))
    }
  }

  /// Measures the view within its superview, where neither is turned.
  private mutating func addGaps(of selected: OutlinedView) {
    guard let gaps = selected.gaps, let parent = selected.parent, parent.isLevel,
      selected.shape.isLevel
    else { return }
    let (outer, inner) = (parent.box, selected.shape.box)
    addGaps(gaps, of: geometry.windowRect(inner), in: geometry.windowRect(outer))
  }

  /// Draws the distances of a rectangle of the window to the four sides of another.
  mutating func addGaps(_ gaps: OutlinedView.Gaps, of inner: CGRect, in outer: CGRect) {
    // Beside the middle, where touches are; beside the view, where it sticks out.
    func x(_ gap: CGFloat) -> CGFloat {
      gap < 0 ? inner.maxX + 14 : inner.minX + inner.width * 0.72
    }
    func y(_ gap: CGFloat) -> CGFloat {
      gap < 0 ? inner.maxY + 14 : inner.minY + inner.height * 0.78
    }
    let (left, right) = (y(gaps.left), y(gaps.right))
    let (top, bottom) = (x(gaps.top), x(gaps.bottom))
    add(gaps.top, CGPoint(x: top, y: outer.minY), CGPoint(x: top, y: inner.minY))
    add(gaps.bottom, CGPoint(x: bottom, y: outer.maxY), CGPoint(x: bottom, y: inner.maxY))
    add(gaps.left, CGPoint(x: outer.minX, y: left), CGPoint(x: inner.minX, y: left))
    add(gaps.right, CGPoint(x: outer.maxX, y: right), CGPoint(x: inner.maxX, y: right))
  }

  /// Where along a line its length is told: the first place that is free, else the first of all.
  private static let gapPlaces: [CGFloat] = [0.5, 0.35, 0.65, 0.2, 0.8]

  /// Draws how far it is from an edge of the superview to the same edge of the view.
  mutating func add(_ gap: CGFloat, _ start: CGPoint, _ end: CGPoint) {
    guard abs(gap) >= 0.05 else { return }
    let length = start.distance(to: end)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    guard length >= 6 else { return }
    marks.append(.gap(SelectionMark.Gap(start: start, end: end, isOut: gap < 0)))
    let isUpright = start.x == end.x
    guard gap < 0 else {
      let text = Shown.number(gap)
      let size = SelectionMark.Pill.size(text)
      let room = (length - (isUpright ? size.height : size.width) - 4) / length
      guard room >= 0 else { return }
      let rects = Self.gapPlaces.filter { abs($0 - 0.5) <= room / 2 }.map { share in
        CGRect(
          x: start.x + (end.x - start.x) * share - size.width / 2,
          y: start.y + (end.y - start.y) * share - size.height / 2,
          width: size.width,
          height: size.height
        )
      }
      guard let rect = rects.first(where: isFree) ?? rects.first else { return }
      return add(.init(rect: rect, text: text, tone: .gap))
    }
    let text = "\(Shown.number(-gap)) out"
    let size = SelectionMark.Pill.size(text)
    let corner =
      isUpright
      ? CGPoint(x: middle.x + 7, y: middle.y - size.height / 2)
      : CGPoint(x: middle.x - size.width / 2, y: middle.y + 7)
    add(.init(rect: CGRect(origin: corner, size: size), text: text, tone: .lost))
  }
}

nonisolated extension SceneShape {
  /// Whether the shape is neither turned nor mirrored, so that its top is at the top.
  fileprivate var isLevel: Bool {
    guard isUpright, let first = corners.first, let third = corners.dropFirst(2).first else {
      return false
    }
    return first.x <= third.x && first.y <= third.y
  }
}
