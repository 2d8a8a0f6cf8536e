internal import Foundation
internal import HitGeometry

/// A number for the state that routing depends on: touches, recognizers, the views' flags and
/// places.
///
/// Two runs of the same inputs have the same digests on every machine; what is only drawn, such as
/// the way an animation has gone, is not in it. Words are mixed as FNV-1a mixes bytes.
///
/// - Complexity: Proportional to the number of views in visible windows.
package struct RoutingDigest {
  /// The digest.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of what controls are set to; nothing where no view in a visible window has a value.
  ///
  /// It stands apart: routing does not depend on it, and what hangs on it is told by other numbers.
  package private(set) var values: UInt64?

  /// How many views were looked at.
  package private(set) var viewCount = 0

  /// Makes the digest of an application's state.
  package init(of application: UIApplication) {
    for window in application.visibleWindows {
      mix(Double(window.windowLevel.rawValue))
      mix(window === application.currentKeyWindow ? 1 as UInt64 : 2)
      mix(window)
    }
    mix(application.deadlines)
    for press in application.presses { mix(UInt64(truncatingIfNeeded: press.type.rawValue)) }
    mix(UInt64(truncatingIfNeeded: application.ignoredInteractionDepth))
    application.touchRouter.mix(into: &self)
  }

  /// Mixes a word in.
  @inline(__always)
  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 32
  }

  @inline(__always)
  mutating func mix(_ number: Double) { mix((number + 0).bitPattern) }

  @inline(__always)
  mutating func mix(_ point: CGPoint) {
    mix(Double(point.x))
    mix(Double(point.y))
  }

  /// Mixes the value of the view that was looked at last into the digest of values.
  private mutating func mix(value number: Double) {
    var digest = self
    digest.value = values ?? 0xcbf2_9ce4_8422_2325
    digest.mix(UInt64(viewCount))
    digest.mix(number)
    values = digest.value
  }

  private mutating func mix(_ deadlines: Deadlines) {
    mix(UInt64(deadlines.count))
    if let first = deadlines.first { mix(first) }
  }

  private mutating func mix(_ window: UIWindow) {
    let firstResponder = window.firstResponder.map { ObjectIdentifier($0) }
    var pending: [(view: UIView, depth: Int)] = [(window, 0)]
    while let (view, depth) = pending.popLast() {
      viewCount += 1
      mix(view, depth: depth)
      if view.state.isValueView, let view = view as? any ValueView {
        mix(value: view.numericValue)
      }
      if let firstResponder, ObjectIdentifier(view) == firstResponder { mix(3 as UInt64) }
      if view.children.isEmpty { continue }
      for child in view.children.reversed() { pending.append((child, depth + 1)) }
    }
  }

  @inline(__always)
  private mutating func mix(_ view: UIView, depth: Int) {
    let state = view.state
    var flags = UInt64(depth) << 8
    if state.isHidden { flags |= 1 }
    if state.isInteractionDisabled { flags |= 2 }
    if state.isDisabledControl { flags |= 4 }
    if state.isMultipleTouchEnabled { flags |= 8 }
    if state.isExclusiveTouch { flags |= 16 }
    if state.clipsToBounds { flags |= 32 }
    if state.isAnimated { flags |= 64 }
    mix(flags)
    mix(state.alpha)
    mix(view.centerInSuperview)
    mix(view.boundsRect.origin)
    mix(Double(view.boundsRect.size.width))
    mix(Double(view.boundsRect.size.height))
    if let transform = view.transforms?.transform {
      mix(Double(transform.a))
      mix(Double(transform.b))
      mix(Double(transform.c))
      mix(Double(transform.d))
      mix(Double(transform.tx))
      mix(Double(transform.ty))
    }
    guard let recognizers = view.extras?.recognizers else { return }
    for recognizer in recognizers {
      mix(UInt64(recognizer.tracking.state.rawValue) << 1 | (recognizer.isEnabled ? 1 : 0))
      mix(UInt64(recognizer.tracking.touches.count))
    }
  }
}

extension TouchRouter {
  /// Mixes the fingers that are down into a digest.
  fileprivate func mix(into digest: inout RoutingDigest) {
    for touch in downTouches {
      digest.mix(UInt64(truncatingIfNeeded: touch.finger))
      digest.mix(UInt64(touch.phase.rawValue) << 2 | (touch.delivery.isDelivered ? 1 : 0))
      digest.mix(touch.locationInWindow)
    }
  }
}
