internal import Foundation
internal import HitGeometry
internal import HitJSON

/// Reads what a scene file says about one thing: a view's settings, a recognizer, a controller, rules.
nonisolated final class PartDecoder {
  let reader: FormatReader
  /// The names that the file gives and refers to, as far as it was read.
  var names = SceneNames()
  private var positions = TextPositions()

  init(_ reader: FormatReader) { self.reader = reader }

  /// Returns where a value stands in the file.
  func position(of node: Int) -> SourcePosition {
    positions.position(of: reader.tape.offset(of: node), in: reader.tape.text)
  }

  /// Reads what one key says about a view.
  func setting(_ key: ViewKey, _ node: Int) -> ViewSetting? {
    let name = key.rawValue
    switch key {
    case .gestures: return .gestures(gestures(node))
    case .actions: return .actions(actions(node))
    case .handles: return .handles(actionNames(node))
    case .lint: return .lint(suppressions(node))
    case .pointInside: return pointInside(node).map { .pointInside($0) }
    case .hitTest: return hitTest(node).map { .hitTest($0) }
    case .touches: return reader.word(node, key: name, as: TouchesRule.self).map { .touches($0) }
    case .motion: return reader.word(node, key: name, as: MotionRule.self).map { .motion($0) }
    case .canBecomeFirstResponder:
      return reader.boolean(node, key: name).map { .canBecomeFirstResponder($0) }
    case .canResignFirstResponder:
      return reader.boolean(node, key: name).map { .canResignFirstResponder($0) }
    case .interactive: return reader.boolean(node, key: name).map { .interactive($0) }
    case .level: return reader.coordinate(node, key: name).map { .level($0) }
    case .key: return reader.boolean(node, key: name).map { .key($0) }
    default: return SettingReader.property(key, node, reader)
    }
  }

  private func pointInside(_ node: Int) -> PointInsideRule? {
    let allowed =
      "\"never\", \"always\", {\"circle\": [x, y, radius]} or {\"inset\": [top, left, bottom, right]}"
    switch reader.tape.kind(at: node) {
    case .string:
      switch reader.tape.string(at: node) {
      case "never": return .never
      case "always": return .always
      default:
        reader.unknownName(
          at: node,
          key: "pointInside",
          reader.tape.string(at: node),
          known: ["never", "always"],
          all: allowed
        )
        return nil
      }
    case .object:
      let members = reader.members(
        of: node,
        key: "pointInside",
        as: PointInsideKey.self,
        kind: "pointInside"
      )
      guard members.count == 1, let (key, value) = members.first else {
        reader.wrongType(at: node, key: "pointInside", expected: allowed)
        return nil
      }
      return key == .circle ? circle(value) : inset(value)
    default:
      reader.wrongType(at: node, key: "pointInside", expected: allowed)
      return nil
    }
  }

  private func circle(_ node: Int) -> PointInsideRule? {
    guard
      let numbers = reader.coordinates(
        node,
        key: "pointInside.circle",
        count: 3,
        form: "[x, y, radius]"
      )
    else { return nil }
    if numbers[2] < 0 {
      reader.fault(
        .outOfRange,
        at: node,
        key: "pointInside.circle",
        "the radius is negative",
        "give a radius of 0 or more"
      )
      return nil
    }
    return .circle(centre: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
  }

  private func inset(_ node: Int) -> PointInsideRule? {
    reader.coordinates(
      node,
      key: "pointInside.inset",
      count: 4,
      form: "[top, left, bottom, right]"
    ).map {
      .inset(UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
    }
  }

  private func hitTest(_ node: Int) -> HitTestRule? {
    let words = ["self-if-inside", "nil-if-self", "children-outside"]
    let allowed = words.map { "\"\($0)\"" }.joined(separator: ", ") + " or {\"prefer\": id}"
    switch reader.tape.kind(at: node) {
    case .string:
      switch reader.tape.string(at: node) {
      case "self-if-inside": return .selfIfInside
      case "nil-if-self": return .nilIfSelf
      case "children-outside": return .childrenOutside
      default:
        reader.unknownName(
          at: node,
          key: "hitTest",
          reader.tape.string(at: node),
          known: words,
          all: allowed
        )
        return nil
      }
    case .object:
      let members = reader.members(of: node, key: "hitTest", as: HitTestKey.self, kind: "hitTest")
      guard let (_, value) = members.first else {
        reader.wrongType(at: node, key: "hitTest", expected: allowed)
        return nil
      }
      return reference(value, to: .view, key: "hitTest.prefer").map { .prefer(id: $0) }
    default:
      reader.wrongType(at: node, key: "hitTest", expected: allowed)
      return nil
    }
  }

  /// Reads a name that something in the scene must have.
  func reference(_ node: Int, to wanted: SceneNames.Wanted, key: String) -> String? {
    guard let name = reader.name(node, key: key) else { return nil }
    names.refer(to: name, wanted, key: key, at: node)
    return name
  }
}
