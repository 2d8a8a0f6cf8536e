internal import Foundation
internal import HitGeometry

/// The way of a scroll from the queue to the recognizers that follow it: rules G38 to G43.
///
/// The view under the pointer is sought when a scroll begins, and the recognizers are its own and
/// those of its superviews. No responder is told of a scroll.
final class ScrollRouter {
  /// The scroll that has begun and not ended, where a recognizer follows it.
  private var current: ScrollSequence?

  // MARK: Processing

  /// Handles a movement of a scroll; one that belongs to none counts for nothing.
  func process(_ sample: ScrollSample, in application: UIApplication) {
    switch sample.stage {
    case .notch, .began:
      // A device that begins anew never said that it ended.
      cancel(at: sample.locationOnScreen, in: application)
      guard !application.isIgnoringInteractionEvents else { return }
      current = sequence(of: sample, in: application)
    case .changed, .ended, .cancelled: break
    }
    send(sample, in: application)
  }

  private func cancel(at point: CGPoint, in application: UIApplication) {
    send(ScrollSample(.cancelled, by: .zero, at: point), in: application)
  }

  private func sequence(
    of sample: ScrollSample,
    in application: UIApplication
  ) -> ScrollSequence? {
    let event = UIEvent(.scroll, timestamp: application.now)
    return application.pointerTarget(at: sample.locationOnScreen, with: event)
      .map { ScrollSequence(sample.type, over: $0, event: event) }
  }

  private func send(_ sample: ScrollSample, in application: UIApplication) {
    guard let sequence = current else { return }
    let notch = application.routingOptions.gestureTuning.scrollNotch
    sequence.news = ScrollNews(
      stage: sample.stage,
      // What scrolls towards the end of the content pushes the content the other way.
      offsetInWindow: CGPoint(
        x: -sample.notches.width * notch,
        y: -sample.notches.height * notch
      ),
      pointInWindow: sequence.window.pointFromSuperview(sample.locationOnScreen)
    )
    sequence.event.time = application.now
    sequence.event.scroll = sequence
    application.sendEvent(sequence.event)
    sequence.event.scroll = nil
    sequence.news = nil
    let goesOn = sample.stage == .began || sample.stage == .changed
    if !goesOn || sequence.followers.isEmpty { end(sequence, in: application) }
  }

  /// Lets the recognizers of a scroll go; one that has not ended by now is cancelled.
  private func end(_ sequence: ScrollSequence, in application: UIApplication) {
    if current === sequence { current = nil }
    for recognizer in sequence.followers { recognizer.tracking.pointer = nil }
    application.touchRouter.arbiter.conclude()
  }

  // MARK: Delivering

  /// Tells the recognizers what an event of scrolling says, once.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let sequence = event.scroll, sequence.window === window, let news = sequence.news,
      let application = window.application
    else { return }
    sequence.news = nil
    let arbiter = application.touchRouter.arbiter
    if !sequence.isOffered {
      sequence.isOffered = true
      offer(sequence, arbiter)
    }
    arbiter.collecting {
      for recognizer in sequence.followers where recognizer.tracking.touches.isEmpty {
        recognizer.tracking.lastCentroidInWindow = news.pointInWindow
        (recognizer as? any ScrollFollowing)?.follow(news)
      }
    }
    arbiter.conclude()
  }

  /// Offers a scroll to the recognizers of its view and of every superview: rule G39.
  private func offer(_ sequence: ScrollSequence, _ arbiter: GestureArbiter) {
    var next: UIView? = sequence.view
    while let view = next {
      for recognizer in view.extras?.recognizers ?? [] where takes(recognizer, sequence) {
        // Client code that was asked may have removed the recognizer or its view.
        guard recognizer.host === view, recognizer.isFree else { continue }
        arbiter.engage(recognizer)
        recognizer.tracking.pointer = .scroll(sequence)
        recognizer.tracking.isInPlay = true
        sequence.recognizers.append(WeakRecognizer(recognizer))
      }
      next = view.parent
    }
  }

  private func takes(_ recognizer: UIGestureRecognizer, _ sequence: ScrollSequence) -> Bool {
    guard recognizer.isFree, recognizer.tracking.touches.isEmpty,
      recognizer.tracking.state == .possible,
      (recognizer as? any ScrollFollowing)?.takesScroll(of: sequence.type) == true,
      recognizer.shouldReceive(sequence.event)
    else { return false }
    guard recognizer.mayHaveDelegate, let delegate = recognizer.delegate else { return true }
    let answer = delegate.gestureRecognizer(recognizer, shouldReceive: sequence.event)
    GestureArbiter.consulted(recognizer, .shouldReceiveScroll, answer)
    return answer
  }
}

extension ScrollSequence {
  /// The recognizers that still take part.
  fileprivate var followers: [UIGestureRecognizer] {
    recognizers.compactMap(\.recognizer).filter { $0.tracking.scroll === self }
  }
}
