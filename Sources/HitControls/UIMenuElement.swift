public import HitCanvas
internal import HitResponders

/// Something a menu can show: a title with an image.
///
/// > Source: UIKit, `UIMenuElement`. Differs: there are no menus; it is here for `UIAction`.
@preconcurrency @MainActor
open class UIMenuElement {
  /// Whether an element is shown as switched on.
  ///
  /// > Source: UIKit, `UIMenuElement.State`.
  nonisolated public enum State: Int, Sendable {
    /// Switched off, on, or partly on.
    case off, on, mixed
  }

  /// How an element is presented.
  ///
  /// > Source: UIKit, `UIMenuElement.Attributes`.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen; it destroys something; it is not shown.
    public static let (disabled, destructive, hidden) = (bit(0), bit(1), bit(2))
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = bit(3)
  }

  /// The title.
  public internal(set) final var title: String

  /// The second line.
  public final var subtitle: String?

  /// The image.
  public internal(set) final var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
