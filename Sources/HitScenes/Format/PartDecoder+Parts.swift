internal import Foundation
internal import HitJSON

nonisolated extension PartDecoder {
  // MARK: - Controllers

  /// Reads a controller or delegate, and for a root controller the place of its view.
  func controller(_ node: Int, key: String) -> (description: ControllerDescription?, view: Int?) {
    let keys = key == "delegate" ? ControllerKey.delegateTable : ControllerKey.table
    guard let members = reader.members(of: node, key: key, as: keys) else { return (nil, nil) }
    var controller = ControllerDescription(position: reader.position(of: node))
    for (member, value) in members {
      switch member {
      case .id: controller.id = newName(value, .controller)
      case .touches:
        let allowed: [TouchesRule] = [.forward, .consume, .consumeAndForward]
        let rule = reader.word(value, key: "touches", as: TouchesRule.self, allowed: allowed)
        controller.touches = rule ?? .forward
      case .handles: controller.handles = actionNames(value)
      case .view where key != "root":
        reader.fault(
          .unknownKey,
          at: value,
          key: "view",
          "unknown key in \(keys.kind)",
          "it is for a window's root"
        )
      case .view: break
      }
    }
    return (controller, members[.view])
  }

  func actionNames(_ node: Int) -> [String] {
    reader.list(node, key: "handles", expected: "an array of action names") {
      reader.name($0, key: "handles")
    }
  }

  // MARK: - Controls

  func actions(_ node: Int) -> [ActionDescription] {
    reader.list(node, key: "actions", expected: "an array of actions", action)
  }

  private func action(_ node: Int) -> ActionDescription? {
    guard let members = reader.members(of: node, key: "actions", as: ActionKey.table)
    else { return nil }
    var action = ActionDescription(events: [], selector: "")
    for (key, value) in members {
      switch key {
      case .events:
        let name = "actions.events"
        action.events = reader.list(value, key: name, expected: "an array of control events") {
          reader.word($0, key: name, as: ActionDescription.Event.self)
        }
      case .target:
        if reader.tape.kind(at: value) != .null {
          action.target = reference(value, to: .responder, key: "actions.target")
        }
      case .selector: action.selector = reader.name(value, key: "actions.selector") ?? ""
      }
    }
    let advice = "an action needs events and a selector"
    reader.require([.events, .selector], of: members, in: "actions", advice)
    return action
  }

  // MARK: - Hints

  /// Reads findings that are switched off; their names are a pattern, not a list.
  func suppressions(_ node: Int) -> [LintSuppression] {
    guard reader.tape.kind(at: node) == .object else {
      let expected = "an object such as {\"HS201\": \"off, reason\"}"
      reader.wrongType(at: node, key: "lint", expected: expected)
      return []
    }
    var suppressions: [LintSuppression] = []
    for (key, value) in reader.tape.members(of: node) {
      let rule = reader.tape.string(at: key)
      if suppressions.contains(where: { $0.rule == rule }) {
        reader.duplicate(rule, at: key, in: node)
      } else if let suppression = suppression(rule, key, value) {
        suppressions.append(suppression)
      }
    }
    return suppressions
  }

  private func suppression(_ rule: String, _ keyNode: Int, _ value: Int) -> LintSuppression? {
    let digits = rule.dropFirst(2)
    guard rule.hasPrefix("HS"), digits.utf8.count == 3,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      reader.fault(
        .unknownKey,
        at: keyNode,
        key: JSONExcerpt.shortened(rule),
        "unknown key in lint",
        "rules are named HS and three digits"
      )
      return nil
    }
    guard let text = reader.string(value, key: "lint.\(rule)", expected: "\"off, reason\"")
    else { return nil }
    let reason = text.dropFirst(4).drop { $0 == " " }
    guard text.hasPrefix("off,"), !reason.isEmpty else {
      reader.wrongType(at: value, key: "lint.\(rule)", expected: "\"off, \" and the reason")
      return nil
    }
    return LintSuppression(rule: rule, reason: String(reason))
  }

  func tries(_ node: Int) -> [SceneTry] {
    reader.list(node, key: "tries", expected: "an array of tries") { element in
      guard let members = reader.members(of: element, key: "tries", as: TryKey.table)
      else { return nil }
      guard let press = members[.press] else {
        reader.missing("tries.press", in: element, "give [x, y]")
        return nil
      }
      guard let point = reader.point(press, key: "tries.press") else { return nil }
      let others = members[.with].map { otherPresses($0) } ?? []
      return SceneTry(
        press: point,
        note: members[.note].flatMap { reader.string($0, key: "tries.note") } ?? "",
        say: members[.say].flatMap { reader.string($0, key: "tries.say") },
        with: others,
        receivers: members[.receiver].map { receivers($0, ofPlaces: 1 + others.count) } ?? []
      )
    }
  }

  private func otherPresses(_ node: Int) -> [CGPoint] {
    reader.list(node, key: "tries.with", expected: "an array of [x, y]") {
      reader.point($0, key: "tries.with")
    }
  }

  private func receivers(_ node: Int, ofPlaces count: Int) -> [SceneTry.Receiver] {
    guard reader.tape.kind(at: node) == .array else { return receiver(node).map { [$0] } ?? [] }
    let elements = reader.tape.elements(of: node)
    guard elements.count == count else {
      reader.wrongType(at: node, key: "tries.receiver", expected: "one name for each place")
      return []
    }
    return elements.compactMap { receiver($0) }
  }

  private func receiver(_ node: Int) -> SceneTry.Receiver? {
    if reader.tape.kind(at: node) == .null { return .nobody }
    let expected = "the name of a view, null for nobody, or an array with one for each place"
    return reader.string(node, key: "tries.receiver", expected: expected).map { .view($0) }
  }
}
