package import Foundation

/// What the right panel explains: a pointer that hovers, or an input that is pinned.
nonisolated package struct Moment: Hashable, Sendable {
  /// What kind of input it was.
  package enum Subject: Hashable, Sendable {
    /// The pointer, which presses nothing.
    case hover
    /// A finger of this number.
    case touch(Int)
    /// A key, as `return`.
    case key(String)
    /// A shake of the device.
    case shake
    /// A command of a remote control, as `play`.
    case command(String)
  }

  package var subject: Subject
  /// When it was, in seconds since the session began.
  package var time: TimeInterval?
  /// Whether it stays while the pointer moves.
  package var isPinned = false
  /// Where it stands among the pins, counted from 1; nothing for a hover.
  package var place: PinPlace?
  /// Whether the scene has changed since, so that asking again may tell something else.
  package var isOutdated = false
  /// Whether it is an earlier press, made again after an edit.
  package var isAgain = false
  /// Whether the pointer left the scene, so that what is shown is what it was over last.
  package var isPast = false

  package init(_ subject: Subject, time: TimeInterval? = nil) {
    self.subject = subject
    self.time = time
  }
}

nonisolated extension Moment.Subject {
  /// The subject in words, as `touch 1`.
  package var words: String {
    switch self {
    case .hover: "hover"
    case .touch(let finger): "touch \(finger)"
    case .key(let key): "key \(key)"
    case .shake: "shake"
    case .command(let command): "command \(command)"
    }
  }
}

/// Where a pin stands among those that are kept, counted from 1.
nonisolated package struct PinPlace: Hashable, Sendable {
  package var number: Int
  package var count: Int

  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }
}

/// What the pointer is over while something else is pinned.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct HoverNote: Hashable, Sendable {
  package var point: CGPoint
  /// The name of the view that would receive a press there.
  package var receiver: String?
  /// That view as it lies, and what it is in the tree.
  package var shape: SceneShape?
  package var view: SceneViewID?
  /// What there is to say of that view.
  package var facts: SelectedFacts?

  package init(at point: CGPoint) { self.point = point }
}
