/// What happened in a recording or a session, sorted by lanes and in each lane by time.
///
/// It is made once, as the events come, and kept; every picture of the lanes is made from it by
/// looking up what lies in the part of time that is shown.
///
/// > Units: microseconds since the recording or the session began.
nonisolated package struct TimelineIndex: Sendable {
  /// An input.
  package struct Event: Sendable {
    package var time: Int64
    /// The frame that it is of; inputs of one frame happen at once.
    package var frame: Int32
    /// The touch that it is of, by its place; -1 where it is none of a finger.
    package var touch: Int32
    /// What happened, by its place among the names.
    package var name: Int32
    package var x: Float
    package var y: Float
    /// Whether a finger did nothing but move.
    package var isMove: Bool
  }

  /// A touch from the finger that lands to the finger that lifts.
  package struct Touch: Sendable {
    package var finger: Int
    /// The number of its first input, counted from 1, and of its last so far.
    package var first: Int
    package var last: Int
    package var start: Int64
    package var end: Int64
    package var isOver = false
    package var moves = 0
    /// Who has it, by the place among the names; -1 for nobody.
    package var receiver: Int32 = -1
    /// Who had it in the recording, where that was another.
    package var golden: Int32?
  }

  /// A recognizer from the moment it left `possible` behind, or saw a touch, to its end.
  package struct Span: Sendable {
    package var start: Int64
    /// When it began, if it did.
    package var began: Int64?
    package var end: Int64
    package var state: State
    /// Why it ended so, by the place among the names; -1 where nothing is told.
    package var cause: Int32 = -1
    /// The input that it began with, and the one that ended it.
    package var event: Int
    package var lastEvent: Int
    package var isOver = false

    /// How a recognizer stands or ended.
    package enum State: UInt8, Sendable {
      case possible, began, ended, cancelled, failed
    }
  }

  /// A recognizer and what it did.
  package struct Recognizer: Sendable {
    package var name: String
    package var view: String
    package var spans: [Span] = []
    /// Why it never saw a touch, as far as that is known.
    package var reason: String?
  }

  /// Something that happened at one moment.
  package struct Mark: Sendable {
    package var time: Int64
    /// The number of the input that it follows from.
    package var event: Int
    /// What is told of it, by the place among the names.
    package var name: Int32
    /// Whether it happened in the recording alone.
    package var isMissing = false
  }

  /// A touch that went to another view than in the recording.
  package struct Difference: Hashable, Sendable {
    /// The number of the input that began it.
    package var event: Int
    package var touch: Int

    package init(event: Int, touch: Int) { (self.event, self.touch) = (event, touch) }
  }

  package internal(set) var events: [Event] = []
  package internal(set) var touches: [Touch] = []
  /// The touches of each finger, by their places.
  package internal(set) var fingers: [Int: [Int]] = [:]
  /// Where touches were bound; the name is the receiver's.
  package internal(set) var hits: [Mark] = []
  /// The movements of wheels and touchpads; the name is the kind of device and how far a scroll is.
  package internal(set) var scrolls: [Mark] = []
  package internal(set) var recognizers: [Recognizer] = []
  package internal(set) var messages: [Mark] = []
  package internal(set) var actions: [Mark] = []
  package internal(set) var changes: [Mark] = []
  package internal(set) var differences: [Difference] = []
  /// Every name once.
  package internal(set) var names: [String] = []
  /// The changes that the program's own code made between inputs, by the number of the input.
  package internal(set) var codeChanges: [Int] = []
  /// When the recording ended, or what happened last.
  package internal(set) var end: Int64 = 0
  /// Whether there is a recording to compare with.
  package internal(set) var hasGolden = false

  var placesOfNames: [String: Int32] = [:]
  var placesOfRecognizers: [RecognizerName: Int] = [:]
  /// The touches that are down, by their fingers.
  var down: [Int: Int] = [:]

  struct RecognizerName: Hashable {
    var name: String
    var view: String
  }

  package init() {}

  package var count: Int { events.count }

  /// Whether nothing goes on: no finger is down, and no recognizer follows one.
  package var isQuiet: Bool {
    down.isEmpty && recognizers.allSatisfy { $0.spans.last?.isOver ?? true }
  }

  /// The name at a place; nobody's is empty.
  package func name(_ place: Int32) -> String {
    names.indices.contains(Int(place)) ? names[Int(place)] : ""
  }

  /// The view of a name at a place, in words.
  func receiver(_ place: Int32) -> String {
    let name = name(place)
    return name.isEmpty ? "nobody" : name
  }
}
