internal import Foundation

extension TouchRouter {
  /// Cancels the live touches of a subtree that is about to leave its window: rule T15.
  ///
  /// - Returns: Whether somebody was told, and so may have changed the tree.
  func cancelTouches(inSubtreeOf root: UIView) -> Bool {
    if tracks.isEmpty && lingering.isEmpty && !arbiter.hasEngaged { return false }
    var told = false
    for track in lingering + tracks where track.isBeganHeld && isInside(root, track) {
      track.isBeganHeld = false
    }
    if arbiter.withdrawRecognizers(inSubtreeOf: root) { told = true }
    let leaving = (lingering + tracks).filter { $0.owesEnd && isInside(root, $0) }
    cancel(leaving, of: nil)
    if told { arbiter.conclude() }
    return told || !leaving.isEmpty
  }

  private func isInside(_ root: UIView, _ track: Track) -> Bool {
    track.touch.facts.view?.isDescendant(of: root) == true
  }

  /// Takes the touches of a recognized gesture from their views: rules G8, G10 and G16.
  ///
  /// A gesture that leaves views their touches keeps those it has delayed: nobody was told of them.
  func takeTouches(of recognizer: UIGestureRecognizer) {
    let takesAll = recognizer.cancelsTouchesInView
    if !takesAll && !recognizer.delaysTouchesBegan { return }
    let taken = (lingering + tracks).filter { track in
      (takesAll || !track.isDelivered)
        && track.touch.acceptances.contains {
          $0.recognizer === recognizer && $0.isCurrent && $0.isTold
        }
    }
    take(taken, for: recognizer)
  }

  /// Takes a touch that joined a gesture from its view: rule G35.
  func take(_ track: Track, for recognizer: UIGestureRecognizer) {
    take([track], for: recognizer)
  }

  private func take(_ tracks: [Track], for recognizer: UIGestureRecognizer) {
    let owing = tracks.filter(\.owesEnd)
    for track in tracks {
      let isNews = owing.contains { $0 === track } || track.isBeganHeld || track.isPending
      track.isBeganHeld = false
      if !track.isDelivered { track.isPending = false }
      if isNews { arbiter.ruled(recognizer, .takesTouch(finger: track.touch.facts.finger)) }
    }
    cancel(owing, of: nil)
  }

  /// Gives views `touchesCancelled` for touches they were told of; nothing follows for them.
  ///
  /// The touch reads cancelled while its view is told and has its finger's phase again afterwards.
  func cancel(_ tracks: [Track], of event: UIEvent?) {
    var views: [UIView] = []
    var phases: [(touch: UITouch, phase: UITouch.Phase, event: UIEvent?)] = []
    for track in tracks where track.owesEnd {
      let touch = track.touch
      track.isDelivered = false
      track.isPending = false
      track.isEndHeld = false
      phases.append((touch, touch.facts.phase, track.event))
      touch.facts.phase = .cancelled
      if let view = touch.facts.view, !views.contains(view) { views.append(view) }
    }
    for view in views {
      let mine = phases.filter { $0.touch.facts.view === view }
      let event = event ?? liveEvent ?? mine.lazy.compactMap(\.event).first
      send(Set(mine.map(\.touch)), .cancelled, to: view, event)
    }
    for (touch, phase, _) in phases { touch.facts.phase = phase }
    letGoOfLingering()
  }
}
