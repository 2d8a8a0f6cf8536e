/// Where a replay stands, and what the transport says of it.
nonisolated package struct TimelineState: Hashable, Sendable {
  /// How many inputs were given to the scene.
  package var position = 0
  /// How many changes of the scene were made up to there.
  package var changes = 0
  /// The moment that is shown, in microseconds since the recording began.
  package var time: Int64 = 0
  package var isPlaying = false
  /// How many times as fast as it was recorded it is played.
  package var speed = 1.0
  /// The name of the recording's file.
  package var file = ""
  /// What the file lacks, as `recording ended early`.
  package var remark: String?
  /// The place of the difference that the moment belongs to, from 0.
  package var difference: Int?
  /// When and by what it was recorded, and what it is replayed on: lines beside the scene.
  package var recorded: [String] = []
  package var stage: [String] = []

  /// How many touches there are.
  package var touches = 0
  /// How many of them go to another view than they did.
  package var elsewhere = 0

  package init() {}

  /// The speeds that can be chosen, in their order.
  package static let speeds: [Double] = [0.1, 0.25, 0.5, 1, 2, 4, 16]

  /// The next speed, and after the fastest the slowest.
  package var nextSpeed: Double {
    let place = Self.speeds.firstIndex { $0 > speed }
    return place.map { Self.speeds[$0] } ?? Self.speeds[0]
  }
}

/// What a key or a click asks of the timeline.
nonisolated package enum TimelineCommand: Hashable, Sendable {
  /// Plays or pauses; playing stops at differences.
  case play
  /// Plays or pauses; playing stops at the end alone.
  case playThrough
  case eventBack, eventOn
  case touchBack, touchOn
  case differenceBack, differenceOn
  case toStart, toEnd
  /// Plays as fast as is next among the speeds.
  case changeSpeed
  /// Shows the moment of a time, in microseconds.
  case show(time: Int64)
  /// Shows the moment of an input, counted from 1.
  case showEvent(Int)
  /// Shows the event, or its explanation.
  case toggleEvent
  /// Asks whether what differs becomes the recording.
  case bless
  /// Moves the part of time that the lanes show, by a part of its length.
  case panBack, panOn
  case zoomIn, zoomOut

  /// Whether a key that is held does it again and again.
  var mayRepeat: Bool {
    switch self {
    case .eventBack, .eventOn, .touchBack, .touchOn, .differenceBack, .differenceOn, .panBack,
      .panOn, .zoomIn, .zoomOut:
      true
    default: false
    }
  }
}
