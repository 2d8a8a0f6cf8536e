internal import Foundation
internal import HitJSON
internal import HitResponders

/// Makes a script of a script file, which it reads step by step.
nonisolated final class ScriptDecoder {
  /// The bytes of the shortest step, with the comma behind it.
  private static let shortestStep = #"{"at":0,"tick":true},"#.utf8.count

  let reader: FormatReader
  @exclusivity(unchecked)
  private var steps: [ScriptStep] = []
  @exclusivity(unchecked)
  private var inputCount = 0
  /// The time of the step that was read last.
  @exclusivity(unchecked)
  private var last = 0.0
  @exclusivity(unchecked)
  private var fingersDown = FingerSet()
  @exclusivity(unchecked)
  private var fingersInFrame = FingerSet()

  /// Makes the decoder of a reader that has read nothing yet.
  init(reader: FormatReader) { self.reader = reader }

  func script(path: String) throws(SceneError) -> InputScript {
    // Memory that is not written to costs nothing; moving what was read would.
    steps.reserveCapacity(min(reader.tape.text.count / Self.shortestStep, InputScript.mostInputs))
    try reader.read(passingElementsOf: ScriptKey.steps.rawValue) { readStep($0) }
    if let members = reader.members(of: 0, key: nil, as: ScriptKey.table) {
      reader.checkHeader(members, expected: "hitscope-script")
      if let node = members[.steps] {
        if reader.tape.kind(at: node) != .array {
          reader.wrongType(at: node, key: "steps", expected: "an array of steps")
        }
      } else {
        reader.missing("steps", in: 0, "give an array of steps")
      }
    }
    guard reader.faults.isEmpty else { throw reader.faults.error(in: reader.tape.text) }
    return InputScript(steps: steps, path: path)
  }

  /// Reads the next step; those behind the most inputs that a script may have are left alone.
  private func readStep(_ node: Int) {
    if inputCount > InputScript.mostInputs { return }
    guard let step = StepMembers(of: node, reader) else { return }
    let time = time(of: step)
    guard let kind = kind(of: step) else { return }
    last = time
    inputCount += kind.inputCount
    steps.append(ScriptStep(at: time, kind, position: reader.position(of: node)))
    if inputCount > InputScript.mostInputs {
      let problem = "more than \(InputScript.mostInputs) inputs"
      reader.fault(.tooLarge, at: node, key: nil, problem, "split the script")
    }
  }

  private func time(of step: StepMembers) -> Double {
    guard let node = step.time else {
      reader.missing("at", in: step.object, "give the seconds")
      return last
    }
    guard let time = reader.seconds(node, key: "at") else { return last }
    if time < last {
      reader.fault(
        .conflict,
        at: node,
        key: "at",
        "\(reader.tape.excerpt(at: node)) is before the step above",
        "write the steps in the order of their times"
      )
      return last
    }
    return time
  }

  private func kind(of step: StepMembers) -> ScriptStep.Kind? {
    guard let (key, value) = step.deed, step.deedCount == 1 else {
      let isIdle = step.deedCount == 0
      if isIdle, step.lacksKeys { return nil }
      let list = StepKey.kinds.map(\.rawValue).joined(separator: ", ")
      reader.fault(
        isIdle ? .missingKey : .conflict,
        at: step.object,
        key: nil,
        isIdle ? "this step does nothing" : "this step does \(step.deedCount) things",
        "give it one of \(list)"
      )
      return nil
    }
    for member in step.details where !key.details.contains(member.key) {
      let details = key.details.map(\.rawValue).joined(separator: ", ")
      reader.fault(
        .conflict,
        at: member.value,
        key: member.key.rawValue,
        "a \(key.rawValue) does not have it",
        details.isEmpty ? "take it out" : "it takes \(details)"
      )
    }
    for detail in key.required where step[detail] == nil {
      let needed = key.required.map(\.rawValue).joined(separator: " and ")
      reader.missing(detail.rawValue, in: step.object, "a \(key.rawValue) needs \(needed)")
    }
    return read(key, value, of: step)
  }

  private func read(_ key: StepKey, _ node: Int, of step: StepMembers) -> ScriptStep.Kind? {
    switch key {
    case .tap: return reader.point(node, key: "tap").map { .tap($0) }
    case .drag:
      return reader.coordinates(node, key: "drag", count: 4, form: "[x0, y0, x1, y1]").map {
        .drag(
          from: CGPoint(x: $0[0], y: $0[1]),
          to: CGPoint(x: $0[2], y: $0[3]),
          steps: step.steps,
          duration: step.duration
        )
      }
    case .pinch:
      return reader.point(node, key: "pinch", form: "[x, y] of its centre").map {
        .pinch(
          centre: $0,
          from: step.length(.from),
          to: step.length(.to),
          steps: step.steps,
          duration: step.duration
        )
      }
    case .rotate:
      return reader.point(node, key: "rotate", form: "[x, y] of its centre").map {
        .rotate(
          centre: $0,
          radius: step.length(.radius),
          degrees: step.degrees,
          steps: step.steps,
          duration: step.duration
        )
      }
    case .scroll: return scroll(node, of: step)
    case .key:
      return pressName(node).map {
        .key($0, duration: step.duration(or: InputScript.pressDuration))
      }
    default: return action(key, node).map { .action($0) }
    }
  }

  private func scroll(_ node: Int, of step: StepMembers) -> ScriptStep.Kind? {
    guard let place = reader.point(node, key: "scroll"), let notches = step.notches else {
      return nil
    }
    if step.isGesture, step[.stage] == nil {
      return .scroll(place, by: notches, steps: step.steps, duration: step.duration)
    }
    return step.stage.map { .action(.scroll(ScrollSample($0, by: notches, at: place))) }
  }

  private func action(_ key: StepKey, _ node: Int) -> InputStep.Action? {
    switch key {
    case .touches: return .touches(touches(node))
    case .hover:
      if reader.tape.kind(at: node) == .null { return .hover(nil) }
      let form = "[x, y], or null for a pointer that left"
      return reader.point(node, key: "hover", form: form).map { .hover($0) }
    case .shake: return reader.word(node, key: "shake", as: MotionPhase.self).map { .shake($0) }
    case .remote:
      return reader.word(node, key: "remote", as: ScriptRemoteCommand.self).map { .remote($0) }
    case .tick:
      if reader.tape.kind(at: node) != .yes {
        reader.wrongType(at: node, key: "tick", expected: "true")
      }
      return .tick
    case .set: return change(node)
    case .remove: return reader.name(node, key: "remove").map { .remove(id: $0) }
    default: return nil
    }
  }

  private func pressName(_ node: Int) -> String? {
    guard let name = reader.name(node, key: "key") else { return nil }
    if PressNames.all.contains(name) { return name }
    reader.unknownName(
      at: node,
      key: "key",
      name,
      known: PressNames.all,
      all: "space, return, escape, tab, arrows, a to z, 0 to 9, f1 to f12, select, menu, playPause"
    )
    return nil
  }

  private func change(_ node: Int) -> InputStep.Action? {
    guard let members = reader.members(of: node, key: "set", as: ViewKey.changeTable)
    else { return nil }
    let parts = PartDecoder(reader)
    let settings = members.compactMap { parts.setting($0.key, $0.value) }
    if members[.id] == nil { reader.missing("set.id", in: node, "name the view") }
    if members.list.count < 2, !members.lacksKeys {
      let advice = "give the view's keys to change"
      reader.fault(.missingKey, at: node, key: "set", "it changes nothing", advice)
    }
    return members[.id].flatMap { reader.name($0, key: "set.id") }
      .map { .set(id: $0, SceneDecoder.ordered(settings)) }
  }

  // MARK: - Touches

  private func touches(_ node: Int) -> [ScriptTouch] {
    fingersInFrame.removeAll()
    return reader.list(node, key: "touches", expected: "an array of fingers") { element in
      guard let touch = touch(element) else { return nil }
      if !fingersInFrame.insert(touch.finger) {
        let problem = "finger \(touch.finger) occurs twice in a frame"
        reader.fault(.conflict, at: element, key: "touches", problem, "give each finger one change")
      }
      follow(touch, at: element)
      return touch
    }
  }

  private func touch(_ node: Int) -> ScriptTouch? {
    var finger: Int?
    var phase: ScriptTouch.Phase?
    var location = CGPoint.zero
    let found = reader.eachMember(of: node, key: "touches", as: TouchKey.table) { key, value in
      func name() -> String { "touches.\(key.rawValue)" }
      switch key {
      case .id: finger = reader.integer(value, key: name(), in: 0...1_000_000)
      case .phase: phase = reader.word(value, key: name(), from: ScriptTouch.Phase.table)
      case .x: location.x = reader.coordinate(value, key: name()) ?? 0
      case .y: location.y = reader.coordinate(value, key: name()) ?? 0
      }
    }
    guard let found else { return nil }
    if !found.hasAll {
      for (place, key) in TouchKey.table.keys.enumerated() where !found.has(place) {
        reader.missing("touches.\(key.rawValue)", in: node, "a finger needs id, phase, x and y")
      }
    }
    guard let finger, let phase else { return nil }
    return ScriptTouch(finger: finger, phase: phase, location: location)
  }

  /// Reports a finger that does the impossible, such as moving before it is down.
  private func follow(_ touch: ScriptTouch, at node: Int) {
    let isDown = fingersDown.contains(touch.finger)
    if touch.phase == .began, isDown {
      let problem = "finger \(touch.finger) is down already"
      reader.fault(.conflict, at: node, key: "touches", problem, "end it before it begins again")
    }
    if touch.phase != .began, !isDown {
      let problem = "finger \(touch.finger) is not down"
      let advice = "let it begin before it is \(touch.phase.rawValue)"
      reader.fault(.conflict, at: node, key: "touches", problem, advice)
    }
    switch touch.phase {
    case .began: _ = fingersDown.insert(touch.finger)
    case .moved: break
    case .ended, .cancelled: fingersDown.remove(touch.finger)
    }
  }
}

/// The numbers of some fingers, which are small ones nearly always.
nonisolated private struct FingerSet {
  private var small: UInt64 = 0
  private var others: Set<Int> = []

  func contains(_ finger: Int) -> Bool {
    finger < 64 ? small & (1 << UInt64(finger)) != 0 : others.contains(finger)
  }

  /// Adds a finger.
  ///
  /// - Returns: Whether it was not in it.
  mutating func insert(_ finger: Int) -> Bool {
    if finger >= 64 { return others.insert(finger).inserted }
    if contains(finger) { return false }
    small |= 1 << UInt64(finger)
    return true
  }

  mutating func removeAll() {
    small = 0
    if !others.isEmpty { others = [] }
  }

  mutating func remove(_ finger: Int) {
    if finger < 64 { small &= ~(1 << UInt64(finger)) } else { others.remove(finger) }
  }
}
