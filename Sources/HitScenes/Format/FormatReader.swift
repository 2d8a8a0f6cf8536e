internal import Foundation
internal import HitJSON
internal import HitResponders

/// Reads the values of one file's tape and reports what is wrong with them.
///
/// A read that fails returns `nil` and adds a fault, so that the reading continues and all faults
/// of the file are found in one pass.
nonisolated final class FormatReader {
  let tape: JSONTape
  private let path: String
  @exclusivity(unchecked)
  var faults: FaultCollector
  @exclusivity(unchecked)
  private var positions = TextPositions()

  /// Takes a text apart; one that is not JSON is a single fault.
  init(scanning text: ScannedText, path: String) throws(SceneError) {
    do throws(JSONFault) {
      tape = try JSONTape(of: text)
    } catch {
      throw Self.malformed(error, in: text, path)
    }
    self.path = path
    faults = FaultCollector(path: path)
  }

  /// Makes the reader of a text of which nothing is read yet; see ``read(passingElementsOf:_:)``.
  init(unread text: ScannedText, path: String) throws(SceneError) {
    do throws(JSONFault) {
      tape = try JSONTape(unread: text)
    } catch {
      throw Self.malformed(error, in: text, path)
    }
    self.path = path
    faults = FaultCollector(path: path)
  }

  /// Takes an unread text apart and passes the elements of an array of its outermost object.
  ///
  /// Each is on the tape while it is passed; what stays there is the rest of the text.
  func read(passingElementsOf key: String, _ body: (_ element: Int) -> Void) throws(SceneError) {
    do throws(JSONFault) {
      try tape.read(passingElementsOf: key, body)
    } catch {
      throw Self.malformed(error, in: tape.text, path)
    }
  }

  private static func malformed(_ fault: JSONFault, in text: ScannedText, _ path: String)
    -> SceneError
  {
    var positions = TextPositions()
    let position = positions.position(of: fault.offset, in: text)
    return SceneError(.malformed, path, at: position, fault.problem, fault.advice)
  }

  /// Takes one value of a text apart that begins at a byte whose place is known.
  ///
  /// - Throws: What is wrong with the value.
  init(
    scanningValueAt offset: Int,
    _ position: SourcePosition,
    in text: ScannedText,
    path: String
  ) throws(JSONFault) {
    tape = try JSONTape(ofValueAt: offset, in: text)
    positions = TextPositions(at: offset, position)
    self.path = path
    faults = FaultCollector(path: path)
  }

  /// Returns the position of a value in the file.
  ///
  /// - Complexity: In the order of the file one pass over it; before that, proportional to the
  ///   value's offset.
  func position(of node: Int) -> SourcePosition {
    positions.position(of: tape.offset(of: node), in: tape.text)
  }

  // MARK: - Faults

  /// Makes the error of a file that is not read further, because that would cost too much.
  func tooLarge(at node: Int, _ problem: String, _ advice: String) -> SceneError {
    SceneError(.tooLarge, path, at: position(of: node), problem, advice)
  }

  func fault(
    _ reason: SceneFault.Reason,
    at node: Int,
    key: @autoclosure () -> String?,
    _ problem: @autoclosure () -> String,
    _ advice: @autoclosure () -> String
  ) {
    faults.add(reason, at: tape.offset(of: node), key: key(), problem(), advice())
  }

  /// Reports a value that is not of the kind that its key takes.
  func wrongType(
    at node: Int,
    key: @autoclosure () -> String?,
    expected: @autoclosure () -> String
  ) {
    let found = "found \(tape.excerpt(at: node))"
    fault(.wrongType, at: node, key: key(), found, "expected \(expected())")
  }

  /// Reports a key that an object must have and has not.
  func missing(_ key: String, in object: Int, _ advice: String) {
    fault(.missingKey, at: object, key: key, "it is missing", advice)
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

  /// Reports a key that an object does not take.
  private func unknownKey<Key>(_ name: String, at node: Int, as table: KeyTable<Key>) {
    let known = table.keys.lazy.map(\.rawValue)
    fault(
      .unknownKey,
      at: node,
      key: JSONExcerpt.shortened(name),
      "unknown key in \(table.kind)",
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

  // MARK: - Objects and arrays

  /// Returns an object's keys with their values; `nil` for what is no object, which is a fault.
  ///
  /// Unknown and repeated keys are faults and left out.
  func members<Key: FormatKey>(
    of object: Int,
    key: String?,
    as table: KeyTable<Key>
  ) -> FormatMembers<Key>? {
    var list: [(key: Key, value: Int)] = []
    // A key and its value are two values at least.
    let most = (tape.next(after: object) - object) / 2
    list.reserveCapacity(min(most, table.keys.count))
    let found = eachMember(of: object, key: key, as: table) { list.append(($0, $1)) }
    return found.map { FormatMembers(object: object, list: list, lacksKeys: $0.lacksKeys) }
  }

  /// The keys that an object was found to have.
  struct FoundKeys {
    /// How many keys the table has.
    fileprivate let all: Int
    fileprivate var places: UInt64 = 0
    /// Whether keys were left out as faults, which explain what seems missing.
    fileprivate(set) var lacksKeys = false

    /// Whether all keys of the table are among them.
    var hasAll: Bool { places.nonzeroBitCount == all }

    /// Whether the key at a place of the table is among them.
    func has(_ place: Int) -> Bool { places & (1 << UInt64(place)) != 0 }
  }

  /// Passes an object's keys with their values, as ``members(of:key:as:)`` returns them.
  func eachMember<Key: FormatKey>(
    of object: Int,
    key: String?,
    as table: KeyTable<Key>,
    _ body: (Key, Int) -> Void
  ) -> FoundKeys? {
    guard tape.kind(at: object) == .object else {
      wrongType(at: object, key: key, expected: "an object: \(table.kind)")
      return nil
    }
    var found = FoundKeys(all: table.keys.count)
    tape.eachMember(of: object) { keyNode, value in
      guard let index = tape.withString(at: keyNode, { table.index(of: $0) }) else {
        unknownKey(tape.string(at: keyNode), at: keyNode, as: table)
        found.lacksKeys = true
        return
      }
      if found.has(index) {
        duplicate(tape.string(at: keyNode), at: keyNode, in: object)
        found.lacksKeys = true
      } else {
        body(table.keys[index], value)
      }
      found.places |= 1 << UInt64(index)
    }
    return found
  }

  /// Reports each of some keys that an object lacks.
  func require<Key: FormatKey>(
    _ keys: [Key],
    of members: FormatMembers<Key>,
    in path: String,
    _ advice: String
  ) {
    for key in keys where members[key] == nil {
      missing("\(path).\(key.rawValue)", in: members.object, advice)
    }
  }

  /// The version of all formats that this build reads.
  private static let version = 1

  /// Reports a fault where a file is of another format or a newer version.
  func checkHeader<Key: HeaderKey>(_ members: FormatMembers<Key>, expected: String) {
    if let node = members[.format] {
      let name = string(node, key: "format", expected: "\"\(expected)\"")
      if let name, name != expected {
        let found = "found \(tape.excerpt(at: node))"
        fault(.unsupportedFormat, at: node, key: "format", found, "expected \"\(expected)\"")
      }
    } else {
      missing("format", in: members.object, "begin with \"format\": \"\(expected)\"")
    }
    guard let node = members[.version] else {
      return missing("version", in: members.object, "write \"version\": \(Self.version)")
    }
    guard let number = integer(node, key: "version", in: 1...1_000_000) else { return }
    if number > Self.version {
      fault(
        .unsupportedFormat,
        at: node,
        key: "version",
        "version \(number) is newer than \(Self.version), the newest that this build reads",
        "update hitscope to open it"
      )
    }
  }

  func elements(of array: Int, key: String?, expected: String) -> [Int] {
    guard tape.kind(at: array) == .array else {
      wrongType(at: array, key: key, expected: expected)
      return []
    }
    return tape.elements(of: array)
  }

  func list<Element>(
    _ array: Int,
    key: String,
    expected: String,
    _ element: (Int) -> Element?
  ) -> [Element] {
    guard tape.kind(at: array) == .array else {
      wrongType(at: array, key: key, expected: expected)
      return []
    }
    var list: [Element] = []
    tape.eachElement(of: array) { index in
      guard let element = element(index) else { return }
      // Most lists have one element; they are made faster as a literal.
      if list.isEmpty { list = [element] } else { list.append(element) }
    }
    return list
  }
}
