internal import Foundation

extension TouchRouter {
  /// The windows that own a touch that changed in this frame, front to back: rule D5.
  var windowsWithChanges: [UIWindow] {
    var windows: [UIWindow] = []
    for track in tracks where track.isPending {
      guard let window = track.touch.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    guard windows.count > 1, let order = application?.windowsFrontToBack else { return windows }
    // A window hidden since its touch began is not in the order any more; it comes last.
    return order.filter(windows.contains) + windows.filter { !order.contains($0) }
  }

  /// Tells the views of one window what changed: rules T4 to T6.
  ///
  /// Views are served by their lowest finger; each gets began, moved, ended, cancelled in this order,
  /// with all touches of a phase in one message. What a handler changes counts at once: a touch
  /// whose view has left, or that was cancelled meanwhile, is not told of again.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    var views: [UIView] = []
    for track in tracks where track.isPending && track.touch.window === window {
      if let view = track.touch.view, !views.contains(view) { views.append(view) }
    }
    for view in views {
      admit(in: view, of: window)
      for phase in Self.order { tell(view, phase, event) }
    }
  }

  private static let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// Decides for life which of a view's new touches it is given: rules T7 to T11.
  private func admit(in view: UIView, of window: UIWindow) {
    for index in tracks.indices {
      let touch = tracks[index].touch
      guard touch.view === view, touch.phase == .began, tracks[index].isPending else { continue }
      if let reason = withholding(of: view, in: window) {
        tracks[index].isPending = false
        Routing.note(.responders, .withheld(touch, reason))
      } else {
        tracks[index].isDelivered = true
      }
    }
  }

  /// Why a view is not given another touch now, if it is not.
  private func withholding(of view: UIView, in window: UIWindow) -> Withholding? {
    if view.window !== window { return .leftWindow }
    for track in tracks where track.isDelivered && track.isLive && track.touch.window === window {
      guard let other = track.touch.view else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return .singleTouch }
      } else if other.isExclusiveTouch {
        return .exclusive(view: other.routingName)
      } else if view.isExclusiveTouch {
        return .wantsExclusive
      }
    }
    return nil
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ event: UIEvent) {
    var touches: Set<UITouch> = []
    for index in tracks.indices {
      let track = tracks[index]
      guard track.isPending, track.isDelivered, track.touch.phase == phase,
        track.touch.view === view
      else { continue }
      tracks[index].isPending = false
      touches.insert(track.touch)
    }
    if !touches.isEmpty { Self.send(touches, phase, to: view, event) }
  }

  private static func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to view: UIView,
    _ event: UIEvent?
  ) {
    Routing.note(.responders, .delivered(message(for: phase), to: view))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved, .stationary: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }

  private static func message(for phase: UITouch.Phase) -> ResponderMessage {
    switch phase {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }

  // MARK: Cancelling

  /// Cancels the live touches of a subtree that is about to leave its window: rule T15.
  ///
  /// - Returns: Whether there were any, so that a view was told.
  func cancelTouches(inSubtreeOf root: UIView) -> Bool {
    let indices = tracks.indices.filter { index in
      tracks[index].owesEnd && tracks[index].touch.view?.isDescendant(of: root) == true
    }
    cancel(indices, of: nil)
    return !indices.isEmpty
  }

  /// Gives views `touchesCancelled` for touches they were told of; nothing follows for them.
  ///
  /// The touch reads cancelled while its view is told and has its finger's phase again afterwards.
  func cancel(_ indices: [Int], of event: UIEvent?) {
    var views: [UIView] = []
    var phases: [(touch: UITouch, phase: UITouch.Phase)] = []
    for index in indices {
      guard tracks[index].owesEnd else { continue }
      let touch = tracks[index].touch
      tracks[index].isDelivered = false
      tracks[index].isPending = false
      phases.append((touch, touch.phase))
      touch.phase = .cancelled
      if let view = touch.view, !views.contains(view) { views.append(view) }
    }
    for view in views {
      let touches = Set(phases.lazy.map(\.touch).filter { $0.view === view })
      Self.send(touches, .cancelled, to: view, event ?? liveEvent)
    }
    for (touch, phase) in phases { touch.phase = phase }
  }
}
