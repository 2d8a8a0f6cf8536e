internal import Foundation
public import HitResponders
public import HitSession

/// Listens to a session: explains each touch as it lands, by the walk that bound it, and tells what
/// came of it.
///
/// Whoever shows outcomes gets them here, so that window and terminal tell the same.
@preconcurrency @MainActor
public final class OutcomeWatcher {
  /// Called when a touch landed, before anything is delivered, while the views lie as they were
  /// asked.
  public var onLanding: (ExplainedPress, PressOutcome) -> Void = { _, _ in }

  /// Called with each input that was routed to its end.
  public var onRecord: (RoutedInput) -> Void = { _ in }

  /// Called with what came of a touch, once: when nothing more can follow, or the next touch lands.
  public var onOutcome: (PressOutcome) -> Void = { _ in }

  /// Called with what came of a key, a shake or a command: when it begins and when it is over.
  public var onKey: (KeyOutcome) -> Void = { _ in }

  private let explainer: Explainer
  private let recorder = RoutingRecorder()
  /// The fingers of the latest input that land with it.
  private var landing: [TouchSample] = []
  /// The touches of which more may be told, in the order they landed.
  private var open: [PressOutcome] = []
  /// The keys that are down.
  private var keys: [KeyOutcome] = []
  /// The input that is being routed, until its record comes, if it is of no touch.
  private var unheard: ApplicationInput?
  private var firstResponder: String?

  /// Makes a watcher; add it to a session.
  ///
  /// - Parameter explainer: What explains the presses.
  public init(_ explainer: Explainer) {
    self.explainer = explainer
    recorder.onWalk = { [weak self] in self?.explain($0, of: $1) }
    recorder.onRecord = { [weak self] in self?.take($0) }
  }

  /// Tells what came of the touches of which more might have been told.
  ///
  /// Call it when no more input comes.
  public func finish() {
    endInput()
    close { _ in true }
  }

  private func follow(_ input: ApplicationInput) {
    guard case .touches(let samples) = input.content else {
      unheard = input
      firstResponder = explainer.application.keyWindow?.firstResponder?.routingName
      return
    }
    landing = samples.filter { $0.phase == .began }
    // What is undecided about fingers that are up waited for this touch, if for anything.
    if !landing.isEmpty { close { !$0.report.isDown } }
  }

  private func explain(_ walk: HitTestWalk, of touch: UITouch) {
    guard let sample = landing.first(where: { $0.finger == touch.finger }) else { return }
    Routing.unwatched {
      let press = explainer.explain(walk, at: sample.locationOnScreen)
      let outcome = PressOutcome(of: press, finger: sample.finger, at: touch.timestamp)
      open.append(outcome)
      onLanding(press, outcome)
    }
  }

  private func take(_ record: RoutedInput) {
    for index in open.indices { open[index].take(record) }
    onRecord(record)
    takeKeys(of: record)
    close { $0.report.isSettled }
  }

  private func takeKeys(of record: RoutedInput) {
    guard record.input != nil else { return }
    unheard = nil
    for index in keys.indices {
      keys[index].take(record)
      if keys[index].isOver { onKey(keys[index]) }
    }
    let new = KeyOutcome.all(beginningWith: record, firstResponder: firstResponder)
    for key in new { onKey(key) }
    keys = (keys + new).filter { !$0.isOver }
  }

  /// Takes the record of an input; one from which nothing followed is told of as well.
  private func endInput() {
    recorder.finish()
    guard let input = unheard else { return }
    takeKeys(of: RoutedInput(unheard: input))
  }

  private func close(where isOver: (PressOutcome) -> Bool) {
    let over = open.filter(isOver)
    if over.isEmpty { return }
    open.removeAll(where: isOver)
    for outcome in over { onOutcome(outcome) }
  }
}

extension OutcomeWatcher: @MainActor SessionListener {
  /// Every family.
  public var interests: RoutingInterests { .all }

  /// Takes one step of what is routed.
  public func routing(_ step: RoutingStep) {
    // The record of the input before is handed out before the next one's touches land.
    if case .taken(let input) = step {
      endInput()
      follow(input)
    }
    recorder.routing(step)
  }

  /// Notes that an input was routed to its end.
  public func inputWasRouted() { endInput() }
}
