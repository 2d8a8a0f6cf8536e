/// A responder that a message reached.
package struct MessageStop {
  /// The responder's serial number.
  package var responder: Int
  /// The number that stands for its name.
  package var name: Int
  /// What it did; it counts as having kept the message until its default is seen passing it on.
  package var did = ResponderDeed.consumed

  /// Makes a stop that a message has just reached.
  package init(_ responder: UIResponder, name: Int) {
    self.responder = responder.serialNumber
    self.name = name
  }
}

/// A message that is followed from responder to responder.
package protocol FollowedMessage {
  var message: ResponderMessage { get }
  /// The responders that it reached.
  var stops: [MessageStop] { get set }
  /// Whether the last of them had no next responder.
  var isThrough: Bool { get set }
}

extension Array where Element: FollowedMessage {
  /// Records that a responder passed a message on, or had no next responder.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - from: Who passed it on.
  ///   - to: The responder that has it now, if any.
  ///   - name: Returns the number of a responder's name.
  package mutating func forward(
    _ message: ResponderMessage,
    from: UIResponder,
    to: UIResponder?,
    name: (UIResponder) -> Int
  ) {
    let tail = from.serialNumber
    // It only looks: a copy would make each step of a long chain copy all of them.
    let open = indices.last { index in
      self[index].message == message && !self[index].isThrough
        && self[index].stops.last?.responder == tail
    }
    // A default that runs without having been sent to: an override called `next` itself. Its
    // message continues in the latest delivery of the same kind.
    guard let index = open ?? indices.last(where: { self[$0].message == message }) else { return }
    if open == nil { self[index].stops.append(MessageStop(from, name: name(from))) }
    let isOwn = from.overrides(message.member)
    self[index].stops[self[index].stops.count - 1].did =
      to == nil ? (isOwn ? .consumed : .discarded) : (isOwn ? .consumedForwarded : .forwarded)
    self[index].isThrough = to == nil
    if let to { self[index].stops.append(MessageStop(to, name: name(to))) }
  }
}
