internal import Foundation
internal import HitResponders
public import HitScenes

/// Tries changes of a scene against what lint found in it.
///
/// Each candidate is made in a copy of the scene's file; the copy is built, its hit map is made and
/// lint looks at it, so gains and losses are facts and not guesses.
///
/// ```swift
/// let finder = FixFinder(try SceneDocument(contentsOfFile: "tabs.json"))
/// for finding in finder.findings { print(finder.report(on: finding).fixes.map(\.title)) }
/// ```
public struct FixFinder {
  /// What lint found, in the order it tells it.
  public let findings: [LintFinding]

  let trials: FixTrials

  /// Makes a finder and looks for findings.
  ///
  /// - Parameters:
  ///   - document: The scene's file.
  ///   - classes: The classes that it was read with.
  ///   - linter: What finds the findings.
  public init(
    _ document: SceneDocument,
    classes: SceneClasses = .uikit,
    linter: Linter = Linter()
  ) {
    var linter = linter
    // Nobody reads the sentences on presses, and views are asked for each.
    linter.tellsVerdicts = false
    trials = FixTrials(document, classes: classes, linter: linter)
    var report = LintReport()
    report.add(trials.findings)
    findings = report.findings
  }

  /// Tries what may mend a finding.
  ///
  /// - Complexity: For each candidate that was not tried before the scene is read, built, mapped and
  ///   linted once more; only overrides that a change can reach are asked again.
  public func report(on finding: LintFinding) -> FixReport {
    var report = FixReport(finding: finding)
    guard let view = trials.places.place(of: finding) else { return report }
    let tried = tryAll(candidates.candidates(for: finding, on: view)) {
      candidate throws(SceneChangeError) in
      try self.tried(candidate, for: finding, on: view)
    }
    (report.fixes, report.triedCount, report.untried) = tried
    return report
  }

  var candidates: FixCandidates {
    FixCandidates(
      document: trials.document,
      scene: trials.scene,
      regions: trials.regions,
      minTarget: trials.linter.minTarget
    )
  }

  /// Tries candidates, each once.
  ///
  /// - Returns: The fixes that help, the best first, how many were tried, and what could not be.
  func tryAll(
    _ candidates: [FixCandidate],
    _ attempt: (FixCandidate) throws(SceneChangeError) -> SceneFix
  ) -> (fixes: [SceneFix], count: Int, untried: [SceneChangeError]) {
    var seen: Set<[SceneChange]> = []
    var fixes: [SceneFix] = []
    var count = 0
    var untried: [SceneChangeError] = []
    for candidate in candidates where seen.insert(candidate.changes).inserted {
      do throws(SceneChangeError) {
        let fix = try attempt(candidate)
        count += 1
        if fix.isMended || fix.gain > 0 { fixes.append(fix) }
      } catch {
        untried.append(error)
      }
    }
    let sorted = fixes.enumerated().sorted { one, other in
      rank(one.element, one.offset) < rank(other.element, other.offset)
    }
    return (sorted.map(\.element), count, untried)
  }

  private func rank(_ fix: SceneFix, _ place: Int) -> (Int, Int, Int) {
    (fix.isMended ? 0 : 1, fix.newFindings.count, place)
  }

  private func tried(
    _ candidate: FixCandidate,
    for finding: LintFinding,
    on view: Int
  ) throws(SceneChangeError) -> SceneFix {
    let trial = try trials.trial(candidate.changes)
    return SceneFix(
      candidate,
      trial,
      gain: finding.isInTheWay ? trial.mostReached : trial.reached[view] ?? 0,
      isMended: !trial.found.contains(FoundPlace(rule: finding.rule, place: view))
    )
  }
}

/// The views of a scene's document that findings are about.
@MainActor
struct FixPlaces {
  private let byID: [String: Int]
  private let byPath: [String: Int]

  init(_ scene: Scene) {
    let document = scene.document
    byID = document?.indicesByID ?? [:]
    let names = ViewNames(scene.windows)
    byPath = Dictionary(
      (document?.views.indices ?? 0..<0).map { (names.path(of: scene.view(at: $0)), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The index of the view that a finding is about.
  func place(of finding: LintFinding) -> Int? {
    finding.view.flatMap { byID[$0.name] ?? byPath[$0.path] }
  }
}
