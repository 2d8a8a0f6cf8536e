package import Foundation
internal import HitGestures
package import HitResponders

/// A recognizer on the way of a touch, and how far it has come.
nonisolated package struct GestureRow: Hashable, Sendable {
  /// What a recognizer has to do with the touch.
  package enum Part: Hashable, Sendable {
    case told, off
    /// It was asked, or its delegate was, and did not take the touch.
    case declined
    /// Its view is not on the touch's path, so it never sees the touch.
    case offPath
  }

  /// What a gesture allows or needs that can be drawn.
  package struct Limits: Hashable, Sendable {
    /// How far a finger may stray while the gesture may still win.
    package var slop: CGFloat?
    /// How long the fingers must be held.
    package var holdDuration: TimeInterval?
  }

  package var id: ObjectIdentifier
  /// The name that logs give it, as `pan@List`.
  package var name: String
  /// Its own name or its kind.
  package var title: String
  package var view: String
  /// Its view as it lies.
  package var shape: SceneShape
  package var part: Part
  package var state: UIGestureRecognizer.State
  /// The state before, where it changed since the touch began.
  package var previous: UIGestureRecognizer.State?
  /// Why, in the words of the log.
  package var remark: String?
  /// When its state changed, in seconds since the session began.
  package var changeTime: TimeInterval?
  package var limits: Limits

  /// Whether the gesture may still be recognized.
  package var isOpen: Bool { part == .told && state == .possible }

  /// Whether the gesture was recognized in this touch.
  package var isRecognized: Bool {
    part == .told && previous != nil && (state.isGoingOn || state == .ended)
  }

  /// The state in words, as `possible → failed`.
  package var words: String {
    switch part {
    case .off: "switched off"
    case .declined: "did not take it"
    case .offPath: "never sees it"
    case .told: previous.map { "\($0.word) → \(state.word)" } ?? state.word
    }
  }
}

// MARK: - What happens

nonisolated extension GestureRow {
  /// Notes something that was routed, at its time.
  mutating func take(_ content: RoutedInput.Note.Content, at time: TimeInterval) {
    switch content {
    case .moved(_, let from, let to, let cause):
      // A gesture that goes on says so with each move, which is no news.
      if from != to { previous = from }
      state = to
      // Why it began says more than that fingers go on moving.
      if cause != .followed { remark = cause.words }
      if from != to || changeTime == nil { changeTime = time }
    case .ruled(_, .waits(let name)): remark = "waiting for \(name)"
    case .ruled, .action: break
    case .consulted(_, let question, let answer):
      if answer { break }
      switch question {
      case .shouldReceive(let finger):
        part = .declined
        remark = "shouldReceive touch \(finger): no"
      case .shouldReceiveScroll:
        part = .declined
        remark = "\(question.words): no"
      case .shouldBegin(let asked): remark = "shouldBegin asked of \(asked): no"
      case .shouldRecognizeSimultaneously, .shouldRequireFailure: break
      }
    }
  }
}

nonisolated extension [GestureRow] {
  /// Whether a recognizer sees the touch.
  package var hasTold: Bool { contains { $0.part == .told } }

  /// Says that no recognizer saw a touch.
  ///
  /// - Parameter finger: The touch's number.
  /// - Returns: The words, as `none saw touch 1`; nothing where one did.
  package func unseenWords(of finger: Int) -> String? {
    hasTold ? nil : "none saw touch \(finger)"
  }

  /// Takes over where the views of the same recognizers lie now.
  package mutating func takeShapes(of now: [GestureRow]) {
    let shapes = Dictionary(now.map { ($0.id, $0.shape) }, uniquingKeysWith: { first, _ in first })
    for index in indices { self[index].shape = shapes[self[index].id] ?? self[index].shape }
  }

  /// Notes what a routed input did to the recognizers.
  ///
  /// Logs know recognizers by name. Where several share one, a change of state is that of the first
  /// that was in the state left.
  package mutating func take(_ record: RoutedInput) {
    for note in record.notes {
      guard let index = index(of: note.content) else { continue }
      self[index].take(note.content, at: record.timestamp)
    }
  }

  private func index(of content: RoutedInput.Note.Content) -> Int? {
    switch content {
    case .consulted(let name, _, _), .ruled(let name, _): firstIndex { $0.name == name }
    case .moved(let name, let from, _, _):
      firstIndex { $0.name == name && $0.state == from } ?? firstIndex { $0.name == name }
    case .action: nil
    }
  }
}

// MARK: - Reading recognizers

extension [GestureRow] {
  /// Reads the recognizers from a touch's view up, and those of a view that was meant instead.
  ///
  /// > Order: as they are told of touches: the deepest view first, then as they were attached.
  package init(from view: UIView?, intended: UIView?) {
    let path = Self.line(from: view)
    let others = Self.line(from: intended).filter { !path.contains($0) }
    self = Self.rows(of: path, isOnPath: true) + Self.rows(of: others, isOnPath: false)
  }

  /// Carries over why a recognizer that is still undecided waits.
  package func keepingReasons(of old: [GestureRow]) -> [GestureRow] {
    map { row in
      var row = row
      let before = old.first { $0.id == row.id }
      if let before, before.isOpen, row.isOpen { row.remark = before.remark }
      return row
    }
  }

  private static func line(from view: UIView?) -> [UIView] {
    view.map { [UIView]($0.ancestry) } ?? []
  }

  private static func rows(of views: [UIView], isOnPath: Bool) -> [GestureRow] {
    views.flatMap { view in
      let recognizers = view.publicRecognizers
      if recognizers.isEmpty { return [GestureRow]() }
      let shape = SceneShape(view)
      return recognizers.map { GestureRow($0, of: view, shape, isOnPath: isOnPath) }
    }
  }
}

extension GestureRow {
  fileprivate init(
    _ recognizer: UIGestureRecognizer,
    of view: UIView,
    _ shape: SceneShape,
    isOnPath: Bool
  ) {
    id = ObjectIdentifier(recognizer)
    name = recognizer.routingName
    title = recognizer.title
    self.view = view.routingName
    self.shape = shape
    part = !recognizer.isEnabled ? .off : isOnPath ? .told : .offPath
    // What ended in an earlier touch is reset before this one is told.
    state = recognizer.state.isTerminal ? .possible : recognizer.state
    limits = Limits(of: recognizer)
    if part == .offPath { remark = "not on the hit path" }
  }
}

extension GestureRow.Limits {
  /// Reads what can be drawn of a recognizer.
  init(of recognizer: UIGestureRecognizer) {
    switch recognizer {
    case is UITapGestureRecognizer: slop = recognizer.tuning.tapMovement
    case let press as UILongPressGestureRecognizer:
      slop = press.allowableMovement
      holdDuration = press.minimumPressDuration
    default: break
    }
  }
}
