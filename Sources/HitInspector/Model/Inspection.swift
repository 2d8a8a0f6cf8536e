package import Foundation
package import HitAnalysis
package import HitResponders

/// What the window explains about one point: the verdict, the walk, the chain and what to mark.
///
/// > Coordinates: points and shapes are in screen points of the scene.
nonisolated package struct Inspection: Hashable, Sendable {
  package var point: CGPoint
  /// Whether a touch was sent; otherwise nothing was and the pointer only hovers.
  package var isTouch = false
  package var verdict: Verdict
  /// Every view of the walk, in order.
  package var walk: [WalkRow] = []
  /// The receiver, the view that was meant, and all that contain them.
  package var onWay: Set<SceneViewID> = []
  /// The receiver and all views that contain it, by the names that messages have for them.
  package var namedViews: [String: SceneViewID] = [:]
  /// The number of views in the scene.
  package var viewCount = 0
  /// The responders from the receiver up.
  package var chain: [RoutedInput.Delivery.Step] = []
  /// The message that climbs the chain.
  package var message = "touchesBegan"
  /// The recognizers on the way of the touch, and those of the view that was meant.
  package var gestures: [GestureRow] = []
  /// What came of the touch so far: messages, recognizers, actions; nothing for a hover.
  package var report: DeliveryReport?
  /// The view that receives, as it lies.
  package var receiver: SceneShape?
  /// The views that refused on the way to the view that was meant.
  package var refusals: [Refusal] = []
  package var loss: Loss?
  /// The view that was meant, else the receiver.
  package var subject: SceneViewID?
  /// What is known of that view.
  package var facts: SelectedFacts?

  /// Makes an explanation of a point, empty but for its verdict.
  package init(at point: CGPoint, verdict: Verdict) {
    self.point = point
    self.verdict = verdict
  }

  /// Whether another walk asked the same views and got the same answers.
  package func hasSameWay(as other: Inspection) -> Bool {
    walk.count == other.walk.count
      && zip(walk, other.walk).allSatisfy { $0.view == $1.view && $0.outcome == $1.outcome }
  }

  /// What is said of the view that received.
  package var receivedWords: String {
    guard isTouch else { return "would get it" }
    // It received the touch, and what it sent of it went nowhere.
    let isSentToNobody = verdict.cause == .noAction || verdict.cause == .wrongTarget
    return isSentToNobody ? "action: nobody" : "received it"
  }

  /// The number of views that were asked.
  package var askedCount: Int { walk.last { $0.number != nil }?.number ?? 0 }
}

/// A view that was asked and said no, so that the view that was meant was never asked.
nonisolated package struct Refusal: Hashable, Sendable {
  package var number: Int
  package var name: String
  package var word: String
  package var shape: SceneShape
}

/// The part of a view that is drawn and cannot be tapped.
nonisolated package struct Loss: Hashable, Sendable {
  package var view: SceneShape
  /// The view's own colour.
  package var color: UIColor?
  /// What is lost, as upright rectangles; none where a turned view allows no such answer.
  package var parts: [CGRect]
  /// Whether another view lies over it, which is less final than being dead.
  package var isCovered = false
  /// What happened, as `dead zone  64 × 18 pt`.
  package var title: String
  /// What that means.
  package var remark: String
  /// Both in fewer words, for where there is little room.
  var shortTitle: String?
  var shortRemark: String?
}
