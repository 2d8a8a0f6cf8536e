public import Foundation
internal import HitGeometry
public import HitResponders

/// Recognizes fingers that move fast along one of the four directions.
///
/// > Source: UIKit, `UISwipeGestureRecognizer`; rules G25 and G26.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that a swipe may take.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right, to the left.
    public static let (right, left) = (bit(0), bit(1))
    /// Upwards, downwards.
    public static let (up, down) = (bit(2), bit(3))
  }

  /// The directions that are recognized.
  open var direction = Direction.right

  /// How many fingers the swipe has.
  open var numberOfTouchesRequired = 1

  private var landings = Landings()
  private var startsInWindow: [CGPoint] = []
  /// Whether the swipe is complete; later movement is ignored while it waits for others to fail.
  private var isWhole = false

  // MARK: Touches

  /// Starts the swipe with its first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    landings.keep(followedTouches)
    if landings.areAllLifted {
      landings.removeAll()
      let limit = tuning.swipeDuration
      startTimer(limit) { [weak self] in self?.move(to: .failed, because: .tooSlow(limit: limit)) }
    }
    for touch in touches.inOrder { landings.add(touch) }
    startsInWindow = landings.startsInWindow
    if let cause = landings.excess(over: numberOfTouchesRequired) {
      move(to: .failed, because: cause)
    }
  }

  /// Recognizes the swipe once the fingers are far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard landings.downCount == numberOfTouchesRequired, !isWhole else { return }
    let offset = landings.averageOffset
    let (across, down) = (abs(offset.x), abs(offset.y))
    let tuning = tuning
    let along = max(across, down)
    let aside = min(across, down)
    guard along.reaches(tuning.swipeDistance) else { return }
    var taken: Direction = []
    if across >= down { taken.insert(offset.x > 0 ? .right : .left) }
    if down >= across { taken.insert(offset.y > 0 ? .down : .up) }
    if direction.isDisjoint(with: taken) {
      move(to: .failed, because: .wrongWay)
    } else if aside.exceeds(tuning.swipeDrift) {
      move(to: .failed, because: .drifted(aside, limit: tuning.swipeDrift))
    } else {
      isWhole = true
      stopTimer()
      move(to: .ended, because: .travelled(along, needed: tuning.swipeDistance))
    }
  }

  /// Fails the swipe: the fingers did not come far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in touches { landings.lift(touch) }
    if isWhole { return }
    let distance = landings.averageOffset.length
    let short = GestureCause.fellShort(distance, needed: tuning.swipeDistance)
    move(to: .failed, because: landings.lack(of: numberOfTouchesRequired) ?? short)
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    landings.removeAll()
    isWhole = false
  }

  // MARK: Places

  /// Returns the middle of where the fingers landed.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let middle = startsInWindow.middle else { return super.location(in: view) }
    return convertFromWindow(middle, to: view)
  }

  /// Returns where one of the fingers landed, counted in order of arrival.
  ///
  /// > Coordinates: the bounds space of `view`; window space for `nil`.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard startsInWindow.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convertFromWindow(startsInWindow[touchIndex], to: view)
  }
}
