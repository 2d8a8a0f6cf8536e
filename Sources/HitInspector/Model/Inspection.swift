public import Foundation
public import HitAnalysis
public import HitResponders

/// What the window explains about one point: the verdict, the walk, the chain and what to mark.
///
/// > Coordinates: points and shapes are in screen points of the scene.
nonisolated public struct Inspection: Hashable, Sendable {
  /// The point explained.
  public var point: CGPoint
  /// Whether a touch was sent; otherwise nothing was and the pointer only hovers.
  public var isTouch = false
  /// The verdict.
  public var verdict: Verdict
  /// Every view of the walk, in order.
  public var walk: [WalkRow] = []
  /// The number of views in the scene.
  public var viewCount = 0
  /// The responders from the receiver up.
  public var chain: [RoutedInput.Delivery.Step] = []
  /// The message that climbs the chain.
  public var message = "touchesBegan"
  /// The recognizers on the way of the touch, and those of the view that was meant.
  public var gestures: [GestureRow] = []
  /// The view that receives, as it lies.
  public var receiver: SceneShape?
  /// The views that refused on the way to the view that was meant.
  public var refusals: [Refusal] = []
  /// What the view that was meant loses.
  public var loss: Loss?
  /// The view that was meant, else the receiver.
  public var subject: SceneViewID?
  /// What is known of that view.
  public var facts: SelectedFacts?

  /// Makes an explanation of a point, empty but for its verdict.
  public init(at point: CGPoint, verdict: Verdict) {
    self.point = point
    self.verdict = verdict
  }

  /// The number of views that were asked.
  public var askedCount: Int { walk.count { $0.number != nil } }
}

/// A view that was asked and said no, so that the view that was meant was never asked.
nonisolated public struct Refusal: Hashable, Sendable {
  /// The view's place in the walk.
  public var number: Int
  /// The view's name.
  public var name: String
  /// What it said, in a few words.
  public var word: String
  /// The view as it lies.
  public var shape: SceneShape
}

/// The part of a view that is drawn and cannot be tapped.
nonisolated public struct Loss: Hashable, Sendable {
  /// The whole view.
  public var view: SceneShape
  /// The view's own colour.
  public var color: UIColor?
  /// What is lost, as upright rectangles; none where a turned view allows no such answer.
  public var parts: [CGRect]
  /// Whether another view lies over it, which is less final than being dead.
  public var isCovered = false
  /// What happened, as `dead zone  64 × 18 pt`.
  public var title: String
  /// What that means.
  public var remark: String
}
