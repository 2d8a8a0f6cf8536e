import UIKit

/// The samples by name; each is a controller that shows its views.
public enum SampleList {
  private static let samples: [(name: String, make: @MainActor @Sendable () -> UIViewController)] = [
    ("circles", { CirclesViewController() }),
    ("pass-through", { PassThroughViewController() }),
    ("large-hit", { LargeHitViewController() }),
    ("raised-tab-bar", { RaisedTabBarController() }),
    ("draggable", { DraggableViewController() }),
    ("responder-chain", { ResponderChainViewController() }),
    ("drawing", { DrawingViewController() }),
    ("taps", { TapsViewController() }),
    ("knob", { KnobViewController() }),
    ("transforms", { TransformViewController() }),
    ("rating", { RatingViewController() }),
    ("checkmark", { CheckmarkViewController() }),
    ("card", { CardViewController() }),
    ("keys", { KeyViewController() }),
  ]

  /// The names, in the order of the articles.
  public static var names: [String] { samples.map(\.name) }

  /// Returns a new controller of a sample, or `nil` where there is none of that name.
  @MainActor
  public static func makeController(named name: String) -> UIViewController? {
    samples.first { $0.name == name }?.make()
  }
}
