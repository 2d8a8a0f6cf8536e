internal import Foundation

/// An object that can receive and forward touches, presses, motion and remote-control events.
///
/// The chain is never stored: each step reads the overridable `next` at the time of the step, so a
/// change during a sequence takes effect at once. The default of every event method passes the same
/// message with the same arguments to `next`; an override that does not call `super` ends the
/// message there.
///
/// > Source: UIKit, `UIResponder`. Differs: not an `NSObject`.
@preconcurrency @MainActor
open class UIResponder {
  /// Makes a responder without a next one.
  public init() {}

  /// A number that no other responder ever has, for code that stores something about this one: the
  /// address of a responder that is gone may become another's.
  package final let serialNumber = SceneChanges.makeSerialNumber()

  // Written out, since the compiler's own would belong to the main actor, and the subclasses' not.
  nonisolated deinit {}

  // MARK: Interface Builder

  /// Tells an object that its archive was read; never called, for there are no archives.
  open func awakeFromNib() {}

  /// Prepares a view for Interface Builder; never called.
  open func prepareForInterfaceBuilder() {}

  /// The class of the responder, in angle brackets; addresses would differ from run to run.
  nonisolated open var description: String { "<\(Swift.type(of: self))>" }

  /// The same as `description`.
  nonisolated open var debugDescription: String { description }

  /// The next responder in the chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Whether this responder may become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the first responder of its window, and returns whether it is afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = owningWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    // The one that resigned may have removed this responder from the window.
    guard owningWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Asks to stop being the first responder, and returns whether it is not afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = owningWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Tells the responder that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesBegan) { $0.touchesBegan(touches, with: event) }
  }

  /// Tells the responder that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesMoved) { $0.touchesMoved(touches, with: event) }
  }

  /// Tells the responder that touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesEnded) { $0.touchesEnded(touches, with: event) }
  }

  /// Tells the responder that the system cancelled touches; they will not end as well.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// Tells the responder that keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesBegan) { $0.pressesBegan(presses, with: event) }
  }

  /// Tells the responder that the force of presses changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesChanged) { $0.pressesChanged(presses, with: event) }
  }

  /// Tells the responder that keys or buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesEnded) { $0.pressesEnded(presses, with: event) }
  }

  /// Tells the responder that the system cancelled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesCancelled) { $0.pressesCancelled(presses, with: event) }
  }

  /// The commands that the responder offers to keys, read when a key goes down.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Motion and remote control

  /// Tells the responder that a motion such as a shake began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionBegan) { $0.motionBegan(motion, with: event) }
  }

  /// Tells the responder that a motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionEnded) { $0.motionEnded(motion, with: event) }
  }

  /// Tells the responder that a motion was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionCancelled) { $0.motionCancelled(motion, with: event) }
  }

  /// Tells the responder about a remote-control event.
  open func remoteControlReceived(with event: UIEvent?) {
    forward(.remoteControlReceived) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions

  /// Returns whether this responder performs an action: whether it implements it, by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Returns the first responder, from this one up the chain, that performs an action.
  ///
  /// > Observed: reports `declined` for each responder that does not.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    climb(for: action, sender)
  }

  /// The window whose first responder this responder can be.
  package var owningWindow: UIWindow? { nil }
}

// MARK: - Forwarding

extension UIResponder {
  /// Passes a message to the next responder with its own implementation.
  @inline(__always)
  final func forward(_ message: ResponderMessage, by send: (UIResponder) -> Void) {
    if let heir = plainHeir(of: message) {
      heir.with { heir in Routing.deeper { send(heir) } }
    } else if let heir = heir(of: message) {
      Routing.deeper { send(heir) }
    }
  }

  /// The heir of a message that nothing observes, where all before it are views that are sure to
  /// pass the message to their superviews, and where it is sure to exist until it was notified.
  ///
  /// A view is sure if neither its class's `next` nor, for the superview, the class's
  /// implementation of the message is anything but the framework's.
  private final func plainHeir(of message: ResponderMessage) -> Uncounted<UIView>? {
    guard !Routing.watched.contains(.responders),
      let member = OverrideMap.tables.place(of: message),
      let next = OverrideMap.tables.next, !next.isReplaced(in: OverrideMap.metadata(of: self))
    else { return nil }
    // The window keeps all of them; counting references at each would cost more than the step.
    var view = Unmanaged.passUnretained(unsafeDowncast(self, to: UIView.self))
    while let parent = view.borrowed({ $0.state.mayHaveController ? nil : $0.upper }) {
      let metadata = OverrideMap.metadata(of: parent)
      if member.isReplaced(in: metadata) {
        return parent.borrowed { $0.isSureToStay ? Uncounted($0) : nil }
      }
      if next.isReplaced(in: metadata) { return nil }
      view = parent
    }
    return nil
  }

  /// The next responder with its own implementation of a message.
  ///
  /// Responders that would only pass the message on are skipped in a loop, each noted, so a chain
  /// of any length needs no stack.
  private final func heir(of message: ResponderMessage) -> UIResponder? {
    let member = OverrideMap.tables.place(of: message)
    var from = self
    var length = 0
    while true {
      let to = from.next
      Routing.note(.responders, .forwarded(message, from: from, to: to))
      guard let to else { return nil }
      if member?.isReplaced(in: OverrideMap.metadata(of: to)) ?? true { return to }
      length += 1
      precondition(
        length <= Routing.maximumChainLength,
        "A \(message.rawValue) climbed \(Routing.maximumChainLength) responders. An override of "
          + "`next` probably leads back into the chain."
      )
      from = to
    }
  }

  // MARK: Searching

  /// Asks the chain in a loop; a responder that overrides the search continues it.
  private final func climb(for action: Selector, _ sender: Any?) -> Any? {
    var responder = self
    var length = 0
    while !responder.canPerformAction(action, withSender: sender) {
      UIApplication.reportRefusal(of: action, by: responder)
      guard let next = responder.next else { return nil }
      if OverrideMap.replaces(.targetForAction, in: next) {
        return Routing.deeper { next.target(forAction: action, withSender: sender) }
      }
      length += 1
      precondition(
        length <= Routing.maximumChainLength,
        "The search for \(action) climbed \(Routing.maximumChainLength) responders. An override "
          + "of `next` probably leads back into the chain."
      )
      responder = next
    }
    return responder
  }
}

nonisolated extension UIResponder: IdentityHashable, CustomStringConvertible {}

nonisolated extension UIResponder: CustomDebugStringConvertible {}
