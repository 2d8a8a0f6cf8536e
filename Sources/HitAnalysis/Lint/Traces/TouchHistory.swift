/// What became of touches and recognizers while a scene was used.
///
/// It is gathered by a ``TouchWitness`` while a session runs, most often while traces are replayed,
/// and rules look at it afterwards. Views have the names that are unique in their scene.
nonisolated public struct TouchHistory: Hashable, Sendable {
  /// A recognizer by its view's name and its place among the recognizers of the view.
  struct Gesture: Hashable {
    var view: String
    var place: Int
  }

  /// A control whose touch a recognizer above it took.
  struct Block: Hashable {
    var control: String
    var gesture: Gesture
  }

  /// A responder that handled a began and no end.
  struct OpenEnd: Hashable {
    /// The responder's name.
    var responder: String
    /// The view that it is, or whose controller it is; none for a delegate.
    var view: String?
  }

  /// A touch whose view was not under the finger any more when it was lifted.
  struct Retarget: Hashable {
    var view: String
    /// Who was there instead, if anybody was.
    var other: String?
  }

  /// The names of the scenes that the traces were recorded on.
  public private(set) var recordedScenes: [String] = []
  /// How many touches each recognizer took.
  var taken: [Gesture: Int] = [:]
  /// The recognizers that were recognized.
  var recognized: Set<Gesture> = []
  // In order, each once.
  var blocks: [Block] = []
  var openEnds: [OpenEnd] = []
  var retargets: [Retarget] = []
  /// How many touches of each view nobody handled.
  var unhandled: [String: Int] = [:]
  /// How many sessions were watched.
  var sessionCount = 0

  /// Makes an empty history.
  public init() {}

  /// Notes the scene that a trace was recorded on.
  package mutating func noteRecording(on scene: String) { recordedScenes.appendOnce(scene) }

  /// Adds what another history has.
  public mutating func add(_ other: TouchHistory) {
    for scene in other.recordedScenes { noteRecording(on: scene) }
    taken.merge(other.taken, uniquingKeysWith: +)
    recognized.formUnion(other.recognized)
    for block in other.blocks { blocks.appendOnce(block) }
    for end in other.openEnds { openEnds.appendOnce(end) }
    for retarget in other.retargets { retargets.appendOnce(retarget) }
    unhandled.merge(other.unhandled, uniquingKeysWith: +)
    sessionCount += other.sessionCount
  }
}
