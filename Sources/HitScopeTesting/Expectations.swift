public import Foundation
public import HitResponders

extension Stage {
  /// The messages that were delivered, in order, one for each responder that received it.
  private var messages: [Message] {
    routed.flatMap { input in
      input.deliveries.flatMap { delivery in
        delivery.steps.map { Message(delivery: delivery, step: $0) }
      }
    }
  }

  private struct Message {
    let delivery: RoutedInput.Delivery
    let step: RoutedInput.Delivery.Step

    /// Whether the responder's own implementation received the message.
    var isHandled: Bool { step.did == .consumed || step.did == .consumedForwarded }
  }

  /// Expects that a responder received a message, after all that was expected before.
  ///
  /// Other messages in between are skipped.
  ///
  /// - Throws: `StageError` with the log when the responder did not receive it.
  public func expect(_ name: String, gets message: ResponderMessage) throws(StageError) {
    try read("\(name) gets \(message.rawValue)") {
      $0.step.responder == name && $0.delivery.message == message
    }
  }

  /// Expects that a responder's own implementation handled a message, not the default.
  ///
  /// - Throws: `StageError` with the log when no implementation or another responder's handled it.
  public func expect(_ name: String, handles message: ResponderMessage) throws(StageError) {
    try read("\(name) handles \(message.rawValue)") {
      $0.step.responder == name && $0.delivery.message == message && $0.isHandled
    }
  }

  /// Expects that no message was delivered since the last one that was expected.
  ///
  /// Messages that only pass through on the way up are ignored.
  ///
  /// - Throws: `StageError` with the log when there was one.
  public func expectNothingMore() throws(StageError) {
    let rest = messages.dropFirst(readMessages)
    let unexpected = rest.first { $0.isHandled || $0.step == $0.delivery.steps.first }
    guard let unexpected else { return }
    let text = "\(unexpected.step.responder) got \(unexpected.delivery.message.rawValue)"
    throw StageError(.unexpected(text, log: log))
  }

  /// Expects that a press at a place would be received by a view, without sending one.
  ///
  /// A name of `nil` means that no view receives the press.
  ///
  /// > Coordinates: screen points.
  ///
  /// - Throws: `StageError` with the walk when another view receives it.
  public func expect(_ name: String?, receivesPressAt point: CGPoint) throws(StageError) {
    let walk = HitTestWalk(at: point, in: application)
    let receiver = walk.hit?.routingName
    guard receiver != name else { return }
    throw StageError(
      .unmet(
        "\(name ?? "nobody") receives a press at \(ShortNumber.point(point)); "
          + "\(receiver ?? "nobody") does",
        log: walk.description
      )
    )
  }

  private func read(_ text: String, _ isWanted: (Message) -> Bool) throws(StageError) {
    let messages = messages
    guard
      let index = messages.indices.dropFirst(readMessages).first(where: { isWanted(messages[$0]) })
    else { throw StageError(.unmet(text, log: log)) }
    readMessages = index + 1
  }
}

/// What a stage could not do or did not see.
public struct StageError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Reason: Equatable, Sendable {
    /// No view has the name; carries the names there are.
    case unknownView(String, known: [String])
    /// Something expected did not happen; carries the log.
    case unmet(String, log: String)
    /// A view is not reachable as expected; carries which views take which part of it and why.
    case unreached(String, losses: String)
    /// Something happened that was not expected; carries the log.
    case unexpected(String, log: String)
  }

  /// What went wrong.
  public var reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// Where, what, and what to look at.
  public var description: String {
    switch reason {
    case .unknownView(let name, let known):
      let list = known.isEmpty ? "no view has an identifier" : known.joined(separator: ", ")
      return "no view is called \(name); there are: \(list). Set accessibilityIdentifier."
    case .unmet(let text, let log): return "expected that \(text). What was routed:\n\(log)"
    case .unreached(let text, let losses):
      return "expected that \(text).\(losses.isEmpty ? "" : " What is lost:\n\(losses)")"
    case .unexpected(let text, let log): return "expected nothing more, but \(text):\n\(log)"
    }
  }
}
