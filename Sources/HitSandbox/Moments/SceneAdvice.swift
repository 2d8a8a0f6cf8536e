internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// What lint finds at the view that is explained, and what changes would mend it.
///
/// Both are found out once the explanation has stood for a moment, since each change that is tried
/// builds the scene's file anew; what was found out is kept.
final class SceneAdvice {
  private let scene: Scene
  private var finder: FixFinder?
  /// What was tried, by the fingerprint of the finding.
  private var reports: [String: FixReport] = [:]
  private var subject: SceneViewID?
  private var isFound = false
  /// When the advice on the subject is found out.
  private(set) var wakeTime: TimeInterval?

  /// How long an explanation stands before its advice is found out, in seconds.
  private static let rest: TimeInterval = 0.25
  /// The most views of a file whose changes are tried.
  private static let mostViews = 200

  init(_ scene: Scene) { self.scene = scene }

  /// Shows the advice on what is explained, as far as it is known at a time.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let inspection = model.inspection
    if inspection?.subject != subject || inspection == nil {
      subject = inspection?.subject
      isFound = false
      wakeTime = subject == nil || obstacle != nil ? nil : now + Self.rest
      (model.findings, model.fixes) = (nil, pending)
    }
    if let due = wakeTime, now >= due { wakeTime = nil }
    guard wakeTime == nil, !isFound, let subject, obstacle == nil else { return }
    isFound = true
    let isMissed = inspection?.verdict.kind == .missed
    (model.findings, model.fixes) = advice(on: subject, isMissed: isMissed, in: inspection)
  }

  /// Why no change is tried at all.
  private var obstacle: String? {
    guard let document = scene.document, document.dump == nil else {
      return "Changes are tried in scene files only."
    }
    return document.views.count > Self.mostViews
      ? "Changes are not tried where there are more than \(Self.mostViews) views." : nil
  }

  private var pending: FixNotes {
    var notes = FixNotes()
    notes.remark = obstacle
    notes.isPending = obstacle == nil
    return notes
  }

  private func advice(
    on subject: SceneViewID,
    isMissed: Bool,
    in inspection: Inspection?
  ) -> (FindingNotes?, FixNotes?) {
    guard let document = scene.document,
      let view = SceneOutline.view(subject, in: scene.application)
    else { return (nil, nil) }
    let finder = finder ?? FixFinder(document, classes: SceneLibrary.gallery.classes)
    self.finder = finder
    let name = ViewNames(scene.windows)[view]
    let found = finder.findings.filter { $0.view?.name == name }
    let findings = FindingNotes(found.map { FindingRow($0, of: view) }, of: finder.findings.count)
    guard isMissed, let finding = found.first else {
      var notes = FixNotes()
      notes.remark = "Nothing was tried: lint finds nothing at \(name)."
      return (findings, notes)
    }
    let report = reports[finding.fingerprint] ?? finder.report(on: finding)
    reports[finding.fingerprint] = report
    return (findings, notes(on: report, for: view, in: inspection))
  }

  private func notes(
    on report: FixReport,
    for view: UIView,
    in inspection: Inspection?
  ) -> FixNotes {
    let loser = inspection?.walk.last { $0.outcome == .received }?.name
    let rows = report.fixes.map { fix in
      var row = FixRow(fix.title, won: fix.gain)
      row.lost = fix.effects.first { $0.view == loser && $0.change < 0 }.map { -$0.change }
      row.finding = fix.newFindings.first?.rule
      row.view = fix.changes.first.map { ObjectIdentifier(scene.view(at: $0.subject)) }
      return row
    }
    return FixNotes(rows, loser: loser)
  }
}

extension FindingRow {
  fileprivate init(_ finding: LintFinding, of view: UIView) {
    self.init(finding.rule, finding.message)
    isError = finding.level == .error
    place = finding.position?.description
    self.view = ObjectIdentifier(view)
  }
}

nonisolated extension SceneChange {
  /// The index of the view that is changed.
  fileprivate var subject: Int {
    switch self {
    case .set(_, let view), .reset(_, let view), .move(let view, _): view
    }
  }
}
