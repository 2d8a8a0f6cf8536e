internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// A moment that the window goes on explaining while the pointer moves.
///
/// A press pins itself when it begins and is filled in until its last finger is lifted; a hover is
/// pinned by hand. What is shown of a press is the walk that was routed.
final class Pin {
  /// When it was pinned, in seconds since the session began.
  let time: TimeInterval
  /// The event of it that was chosen to be shown, if one was.
  var event: EventRow?
  /// When the latest key began, if more than one is shown together.
  private var keyTime: TimeInterval?
  /// The fingers, in the order they landed; none of a hover.
  private(set) var presses: [FingerPress] = []
  /// Where the fingers are and were.
  private(set) var imprints: [TouchImprint] = []
  /// Which finger is explained.
  private(set) var front = 0
  /// Whether asking again would tell something else.
  private(set) var isOutdated = false
  /// Whether it explains a point anew that was pinned before an edit.
  var isOfEdit = false
  /// What the fingers did, in order; nothing where that is too much to be done again.
  private(set) var inputs: [ApplicationInput]? = []
  /// Where the fingers of the press were that is explained anew after an edit.
  private var fingersBefore: [TouchImprint] = []
  private let hover: ExplainedSubject?
  private var keys: KeyRun?

  /// The most inputs of a press that is made again after an edit.
  private static let mostInputs = 1000

  /// Pins what is under the pointer.
  init(_ hover: ExplainedSubject, at time: TimeInterval) {
    self.hover = hover
    self.time = time
  }

  /// Pins a press whose first finger landed.
  init(_ press: FingerPress) {
    hover = nil
    time = press.time
    presses = [press]
  }

  /// Pins a press that was made again after an edit.
  init(_ again: PressAgain, of pin: Pin, at time: TimeInterval) {
    hover = nil
    self.time = time
    presses = again.presses
    inputs = pin.inputs
    (fingersBefore, imprints) = (pin.fingers, pin.fingers)
    for index in imprints.indices {
      let press = presses.first { $0.finger == imprints[index].finger }
      imprints[index].receiver = press?.inspection.receiver
    }
    isOfEdit = true
  }

  /// Pins a key.
  init(_ key: KeyFacts) {
    hover = nil
    keys = KeyRun(key)
    time = key.outcome.beginTime
  }

  /// Whether something was pressed or sent.
  var isOfInput: Bool { hover == nil }

  /// Whether fingers came down.
  var isTouch: Bool { !presses.isEmpty }

  /// The moment of it that is shown, from its beginning on.
  var playhead: TimeInterval { event?.time ?? keyTime ?? time }

  /// What is told of a key.
  var key: KeyFacts? { keys?.facts(at: playhead) }

  /// Adds a key that came after the others with no press between.
  ///
  /// - Returns: Whether the pin is one of keys.
  func add(_ key: KeyFacts) -> Bool {
    guard keys != nil else { return false }
    keys?.add(key)
    (keyTime, event) = (key.outcome.beginTime, nil)
    return true
  }

  /// Notes what became of a key.
  func take(_ outcome: KeyOutcome) -> Bool { keys?.take(outcome) ?? false }

  /// What a list of events says of its fingers.
  var events: [EventTouch] { presses.map(\.event) }

  /// Whether a finger of it is down, or has not been marked yet.
  var isLive: Bool {
    hover == nil && keys == nil && (imprints.isEmpty || imprints.contains(where: \.isDown))
  }

  /// Whether more may follow from it: a finger is down, or a recognizer is undecided.
  var isOpen: Bool { isLive || presses.contains { !$0.isSettled } }

  /// The explanation that is shown.
  var inspection: Inspection? {
    presses.indices.contains(front) ? presses[front].inspection : hover?.inspection
  }

  /// What the explanation is about.
  var subject: ExplainedSubject? {
    presses.indices.contains(front) ? presses[front].subject : hover
  }

  /// What the head of the panel says of it.
  func moment(at place: PinPlace) -> Moment {
    let touch = presses.indices.contains(front) ? presses[front].finger : nil
    let subject = key?.subject ?? touch.map { .touch($0) } ?? .hover
    var moment = Moment(subject, time: playhead)
    moment.isPinned = true
    moment.place = place
    moment.isOutdated = isOutdated
    moment.isAgain = isOfEdit && isTouch
    return moment
  }

  /// The fingers, as tabs over the explanation.
  var touches: [TouchTab] {
    presses.enumerated().compactMap { index, press in
      guard let imprint = imprints.last(where: { $0.finger == press.finger }) else { return nil }
      var tab = TouchTab(press.finger, from: imprint.point, to: imprint.location)
      let receiver = press.subject.receiver
      tab.receiver = press.subject.explanation.receiver
      if let receiver, receiver.window != nil {
        tab.locationInReceiver = receiver.ancestry.reversed().reduce(imprint.location) {
          $1.hitPoint(fromSuperview: $0)
        }
      }
      tab.isWithheld = press.inspection.report?.withheld != nil
      tab.isFront = index == front
      tab.tookSameWay = inspection.map { press.inspection.hasSameWay(as: $0) } ?? false
      return tab
    }
  }

