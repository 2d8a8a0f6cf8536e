/// A key with modifiers that performs an action.
///
/// A responder offers commands in `keyCommands`. When a key goes down, the chain is asked from the
/// first responder up; the first matching command is performed, and the key sends no press then.
///
/// > Source: UIKit, `UIKeyCommand`. Differs: no menus, so no images, states and alternates.
@preconcurrency @MainActor
open class UIKeyCommand {
  /// What the key types, or one of the names below.
  public final let input: String?

  /// The modifiers that must be held, and no others.
  public final let modifierFlags: UIKeyModifierFlags

  /// The action.
  public final let action: Selector?

  /// The title.
  public final var title: String

  /// The words that explain the command.
  public final var discoverabilityTitle: String?

  /// Whether the command goes before what the system would do with the key; it always does.
  public final var wantsPriorityOverSystemBehavior = false

  /// Makes a command.
  public init(
    title: String = "",
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes a command without a title.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Makes a command whose action is a method without parameters.
  public convenience init<Target: AnyObject>(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command whose action is a method that takes the command.
  public convenience init<Target: AnyObject, Sender>(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// Whether a key that goes down matches the command.
  final func matches(_ key: UIKey) -> Bool {
    guard let input = input?.lowercased(), !input.isEmpty else { return false }
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if key.charactersIgnoringModifiers.lowercased() == input { return held == modifierFlags }
    // A character that is typed with Shift is named by itself, as "?" is.
    return key.characters == self.input && held.subtracting(.shift) == modifierFlags
  }
}

// MARK: - Keys without text

nonisolated extension UIKeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public static let inputHome = "UIKeyInputHome"
  /// The end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public static let inputDelete = "UIKeyInputDelete"
  /// The first function key.
  public static let f1 = "UIKeyInputF1"
}

// MARK: - Finding

extension UIApplication {
  /// Performs the first command of the chain that a key matches.
  ///
  /// - Returns: Whether there was one; the key then sends no press.
  final func performCommand(for key: UIKey, from receiver: UIResponder, _ event: UIEvent) -> Bool {
    var responder: UIResponder? = receiver
    var length = 0
    while let asked = responder, length < Routing.maximumChainLength {
      if let command = asked.keyCommands?.first(where: { $0.matches(key) }),
        let action = command.action
      {
        return inForce {
          let target = receiver.target(forAction: action, withSender: command)
          return sendAction(action, to: target ?? asked, from: command, for: event)
        }
      }
      responder = asked.next
      length += 1
    }
    return false
  }
}

// MARK: - Identity

nonisolated extension UIKeyCommand: Hashable {
  /// Whether both are the same object.
  public static func == (left: UIKeyCommand, right: UIKeyCommand) -> Bool { left === right }

  /// Hashes the command's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
