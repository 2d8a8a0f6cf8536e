internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// What the right panel shows, and what its sections are headed.
nonisolated struct WhyContent: Equatable {
  var inspection: Inspection?
  var moment = Moment(.hover)
  var hover: HoverNote?
  var key: KeyFacts?
  var question: ViewQuestion?
  var touches: [TouchTab] = []
  var fixes: FixNotes?
  var edits = EditHistory()
  var findings: FindingNotes?
  /// The views that lie over others; nothing while views are not shown as outlines.
  var overlaps: [ViewOverlap]?
  /// What is told of the hit map, in its mode.
  var map: MapContent?
  /// The point about which the second finger mirrors the pointer, while it does.
  var anchor: CGPoint?
  /// What the card says before anything is explained.
  var waiting: Verdict
  /// Whether the scene is a dump, which does not tell who handles what.
  var isDump = false
  /// What lint found at the view, in two or three words as the tree has it.
  private let badge: String?
  /// When the times that are told begin, in seconds since the session began.
  private let timeOrigin: TimeInterval

  @MainActor
  init(_ model: InspectorModel, waiting: Verdict) {
    inspection = model.inspection
    timeOrigin = model.timeOrigin
    moment = model.moment
    moment.time = moment.time.map { $0 - model.timeOrigin }
    hover = model.moment.isPinned ? model.hover : nil
    key = model.key
    key?.holder?.origin.begin(at: model.timeOrigin)
    question = model.question
    touches = model.touches
    let isPairDown = model.imprints.filter(\.isDown).count == 2
    anchor = isPairDown ? model.pair?.anchor : nil
    fixes = model.fixes
    edits = model.edits
    findings = model.findings ?? model.liveFindings
    overlaps = model.isOutlined ? model.overlaps : nil
    isDump = model.isDump
    badge = findings?.rows.first?.view.flatMap {
      model.lint?.views[$0]?.badges.first?.text
    }
    if model.mode == .hitMap {
      map = MapContent(
        reading: model.map.reading,
        remark: model.map.remark,
        chosen: model.map.chosen
      )
    }
    self.waiting = waiting
  }

  /// Whether what is shown is not about the scene as it is now, or not about the pointer.
  var isDimmed: Bool { moment.isOutdated || isIdle }

  /// Whether nothing is explained: the pointer is elsewhere and nothing is pinned or asked.
  var isIdle: Bool { key == nil && moment.isPast && !moment.isPinned && question == nil }

  /// Whether nothing but the hit map is told: nothing is pinned or asked.
  var isMapAlone: Bool { map != nil && key == nil && !moment.isPinned && question == nil }

  /// The verdict on the card.
  var verdict: Verdict {
    key?.verdict ?? (isIdle ? waiting : inspection?.verdict ?? waiting)
  }

  /// The point in the head row.
  var point: CGPoint? { isIdle ? nil : inspection?.point }

  /// Whether the press arrived, so that there is nothing to mend.
  var isArrived: Bool { inspection?.verdict.kind != .missed }
}

// MARK: - Headings

extension WhyContent {
  typealias Head = PanelSection.Head

  private static let nothingYet = "Nothing is explained yet."

  var walkHead: Head {
    var head = Head(title: "HIT-TEST WALK")
    guard let inspection else {
      head.emptyLine = "Every view that is asked stands here, in order."
      return head
    }
    head.remark = "\(inspection.askedCount) of \(inspection.viewCount) asked"
    if touches.count > 1 {
      head.remark += " at \(Shown.point(inspection.point))"
      head.note = sameWayNote(askedCount: inspection.askedCount)
    }
    head.summary = head.remark
    return head
  }

  /// Says which other fingers took the way of the one that is explained.
  private func sameWayNote(askedCount: Int) -> String? {
    let others = touches.filter { !$0.isFront && $0.tookSameWay }.map(\.finger)
    guard !others.isEmpty else { return nil }
    let who = Counted.word(others.count, "Touch", "Touches")
    let list = others.map { "\($0)" }.joined(separator: ", ")
    return
      "\(who) \(list) took the same way: the same \(Counted.text(askedCount, "view")), the same answers."
  }

  /// The line below the card.
  var line: HoverLine.Content {
    if moment.isOutdated { return .outdated }
    if touches.count == 2, let anchor { return .mirrored(anchor) }
    return hover.map { .hover($0) } ?? .nothing
  }

