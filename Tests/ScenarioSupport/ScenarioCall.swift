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
