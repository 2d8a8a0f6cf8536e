public import Foundation
internal import HitGeometry
public import HitResponders

/// Recognizes two fingers that move apart or together, and follows them.
///
/// > Source: UIKit, `UIPinchGestureRecognizer`; rule G27.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by that at the start; setting it restarts from that value.
  open var scale: CGFloat {
    get { currentScale }
    set {
      scaleOfPair = newValue
      currentScale = newValue
      distanceAtStart = distance ?? distanceAtStart
    }
  }

  /// How fast the scale changes.
  ///
  /// > Units: scale factors a second, over the samples of the last tenth of a second.
  open var velocity: CGFloat { pair.velocity(at: now) }

  private var pair = FingerPair()
  private var currentScale: CGFloat = 1
  /// The scale at the time when the distance was `distanceAtStart`.
  private var scaleOfPair: CGFloat = 1
  private var distanceAtStart: CGFloat = 1
  /// The distance of the pair when its second finger landed; setting the scale keeps it.
  private var distanceOfLanding: CGFloat = 0

  // MARK: Touches

  /// Adds fingers without a jump of the scale.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if pair.begin(isUndecided: state == .possible, at: now) { currentScale = 1 } else { follow() }
    pairUp()
  }

  /// Begins the gesture once the distance has changed enough, and follows it afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow()
    if state != .possible { return move(to: .changed, because: .followed) }
    guard let distance else { return }
    let change = abs(distance - distanceOfLanding)
    let needed = tuning.pinchDistance
    if change.reaches(needed) { move(to: .began, because: .spread(change, needed: needed)) }
  }

  /// Continues while one finger is left, and ends with the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow()
    pairUp()
    endWithLastFinger()
  }

  /// Forgets the fingers; scale and velocity stay readable until the next ones land.
  open override func reset() {
    super.reset()
    pair.release()
  }

  // MARK: The pair

  /// The distance between the fingers, at least 1, so that it can be divided by.
  private var distance: CGFloat? { pair.line.map { max($0.length, 1) } }

  private func pairUp() {
    guard pair.track(fingers) else { return }
    scaleOfPair = currentScale
    distanceAtStart = distance ?? 1
    distanceOfLanding = distanceAtStart
  }

  private func follow() {
    guard let distance else { return }
    let scale = scaleOfPair * distance / distanceAtStart
    pair.add(scale - currentScale, at: now)
    currentScale = scale
  }
}
