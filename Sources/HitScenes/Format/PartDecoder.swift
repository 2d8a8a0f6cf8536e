internal import Foundation
internal import HitGeometry
internal import HitJSON

/// Reads what a scene file says about one thing: a view, a recognizer, a controller, rules.
nonisolated final class PartDecoder {
  let reader: FormatReader
  /// The names that the file gives and refers to, as far as it was read.
  var names = SceneNames()

  init(_ reader: FormatReader) { self.reader = reader }

  /// Reads the name of something, which nothing else may have.
  func newName(_ node: Int, _ kind: SceneNames.Kind) -> String? {
    guard let name = reader.name(node, key: "id") else { return nil }
    names.register(name, kind, at: node, reader: reader)
    return name
  }

  /// Reads a name that something in the scene must have.
  func reference(_ node: Int, to wanted: SceneNames.Wanted, key: String) -> String? {
    guard let name = reader.name(node, key: key) else { return nil }
    names.refer(to: name, wanted, key: key, at: node)
    return name
  }
}

// MARK: - Overrides of hit testing

nonisolated extension PartDecoder {
  func pointInside(_ node: Int) -> PointInsideRule? {
    let allowed =
      "\"never\", \"always\", {\"circle\": [x, y, radius]} or {\"inset\": [top, left, bottom, right]}"
    if reader.tape.kind(at: node) == .string {
      return word(node, key: "pointInside", ["never", "always"], allowed).map {
        $0 == "never" ? .never : .always
      }
    }
    guard reader.tape.kind(at: node) == .object,
      let members = reader.members(of: node, key: "pointInside", as: PointInsideKey.table),
      members.list.count == 1, let (key, value) = members.list.first
    else {
      reader.wrongType(at: node, key: "pointInside", expected: allowed)
      return nil
    }
    return key == .circle ? circle(value) : inset(value)
  }

  private func circle(_ node: Int) -> PointInsideRule? {
    let key = "pointInside.circle"
    guard let numbers = reader.coordinates(node, key: key, count: 3, form: "[x, y, radius]")
    else { return nil }
    if numbers[2] < 0 {
      let problem = "the radius is negative"
      reader.fault(.outOfRange, at: node, key: key, problem, "give a radius of 0 or more")
      return nil
    }
    return .circle(centre: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
  }

  private func inset(_ node: Int) -> PointInsideRule? {
    let form = "[top, left, bottom, right]"
    return reader.coordinates(node, key: "pointInside.inset", count: 4, form: form).map {
      .inset(UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
    }
  }

  func hitTest(_ node: Int) -> HitTestRule? {
    let words = HitTestRule.words.map(\.word)
    let allowed = words.map { "\"\($0)\"" }.joined(separator: ", ") + " or {\"prefer\": id}"
    if reader.tape.kind(at: node) == .string {
      let word = word(node, key: "hitTest", words, allowed)
      return HitTestRule.words.first { $0.word == word }?.rule
    }
    guard reader.tape.kind(at: node) == .object,
      let members = reader.members(of: node, key: "hitTest", as: HitTestKey.table),
      let value = members[.prefer]
    else {
      reader.wrongType(at: node, key: "hitTest", expected: allowed)
      return nil
    }
    return reference(value, to: .view, key: "hitTest.prefer").map { .prefer(id: $0) }
  }

  private func word(_ node: Int, key: String, _ words: [String], _ allowed: String) -> String? {
    let word = reader.tape.string(at: node)
    if words.contains(word) { return word }
    reader.unknownName(at: node, key: key, word, known: words, all: allowed)
    return nil
  }
}
