public import Foundation
import HitResponders
public import Testing

/// A tree, an input and the log that must follow, in the form `hitscope-scenarios/1`.
nonisolated public struct Scenario: Decodable, Sendable {
  /// The scenario's name.
  public let id: String
  /// What it shows.
  public let title: String
  /// The rules that its log follows from.
  public let rules: [String]
  /// The application's delegate, if it is a responder.
  let delegate: Delegate?
  /// Whether touch lines say where the touches are; they do unless this is false.
  let points: Bool?
  /// The kinds of lines to compare.
  let record: [EventLog.Kind]
  /// The windows, back to front.
  let windows: [Node]
  /// The recognizers, in the order they are attached.
  let gestures: [Gesture]?
  /// What happens, in time order.
  let input: [Step]
  /// The log, line by line.
  public let expect: [String]

  struct Delegate: Decodable, Sendable {
    let name: String
    let touches: Role.Handling?
    let motion: Role.Handling?
    let handles: [String]?
  }

  /// A window or a view, with everything below it.
  struct Node: Decodable, Sendable {
    let name: String
    let kind: String?
    let frame: [CGFloat]
    let boundsOrigin: [CGFloat]?
    let transform: [CGFloat]?
    let hidden: Bool?
    let alpha: CGFloat?
    let interaction: Bool?
    let multiTouch: Bool?
    let exclusive: Bool?
    let clips: Bool?
    let enabled: Bool?
    let level: CGFloat?
    let key: Bool?
    let subviews: [Node]?
    let controller: Controller?
    let pointInside: [Word]?
    let hitTest: [Word]?
    let touches: Role.Handling?
    let motion: Role.Handling?
    let canFirst: Bool?
    let canResign: Bool?
    let handles: [String]?
    let drag: Bool?
    let events: [String]?
    let actions: [Action]?
  }

  /// A target and an action of a control; no target means the responder chain.
  struct Action: Decodable, Sendable {
    let events: [String]
    let target: String?
    let selector: String
  }

  struct Controller: Decodable, Sendable {
    let name: String
    let touches: Role.Handling?
    let motion: Role.Handling?
    let handles: [String]?
  }

  struct Gesture: Decodable, Sendable {
    let name: String
    let type: String
    let view: String
    let taps: Int?
    let fingers: Int?
    let duration: TimeInterval?
    let direction: [Word]?
    let requiresFailureOf: [String]?
    let cancelsTouchesInView: Bool?
    let delaysTouchesBegan: Bool?
    let delaysTouchesEnded: Bool?
    let enabled: Bool?
    let delegate: Delegate?

    struct Delegate: Decodable, Sendable {
      let shouldBegin: Bool?
      let refuseTouchesOn: [String]?
      let simultaneousWith: [String]?
    }
  }

  struct Step: Decodable, Sendable {
    let at: TimeInterval
    let touches: [Change]?
    let tick: Bool?
    let call: [Word]?
  }

  struct Change: Decodable, Sendable {
    let id: Int
    let phase: String
    let x: CGFloat
    let y: CGFloat
  }
}

/// A list of names, where nothing else may stand.
nonisolated private struct Names: Decodable {
  let list: [String]

  init(from decoder: any Decoder) throws {
    list = try decoder.singleValueContainer().decode([String].self)
  }
}

/// A name or a number in a place that takes either.
nonisolated enum Word: Decodable, Sendable, Hashable {
  case name(String)
  case number(CGFloat)
  case flag(Bool)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(CGFloat.self) {
      self = .number(number)
    } else {
      self = .name(try value.decode(String.self))
    }
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }
  var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}

nonisolated extension KeyedDecodingContainer {
  /// Decodes a name, or a list of names, as a list.
  func decodeIfPresent(_ type: [String].Type, forKey key: Key) throws -> [String]? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    if let name = try? decode(String.self, forKey: key) { return [name] }
    return try decode(Names.self, forKey: key).list
  }

  /// Decodes a name, or a list of names, as a list.
  func decode(_ type: [String].Type, forKey key: Key) throws -> [String] {
    if let name = try? decode(String.self, forKey: key) { return [name] }
    return try decode(Names.self, forKey: key).list
  }

  /// Decodes a word, or a list of words, as a list.
  func decodeIfPresent(_ type: [Word].Type, forKey key: Key) throws -> [Word]? {
    guard contains(key) else { return nil }
    if let word = try? decode(Word.self, forKey: key) { return [word] }
    return try decode([Word].self, forKey: key)
  }
}

// MARK: - Files

nonisolated extension Scenario {
  private struct File: Decodable {
    let format: String
    let scenarios: [Scenario]
  }

  /// Reads the scenarios of a file below `Tests/Goldens/scenarios`.
  public static func read(_ name: String) throws -> [Scenario] {
    try read(at: folder.appendingPathComponent(name))
  }

  /// Reads the scenarios of a file.
  public static func read(at file: URL) throws -> [Scenario] {
    let read = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
    guard read.format == "hitscope-scenarios/1" else {
      throw ScenarioError(scenario: file.lastPathComponent, reason: .unknownFormat(read.format))
    }
    return read.scenarios
  }

  /// The names of the files that hold scenarios.
  public static func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/scenarios")
}

nonisolated extension Scenario: CustomTestStringConvertible {
  /// The scenario's id and title.
  public var testDescription: String { "\(id): \(title)" }
}
