internal import Foundation
package import HitResponders

extension RoutingOptions {
  /// Makes the options of a scene file's rules; missing ones have their defaults.
  package init(_ rules: SceneRules) {
    self.init()
    apply(rules)
  }

  /// Applies a scene file's rules; missing ones change nothing.
  package mutating func apply(_ rules: SceneRules) {
    switch rules.hitTestAlphaCutoff {
    case .below001: hitTestAlphaCutoff = .below001
    case .atOrBelow001: hitTestAlphaCutoff = .atOrBelow001
    case nil: break
    }
    switch rules.eventIdentity {
    case .perSequence: eventIdentity = .perSequence
    case .perFrame: eventIdentity = .perFrame
    case nil: break
    }
    switch rules.gestureActionTiming {
    case .inline: gestureActionTiming = .inline
    case .nextTurn: gestureActionTiming = .nextTurn
    case nil: break
    }
    switch rules.gestureTuning {
    case .standard: gestureTuning = .standard
    case .uikitObserved: gestureTuning = .uikitObserved
    case nil: break
    }
    switch rules.nilTargetStart {
    case .firstResponder: nilTargetStart = .firstResponder
    case .sender: nilTargetStart = .sender
    case nil: break
    }
    controlTrackingSlop = rules.controlTrackingSlop ?? controlTrackingSlop
    disabledControlsAreHit = rules.disabledControlsAreHit ?? disabledControlsAreHit
    hitTestPassesPerTouch = rules.hitTestPassesPerTouch ?? hitTestPassesPerTouch
    coalescesMoves = rules.coalescesMoves ?? coalescesMoves
    tapCountTuning.interval = rules.tapCountTuning?.interval ?? tapCountTuning.interval
    tapCountTuning.distance = rules.tapCountTuning?.distance ?? tapCountTuning.distance
  }
}
