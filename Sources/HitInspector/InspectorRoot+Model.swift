internal import Foundation
internal import HitAnalysis
internal import HitResponders

// What the panels show of a model, as far as no place or size decides about it.
extension InspectorRoot {
  /// Shows what differs from an older model, or everything where there is none.
  func show(_ new: InspectorModel, after old: InspectorModel?) {
    let isReplay = new.activity.isReplaying
    let waiting = VerdictCard.waiting(in: new)
    tree.list.show(new.outline)
    why.show(WhyContent(new, waiting: waiting))
    if old?.inspection != new.inspection || old?.key != new.key
      || old?.activity.isReplaying != isReplay || old?.mode != new.mode
    {
      verdictLine.show(new.key?.verdict ?? new.inspection?.verdict ?? waiting)
      let marks = TreeList.Mark.all(new)
      tree.show(marks: marks, isOfKey: new.key != nil)
      rail.list.show(marks: marks)
    }
    let under = new.mode == .explode ? new.pointedAt?.view : nil
    why.walk.show(pointed: under)
    tree.list.show(asked: new.question?.view, pointed: under ?? new.hover?.view)
    tree.list.show(edited: new.edits.views)
    tree.list.show(lint: new.lint)
    rail.list.show(lint: new.lint)
    tree.list.show(typing: new.keyboard.isScene ? new.firstResponder?.view : nil)
    rail.list.show(pointed: new.hover?.view)
    if old?.overlaps != new.overlaps { stage.show(new.overlaps) }
    log.show(new.log, pinned: new.pinnedEvent)
    keyStrip.show(KeyStrip.Content(new))
    keyStrip.isWanted = new.strip == .keys
    lesson.isWanted = new.strip == .lesson
    if new.strip == .lesson { lesson.show(LessonPanel.Content(new)) }
    if old?.map != new.map || old?.mode != new.mode || old?.strip != new.strip { showMap(new) }
    showsLayers = new.mode == .explode
    sideView.isWanted = showsLayers && new.strip == .mode
    timeline.isWanted = new.timeline != nil || new.strip == .lanes
    event.isWanted = new.showsEvent
    if new.showsEvent, new.event != old?.event || new.log != old?.log || old?.showsEvent != true {
      event.show(new.event, new.log, verdict: new.inspection?.verdict)
    }
    if let state = new.timeline, state != old?.timeline { timeline.show(state, isLive: false) }
    if new.hasEdits { editBar.show(EditBar.Content(new)) }
    dumpNotes.show(new.dumpNotes)
    status.show(StatusBar.Content(new))
    card.show(new.card)
    notice.show(new.notices)
    notices.list.show(new.notices.entries)
  }
}

nonisolated extension InspectorModel {
  /// Whether the event of a replay is told in place of the explanation: while it differs, unless a
  /// person wants the other one.
  var showsEvent: Bool {
    guard let event else { return false }
    return eventChoice ?? (event.difference != nil)
  }

  /// Whether another model has the same to say of a view.
  func hasSameFacts(as other: Self) -> Bool {
    inspection == other.inspection && moment == other.moment && hover == other.hover
      && question == other.question && reach == other.reach && key == other.key
      && shownMap == other.shownMap
  }

  /// Whether the window has the same parts with another model.
  func hasSameParts(as other: Self) -> Bool {
    strip == other.strip && showsEvent == other.showsEvent
      && (mode == .explode) == (other.mode == .explode)
      && (timeline == nil) == (other.timeline == nil)
      && log.isEmpty == other.log.isEmpty && hasEdits == other.hasEdits
      && dumpNotes.isEmpty == other.dumpNotes.isEmpty && card.isEmpty == other.card.isEmpty
  }

  /// Whether another model has the same to draw in place of the views.
  func hasSameOutlines(as other: Self) -> Bool {
    guard isOutlined == other.isOutlined, screenshot == other.screenshot else { return false }
    return !isOverScreenshot
      || map.reading == other.map.reading && mode == other.mode
        && question?.view == other.question?.view
  }

  /// Forgets what was explained and marked of a scene; what the sandbox says of it stays.
  mutating func forgetScene() {
    inspection = nil
    imprints = []
    pair = nil
    gestures = GestureOverlay()
    markedPointer = nil
    pointedAt = nil
    ghost = nil
    tool = nil
    measure = nil
    selected = nil
    question = nil
    stack = nil
    key = nil
    firstResponder = nil
    hover = nil
    isPicking = false
    edits = EditHistory()
    (fileState, saveTarget) = (.unwatched, .nowhere)
    isEditing = false
    properties = nil
    lint = nil
    map.reading = nil
    (map.base, map.saved) = (nil, nil)
    map.chosen = nil
    (drag, preview) = (nil, nil)
    (screenshot.screenshot, scrolled) = (nil, nil)
  }
}

