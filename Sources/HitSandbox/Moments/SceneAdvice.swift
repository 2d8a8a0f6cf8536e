internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// What lint finds at the view that is explained, and what changes would mend it or, where a view
/// is asked about, let a press reach that.
///
/// Both are found out once the explanation has stood for a moment, since each change that is tried
/// builds the scene's file anew; what was found out is kept.
final class SceneAdvice {
  private let scene: Scene
  private var finder: FixFinder?
  /// What was tried, by the fingerprint of the finding.
  private var reports: [String: FixReport] = [:]
  /// What was tried for views that were asked about.
  private var answers: [Question: ViewFixes] = [:]
  private var subject: Subject?
  private var isFound = false
  /// When the advice on the subject is found out.
  private(set) var wakeTime: TimeInterval?

  /// How long an explanation stands before its advice is found out, in seconds.
  private static let rest: TimeInterval = 0.25
  /// The most views of a file whose changes are tried.
  private static let mostViews = 200

  init(_ scene: Scene) { self.scene = scene }

  /// What advice is about: a view, and where somebody asks why it gets no press.
  private struct Subject: Hashable {
    var view: SceneViewID
    var point: CGPoint?
    var isAsked = false
  }

  /// A question by the view's place in the file; without a point, about the part it loses most of.
  private struct Question: Hashable {
    var place: Int
    var point: CGPoint?
  }

  /// What the window explains, as far as advice depends on it.
  private func subject(of model: InspectorModel) -> Subject? {
    if let question = model.question {
      // A point that is not in the view is nowhere to let a press in.
      let isMissed = model.inspection?.verdict.kind == .missed
      let point = isMissed ? model.inspection?.point : nil
      return Subject(view: question.view, point: point, isAsked: true)
    }
    return model.inspection?.subject.map { Subject(view: $0) }
  }

  /// Shows the advice on what is explained, as far as it is known at a time.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let inspection = model.inspection
    let present = subject(of: model)
    if present != subject || inspection == nil {
      subject = present
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
    on subject: Subject,
    isMissed: Bool,
    in inspection: Inspection?
  ) -> (FindingNotes?, FixNotes?) {
    guard let document = scene.document,
      let view = SceneOutline.view(subject.view, in: scene.application)
    else { return (nil, nil) }
    let finder = finder ?? FixFinder(document, classes: SceneLibrary.gallery.classes)
    self.finder = finder
    let name = ViewNames(scene.windows)[view]
    let found = finder.findings.filter { $0.view?.name == name }
    let findings = FindingNotes(found.map { FindingRow($0, of: view) }, of: finder.findings.count)
    if subject.isAsked {
      return (findings, fixes(for: view, at: subject.point, by: finder, in: inspection))
    }
    guard isMissed, let finding = found.first else {
      var notes = FixNotes()
      notes.remark = "Nothing was tried: lint finds nothing at \(name)."
      return (findings, notes)
    }
    let report = reports[finding.fingerprint] ?? finder.report(on: finding)
    reports[finding.fingerprint] = report
    return (findings, notes(on: report.fixes, in: inspection))
  }

  /// Tries what would let a press reach a view that is asked about.
  private func fixes(
    for view: UIView,
    at point: CGPoint?,
    by finder: FixFinder,
    in inspection: Inspection?
  ) -> FixNotes {
    guard let place = scene.index(of: view) else {
      var notes = FixNotes()
      notes.remark = "Nothing was tried: the scene's file has no such view."
      return notes
    }
    let question = Question(place: place, point: point)
    let tried = answers[question] ?? finder.fixes(for: place, at: point)
    answers[question] = tried
    return notes(on: tried.fixes, in: inspection)
  }

  private func notes(on fixes: [SceneFix], in inspection: Inspection?) -> FixNotes {
    let loser = inspection?.walk.last { $0.outcome == .received }?.name
    let rows = fixes.map { fix in
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
