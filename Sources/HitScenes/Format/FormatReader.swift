internal import Foundation
internal import HitJSON
internal import HitResponders

/// Reads the values of one file's tape and reports what is wrong with them.
///
/// A read that fails returns `nil` and adds a fault, so that the reading continues and all faults
/// of the file are found in one pass.
nonisolated final class FormatReader {
  let tape: JSONTape
  var faults: FaultCollector

  init(tape: JSONTape, path: String) {
    self.tape = tape
    faults = FaultCollector(path: path)
  }

  // MARK: - Faults

  func fault(
    _ reason: SceneFault.Reason,
    at node: Int,
    key: String?,
    _ problem: @autoclosure () -> String,
    _ advice: @autoclosure () -> String
  ) {
    faults.add(reason, at: tape.offset(of: node), key: key, problem(), advice())
  }

  /// Reports a value that is not of the kind that its key takes.
  func wrongType(at node: Int, key: String?, expected: String) {
    fault(
      .wrongType,
      at: node,
      key: key,
      "found \(tape.excerpt(at: node))",
      "expected \(expected)"
    )
  }

  /// Reports a name that does not exist and suggests the one that was probably meant.
  func unknownName(at node: Int, key: String?, _ name: String, known: [String], all: String? = nil)
  {
    fault(
      .unknownName,
      at: node,
      key: key,
      "\"\(JSONExcerpt.shortened(name))\" is unknown",
      FormatReader.meant(name, known: known)
        + "allowed: \(all ?? known.map { "\"\($0)\"" }.joined(separator: ", "))"
    )
  }

  /// Returns a question for the name that was probably meant, or nothing.
  static func meant(_ name: String, known: some Sequence<String>) -> String {
    Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
  }

  // MARK: - Objects and arrays

  /// Returns an object's keys with their values, in the order of the file.
  ///
  /// Unknown and repeated keys are faults and left out.
  func members<Key: FormatKey>(
    of object: Int,
    key: String?,
    as keys: Key.Type,
    kind: String
  ) -> [(key: Key, value: Int)] {
    guard tape.kind(at: object) == .object else {
      wrongType(at: object, key: key, expected: "an object: \(kind)")
      return []
    }
    let table = Key.table
    var members: [(key: Key, value: Int)] = []
    var seen: UInt64 = 0
    for (keyNode, value) in tape.members(of: object) {
      let name = tape.string(at: keyNode)
      if let index = table.index(of: name) {
        if seen & (1 << UInt64(index)) != 0 {
          duplicate(name, at: keyNode, in: object)
        } else {
          seen |= 1 << UInt64(index)
          members.append((table.keys[index], value))
        }
      } else {
        unknownKey(name, at: keyNode, known: table.keys.map(\.rawValue), kind: kind)
      }
    }
    return members
  }

  /// Whether an object has keys that `members` left out, which explain what seems missing.
  func hasOtherKeys(_ object: Int, than count: Int) -> Bool {
    tape.members(of: object).count != count
  }

  /// Reports a key that an object does not take.
  private func unknownKey(_ name: String, at node: Int, known: [String], kind: String) {
    fault(
      .unknownKey,
      at: node,
      key: JSONExcerpt.shortened(name),
      "unknown key in \(kind)",
      Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
        ?? "allowed: \(known.joined(separator: ", "))"
    )
  }

  /// Reports a repeated key, with the position of the first.
  func duplicate(_ name: String, at node: Int, in object: Int) {
    fault(
      .duplicateKey,
      at: node,
      key: JSONExcerpt.shortened(name),
      "this key stands twice, first at \(position(ofKey: name, in: object))",
      "keep one of them"
    )
  }

  private func position(ofKey name: String, in object: Int) -> SourcePosition {
    position(of: tape.members(of: object).first { tape.string(at: $0.key) == name }?.key ?? object)
  }

  /// Returns the position of a value in the file.
  ///
  /// - Complexity: Proportional to its offset; meant for faults, not for every view.
  func position(of node: Int) -> SourcePosition {
    var positions = TextPositions()
    return positions.position(of: tape.offset(of: node), in: tape.text)
  }

  func elements(of array: Int, key: String?, expected: String) -> [Int] {
    guard tape.kind(at: array) == .array else {
      wrongType(at: array, key: key, expected: expected)
      return []
    }
    return tape.elements(of: array)
  }

  /// Returns a list of one kind of value, without those at fault.
  func list<Element>(
    _ array: Int,
    key: String,
    expected: String,
    _ element: (Int) -> Element?
  ) -> [Element] {
    elements(of: array, key: key, expected: expected).compactMap(element)
  }
}