  /// Where the view that was pressed lay, once it was taken away.
  var vanished: SceneShape? {
    presses.indices.contains(front) ? presses[front].lastShape : nil
  }

  // MARK: What happens

  private var fingers: [TouchImprint] { imprints.isEmpty ? fingersBefore : imprints }

  /// Keeps what a press consisted of, so that it can be made again after the next edit.
  func keepInputs(of press: Pin?) {
    guard inputs?.isEmpty == true, let press else { return }
    (inputs, fingersBefore) = (press.inputs, press.fingers)
  }

  /// Adds a finger that landed while others were down; it is explained from now on.
  func add(_ press: FingerPress) {
    presses.append(press)
    front = presses.count - 1
  }

  /// Explains another finger, in turn.
  func showNextFinger() {
    if presses.count > 1 { front = (front + 1) % presses.count }
  }

  /// Explains a finger.
  func show(finger: Int) {
    front = presses.lastIndex { $0.finger == finger } ?? front
  }

  /// Notes what followed from an input.
  func take(_ record: RoutedInput) {
    for index in presses.indices { presses[index].take(record) }
    if case .touches(let samples) = record.input?.content {
      if inputs?.count == Self.mostInputs { inputs = nil }
      if let input = record.input { inputs?.append(input) }
      imprints.mark(
        samples.filter { sample in
          sample.phase != .began || presses.contains { $0.finger == sample.finger }
        },
        at: record.timestamp
      )
    }
  }

  /// Keeps outlines on views that move.
  ///
  /// - Returns: Whether one lies elsewhere now.
  func followViews() -> Bool {
    let isMoved = presses.indices.reduce(false) { presses[$1].followReceiver() || $0 }
    for index in imprints.indices where imprints[index].isDown {
      imprints[index].receiver =
        presses.first { $0.finger == imprints[index].finger }?.inspection.receiver
    }
    return isMoved
  }

  /// Finds out whether the views would answer otherwise by now.
  func compare(with explainer: Explainer) {
    guard !isLive, let subject else { return }
    isOutdated = explainer.explain(at: subject.point).explanation != subject.explanation
  }
}

/// The latest pins of a scene, and which of them is shown.
struct PinBoard {
  private static let capacity = 50

  private var pins: [Pin] = []
  private var index: Int?

  /// The pin that is shown; none while everything follows the pointer.
  var current: Pin? { index.map { pins[$0] } }

  /// The press whose fingers are down.
  var live: Pin? { touch.flatMap { $0.isLive ? $0 : nil } }

  /// The press of which more may be told.
  var open: Pin? { touch.flatMap { $0.isOpen ? $0 : nil } }

  /// The latest press, whatever was pinned since.
  private var touch: Pin? { pins.last { $0.isTouch && !$0.isOfEdit } }

  /// Where the pin that is shown stands, or how many there are.
  var place: PinPlace? {
    pins.isEmpty ? nil : PinPlace(index.map { $0 + 1 } ?? 0, of: pins.count)
  }

  /// Notes what became of a key that is pinned.
  ///
  /// - Returns: Whether it is.
  func take(_ outcome: KeyOutcome) -> Bool { pins.reversed().contains { $0.take(outcome) } }

  /// Adds a key: to those right before it, or else as a pin of its own.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isShown: Whether it takes the place of the pin that is shown.
  mutating func add(_ key: KeyFacts, isShown: Bool) {
    let shown = index.map { pins[$0] }
    if pins.last?.add(key) == true { index = pins.count - 1 } else { add(Pin(key)) }
    if !isShown { index = shown.flatMap { pin in pins.firstIndex { $0 === pin } } }
  }

  /// Adds a pin and shows it; the oldest one goes where there are too many.
  mutating func add(_ pin: Pin) {
    pins.append(pin)
    if pins.count > Self.capacity { pins.removeFirst() }
    index = pins.count - 1
  }

  /// Adds a pin of a point that was pinned, in a scene that was edited since; one of the edit
  /// before is replaced.
  mutating func addAfterEdit(_ pin: Pin) {
    pin.isOfEdit = true
    pin.keepInputs(of: current)
    if current?.isOfEdit == true, let index { pins[index] = pin } else { add(pin) }
  }

  /// Shows the pin some places on, as far as there are any; the last one where none is shown.
  mutating func step(by places: Int) {
    guard !pins.isEmpty else { return }
    index = index.map { min(max(0, $0 + places), pins.count - 1) } ?? pins.count - 1
  }

  /// Shows the pin of the press that was down at a time, or of the key.
  ///
  /// - Returns: The pin, if it is still kept.
  mutating func show(at time: TimeInterval, ofKey isKey: Bool) -> Pin? {
    guard
      let found = pins.lastIndex(where: {
        $0.time <= time && ($0.key != nil) == isKey && !$0.isOfEdit && $0.isOfInput
      })
    else {
      return nil
    }
    index = found
    return pins[found]
  }

  /// Follows the pointer again.
  ///
  /// - Returns: Whether something was pinned.
  mutating func unpin() -> Bool {
    defer { index = nil }
    return index != nil
  }
}
