public import HitResponders

/// The classes that a scene file can name.
///
/// A value, so that the loading code alone decides what a file may name. ``uikit`` has UIKit's own;
/// ``Gallery/classes`` adds those of the gallery; a program adds its own with
/// ``register(_:like:_:)`` and passes the value to the code that loads its scenes.
///
/// > Order: the order of registration, which only the list in an error shows.
nonisolated public struct SceneClasses: Sendable {
  /// The class of UIKit that a class is, or comes from; it decides which keys a view takes.
  public enum Base: String, Hashable, Sendable, CaseIterable {
    /// `UIView`.
    case view = "UIView"
    /// `UIControl`.
    case control = "UIControl"
    /// `UIButton`.
    case button = "UIButton"
    /// `UILabel`.
    case label = "UILabel"
    /// `UIImageView`.
    case imageView = "UIImageView"
    /// `UISwitch`.
    case toggle = "UISwitch"
    /// `UISlider`.
    case slider = "UISlider"
    /// `UIStepper`.
    case stepper = "UIStepper"
    /// `UISegmentedControl`.
    case segments = "UISegmentedControl"
    /// `UIScrollView`.
    case scrollView = "UIScrollView"
    /// `UIWindow`.
    case window = "UIWindow"

    var isControl: Bool {
      switch self {
      case .control, .button, .toggle, .slider, .stepper, .segments: true
      case .view, .label, .imageView, .scrollView, .window: false
      }
    }
  }

  struct Entry: Sendable {
    var name: String
    var base: Base
    /// Makes a view of a class of the program's own; UIKit's classes are made by the builder.
    var make: (@MainActor @Sendable () -> UIView)?
  }

  private(set) var entries: [Entry]

  /// UIKit's classes.
  public static let uikit = SceneClasses(
    entries: Base.allCases.map { Entry(name: $0.rawValue, base: $0) }
  )

  /// Adds a class of the program's own, replacing one with its name.
  ///
  /// The frame of a view that `make` made is set afterwards.
  public mutating func register(
    _ name: String,
    like base: Base = .view,
    _ make: @escaping @MainActor @Sendable () -> UIView
  ) {
    entries.removeAll { $0.name == name }
    entries.append(Entry(name: name, base: base, make: make))
  }

  func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}
