internal import Foundation
internal import HitJSON

nonisolated extension PartDecoder {
  // MARK: - Controllers

  /// Reads a controller or delegate, and for a root controller the place of its view.
  func controller(_ node: Int, key: String) -> (description: ControllerDescription?, view: Int?) {
    let kind = key == "delegate" ? "a delegate" : "a controller"
    let members = reader.members(of: node, key: key, as: ControllerKey.self, kind: kind)
    guard reader.tape.kind(at: node) == .object else { return (nil, nil) }
    var id: String?
    var touches = TouchesRule.forward
    var handles: [String] = []
    var view: Int?
    for (member, value) in members {
      switch member {
      case .id:
        id = reader.name(value, key: "id")
        if let id { names.register(id, .controller, at: value, reader: reader) }
      case .touches:
        touches =
          reader.word(
            value,
            key: "touches",
            as: TouchesRule.self,
            allowed: [.forward, .consume, .consumeAndForward]
          ) ?? .forward
      case .handles: handles = actionNames(value)
      case .view:
        view = value
        if key != "root" {
          reader.fault(
            .unknownKey,
            at: value,
            key: "view",
            "unknown key in \(kind)",
            "it is for a window's root"
          )
        }
      }
    }
    let description = ControllerDescription(
      id: id,
      touches: touches,
      handles: handles,
      position: position(of: node)
    )
    return (description, view)
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
    let members = reader.members(of: node, key: "actions", as: ActionKey.self, kind: "an action")
    guard reader.tape.kind(at: node) == .object else { return nil }
    var action = ActionDescription(events: [], target: nil, selector: "")
    for (key, value) in members {
      switch key {
      case .events:
        action.events = reader.list(
          value,
          key: "actions.events",
          expected: "an array of control events"
        ) {
          reader.word($0, key: "actions.events", as: ActionDescription.Event.self)
        }
      case .target:
        if reader.tape.kind(at: value) != .null {
          action.target = reference(value, to: .responder, key: "actions.target")
        }
      case .selector: action.selector = reader.name(value, key: "actions.selector") ?? ""
      }
    }
    for key in [ActionKey.events, .selector] where !members.contains(where: { $0.key == key }) {
      reader.fault(
        .missingKey,
        at: node,
        key: "actions.\(key.rawValue)",
        "it is missing",
        "an action needs events and a selector"
      )
    }
    return action
  }

  // MARK: - Hints

  /// Reads findings that are switched off; their names are a pattern, not a list.
  func suppressions(_ node: Int) -> [LintSuppression] {
    guard reader.tape.kind(at: node) == .object else {
      reader.wrongType(
        at: node,
        key: "lint",
        expected: "an object such as {\"HS201\": \"off, reason\"}"
      )
      return []
    }
    var suppressions: [LintSuppression] = []
    var keyNode = node + 1
    let end = reader.tape.next(after: node)
    while keyNode < end {
      let rule = reader.tape.string(at: keyNode)
      if suppressions.contains(where: { $0.rule == rule }) {
        reader.duplicate(rule, at: keyNode, in: node)
      } else if let suppression = suppression(rule, keyNode) {
        suppressions.append(suppression)
      }
      keyNode = reader.tape.next(after: keyNode + 1)
    }
    return suppressions
  }

  private func suppression(_ rule: String, _ keyNode: Int) -> LintSuppression? {
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
    let value = keyNode + 1
    guard let text = reader.string(value, key: "lint.\(rule)", expected: "\"off, reason\"") else {
      return nil
    }
    let reason = text.dropFirst(4).drop { $0 == " " }
    guard text.hasPrefix("off,"), !reason.isEmpty else {
      reader.wrongType(at: value, key: "lint.\(rule)", expected: "\"off, \" and the reason")
      return nil
    }
    return LintSuppression(rule: rule, reason: String(reason))
  }

  func tries(_ node: Int) -> [SceneTry] {
    reader.list(node, key: "tries", expected: "an array of tries") { element in
      var place: CGPoint?
      var note = ""
      let members = reader.members(of: element, key: "tries", as: TryKey.self, kind: "a try")
      for (key, value) in members {
        switch key {
        case .press: place = reader.point(value, key: "tries.press")
        case .note: note = reader.string(value, key: "tries.note") ?? ""
        }
      }
      if reader.tape.kind(at: element) == .object, !members.contains(where: { $0.key == .press }) {
        reader.fault(
          .missingKey,
          at: element,
          key: "tries.press",
          "it is missing",
          "give [x, y]"
        )
      }
      return place.map { SceneTry(press: $0, note: note) }
    }
  }
}
