internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The right panel: what is explained, the verdict, the walk that led to it, and what came of it.
///
/// Its sections stand below each other in a fixed order, in one column or in two. One that has
/// nothing to list keeps its heading and says so.
final class WhyPanel: PanelView {
  /// Called with what a click in the panel asks for.
  var onCommand: ((InspectorCommand) -> Void)?

  private(set) var content = WhyContent(InspectorModel(), waiting: VerdictCard.invitation)

  let head = HeadRow("HeadRow")
  let question = QuestionField("Question")
  let card = VerdictCard("Verdict")
  let hoverLine = HoverLine("HoverLine")
  let walk = WalkList("WalkRows")
  let fixes = FixList("FixRows")
  let changes = ChangeList("ChangeRows")
  let chain = ChainList("ChainRows")
  let outcome = OutcomeList("OutcomeRows")
  let touches = TouchTable("TouchRows")
  let keys = KeySections()
  let map = MapSections()
  let findings = FindingList("FindingRows")
  let otherFindings = FindingList("OtherFindingRows")
  let overlaps = OverlapList("OverlapRows")
  let scope = SegmentToggle("WalkScope")

  private(set) lazy var sections: [WhySection: PanelSection] = keys.sections.merging(map.sections) {
    $1
  }.merging([
    .walk: PanelSection("HIT-TEST WALK", walk, toggle: scope, bottomSpace: 6),
    .fixes: PanelSection("WHAT WOULD FIX IT", fixes, bottomSpace: 4),
    .changes: PanelSection("CHANGES", changes, bottomSpace: 4),
    .chain: PanelSection("RESPONDER CHAIN", chain, bottomSpace: 5),
    .outcome: PanelSection("WHAT CAME OF IT", outcome, bottomSpace: 10),
    .touches: PanelSection("BOTH TOUCHES", touches, bottomSpace: 8),
    .findings: PanelSection("FINDING HERE", findings, bottomSpace: 6),
    .otherFindings: PanelSection("OTHER FINDINGS", otherFindings, bottomSpace: 6),
    .overlaps: PanelSection("LIES OVER ANOTHER", overlaps, bottomSpace: 6),
  ]) { $1 }

  /// What a person folded or opened by hand; the others fold by themselves where the room is short.
  private(set) var choices: [WhySection: Bool] = [:]
  /// Whether all fingers are told of together.
  private var showsBoth = false
  /// How far the panel is scrolled down, where folding is not enough.
  private var offset: CGFloat = 0

  override var parts: [UIView] {
    WhySection.allCases.compactMap { sections[$0] } + [question, card, hoverLine, head]
  }

  // MARK: Content

  /// Shows an explanation, or an invitation where there is none.
  func show(_ new: WhyContent) {
    guard new != content else { return }
    let old = content
    content = new
    if new.touches.count < 2 { showsBoth = false }
    showHead()
    question.show(new.question)
    card.show(new.verdict)
    showLine()
    if new.inspection != old.inspection {
      walk.show(new.inspection)
    }
    chain.show(new.chain, new.chainViews)
    keys.show(new.key)
    if let content = new.map, content != old.map { map.show(content) }
    let notes = new.outcome
    if let notes { outcome.show(notes) }
    fixes.show(new.fixes?.lines ?? [])
    changes.show(new.edits.lines)
    findings.show(new.findings?.rows ?? [])
    otherFindings.show(new.findings?.others ?? [])
    overlaps.show(new.overlaps ?? [])
    touches.show(new.touches)
    sections[.walk]?.show(new.walkHead)
    sections[.fixes]?.show(new.fixHead)
    sections[.changes]?.show(new.changeHead)
    sections[.chain]?.show(new.chainHead)
    sections[.outcome]?.show(new.outcomeHead(notes))
    sections[.findings]?.show(new.findingHead)
    sections[.otherFindings]?.show(new.otherFindingHead)
    sections[.overlaps]?.show(new.overlapHead)
    for section in sections.values { section.alpha = new.isDimmed ? 0.6 : 1 }
    setNeedsLayout()
  }

  /// Shows the line below the card, whose place is kept beside a pin, so that nothing moves when the
  /// pointer does.
  private func showLine() {
    hoverLine.keepsRoom = content.moment.isPinned
    hoverLine.show(content.line)
  }

  private func showHead() {
    head.show(
      HeadRow.Content(
        moment: content.moment,
        point: content.point,
        touches: content.touches,
        showsBoth: showsBoth
      )
    )
  }

