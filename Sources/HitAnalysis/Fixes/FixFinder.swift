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

  private let document: SceneDocument
  private let classes: SceneClasses
  private let linter: Linter
  private let scene: Scene
  private let regions: HitRegions
  private let all: [LintFinding]

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
    self.document = document
    self.classes = classes
    self.linter = linter
    scene = Scene(document, classes: classes)
    regions = HitRegions(scene)
    all = linter.findings(in: scene)
    var report = LintReport()
    report.add(all)
    findings = report.findings
  }

  /// Tries what may mend a finding.
  ///
  /// - Complexity: For each candidate the scene is read, built, mapped and linted once more.
  public func report(on finding: LintFinding) -> FixReport {
    var report = FixReport(finding: finding)
    guard let view = place(of: finding, in: scene) else { return report }
    let candidates = FixCandidates(
      document: document,
      scene: scene,
      regions: regions,
      minTarget: linter.minTarget
    )
    var seen: Set<[SceneChange]> = []
    for candidate in candidates.candidates(for: finding, on: view)
    where seen.insert(candidate.changes).inserted {
      do throws(SceneChangeError) {
        let fix = try tried(candidate, for: finding, on: view)
        report.triedCount += 1
        if fix.isMended || fix.gain > 0 { report.fixes.append(fix) }
      } catch {
        report.untried.append(error)
      }
    }
    report.fixes = report.fixes.enumerated().sorted { one, other in
      rank(one.element, one.offset) < rank(other.element, other.offset)
    }.map(\.element)
    return report
  }

  private func rank(_ fix: SceneFix, _ place: Int) -> (Int, Int, Int) {
    (fix.isMended ? 0 : 1, fix.newFindings.count, place)
  }

  private func tried(
    _ candidate: FixCandidate,
    for finding: LintFinding,
    on view: Int
  ) throws(SceneChangeError) -> SceneFix {
    let changed = try document.changed(candidate.changes, classes: classes)
    let after = Scene(changed, classes: classes)
    let afterRegions = HitRegions(after)
    let order = order(after: candidate.changes)
    var effects: [SceneFix.Effect] = []
    var gain: CGFloat = 0
    let isInTheWay = finding.rule == LintRule.swallowedTouch.id
    for (new, old) in order.enumerated() {
      let (before, now) = (regions[scene.view(at: old)], afterRegions[after.view(at: new)])
      let change = (now?.receivedSize ?? 0) - (before?.receivedSize ?? 0)
      if change != 0 {
        effects.append(SceneFix.Effect(view: document.name(of: old), change: change))
      }
      let reached = (now?.reachableSize ?? 0) - (before?.reachableSize ?? 0)
      if isInTheWay {
        if now?.isInteractive == true { gain = max(gain, reached) }
      } else if old == view {
        gain = reached
      }
    }
    let found = linter.findings(in: after).filter { $0.suppression == nil }
    let places = found.map { place(of: $0, in: after).map { order[$0] } }
    let known = all.map { ($0.rule, place(of: $0, in: scene)) }
    return SceneFix(
      title: candidate.title,
      changes: candidate.changes,
      document: changed,
      gain: gain,
      effects: effects.sorted { abs($0.change) > abs($1.change) },
      isMended: !zip(found, places).contains { $0.rule == finding.rule && $1 == view },
      newFindings: zip(found, places).filter { one, place in
        !known.contains { $0 == one.rule && $1 == place }
      }.map(\.0)
    )
  }

  /// Where each view of the changed scene stood before.
  private func order(after changes: [SceneChange]) -> [Int] {
    for case .move(let view, let sibling) in changes {
      return document.order(moving: view, inFrontOf: sibling)
    }
    return Array(document.views.indices)
  }

  private func place(of finding: LintFinding, in scene: Scene) -> Int? {
    guard let name = finding.view, let document = scene.document else { return nil }
    if let place = document.indicesByID[name.name] { return place }
    let names = ViewNames(scene.windows)
    return document.views.indices.first { names.path(of: scene.view(at: $0)) == name.path }
  }
}
