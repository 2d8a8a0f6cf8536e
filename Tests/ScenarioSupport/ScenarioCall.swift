import Foundation

/// A call step, taken apart: a verb, names, and a point where numbers follow.
nonisolated struct ScenarioCall: CustomStringConvertible {
  let verb: String
  let first: String?
  let second: String?
  let numbers: [CGFloat]
  let flag: Bool?

  init(_ call: [Word]) {
    let names = call.compactMap(\.name)
    verb = names.first ?? ""
    first = names.dropFirst().first
    second = names.dropFirst(2).first
    numbers = call.compactMap(\.number)
    flag = call.lazy.compactMap(\.flag).first
  }

  var point: CGPoint? {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  var description: String { "call \(verb) \(first ?? "") \(second ?? "") \(numbers)" }
}

nonisolated extension Scenario {
  /// What the scenario needs that the core alone does not have, if anything.
  ///
  /// Recognizers and control tracking come with floors above the core; the runner learns them when
  /// those exist.
  public var missing: String? {
    if let gesture = gestures?.first { return "\(gesture.type) recognizers" }
    if let kind = record.first(where: { [.control, .tracking, .action, .perform].contains($0) }) {
      return "\(kind.rawValue) lines"
    }
    let later: Set<String> = ["gestureEnabled"]
    return input.lazy.compactMap(\.call?.first?.name).first(where: later.contains).map {
      "the call \($0)"
    }
  }
}
