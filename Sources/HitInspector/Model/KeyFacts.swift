package import Foundation
package import HitAnalysis
package import HitResponders

/// What the window tells of a key, a shake or a command: its way, who has the keyboard, and where
/// else things go from there.
nonisolated package struct KeyFacts: Hashable, Sendable {
  /// What became of it.
  package var outcome: KeyOutcome
  /// The views that it came to, in order.
  package var way: [Stop] = []
  /// The first responder, if there is one.
  package var holder: Holder?
  /// The name of the responder at which actions without a target begin.
  package var start: String?
  /// Where actions without a target go.
  package var actions: [ActionRoute] = []
  /// The key commands that responders on the way offer.
  package var commands: [Command] = []
  /// The views of the scene by the names that responders have for them, as far as they are told.
  package var views: [String: SceneViewID] = [:]

  /// A view on the way.
  package struct Stop: Hashable, Sendable {
    /// The view's place among the responders, counted from 1.
    package var number: Int
    package var view: SceneViewID
    package var shape: SceneShape
  }

  /// The first responder.
  package struct Holder: Hashable, Sendable {
    package var name: String
    package var view: SceneViewID?
    /// When it became that.
    package var origin: Origin
    /// Whether it would let another one take its place.
    package var canResign: Bool
    /// What is known of it, where it is a view.
    package var facts: SelectedFacts?
  }

  /// Since when a responder is the first one.
  package enum Origin: Hashable, Sendable {
    /// It asked in what followed from an input.
    case input(Moment.Subject, at: TimeInterval)
    /// It asked before anything was routed, or by itself at a time.
    case scene

    /// Counts the time from another beginning.
    mutating func begin(at origin: TimeInterval) {
      if case .input(let subject, let time) = self { self = .input(subject, at: time - origin) }
    }

    /// How it came about, in words.
    var words: String {
      switch self {
      case .input(let subject, let time): "\(subject.words), \(ShortNumber.seconds(time)) s"
      case .scene: "no input"
      }
    }
  }

  /// A key command.
  package struct Command: Hashable, Sendable {
    /// The key, as `Ctrl-S`.
    package var key: String
    /// Its title, else its action.
    package var title: String
    /// The name of the responder that offers it.
    package var owner: String
  }

  package init(_ outcome: KeyOutcome) { self.outcome = outcome }

  /// Whether a responder acted on it, or a key command did.
  package var isTaken: Bool { outcome.handler != nil || outcome.command != nil }

  /// The verdict on it.
  package var verdict: Verdict { outcome.verdict }

  /// What the head of the panel says of it.
  package var subject: Moment.Subject {
    switch outcome.subject {
    case .key(let word): .key(word)
    case .shake: .shake
    case .command(let word): .command(word)
    }
  }
}

// MARK: - Reading a scene

extension KeyFacts {
  /// The responders that a key would come to now, from the first responder up.
  package static func chain(in application: UIApplication) -> [UIResponder] {
    let window = application.keyWindow
    let begin: UIResponder = window?.firstResponder ?? window ?? application
    // An override of `next` may lead back into the chain.
    return Array(sequence(first: begin) { $0.next }.prefix(1_000))
  }

  /// Reads what there is to tell of a key that was routed just now.
  ///
  /// Responders are asked whether they perform the actions of the scene; nothing is performed.
  ///
  /// - Parameters:
  ///   - outcome: What became of it so far.
  ///   - chain: The responders that it could come to, before it was routed.
  ///   - application: The scene's application.
  ///   - origin: Since when the first of them is first responder.
  package init(
    _ outcome: KeyOutcome,
    on chain: [UIResponder],
    in application: UIApplication,
    since origin: Origin
  ) {
    self.init(outcome)
    let first = outcome.firstResponder == nil ? nil : chain.first
    for (index, responder) in chain.enumerated() {
      guard let view = responder as? UIView else { continue }
      let (id, name) = (ObjectIdentifier(view), view.routingName)
      views[name] = views[name] ?? id
      if outcome.chain.indices.contains(index), outcome.chain[index].responder == name {
        way.append(Stop(number: index + 1, view: id, shape: SceneShape(view)))
      }
    }
    holder = first.map { Self.holder($0, origin) }
    start = chain.first?.routingName
    actions = ActionRoute.all(in: application)
    nameViews(of: application)
    commands = chain.flatMap { responder in
      (responder.keyCommands ?? []).map { Command($0, of: responder.routingName) }
    }
  }

  /// Finds the views that actions go to, or would, and that are not on the way.
  private mutating func nameViews(of application: UIApplication) {
    let missing = Set(actions.compactMap { $0.taker ?? $0.bystander }.filter { views[$0] == nil })
    if missing.isEmpty { return }
    for view in application.windows.lazy.flatMap(\.subtree) where missing.contains(view.routingName)
    {
      views[view.routingName] = views[view.routingName] ?? ObjectIdentifier(view)
    }
  }

  private static func holder(_ responder: UIResponder, _ origin: Origin) -> Holder {
    let view = responder as? UIView
    var facts = view.map { SelectedFacts(of: $0) }
    facts?.facts.insert(ViewRemark("first responder", "since \(origin.words)", .keyboard), at: 0)
    let ownPresses = responder.overrides(.pressesBegan)
    facts?.facts.append(
      ViewRemark("own pressesBegan", ownPresses ? "yes" : "no", ownPresses ? .own : .usual)
    )
    return Holder(
      name: responder.routingName,
      view: view.map { ObjectIdentifier($0) },
      origin: origin,
      canResign: responder.canResignFirstResponder,
      facts: facts
    )
  }
}

extension KeyFacts.Command {
  fileprivate init(_ command: UIKeyCommand, of owner: String) {
    let modifiers: [(UIKeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
    ]
    let held = modifiers.filter { command.modifierFlags.contains($0.0) }.map(\.1)
    let input = command.input ?? ""
    key = (held + [Self.words[input] ?? input.uppercased()]).joined(separator: "-")
    title = command.title.isEmpty ? command.action?.name ?? "" : command.title
    self.owner = owner
  }

  /// The keys that type nothing, by what is written on them.
  private static let words: [String: String] = [
    UIKeyCommand.inputUpArrow: "Up", UIKeyCommand.inputDownArrow: "Down",
    UIKeyCommand.inputLeftArrow: "Left", UIKeyCommand.inputRightArrow: "Right",
    UIKeyCommand.inputPageUp: "PageUp", UIKeyCommand.inputPageDown: "PageDown",
    UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
    UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputDelete: "Delete", UIKeyCommand.f1: "F1",
    "\r": "Return", "\t": "Tab", " ": "Space", "\u{8}": "Backspace",
  ]
}
