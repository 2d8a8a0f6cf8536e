internal import Foundation
internal import HitJSON
public import HitResponders

nonisolated extension LintReport {
  /// The report as lines for people: a line and its details a finding, and one with the numbers.
  public var lines: [String] { messages.map(\.text) }

  /// The same lines with what each is, which gives it its colour.
  public var messages: [Message] { listed().messages + [Message(.remark, "\(summary)")] }

  /// Returns the findings as messages, those of one cause told once.
  ///
  /// - Parameter limit: The most causes that are told.
  /// - Returns: The messages, how many causes they tell, and how many findings they do not.
  public func listed(
    limit: Int = .max
  ) -> (messages: [Message], causes: Int, rest: Int) {
    let told = byCause.prefix(max(limit, 0))
    let rest = findings.count - told.reduce(0) { $0 + $1.count }
    return (told.flatMap(Self.messages), told.count, rest)
  }

  /// The findings in their order, those of one rule and one cause together.
  private var byCause: [[LintFinding]] {
    var places: [[String]: Int] = [:]
    var causes: [[LintFinding]] = []
    for finding in findings {
      guard let cause = finding.cause else {
        causes.append([finding])
        continue
      }
      let key = [finding.rule, finding.file, cause.path]
      if let place = places[key] {
        causes[place].append(finding)
      } else {
        places[key] = causes.count
        causes.append([finding])
      }
    }
    return causes
  }

  /// The most views of one cause that are named.
  private static let mostNames = 4

  private static func messages(of cause: [LintFinding]) -> [Message] {
    guard let first = cause.first else { return [] }
    let others = cause.dropFirst().compactMap(\.view?.name)
    if others.isEmpty { return first.messages }
    let more = others.count - mostNames
    let names = others.prefix(mostNames).joined(separator: ", ")
    return first.messages + [
      Message(
        .remark,
        indent: 1,
        "the same holds for \(names)\(more > 0 ? " and \(more) more" : "")"
      )
    ]
  }

  /// The numbers in one line.
  public var summary: String {
    let counts = LintLevel.allCases.compactMap { level in
      count(level) > 0 ? Counted.text(count(level), level.rawValue) : nil
    }
    var hidden: [String] = []
    if !suppressed.isEmpty { hidden.append("\(suppressed.count) switched off") }
    if !known.isEmpty { hidden.append("\(known.count) in the baseline") }
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let rest = hidden.isEmpty ? "" : " (\(hidden.joined(separator: ", ")))"
    if sceneCount == 0 && counts.isEmpty && hidden.isEmpty { return "no scene was looked at" }
    return "\(found) in \(Counted.text(sceneCount, "scene"))\(rest)"
  }
}

nonisolated extension LintFinding {
  /// The most parts that are told one by one.
  private static let mostParts = 4

  /// The finding as lines for people.
  public var messages: [Message] { [headline] + details }

  /// The line that names place, level, matter and rule.
  public var headline: Message {
    let name = KeptFiles.name(of: file)
    let place = position.map { "\(name):\($0)" } ?? name
    return Message(level.kind, "\(place): \(level.rawValue): \(words) [\(rule)]")
  }

  /// What is to be known besides: the parts, and what helps.
  package var details: [Message] {
    var details = parts.prefix(Self.mostParts).map { part -> Wording in
      "\(ShortNumber.rect(part.box)): \(part.words)"
    }
    if parts.count > Self.mostParts {
      details.append("and \(parts.count - Self.mostParts) parts more")
    }
    if let help { details.append("help: \(help)") }
    if let page { details.append("page: \(page)") }
    return details.map { Message(.remark, indent: 1, $0) }
  }
}

nonisolated extension LintLevel {
  /// What a message tells that tells of a finding of this level.
  var kind: Message.Kind {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
