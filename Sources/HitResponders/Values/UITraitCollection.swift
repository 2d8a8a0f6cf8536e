public import Foundation

/// What an interface is shown on: a small light screen.
///
/// > Source: UIKit, `UITraitCollection`. Differs: there is one, and it never changes.
@preconcurrency @MainActor
public final class UITraitCollection {
  /// The traits of everything.
  public static let current = UITraitCollection()

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// How wide the interface is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How high the interface is.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The pixels to a point.
  public var displayScale: CGFloat { UIScreen.main.scale }

  private init() {}
}

/// Whether an interface is light or dark.
///
/// > Source: UIKit, `UIUserInterfaceStyle`. Differs: it is always light.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light, dark.
  case unspecified, light, dark
}

/// How much room an interface has in a direction.
///
/// > Source: UIKit, `UIUserInterfaceSizeClass`.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified, little, much.
  case unspecified, compact, regular
}

/// The kind of a device.
///
/// > Source: UIKit, `UIUserInterfaceIdiom`.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone, a tablet.
  case phone, pad
}

extension UIScreen {
  /// The traits of the screen.
  @preconcurrency @MainActor
  public var traitCollection: UITraitCollection { .current }
}

extension UIColor {
  /// Makes the colour that a closure gives for a light interface.
  @preconcurrency @MainActor
  public init(dynamicProvider: @MainActor (UITraitCollection) -> UIColor) {
    self = dynamicProvider(.current)
  }
}
