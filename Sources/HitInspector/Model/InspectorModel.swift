package import Foundation
internal import HitResponders

/// Everything the window shows, as one value.
///
/// The sandbox changes parts of it and the inspector repaints what those parts touch; a model that
/// did not change damages nothing.
nonisolated package struct InspectorModel: Hashable, Sendable {
  /// The scene's title or file name.
  package var title = ""
  /// The name of the scene's file.
  package var file: String?
  /// Where the scene stands in the gallery, or `nil` for a scene from elsewhere.
  package var gallery: GalleryPlace?
  /// Every view of the scene.
  package var outline = SceneOutline()
  /// How the scene is shown.
  package var mode = InspectorMode.inspect
  /// What is shown in the mode of the hit map.
  package var map = MapState()
  /// What lint found in the scene, as of when it rested last; nothing before it was looked for.
  package var lint: LintNotes?
  /// How the layers are looked at in their mode.
  package var explode = ExplodeState()
  /// What is explained: the hover, or the latest touch.
  package var inspection: Inspection?
  /// Whether that is a hover or a pin, and which.
  package var moment = Moment(.hover)
  /// When the times that are told begin, in seconds since the session began: with the recording
  /// that is replayed.
  package var timeOrigin: TimeInterval = 0
  /// What the pointer is over while something else is pinned.
  package var hover: HoverNote?
  /// The fingers of the touch that is explained, in the order they landed.
  package var touches: [TouchTab] = []
  /// The changes of the scene that would let the press arrive; nothing before they were looked for.
  package var fixes: FixNotes?
  /// What the change would do whose row the pointer is over.
  package var preview: FixPreview?
  /// What was changed in the scene.
  package var edits = EditHistory()
  /// Whether the properties of the selected view are shown as fields.
  package var isEditing = false
  /// The properties of the view that is edited.
  package var properties: ViewProperties?
  /// What is said of the view while it is dragged.
  package var drag: EditDragMark?
  /// How the scene stands to its file.
  package var fileState = SceneFileState.unwatched
  /// Where the edits of the scene are saved.
  package var saveTarget = SaveTarget.nowhere
  /// What lint found at the subject; nothing before it was looked for.
  package var findings: FindingNotes?
  /// What is told of a key, while one is pinned.
  package var key: KeyFacts?
  /// The view of the scene that is first responder.
  package var firstResponder: OutlinedView?
  /// The view that is asked about.
  package var question: ViewQuestion?
  /// The list of all views at a point, while it is open.
  package var stack: ViewStack?
  /// The view that is selected, as the canvas outlines it.
  package var selected: OutlinedView?
  /// What the canvas shows while a key is held.
  package var tool: CanvasTool?
  /// What is measured while the key for that is held.
  package var measure: ViewMeasure?
  /// The view whose row the pointer is over, as the canvas outlines it.
  package var pointedAt: OutlinedView?
  /// Where the view lay that was pressed and is no longer there, for a moment.
  package var ghost: SceneShape?
  /// The fingers of the latest touch, in the order they landed; they stay until the next one.
  package var imprints: [TouchImprint] = []
  /// The pointer as two fingers, while it is or is about to be.
  package var pair: PairMark?
  /// What gestures draw over the scene.
  package var gestures = GestureOverlay()
  /// A point to mark for lack of a real pointer there, in screen points.
  package var markedPointer: CGPoint?
  /// What was routed since the scene was shown.
  package var log = EventLog()
  /// The number of the row of the log that is pinned.
  package var pinnedEvent: Int?
  /// What the bar at the bottom says.
  package var status = StatusFacts()
  /// The keys and gestures named below the scene.
  package var hints = KeyHint.onCanvas
  /// Where the scene's inputs come from and go to.
  package var activity = SceneActivity.live
  /// Where the replay of a trace stands, while one is open.
  package var timeline: TimelineState?
  /// What is told of the event that the replay stands at.
  package var event: EventFacts?
  /// What of the scene was otherwise when the event was recorded.
  package var golden: [GoldenNote] = []
  /// Whether a person wants to see the event in place of the explanation; else unset.
  var eventChoice: Bool?
  /// How long the recording to a file is, while there is one.
  package var recorded: TimeInterval?
  /// Where the pinned view can be pressed, once that is known.
  package var reach: SubjectReach?
  /// What the scene's dump does not tell; nothing of a scene that is none.
  package var dumpNotes: [DumpNoteRow] = []
  /// The screenshot under the views, and what is shown of it and over it.
  package var screenshot = ScreenshotState()
  /// How far the scene is scrolled from where its dump had it.
  package var scrolled: ScrolledNote?
  /// Whether views are shown as outlines.
  package var isOutlined = false
  /// Whether clicks on the scene select, and touch nothing.
  package var isPicking = false
  /// The views that lie over others, while views are shown as outlines.
  package var overlaps: [ViewOverlap] = []
  /// What a person wants to see below the scene, else unset.
  package var stripChoice: StripContent?
  /// Where plain keys go.
  package var keyboard = KeyboardOwner.hitscope
  /// What the scene is about, and its tries.
  package var card = SceneCard()
  /// Where the scene stands among the lessons; nothing of a scene from elsewhere.
  package var lesson: LessonPlace?
  /// What the window said by itself.
  package var notices = NoticeBoard()

  /// The keys named in the bar at the bottom.
  package var keys: [KeyHint] {
    if timeline != nil, keyboard == .hitscope { return KeyHint.whileReplaying }
    if keyboard.isScene { return KeyHint.whileTyping }
    if keyboard == .search { return KeyHint.whileSearching }
    if keyboard == .field { return KeyHint.whileFilling }
    if question != nil { return KeyHint.whileAsking }
    if touches.count > 1 { return KeyHint.ofFingers }
    if strip == .lesson { return KeyHint.inLesson }
    return moment.isPinned ? KeyHint.whilePinned : KeyHint.inStatus
  }

  /// The map, in the mode that shows it.
  var shownMap: MapReading? { mode == .hitMap ? map.reading : nil }

  /// What lint found in the scene as it is, at the view that is explained.
  @MainActor
  var liveFindings: FindingNotes? {
    let subject = question?.view ?? inspection?.subject
    // The view of a touch before the scene was made anew is known by its name alone.
    let name = moment.isPinned ? inspection?.walk.first { $0.view == subject }?.name : nil
    return map.reading?.notes(at: subject, named: name)
  }

  /// Whether the scene is a dump: none tells everything.
  var isDump: Bool { !status.unknown.isEmpty }

  /// Whether the scene is shown over its screenshot, in place of what its views draw.
  var isOverScreenshot: Bool { screenshot.screenshot != nil && !isOutlined }

  /// The finger that landed first.
  package var imprint: TouchImprint? { imprints.first }

  /// Where the ring of a finger is drawn: that of one alone stays where it touched; those of two
  /// are where the fingers are or were last, at the ends of the line between them.
  func ringPoint(of imprint: TouchImprint) -> CGPoint {
    imprints.count > 1 ? imprint.location : imprint.point
  }

  /// The point that may be enlarged: in a picture of frames, or while the key for it is held.
  var lensPoint: CGPoint? { isOutlined || tool == .lens ? status.pointer : nil }

  /// What is said of the point of a map that the pointer is over.
  var probe: ProbeFacts? {
    guard mode == .hitMap, let point = status.pointer else { return nil }
    return ProbeFacts(point: point, receiver: status.receiver, drawn: status.drawn)
  }

  /// The lost part of the view that is asked about that the pointer is in.
  var pointedPart: ViewQuestion.PointedPart? {
    guard let point = status.pointer else { return nil }
    return question?.lostPart(at: point).map { .init(part: $0, point: point) }
  }
}

