internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// The sections of the right panel that tell of the keyboard: who has it, where actions without a
/// target go from there, which key commands there are, and what can be sent.
final class KeySections {
  let holder = KeyLineList("HolderRows")
  let actions = KeyLineList("ActionRows")
  let commands = KeyLineList("CommandRows")
  let send = SendRow("SendRow")

  private(set) lazy var sections: [WhySection: PanelSection] = [
    .holder: PanelSection("FIRST RESPONDER", holder, bottomSpace: 6),
    .actions: PanelSection("WHERE AN ACTION WITHOUT TARGET GOES", actions, bottomSpace: 5),
    .commands: PanelSection("KEY COMMANDS", commands, bottomSpace: 6),
    .send: PanelSection("SEND TO THE SCENE", send, bottomSpace: 4),
  ]

  /// Shows what there is to tell.
  func show(_ facts: KeyFacts?) {
    guard let facts else { return }
    holder.show(facts.holderLines)
    actions.show(facts.actionLines)
    commands.show(facts.commandLines)
    sections[.holder]?.show(facts.holderHead)
    sections[.actions]?.show(facts.actionHead)
    sections[.commands]?.show(facts.commandHead)
    sections[.send]?.show(facts.sendHead)
  }
}

// MARK: - Headings

extension KeyFacts {
  typealias Head = PanelSection.Head

  var wayHead: Head {
    let name =
      switch outcome.subject {
      case .key: "KEY"
      case .shake: "SHAKE"
      case .command: "COMMAND"
      }
    var head = Head(title: "WAY OF THE \(name)", remark: outcome.message?.rawValue ?? "")
    head.summary = head.remark
    if outcome.chain.isEmpty {
      head.emptyLine =
        outcome.command == nil
        ? "No responder was told of it."
        : "A key command took it before any responder was told."
    }
    return head
  }

  fileprivate var holderHead: Head {
    var head = Head(title: "FIRST RESPONDER")
    if let holder {
      head.remark = "canResign: \(holder.canResign ? "yes" : "no")"
      head.summary = Shown.name(holder.name)
    } else {
      head.emptyLine = start.map { "None: keys begin at \(Shown.name($0))." } ?? "None."
      head.summary = "none"
    }
    return head
  }

  fileprivate var actionHead: Head {
    var head = Head(title: "WHERE AN ACTION WITHOUT TARGET GOES")
    head.remark = start.map { "from \(Shown.name($0)) up" } ?? ""
    head.summary = "\(actions.count)"
    if actions.isEmpty { head.emptyLine = "No control of the scene sends one." }
    return head
  }

  fileprivate var commandHead: Head {
    var head = Head(title: "KEY COMMANDS", remark: "asked before a key is pressed")
    head.summary = "\(commands.count)"
    if commands.isEmpty { head.emptyLine = "None: no responder of this chain offers one." }
    return head
  }

  fileprivate var sendHead: Head {
    var head = Head(title: "SEND TO THE SCENE", remark: "what no key can")
    head.note = KeyTable.name(of: .copyExplanation).map { "\($0) copies this explanation" }
    return head
  }
}