// MARK: - Contents

extension TreeList.Mark {
  /// Where views stand on the way of the key that is told, else in the walk that is explained.
  fileprivate static func all(_ model: InspectorModel) -> [SceneViewID: Self] {
    var marks: [SceneViewID: Self] = [:]
    if let key = model.key {
      for step in key.way { marks[step.view] = Self(number: step.number, kind: .key) }
      return marks
    }
    let walk = model.inspection?.walk ?? []
    marks.reserveCapacity(walk.count)
    for row in walk where row.outcome != .notAsked {
      if let view = row.view { marks[view] = Self(number: row.number, kind: .walk(row.outcome)) }
    }
    return marks
  }
}

extension LessonPanel.Content {
  fileprivate init(_ model: InspectorModel) {
    self.init(card: model.card, place: model.lesson, title: model.title)
  }
}

extension KeyStrip.Content {
  fileprivate init(_ model: InspectorModel) {
    holder = model.keyboard.isScene ? model.keyboard.name : nil
    nextStep = model.nextClearStep
  }
}

extension StatusBar.Content {
  fileprivate init(_ model: InspectorModel) {
    self.init(
      facts: model.status,
      hasDumpNotes: !model.dumpNotes.isEmpty,
      keyboard: model.keyboard,
      keys: model.keys,
      unread: model.notices.unread,
      isRecording: model.activity == .recording,
      replayed: model.timeline.map { .init(touches: $0.touches, elsewhere: $0.elsewhere) }
    )
  }
}

extension TopBar.Content {
  /// What the bar says of a model whose scene is shown at a size.
  init(_ model: InspectorModel, zoom: CGFloat) {
    self.init(
      title: model.title,
      file: model.file,
      gallery: model.gallery,
      zoom: zoom,
      activity: model.activity,
      isDump: model.isDump,
      isOutlined: model.isOutlined,
      mode: model.mode,
      keyboard: model.keyboard,
      recorded: model.recorded,
      state: StateWord(model),
      lint: model.lint.map { TopBar.Tally(errors: $0.errors, warnings: $0.warnings) }
    )
  }
}

extension SelectedPanel.Content {
  /// What is known of the view that is asked about, else of what is pinned, and of what the pointer
  /// is over.
  ///
  /// - Parameters:
  ///   - model: What is shown.
  ///   - asked: The view that is asked about.
  ///   - line: Returns the line of the scene's file at which a view begins.
  init(_ model: InspectorModel, asked: UIView?, line: (SceneViewID) -> Int?) {
    pointed = model.moment.isPinned ? model.hover?.facts : model.inspection?.facts
    if let asked {
      subject = "asked"
      let answered = model.question.flatMap { $0.view == ObjectIdentifier(asked) ? $0.facts : nil }
      facts = answered ?? SelectedFacts(of: asked)
    } else if model.moment.isPinned {
      subject = model.key == nil ? "pin" : "keys"
      facts = model.key.map { $0.holder?.facts } ?? model.inspection?.facts
      if let reach = model.reach, reach.view == model.inspection?.subject, model.shownMap == nil {
        facts?.tell(reach)
      }
    }
    if let map = model.shownMap { tell(map, model, asked: asked) }
    for path in [\Self.facts, \Self.pointed] {
      guard let view = self[keyPath: path]?.view else { continue }
      if model.isDump { self[keyPath: path]?.admitWhatIsUntold() }
      if let file = model.file, let line = line(view) {
        self[keyPath: path]?.tell(file: file, line: line)
      }
    }
  }
}
