internal import Foundation
internal import HitResponders
public import HitScenes

/// Looks at scenes by every rule.
///
/// ```swift
/// let report = Linter().report(on: [scene])
/// print(report.findings.map(\.message))
/// ```
public struct Linter {
  /// How large a target has to be.
  public var minTarget = TargetSize.ios
  /// The identifiers of the rules to look by; all where that is nothing.
  public var rules: Set<String>?
  /// Whether findings have the sentence on a press, for which the views are asked once a finding.
  public var tellsVerdicts = true

  /// Makes a linter that asks for targets as large as Apple advises.
  public init() {}

  /// Looks at a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene; its views are asked, no event is sent.
  ///   - file: What findings call its file; otherwise what it was read as, or its name.
  ///   - history: What became of touches while the scene was used, for the rules that look at that.
  /// - Returns: What was found, also what the scene switches off.
  public func findings(
    in scene: Scene,
    file: String? = nil,
    history: TouchHistory? = nil
  ) -> [LintFinding] {
    findings(
      on: LintSubject(scene, HitRegions(scene), file: file, minTarget: minTarget, history: history)
    )
  }

  /// Looks at a scene whose map is known.
  ///
  /// - Returns: What is to be told, the worst first.
  package func findings(in scene: Scene, _ regions: HitRegions) -> [LintFinding] {
    var report = LintReport()
    report.add(findings(on: LintSubject(scene, regions, minTarget: minTarget)))
    return report.findings
  }

  func findings(on subject: LintSubject) -> [LintFinding] {
    rulesInUse.flatMap { rule in
      rule.check(subject).map { complete($0, subject) }
        + subject.targets.compactMap { finding(by: rule, on: $0, subject) }
    }
  }

  /// What the rules find in the scene as a whole, and not in one interactive view.
  func findingsOnWhole(_ subject: LintSubject) -> [LintFinding] {
    rulesInUse.flatMap { rule in rule.check(subject).map { complete($0, subject) } }
  }

  /// What the rules find in one interactive view.
  func findings(on target: LintTarget, _ subject: LintSubject) -> [LintFinding] {
    rulesInUse.compactMap { finding(by: $0, on: target, subject) }
  }

  private func finding(
    by rule: LintRule,
    on target: LintTarget,
    _ subject: LintSubject
  ) -> LintFinding? {
    rule.checkTarget(subject, target).map { complete($0, subject) }
  }

  private var rulesInUse: [LintRule] { LintRule.all.filter { looks(by: $0.id) } }

  /// Whether it looks by a rule.
  public func looks(by rule: String) -> Bool { rules?.contains(rule) ?? true }

  /// Looks at scenes, one after the other.
  public func report(on scenes: [Scene]) -> LintReport {
    var report = LintReport()
    for scene in scenes { report.add(findings(in: scene)) }
    return report
  }

  /// Adds to a finding what every rule's have: where it is as a whole, and who switched it off.
  private func complete(_ finding: LintFinding, _ subject: LintSubject) -> LintFinding {
    var finding = finding
    if finding.region == nil, let first = finding.parts.first {
      finding.region = finding.parts.dropFirst().reduce(first.box) { $0.union($1.box) }
    }
    if finding.receivers.isEmpty { finding.receivers = finding.parts.compactMap(\.receiver) }
    var seen: Set<String> = []
    finding.receivers = finding.receivers.filter { seen.insert($0.path).inserted }
    guard let view = subject.view(of: finding) else { return finding }
    if subject.isGuess(view), finding.rule != LintRule.unknownRules.id { finding.isGuess = true }
    if finding.isGuess { finding.words += " (guess: it has the class of a control)" }
    if let target = subject.target(view), finding.verdict == nil, tellsVerdicts,
      let sample = target.losses.first?.area.sample
    {
      finding.verdict = target.regions.verdict(at: sample).text
    }
    finding.suppression = subject.suppression(of: finding.rule, on: view)
    return finding
  }
}

/// What was found in some scenes.
nonisolated public struct LintReport: Hashable, Sendable {
  /// What to tell: the worst first, then by rule and by place.
  public private(set) var findings: [LintFinding] = []
  /// What scenes switch off, with their reasons.
  public private(set) var suppressed: [LintFinding] = []
  /// What a baseline knows already.
  public private(set) var known: [LintFinding] = []
  /// How many scenes were looked at.
  public private(set) var sceneCount = 0

  /// Makes an empty report.
  public init() {}

  /// Adds what was found in a scene that was looked at.
  public mutating func add(_ found: [LintFinding]) {
    sceneCount += 1
    addFaults(found)
  }

  /// Adds what was found in a scene that could not be looked at.
  public mutating func addFaults(_ found: [LintFinding]) {
    suppressed += found.filter { $0.suppression != nil }
    findings += found.filter { $0.suppression == nil }
    findings.sort(by: Self.isInOrder)
    suppressed.sort(by: Self.isInOrder)
  }

  /// Adds what another report tells, of other scenes.
  public mutating func add(_ other: LintReport) {
    sceneCount += other.sceneCount
    known += other.known
    known.sort(by: Self.isInOrder)
    addFaults(other.findings + other.suppressed)
  }

  /// Notes where a page shows the findings.
  ///
  /// - Parameter page: Returns the page and the address in it of the finding at a place.
  public mutating func notePages(_ page: (_ place: Int) -> String) {
    for place in findings.indices { findings[place].page = page(place) }
  }

  /// Returns the report without what a baseline knows.
  public func hiding(_ baseline: LintBaseline) -> LintReport {
    var report = self
    report.findings = findings.filter { !baseline.fingerprints.contains($0.fingerprint) }
    report.known = known + findings.filter { baseline.fingerprints.contains($0.fingerprint) }
    return report
  }

  /// How many findings have a level.
  public func count(_ level: LintLevel) -> Int { findings.count { $0.level == level } }

  static func isInOrder(_ one: LintFinding, _ other: LintFinding) -> Bool {
    if one.level != other.level { return one.level < other.level }
    if one.rule != other.rule { return one.rule < other.rule }
    if one.file != other.file { return one.file < other.file }
    if let first = one.position, let second = other.position, first != second {
      return first < second
    }
    return one.view?.path ?? "" < other.view?.path ?? ""
  }
}

/// Findings that are known and not told again, by rule and view path.
nonisolated public struct LintBaseline: Hashable, Sendable {
  /// The fingerprints of the findings.
  public var fingerprints: Set<String>

  /// Makes a baseline of fingerprints.
  public init(fingerprints: Set<String>) { self.fingerprints = fingerprints }
}
