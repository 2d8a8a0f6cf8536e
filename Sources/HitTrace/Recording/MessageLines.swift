internal import HitResponders

/// The messages of a turn, followed from responder to responder until their lines can be written.
///
/// Most messages take the way that the one before took. Such a way is kept with the end of its
/// line: each step is then a comparison of numbers, and the line two copies of bytes.
@MainActor
final class MessageLines {
  /// A way that a message took, with the end of its line.
  struct Way {
    var message: ResponderMessage
    /// The serial numbers of the responders.
    var responders: [Int]
    /// Whether the last responder had nobody to pass the message to.
    var isThrough: Bool
    var line: [UInt8]
    /// The same way in names, for a message that leaves it.
    var stops: [MessageStop]
    var chain: [TraceName]
  }

  /// How far a message has come on the way that it seems to take.
  struct Course {
    /// The way; -1 once it took another.
    var way: Int
    /// Where among the turn's bytes the line belongs.
    var offset: Int
    /// The number of the input it follows from.
    var of: Int
    /// How many responders of the way were reached, less one.
    var place = 0
    /// Whether the last one reached had nobody to pass the message to.
    var isThrough = false
  }

  /// A message whose line is not written yet.
  struct Delivery: FollowedMessage {
    var message: ResponderMessage
    var course: Course
    /// What was reached, where it takes no way that is known.
    var stops: [MessageStop] = []
    /// The responders from the first one up.
    var chain: [TraceName] = []

    var isThrough: Bool {
      get { course.isThrough }
      set { course.isThrough = newValue }
    }
  }

  let naming: TraceNaming
  @exclusivity(unchecked)
  var deliveries: [Delivery] = []
  /// The turn's first message while it is the only one and keeps to its way; else it has no way.
  ///
  /// Most turns have one such message, and it is followed without a list.
  @exclusivity(unchecked)
  var lone = Course(way: -1, offset: 0, of: 0)
  @exclusivity(unchecked)
  var ways: [Way] = []
  /// The names' version that the ways are of.
  @exclusivity(unchecked)
  var version = 0
  /// The numbers of the chains that were written.
  var chains: [[TraceName]: Int] = [:]
  var chainCount = 0

  /// The most ways that are kept; a scene has few at a time.
  static let mostWays = 32
  /// The most chains that are remembered; beyond, they are written anew.
  static let mostChains = 4096
  /// The longest chain that is written.
  static let longestChain = 10_000

  init(naming: TraceNaming) { self.naming = naming }

  @inline(__always)
  var hasOpen: Bool { lone.way >= 0 || !deliveries.isEmpty }

  /// Returns the way that a message beginning at a responder took last.
  @inline(__always)
  func way(of message: ResponderMessage, from responder: Int) -> Int? {
    for index in ways.indices
    where ways[index].responders[0] == responder && ways[index].message == message {
      return index
    }
    return nil
  }

  /// Follows a message one step; returns whether it took the way it seemed to take.
  @inline(__always)
  func follow(_ message: ResponderMessage, from: Int, to: Int?) -> Bool {
    if lone.way >= 0 { return follow(&lone, message, from: from, to: to) }
    let last = deliveries.count - 1
    guard last >= 0, deliveries[last].course.way >= 0 else { return false }
    return follow(&deliveries[last].course, message, from: from, to: to)
  }

  @inline(__always)
  private func follow(
    _ course: inout Course,
    _ message: ResponderMessage,
    from: Int,
    to: Int?
  ) -> Bool {
    let way = course.way
    guard ways[way].message == message, !course.isThrough,
      ways[way].responders[course.place] == from
    else { return false }
    let next = course.place + 1
    guard let to else {
      guard ways[way].isThrough, next == ways[way].responders.count else { return false }
      course.isThrough = true
      return true
    }
    guard next < ways[way].responders.count, ways[way].responders[next] == to else { return false }
    course.place = next
    return true
  }

  /// Whether a message took the whole of the way it seemed to take.
  @inline(__always)
  func tookItsWay(_ course: Course) -> Bool {
    course.way >= 0 && course.place == ways[course.way].responders.count - 1
      && course.isThrough == ways[course.way].isThrough
  }

  /// Puts the lone message on the list: it is alone no longer, or leaves its way.
  func spill() {
    if lone.way < 0 { return }
    deliveries.append(Delivery(message: ways[lone.way].message, course: lone))
    lone.way = -1
  }
}
