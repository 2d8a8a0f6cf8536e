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
  /// The arrows up and down.
  public static let (inputUpArrow, inputDownArrow) = ("UIKeyInputUpArrow", "UIKeyInputDownArrow")
  /// The arrows left and right.
  public static let (inputLeftArrow, inputRightArrow) =
    ("UIKeyInputLeftArrow", "UIKeyInputRightArrow")
  /// The keys that turn pages.
  public static let (inputPageUp, inputPageDown) = ("UIKeyInputPageUp", "UIKeyInputPageDown")
  /// The keys that lead to the beginning and to the end.
  public static let (inputHome, inputEnd) = ("UIKeyInputHome", "UIKeyInputEnd")
  /// The escape key, the key that deletes forward, and the first function key.
  public static let (inputEscape, inputDelete, f1) =
    ("UIKeyInputEscape", "UIKeyInputDelete", "UIKeyInputF1")
}

extension UIApplication {
  /// Performs the first command of the chain that a key matches, and returns whether there was one.
  final func performCommand(for key: UIKey, from receiver: UIResponder, _ event: UIEvent) -> Bool {
    let chain = sequence(first: receiver) { $0.next }
    for asked in chain.prefix(Routing.maximumChainLength) {
      guard let command = asked.keyCommands?.first(where: { $0.matches(key) }),
        let action = command.action
      else { continue }
      return inForce {
        let target = receiver.target(forAction: action, withSender: command)
        return sendAction(action, to: target ?? asked, from: command, for: event)
      }
    }
    return false
  }
}

nonisolated extension UIKeyCommand: IdentityHashable {}