nonisolated extension InspectorModel {
  /// Everything that is drawn over the scene.
  struct Overlaid: Hashable {
    var inspection: Inspection?
    var moment: Moment
    var hover: HoverNote?
    var question: ViewQuestion?
    var pointedPart: ViewQuestion.PointedPart?
    var stack: ViewStack?
    var selected: OutlinedView?
    var pointedAt: OutlinedView?
    var ghost: SceneShape?
    var measure: ViewMeasure?
    var overlaps: [ViewOverlap]
    var tool: CanvasTool?
    var lensPoint: CGPoint?
    var imprints: [TouchImprint]
    var pair: PairMark?
    var gestures: GestureOverlay
    var markedPointer: CGPoint?
    var keyWay: [KeyFacts.Stop]?
    var firstResponder: OutlinedView?
    var golden: [GoldenNote]
    var isTyping: Bool
    var mode: InspectorMode
    var probe: ProbeFacts?
    var edited: SceneViewID?
    var drag: EditDragMark?
    var preview: FixPreview?
    var tryPins: [TryPin]
    var isOverScreenshot: Bool
    var scrolled: ScrolledNote?
  }

  var overlaid: Overlaid {
    Overlaid(
      inspection: inspection,
      moment: moment,
      hover: hover,
      question: question,
      pointedPart: pointedPart,
      stack: stack,
      selected: selected,
      pointedAt: pointedAt,
      ghost: ghost,
      measure: measure,
      overlaps: overlaps,
      tool: tool,
      lensPoint: lensPoint,
      imprints: imprints,
      pair: pair,
      gestures: gestures,
      markedPointer: markedPointer,
      keyWay: key?.way,
      firstResponder: firstResponder,
      golden: golden,
      isTyping: keyboard.isScene,
      mode: mode,
      probe: probe,
      edited: properties?.view,
      drag: drag,
      preview: preview,
      tryPins: strip == .lesson ? card.pins : [],
      isOverScreenshot: isOverScreenshot,
      scrolled: scrolled
    )
  }
}
