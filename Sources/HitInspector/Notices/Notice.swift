package import Foundation

/// Something the window says by itself: a line, and what can be done about it.
nonisolated package struct Notice: Hashable, Sendable {
  /// What it is about, which gives it its sign and its colour.
  package enum Kind: Hashable, Sendable {
    /// A recording runs.
    case recording
    /// What was asked for is done.
    case done
    case info
    /// Something is not told, or may be otherwise.
    case warning
    /// Something went wrong.
    case problem
  }

  /// A button in the line.
  package struct Action: Hashable, Sendable {
    package var title: String
    package var command: InspectorCommand

    package init(_ title: String, _ command: InspectorCommand) {
      self.title = title
      self.command = command
    }
  }

  package var kind: Kind
  /// What it is about, written strong; the line begins with it.
  package var subject: String
  /// The rest of the line.
  package var rest: String
  package var actions: [Action]

  package init(
    _ kind: Kind,
    _ subject: String,
    _ rest: String = "",
    actions: [Action] = []
  ) {
    self.kind = kind
    self.subject = subject
    self.rest = rest
    self.actions = actions
  }

  package var text: String { subject + rest }

  /// Whether it stays until it is answered or another one comes.
  package var stays: Bool { kind == .problem || kind == .recording }
}

/// The notice that is shown, and those that were.
///
/// > Units: times are seconds since the session began.
nonisolated package struct NoticeBoard: Hashable, Sendable {
  /// A notice, and when it came.
  package struct Entry: Hashable, Sendable {
    package var notice: Notice
    /// The time of the day, as `10:42:17`.
    package var clock: String
    package var isRead = false
  }

  /// The notice in the line.
  package private(set) var current: Notice?
  /// How long it is still shown, in whole seconds; nothing of one that stays.
  package private(set) var secondsLeft: Int?
  /// The latest notices, newest first.
  package private(set) var entries: [Entry] = []
  /// Whether its time stands still because the pointer is on it.
  package var isHeld = false
  /// Whether its time stands still because nobody looks: the keys go to another window.
  package var isUnseen = false
  private var end: TimeInterval?
  private var heldRest: TimeInterval?

  private static let time: TimeInterval = 6
  private static let mostEntries = 50

  package init() {}

  package var unread: Int { entries.count { !$0.isRead } }

  /// Shows a notice in place of the one before, and keeps it in the list.
  package mutating func post(_ notice: Notice, at now: TimeInterval, clock: String) {
    add(notice, clock: clock)
    current = notice
    heldRest = nil
    end = notice.stays ? nil : now + Self.time
    secondsLeft = notice.stays ? nil : Int(Self.time)
  }

  /// Keeps a notice in the list alone; a recording may have ended when it is read there.
  package mutating func add(_ notice: Notice, clock: String) {
    var notice = notice
    if notice.kind == .recording { notice.actions = [] }
    entries.insert(Entry(notice: notice, clock: clock), at: 0)
    entries.removeLast(max(0, entries.count - Self.mostEntries))
  }

  /// Takes the notice away when its time is over.
  package mutating func advance(to now: TimeInterval) {
    if isHeld || isUnseen {
      heldRest = heldRest ?? end.map { $0 - now }
      end = nil
      return
    }
    if let rest = heldRest {
      end = now + rest
      heldRest = nil
    }
    guard let end else { return }
    secondsLeft = Int((end - now).rounded(.up))
    if now >= end { dismiss() }
  }

  /// When the line looks different by itself.
  package func nextChange(after now: TimeInterval) -> TimeInterval? {
    end.map { $0 - max(0, (($0 - now).rounded(.up) - 1)) }
  }

  /// Takes the notice away.
  package mutating func dismiss() {
    current = nil
    secondsLeft = nil
    end = nil
    heldRest = nil
    isHeld = false
  }

  /// Notes that all were seen.
  package mutating func markRead() {
    for index in entries.indices { entries[index].isRead = true }
  }
}