  /// Connects what is clicked, once the parts are made.
  func connect() {
    // What is scrolled away must not lie over what is above.
    clipsToBounds = true
    head.pin.help = KeyTable.help("Pins what the pointer is over, or unpins", .togglePin)
    head.previousPin.help = KeyTable.help("The pin before", .previousPin)
    head.nextPin.help = KeyTable.help("The next pin", .nextPin)
    head.pin.onPress = { [weak self] in self?.onCommand?(.togglePin) }
    head.previousPin.onPress = { [weak self] in self?.onCommand?(.previousPin) }
    head.nextPin.onPress = { [weak self] in self?.onCommand?(.nextPin) }
    head.tabs.onChoose = { [weak self] in self?.choose(finger: $0) }
    head.tabs.onBoth = { [weak self] in self?.choose(finger: nil) }
    question.onClear = { [weak self] in self?.onCommand?(.clear) }
    hoverLine.onAskAgain = { [weak self] in self?.onCommand?(.askAgain) }
    scope.show(["here", "all"], chosen: 0)
    scope.onChoose = { [weak self] in self?.walk.show(all: $0 == 1) }
    keys.send.connect()
    keys.send.onSend = { [weak self] in self?.onCommand?($0) }
    fixes.onTry = { [weak self] in self?.onCommand?(.tryFix($0)) }
    for list in [findings, otherFindings] {
      list.onOpen = { [weak self] in self?.onCommand?(.openEditor($0)) }
    }
    fixes.onPreview = { [weak self] in self?.onCommand?(.previewFix($0)) }
    changes.onGo = { [weak self] in self?.onCommand?(.goToEdit($0)) }
    walk.onResize = { [weak self] in self?.setNeedsLayout() }
    for (section, view) in sections {
      view.onFold = { [weak self] in self?.toggle(section) }
    }
  }

  private func choose(finger: Int?) {
    showsBoth = finger == nil
    showHead()
    setNeedsLayout()
    if let finger { onCommand?(.showTouch(finger)) }
  }

  private func toggle(_ section: WhySection) {
    choices[section] = sections[section]?.isFolded == false
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    guard bounds.width > 0 else { return }
    let windowHeight = superview?.bounds.height ?? bounds.height
    walk.pitch = bounds.height < 575 ? 20 : windowHeight > 900 ? 23 : Theme.walkRow
    let place = WhyPlacing(size: bounds.size)
    head.setFrameIfNeeded(CGRect(x: 0, y: 0, width: bounds.width, height: HeadRow.height))
    let isTold = !showsBoth
    question.isHidden = !isQuestionShown
    (card.isHidden, hoverLine.isHidden) = (!isTold, !isTold)
    if content.isMapAlone { (card.isHidden, hoverLine.isHidden) = (true, true) }
    let shown = shown
    for section in WhySection.allCases {
      sections[section]?.isHidden = !shown.contains(section)
    }
    var tops = place.tops
    if isTold, !content.isMapAlone { tops[0] = putCard(in: place) }
    let heights = place.columns.indices.map { column in
      put(
        shown.filter { place.column(of: $0) == column },
        in: place.columns[column],
        from: tops[column]
      )
    }
    let hidden = max(0, (heights.max() ?? 0) - bounds.height)
    if offset > hidden {
      offset = hidden
      setNeedsLayout()
    }
  }

  /// The sections that have a place.
  private var shown: [WhySection] {
    WhySection.allCases.filter { section in
      if content.isMapAlone || section.isOfMap {
        return section.isOfMap && content.map != nil
          && (content.isMapAlone || section == .mapFindings)
      }
      if content.key != nil || section.isOfKeys {
        return content.key != nil && (section.isOfKeys || section == .chain)
      }
      return switch section {
      case .touches: content.touches.count > 1
      case .outcome: true
      case .changes: !content.edits.rows.isEmpty && !showsBoth
      case .overlaps: content.overlaps != nil && !showsBoth
      case .otherFindings:
        bounds.height >= WhyPlacing.tall && content.findings?.others.isEmpty == false && !showsBoth
      default: !showsBoth
      }
    }
  }

  /// Whether the card answers a question about a view.
  private var isQuestionShown: Bool {
    content.question != nil && !showsBoth
  }

  /// Places question, card and the line below it, and returns where the sections begin.
  private func putCard(in place: WhyPlacing) -> CGFloat {
    let column = place.columns[0]
    var y = place.cardTop - offset
    if isQuestionShown {
      let height = QuestionField.height
      question.setFrameIfNeeded(CGRect(x: column.minX, y: y, width: column.width, height: height))
      y += height + 7
    }
    // Rows stay where they are while the pointer is on its way to them.
    let least = content.isIdle ? card.frame.height : 0
    let height = max(least, card.height(forWidth: column.width))
    card.setFrameIfNeeded(CGRect(x: column.minX, y: y, width: column.width, height: height))
    y += height
    let lineHeight = hoverLine.height
    hoverLine.setFrameIfNeeded(
      CGRect(x: column.minX, y: y, width: column.width, height: lineHeight)
    )
    return y + lineHeight + offset
  }

  /// Places sections below each other and returns where they end.
  private func put(_ shown: [WhySection], in column: CGRect, from top: CGFloat) -> CGFloat {
    let parts = shown.compactMap { key in
      sections[key]?.part(rank: key.rank, choice: choices[key])
    }
    var y = top
    for (key, share) in zip(shown, PanelColumn(parts, room: bounds.height - top).shares) {
      guard let section = sections[key] else { continue }
      section.hasLine = y > HeadRow.height + 2
      section.fold(share.isFolded)
      let height = section.height(for: share)
      section.setFrameIfNeeded(
        CGRect(x: column.minX, y: (y - offset).rounded(), width: column.width, height: height)
      )
      y += height
    }
    return y
  }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    let old = offset
    offset = max(0, offset + delta.height)
    setNeedsLayout()
    layoutIfNeeded()
    return offset != old
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let place = WhyPlacing(size: bounds.size)
    guard let divider = place.divider else { return }
    let line = CGRect(x: divider, y: HeadRow.height, width: 1, height: bounds.height)
    canvas.fill(line, color: Theme.separator)
  }
}