  var fixHead: Head {
    var head = Head(title: question == nil ? "WHAT WOULD FIX IT" : "WHAT WOULD LET IT IN")
    let rows = fixes?.rows ?? []
    head.summary = rows.isEmpty ? "nothing" : "\(rows.count)"
    if !rows.isEmpty {
      let wins = question == nil ? "won" : "\(question?.name ?? "it") gets"
      head.shortRemark = "pt² \(wins)"
      head.remark = "pt² \(wins)" + (fixes?.loser.map { ", pt² \($0) loses" } ?? "")
      head.note = fixes?.remark
      if let result = fixes?.result {
        (head.remark, head.shortRemark, head.remarkKind) = (result, nil, .accepted)
      }
      return head
    }
    head.emptyLine =
      inspection == nil
      ? Self.nothingYet
      : isArrived && (question == nil || inspection?.verdict.kind == .arrived)
        ? arrivalLine
        : fixes?.isPending != false
          ? "Changes are tried once this has stood a moment."
          : fixes?.remark ?? "Nothing that one change can do."
    return head
  }

  var changeHead: Head {
    var head = Head(title: "CHANGES", remark: edits.words)
    head.summary = edits.words
    return head
  }

  /// The responders that the message came to.
  var chain: [RoutedInput.Delivery.Step] { key?.outcome.chain ?? inspection?.chain ?? [] }

  /// The views of those responders.
  var chainViews: [String: SceneViewID] { key?.views ?? inspection?.namedViews ?? [:] }

  /// What is said in place of changes where a press arrives.
  private var arrivalLine: String {
    let arrives = inspection?.isTouch == true ? "the press arrived" : "a press arrives"
    return inspection?.verdict.kind == .lost
      ? "It arrived; what came of it then is up to the app."
      : "Nothing to mend: \(arrives)."
  }

  var chainHead: Head {
    if let key { return key.wayHead }
    var head = Head(title: "RESPONDER CHAIN")
    if isDump {
      head.emptyLine = "not told"
    } else if let inspection {
      head.remark = inspection.message
      head.summary = inspection.chain.summary
      if inspection.chain.isEmpty { head.emptyLine = "Nobody: no view received it." }
    } else {
      head.emptyLine = Self.nothingYet
    }
    return head
  }

  func outcomeHead(_ notes: OutcomeNotes?) -> Head {
    var head = Head(title: "WHAT CAME OF IT")
    guard let notes else {
      head.emptyLine = isDump ? "not told" : Self.nothingYet
      return head
    }
    head.remark = notes.end.map { "to \(ShortNumber.seconds($0)) s" } ?? ""
    head.summary = notes.summary
    if notes.isLost { head.summaryKind = .lost }
    return head
  }

  /// What lint found elsewhere in the scene.
  var otherFindingHead: Head {
    var head = Head(title: "OTHER FINDINGS")
    head.remark = "\(KeyTable.label(of: .stepFinding(1))) next"
    head.summary = findings.map { "\($0.total - $0.rows.count)" } ?? ""
    return head
  }

  var findingHead: Head {
    var head = Head(
      title: (findings?.rows.count ?? 0) > 1 ? "FINDINGS" : "FINDING HERE"
    )
    let rows = findings?.rows ?? []
    if rows.isEmpty {
      let none = findings == nil ? "Lint has not looked at the scene yet." : "None at this point."
      head.emptyLine = inspection == nil ? Self.nothingYet : none
      head.summary = findings == nil ? "" : "none"
    } else {
      head.remark = "\(rows.count) of \(findings?.total ?? rows.count)"
      head.summary = (rows.map(\.rule) + [badge].compactMap(\.self)).joined(separator: ", ")
      switch rows.first?.level {
      case .error: head.summaryKind = .refused
      case .warning: head.summaryKind = .warning
      case .note, nil: break
      }
    }
    return head
  }

  var overlapHead: Head {
    var head = Head(title: "LIES OVER ANOTHER")
    let count = overlaps?.count ?? 0
    head.remark = count == 0 ? "" : Counted.text(count, "pair")
    head.summary = count == 0 ? "none" : head.remark
    if count == 0 { head.emptyLine = "No view lies over one that is pressed or scrolled." }
    return head
  }

  /// What came of the press; nothing of a dump, or where nothing is explained.
  var outcome: OutcomeNotes? {
    isDump ? nil : inspection.map { OutcomeNotes($0, since: timeOrigin) }
  }
}
