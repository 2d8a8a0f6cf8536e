nonisolated extension PartDecoder {
  func gestures(_ node: Int) -> [GestureDescription] {
    reader.list(node, key: "gestures", expected: "an array of gestures", gesture)
  }

  private func gesture(_ node: Int) -> GestureDescription? {
    guard let members = reader.members(of: node, key: "gestures", as: GestureKey.table)
    else { return nil }
    guard let type = members[.type] else {
      reader.missing(
        "gestures.type",
        in: node,
        "give tap, longPress, pan, pinch, rotation or swipe"
      )
      return nil
    }
    guard let kind = reader.word(type, key: "gestures.type", as: GestureDescription.Kind.self)
    else { return nil }
    var gesture = GestureDescription(kind: kind, position: reader.position(of: node))
    for (key, value) in members where allows(key, kind, at: value) {
      read(key, value, into: &gesture)
    }
    if let id = gesture.id, gesture.requiresFailureOf.contains(id) {
      reader.fault(
        .conflict,
        at: members[.requiresFailureOf] ?? node,
        key: "gestures.requiresFailureOf",
        "\"\(id)\" waits for itself and can never be recognized",
        "name other gestures"
      )
    }
    return gesture
  }

  private func allows(_ key: GestureKey, _ kind: GestureDescription.Kind, at node: Int) -> Bool {
    let kinds: [GestureDescription.Kind]
    switch key {
    case .taps: kinds = [.tap, .longPress]
    case .fingers: kinds = [.tap, .longPress, .pan, .swipe]
    case .duration: kinds = [.longPress]
    case .direction: kinds = [.swipe]
    default: return true
    }
    if kinds.contains(kind) { return true }
    reader.fault(
      .conflict,
      at: node,
      key: "gestures.\(key.rawValue)",
      "a \(kind.rawValue) does not have it",
      "it is for \(kinds.map(\.rawValue).joined(separator: ", "))"
    )
    return false
  }

  private func read(_ key: GestureKey, _ value: Int, into gesture: inout GestureDescription) {
    let name = "gestures.\(key.rawValue)"
    switch key {
    case .id: gesture.id = newName(value, .gesture)
    case .type: break
    case .taps:
      // A long press may come without a tap before it; a tap is at least one.
      let least = gesture.kind == .tap ? 1 : 0
      gesture.taps = reader.integer(value, key: name, in: least...10)
    case .fingers: gesture.fingers = reader.integer(value, key: name, in: 1...10)
    case .duration: gesture.duration = reader.seconds(value, key: name)
    case .direction: gesture.directions = directions(value)
    case .requiresFailureOf: gesture.requiresFailureOf = references(value, to: .gesture, key: name)
    case .cancelsTouchesInView: gesture.cancelsTouchesInView = reader.boolean(value, key: name)
    case .delaysTouchesBegan: gesture.delaysTouchesBegan = reader.boolean(value, key: name)
    case .delaysTouchesEnded: gesture.delaysTouchesEnded = reader.boolean(value, key: name)
    case .enabled: gesture.enabled = reader.boolean(value, key: name)
    case .delegate: gesture.delegate = gestureDelegate(value)
    }
  }

  /// Reads one direction or several.
  private func directions(_ node: Int) -> [GestureDescription.Direction] {
    let nodes = reader.tape.kind(at: node) == .array ? reader.tape.elements(of: node) : [node]
    return nodes.compactMap {
      reader.word($0, key: "gestures.direction", as: GestureDescription.Direction.self)
    }
  }

  private func references(_ node: Int, to wanted: SceneNames.Wanted, key: String) -> [String] {
    reader.list(node, key: key, expected: "an array of ids") {
      reference($0, to: wanted, key: key)
    }
  }

  private func gestureDelegate(_ node: Int) -> GestureDescription.Delegate? {
    let prefix = "gestures.delegate"
    guard let members = reader.members(of: node, key: prefix, as: GestureDelegateKey.table)
    else { return nil }
    var delegate = GestureDescription.Delegate()
    for (key, value) in members {
      let name = "\(prefix).\(key.rawValue)"
      switch key {
      case .shouldBegin: delegate.shouldBegin = reader.boolean(value, key: name)
      case .refuseTouchesOn: delegate.refuseTouchesOn = references(value, to: .view, key: name)
      case .simultaneousWith: delegate.simultaneousWith = references(value, to: .gesture, key: name)
      }
    }
    return delegate
  }
}
