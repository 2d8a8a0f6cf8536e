internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// What lint finds at the view that is explained, and what changes would mend that.
///
/// Changes are told of a view that misses the press, and of one that takes it from others and drops
/// it. Where a view is asked about, they are those that would let a press reach it.
///
/// Both are found out once the explanation has stood for a moment, since each change that is tried
/// builds the scene's file anew; what was found out is kept.
final class SceneAdvice {
  private let scene: Scene
  private let editing: SceneEditing
  private var finder: FixFinder?
  /// What was tried, by the fingerprint of the finding.
  private var reports: [String: FixReport] = [:]
  /// What was tried for views that were asked about.
  private var answers: [Question: ViewFixes] = [:]
  private var subject: Subject?
  private var isFound = false
  /// The changes that are shown.
  private var listed = ListedFixes.offered([], changing: [])
  /// The rule whose finding they are about.
  private var rule: String?
  /// What the changes that are shown would do, by their numbers.
  private var previews: [Int: FixPreview] = [:]
  /// The change that was made, as long as it stays.
  private var tried: TriedFix?
  /// The change that was made last, also while it is undone.
  private var latest: TriedFix?
  /// Whether the next advice is found out at once.
  private var isUrgent = false
  /// Whether changes can be made: not while a trace is replayed.
  var canTry = true
  /// How many changes a replay made of the scene, which its file does not know.
  private(set) var replayedChanges = 0
  /// When the advice on the subject is found out.
  private(set) var wakeTime: TimeInterval?

  /// How long an explanation stands before its advice is found out, in seconds.
  private static let rest: TimeInterval = 0.25
  /// The most views of a file whose changes are tried.
  private static let mostViews = 200

  init(_ scene: Scene, _ editing: SceneEditing) { (self.scene, self.editing) = (scene, editing) }

  /// What advice is about: a view, whether it misses the press, and where somebody asks why.
  private struct Subject: Hashable {
    var view: SceneViewID
    var point: CGPoint?
    var isAsked = false
    var isMissed = false
  }

  /// A question by the view's place in the file; without a point, about the part it loses most of.
  private struct Question: Hashable {
    var place: Int
    var point: CGPoint?
  }

  /// What the window explains, as far as advice depends on it.
  private func subject(of model: InspectorModel) -> Subject? {
    let isMissed = model.inspection?.verdict.kind == .missed
    if let question = model.question {
      // A point that is not in the view is nowhere to let a press in.
      let point = isMissed ? model.inspection?.point : nil
      return Subject(view: question.view, point: point, isAsked: true)
    }
    return model.inspection?.subject.map { Subject(view: $0, isMissed: isMissed) }
  }

  /// Shows the advice on what is explained, as far as it is known at a time.
  func show(in model: inout InspectorModel, at now: TimeInterval) {
    let inspection = model.inspection
    let present = subject(of: model)
    if present != subject || inspection == nil {
      subject = present
      isFound = false
      wakeTime =
        subject == nil || obstacle != nil ? nil : now + (isUrgent ? 0 : Self.rest)
      (listed, previews) = (.offered([], changing: []), [:])
      (model.findings, model.fixes) = (nil, pending)
    }
    if let due = wakeTime, now >= due { wakeTime = nil }
    guard wakeTime == nil, !isFound, let subject, obstacle == nil else { return }
    (isFound, isUrgent) = (true, false)
    let isMissed = inspection?.verdict.kind == .missed
    (model.findings, model.fixes) = advice(on: subject, isMissed: isMissed, in: inspection)
  }

  /// Why no change is tried at all.
  private var obstacle: String? {
    let isDump = scene.document?.dump != nil
    guard let document = scene.document, !isDump else {
      let save = KeyTable.label(of: .save)
      return "Changes are tried in scene files only" + (isDump ? "; \(save) saves one." : ".")
    }
    if replayedChanges > 0 { return "Changes are not tried once a replay has changed the scene." }
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
    // The view of a touch before the scene was made anew is known by its name alone.
    let former = inspection?.walk.first { $0.view == subject.view }?.name
    let live = SceneOutline.view(subject.view, in: scene.application)
    guard let document = scene.document,
      let view = live ?? former.flatMap({ scene.view(named: $0) })
    else { return (nil, nil) }
    let finder = finder ?? FixFinder(document, classes: scene.classes)
    self.finder = finder
    let name = ViewNames(scene.windows)[view]
    let found = finder.findings.filter { $0.view?.name == name }
    var findings = FindingNotes(
      found.map { row(of: $0, at: view) },
      of: finder.findings.count
    )
    let others = finder.findings.lazy.filter { $0.view?.name != name }
    findings.others = others.prefix(FindingNotes.mostOthers).map { finding in
      row(of: finding, at: finding.view.flatMap { scene.view(named: $0.name) })
    }
    // A question is about its view alone, wherever the press is.
    if let tried, tried.isAbout(name, at: subject.isAsked ? nil : inspection?.point) {
      rule = tried.rule
      return (findings, notes(on: tried, after: finder))
    }
    let finding = isMissed || subject.isAsked ? found.first : found.first(where: \.isInTheWay)
    rule = finding?.rule
    if subject.isAsked {
      return (findings, fixes(for: view, at: subject.point, by: finder, in: inspection))
    }
    guard let finding else {
      var notes = FixNotes()
      notes.remark = "Nothing was tried: lint finds nothing at \(name)."
      return (findings, notes)
    }
    let report = reports[finding.fingerprint] ?? finder.report(on: finding)
    reports[finding.fingerprint] = report
    return (findings, notes(on: report.fixes, in: inspection))
  }

