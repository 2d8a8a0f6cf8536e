import Foundation
import HitAnalysis

/// What a project says of lint in its `.hitscope.json`.
///
/// ```json
/// { "lint": { "disable": ["HS201"], "minTarget": "material", "strict": true } }
/// ```
///
/// The file is looked for in the folder of each scene and in those above it; the nearest one counts
/// alone. Options of the command line go before it.
struct LintSettings: Decodable, Equatable {
  /// The rules that count alone.
  var only: [String]?
  /// The rules that do not count.
  var disable: [String] = []
  var minTarget: TargetSizeArgument?
  /// Whether warnings are failures.
  var strict = false

  static let fileName = ".hitscope.json"

  private enum Key: String, CodingKey, CaseIterable { case only, disable, minTarget, strict }

  init() {}

  init(from decoder: any Decoder) throws {
    try AnyKey.expect(Key.allCases.map(\.rawValue), in: decoder)
    let values = try decoder.container(keyedBy: Key.self)
    only = try values.decodeIfPresent([String].self, forKey: .only)
    disable = try values.decodeIfPresent([String].self, forKey: .disable) ?? []
    strict = try values.decodeIfPresent(Bool.self, forKey: .strict) ?? false
    guard values.contains(.minTarget) else { return }
    let number = try? values.decode(Double.self, forKey: .minTarget)
    let text = try number.map { "\($0)" } ?? values.decode(String.self, forKey: .minTarget)
    guard let size = TargetSizeArgument(argument: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .minTarget,
        in: values,
        debugDescription: "give ios, material, wcag or a number of points"
      )
    }
    minTarget = size
  }

  static func == (one: LintSettings, other: LintSettings) -> Bool {
    one.only == other.only && one.disable == other.disable && one.strict == other.strict
      && one.minTarget?.size == other.minTarget?.size
  }

  /// The rules that are looked by; all where that is nothing.
  ///
  /// - Throws: Why a name is none of a rule.
  func rules() throws(LintRuleTrouble) -> Set<String>? {
    if only == nil, disable.isEmpty { return nil }
    var rules = Set(LintRule.all.map(\.id))
    if let only { rules = try Self.identifiers(only) }
    return rules.subtracting(try Self.identifiers(disable))
  }

  private static func identifiers(_ names: [String]) throws(LintRuleTrouble) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      guard let rule = LintRule.named(name) else { throw LintRuleTrouble(name: name) }
      found.insert(rule.id)
    }
    return found
  }
}

extension LintRule {
  /// Returns the rule with an identifier or a name, in whatever case.
  static func named(_ name: String) -> LintRule? {
    let name = name.lowercased()
    return all.first { $0.id.lowercased() == name || $0.name.lowercased() == name }
  }
}

/// A name that no rule has.
struct LintRuleTrouble: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "there is no rule \(name); `hitscope lint --list-rules` lists them"
  }
}

/// Finds the settings of scenes, each file read once.
struct LintSettingsSearch {
  private var known: [String: LintSettings?] = [:]

  /// Returns the settings for what is in a folder.
  mutating func settings(for folder: String) throws(FileTrouble) -> LintSettings? {
    let place = URL(fileURLWithPath: folder).standardizedFileURL.path
    if let settings = known[place] { return settings }
    let file = place == "/" ? "/\(LintSettings.fileName)" : "\(place)/\(LintSettings.fileName)"
    let settings: LintSettings?
    if access(file, F_OK) == 0 {
      settings = try Self.read(file)
    } else {
      settings =
        place == "/"
        ? nil : try self.settings(for: URL(fileURLWithPath: place).deletingLastPathComponent().path)
    }
    known[place] = settings
    return settings
  }

  private struct File: Decodable {
    var lint: LintSettings?

    private enum Key: String, CodingKey, CaseIterable { case lint }

    init(from decoder: any Decoder) throws {
      try AnyKey.expect(Key.allCases.map(\.rawValue), in: decoder)
      lint = try decoder.container(keyedBy: Key.self)
        .decodeIfPresent(LintSettings.self, forKey: .lint)
    }
  }

  private static func read(_ path: String) throws(FileTrouble) -> LintSettings {
    let name = SceneSearch.shortened(path)
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw FileTrouble(path: name, problem: "it cannot be read", advice: "allow it to be read")
    }
    do {
      let settings = try JSONDecoder().decode(File.self, from: bytes).lint ?? LintSettings()
      _ = try settings.rules()
      return settings
    } catch let error as LintRuleTrouble {
      throw FileTrouble(path: name, problem: "there is no rule \(error.name)", advice: advice)
    } catch let error as DecodingError {
      throw FileTrouble(path: name, problem: AnyKey.words(error), advice: advice)
    } catch {
      throw FileTrouble(path: name, problem: "\(error)", advice: advice)
    }
  }

  private static let advice = "docs/lint.md says what it may hold"
}

/// A key of an object of which nothing is known.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }

  /// Refuses keys that are none of some.
  static func expect(_ keys: [String], in decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    guard let other = values.allKeys.first(where: { !keys.contains($0.stringValue) }) else {
      return
    }
    throw DecodingError.dataCorruptedError(
      forKey: other,
      in: values,
      debugDescription: "unknown key; allowed: \(keys.joined(separator: ", "))"
    )
  }

  /// Says what is wrong and where.
  static func words(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "it is no JSON" : "\(place(context)): \(context.debugDescription)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context)): a value of another kind is due here"
    case .keyNotFound(let key, let context):
      return "\(place(context)): \(key.stringValue) is missing"
    @unknown default: return "it cannot be read"
    }
  }
}
