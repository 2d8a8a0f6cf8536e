internal import Foundation
public import HitCanvas
internal import HitResponders

/// What a `UIAction` does; it receives the action, which knows its sender.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title that controls can carry out.
///
/// > Source: UIKit, `UIAction`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action: to a control, two with the same identifier are the same.
  ///
  /// > Source: UIKit, `UIAction.Identifier`.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Makes an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; a unique one where none was given.
  public final let identifier: Identifier

  /// The words that explain the action.
  public final var discoverabilityTitle: String?

  /// How the action is presented.
  public final var attributes: Attributes

  /// Whether the action is shown as switched on.
  public final var state: State

  /// The sender of the action, while its handler runs.
  public private(set) final var sender: Any?

  private let handler: UIActionHandler
  private static var count = 0

  /// Makes an action from what it does.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.count += 1 }
    self.identifier = identifier ?? Identifier("hitscope.action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler with a sender.
  public final func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }
}
