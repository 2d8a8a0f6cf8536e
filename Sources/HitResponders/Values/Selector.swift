/// The name of an action, and where Swift code gives it, the method that performs it.
///
/// There is no Objective-C on Linux, so a name alone finds no method. A selector with a method is
/// implemented by every object of the method's class; a selector that is only a name is implemented
/// by objects that say so through ``ActionPerforming``.
///
/// ```swift
/// button.addTarget(self, action: Selector("save", ViewController.save), for: .touchUpInside)
/// button.addTarget(self, action: ViewController.save, for: .touchUpInside)
/// button.addTarget(self, action: "save", for: .touchUpInside)
/// ```
///
/// The first replaces `#selector`. Two selectors of one name are equal, whatever their methods are,
/// so an action added twice is sent once and can be removed. A Swift function has no identity, so a
/// selector made from a method alone, the second, equals only its own copies.
///
/// > Source: Objective-C, `SEL`. Differs: carries a method, because the runtime cannot look one up.
nonisolated public struct Selector: Sendable {
  /// Makes a selector that is only a name.
  public init(_ name: String) { self.init(name: name) }

  /// Makes a selector from a name and a method without parameters.
  @preconcurrency
  public init<Target: AnyObject>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: name, method: Method(method))
  }

  /// Makes a selector from a name and a method that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, method: Method(method))
  }

  /// Makes a selector from a name and a method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, method: Method(method))
  }

  /// Makes a selector that equals only its copies, from a method without parameters.
  @preconcurrency
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(name: "\(Target.self).()", method: Method(method), identity: Identity())
  }

  /// Makes a selector that equals only its copies, from a method that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: "\(Target.self).(\(Sender.self))", method: Method(method), identity: Identity())
  }

  /// Makes a selector that equals only its copies, from a method that takes sender and event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(
      name: "\(Target.self).(\(Sender.self), UIEvent)",
      method: Method(method),
      identity: Identity()
    )
  }

  private init(name: String, method: Method? = nil, identity: Identity? = nil) {
    self.name = name
    self.method = method
    self.identity = identity
  }

  /// The name; the method's type where the selector was made from a method alone.
  package let name: String

  private let method: Method?
  private let identity: Identity?

  /// Makes a selector without a name different from every other.
  private final class Identity: Sendable {}
}

/// An object that performs actions which are only a name.
///
/// > Source: HitScope's own; in UIKit the Objective-C runtime finds methods by name.
@preconcurrency @MainActor
public protocol ActionPerforming: AnyObject {
  /// Whether the object has an implementation of an action.
  func implements(_ action: Selector) -> Bool

  /// Performs an action that the object implements.
  func perform(_ action: Selector, with sender: Any?, for event: UIEvent?)
}

// MARK: - Performing

extension Selector {
  package func isImplemented(by object: AnyObject) -> Bool {
    if let method { return method.belongs(object) }
    return (object as? any ActionPerforming)?.implements(self) ?? false
  }

  package func perform(on object: AnyObject, sender: Any?, event: UIEvent?) {
    if let method {
      if method.belongs(object) { method.call(object, sender, event, name) }
    } else if let performer = object as? any ActionPerforming, performer.implements(self) {
      performer.perform(self, with: sender, for: event)
    }
  }

  // MARK: Methods

  /// A method, with its class and parameters erased from the type.
  nonisolated private struct Method: Sendable {
    let belongs: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, UIEvent?, String) -> Void

    init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
      belongs = { $0 is Target }
      call = { object, _, _, _ in
        if let target = object as? Target { method(target)() }
      }
    }

    init<Target: AnyObject, Sender>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      belongs = { $0 is Target }
      call = { object, sender, _, name in
        if let target = object as? Target { method(target)(Self.cast(sender, for: name)) }
      }
    }

    init<Target: AnyObject, Sender>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
    ) {
      belongs = { $0 is Target }
      call = { object, sender, event, name in
        guard let target = object as? Target else { return }
        guard let event else {
          preconditionFailure(
            "The action \(name) takes an event and was sent without one. Send it with an event, "
              + "or take the sender alone."
          )
        }
        method(target)(Self.cast(sender, for: name), event)
      }
    }

    private static func cast<Sender>(_ sender: Any?, for name: String) -> Sender {
      if let sender = sender as? Sender { return sender }
      preconditionFailure(
        "The action \(name) takes a \(Sender.self) and was sent by "
          + "\(sender.map { "a \(type(of: $0))" } ?? "nobody"). Change the parameter's type to what "
          + "sends the action, or to Any?."
      )
    }
  }
}

// MARK: - Identity

nonisolated extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a selector that is only a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Whether two selectors name the same action.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.identity === right.identity
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

/// Returns the name of an action.
///
/// > Source: Foundation on Apple's systems, `NSStringFromSelector(_:)`.
nonisolated public func NSStringFromSelector(_ action: Selector) -> String { action.name }
