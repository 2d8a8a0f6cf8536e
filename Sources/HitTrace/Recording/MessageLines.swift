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

  /// A message whose line is not written yet.
  struct Delivery: FollowedMessage {
    var message: ResponderMessage
    /// Where among the turn's bytes the line belongs.
    var offset: Int
    /// The number of the input it follows from.
    var of: Int
    /// The way it seems to take; none once it took another.
    var way: Int?
    /// How many responders of the way were reached, less one.
    var place = 0
    var isThrough = false
    /// What was reached, where it takes no way that is known.
    var stops: [MessageStop] = []
    /// The responders from the first one up.
    var chain: [TraceName] = []
  }

  let naming: TraceNaming
  @exclusivity(unchecked)
  var deliveries: [Delivery] = []
  /// The way of the turn's first message while it is the only one and keeps to the way; else -1.
  ///
  /// Most turns have one such message, and it is followed without a list.
  @exclusivity(unchecked)
  var loneWay = -1
  @exclusivity(unchecked)
  var lonePlace = 0
  @exclusivity(unchecked)
  var isLoneThrough = false
  @exclusivity(unchecked)
  var loneOffset = 0
  @exclusivity(unchecked)
  var loneOf = 0
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
  var hasOpen: Bool { loneWay >= 0 || !deliveries.isEmpty }

  /// Returns the way that a message beginning at a responder took last.
  @inline(__always)
  func way(of message: ResponderMessage, from responder: Int) -> Int? {
    for index in ways.indices
    where ways[index].responders[0] == responder && ways[index].message == message {
      return index
    }
    return nil
  }

  /// Follows a message one step of the way it seems to take.
  ///
  /// - Returns: Whether it went on along that way.
  @inline(__always)
  func follow(
    _ message: ResponderMessage,
    from: Int,
    to: Int?
  ) -> Bool {
    if loneWay >= 0 { return followAlone(message, from: from, to: to) }
    let last = deliveries.count - 1
    guard last >= 0, let way = deliveries[last].way, deliveries[last].message == message,
      !deliveries[last].isThrough
    else { return false }
    let place = deliveries[last].place
    guard ways[way].responders[place] == from else { return false }
    guard let to else {
      guard ways[way].isThrough, place == ways[way].responders.count - 1 else { return false }
      deliveries[last].isThrough = true
      return true
    }
    guard place + 1 < ways[way].responders.count, ways[way].responders[place + 1] == to else {
      return false
    }
    deliveries[last].place = place + 1
    return true
  }

  /// Whether a message took the whole of the way it seemed to take.
  @inline(__always)
  func tookItsWay(_ delivery: Delivery) -> Bool {
    guard let way = delivery.way else { return false }
    return delivery.place == ways[way].responders.count - 1
      && delivery.isThrough == ways[way].isThrough
  }

  // MARK: A lone message

  @inline(__always)
  private func followAlone(
    _ message: ResponderMessage,
    from: Int,
    to: Int?
  ) -> Bool {
    let count = ways[loneWay].responders.count
    guard ways[loneWay].message == message, !isLoneThrough,
      ways[loneWay].responders[lonePlace] == from
    else { return false }
    guard let to else {
      guard ways[loneWay].isThrough, lonePlace == count - 1 else { return false }
      isLoneThrough = true
      return true
    }
    guard lonePlace + 1 < count, ways[loneWay].responders[lonePlace + 1] == to else {
      return false
    }
    lonePlace += 1
    return true
  }

  /// Whether the lone message took the whole of its way.
  @inline(__always)
  var tookLoneWay: Bool {
    lonePlace == ways[loneWay].responders.count - 1 && isLoneThrough == ways[loneWay].isThrough
  }

  /// Puts the lone message on the list: it is alone no longer, or leaves its way.
  func spill() {
    if loneWay < 0 { return }
    var delivery = Delivery(
      message: ways[loneWay].message,
      offset: loneOffset,
      of: loneOf,
      way: loneWay
    )
    delivery.place = lonePlace
    delivery.isThrough = isLoneThrough
    loneWay = -1
    deliveries.append(delivery)
  }
}