  private func row(of finding: LintFinding, at view: UIView?) -> FindingRow {
    let id = view.map { ObjectIdentifier($0) }
    return FindingRow(finding, of: id, at: editing.placeInFile(of: finding, at: id))
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
    let changed = fixes.map { fix in fix.changes.first.map { scene.view(at: $0.subject) } }
    listed = .offered(fixes, changing: changed.map { $0.map { scene.name(of: $0) } })
    let loser = inspection?.walk.last { $0.outcome == .received }?.name
    let rows = zip(fixes, changed).map { fix, view in
      var row = FixRow(fix.title, won: fix.gain)
      row.lost = fix.effects.first { $0.view == loser && $0.change < 0 }.map { -$0.change }
      row.finding = fix.newFindings.first?.rule
      row.view = view.map { ObjectIdentifier($0) }
      row.offer = canTry ? .tryIt : .none
      return row
    }
    return FixNotes(rows, loser: rows.contains { $0.lost != nil } ? loser : nil)
  }

  // MARK: Trying

  /// Finds out what a change that is shown would do, if it can be made.
  ///
  /// - Complexity: That of two maps of the scene, once for each change.
  func preview(_ number: Int) -> FixPreview? {
    guard !isMade(number), let fix = fix(number) else { return nil }
    if let known = previews[number] { return known }
    let view = subject.flatMap { SceneOutline.view($0.view, in: scene.application) }
    let reached = view.flatMap { HitRegions(scene)[$0] }?.reachable.rectangles ?? []
    let preview = FixPreview(fix, of: scene, for: view, reached: reached)
    previews[number] = preview
    return preview
  }

  /// Returns a change that is shown.
  func fix(_ number: Int) -> SceneFix? {
    listed.fixes.indices.contains(number) ? listed.fixes[number] : nil
  }

  /// Where the edits stood before the change that is shown as made.
  var positionBeforeMade: Int? { listed.made?.position }

  /// Whether the change with a number is shown as made.
  func isMade(_ number: Int) -> Bool { listed.made?.number == number }

  /// Notes that a change that is shown was made.
  ///
  /// - Parameters:
  ///   - number: Its number in the list.
  ///   - notes: The list, as it was before.
  ///   - view: The name of the view that it is for.
  ///   - point: Where the press is that it is for, in screen points.
  ///   - position: How many edits had been made before.
  func noteTried(
    _ number: Int,
    _ notes: FixNotes,
    for view: String,
    at point: CGPoint?,
    after position: Int
  ) {
    latest = TriedFix(
      fixes: listed.fixes,
      changed: listed.changed,
      notes: notes,
      number: number,
      view: view,
      point: point,
      position: position,
      rule: rule
    )
    tried = latest
  }

  /// Finds out everything anew: the scene was edited, and these are its edits now.
  func sceneWasEdited(_ edits: EditHistory) {
    tried = latest.flatMap { $0.isMade(in: edits) ? $0 : nil }
    forget()
    isUrgent = true
  }

  /// Finds out everything anew where a replay made changes of the scene since it was looked at.
  ///
  /// - Returns: Whether it did.
  func takeReplayedChanges(_ count: Int) -> Bool {
    guard count != replayedChanges else { return false }
    replayedChanges = count
    forget()
    return true
  }

  private func forget() {
    (finder, reports, answers, previews) = (nil, [:], [:], [:])
    listed = .offered([], changing: [])
    subject = nil
  }

  /// Tells which change was made, what it did and what could be made instead.
  private func notes(on tried: TriedFix, after finder: FixFinder) -> FixNotes {
    listed = .made(tried)
    var notes = tried.notes
    for index in notes.rows.indices {
      notes.rows[index].offer = index == tried.number ? .undo : .instead
      notes.rows[index].view = tried.changed[index]
        .flatMap { scene.view(named: $0) }.map { ObjectIdentifier($0) }
    }
    let errors = finder.findings.count { $0.level == .error }
    let left = errors == 0 ? "no errors left" : "\(Counted.text(errors, "error")) left"
    notes.result =
      tried.rule.map { rule in
        let isThere = finder.findings.contains { $0.rule == rule && $0.view?.name == tried.view }
        return isThere ? "\(rule) stays, \(left)" : "\(rule) is gone, \(left)"
      } ?? left
    return notes
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
