internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The bar across the top: the scene, its place in the gallery, what the window can do with it.
final class TopBar: PanelView {
  struct Content: Equatable {
    var title = ""
    /// The name of the scene's file, told where the pointer rests on the title.
    var file: String?
    var gallery: GalleryPlace?
    var zoom: CGFloat = 1
    var activity = SceneActivity.live
    /// Whether the scene was read from a dump.
    var isDump = false
    var isOutlined = false
    var mode = InspectorMode.inspect
    /// Who has the plain keys, and so those that are printed on buttons.
    var keyboard = KeyboardOwner.hitscope
    /// How long the recording is, while there is one.
    var recorded: TimeInterval?
    /// How the scene stands to its file.
    var state: StateWord?
    /// What lint found; nothing before it looked.
    var lint: Tally?
  }

  /// How much lint found.
  struct Tally: Equatable {
    var errors: Int
    var warnings: Int
  }

  let previousScene = BarButton(.left, name: "PreviousScene")
  let scenes = BarButton(name: "Scenes")
  let nextScene = BarButton(.right, name: "NextScene")
  let modes = ModeButtons("Modes")
  let outline = BarButton(.outline, name: "Outline")
  let record = BarButton(.record, name: "Record")
  let lint = BarButton(name: "Lint")
  let zoom = BarButton(name: "Zoom")
  let views = BarButton(.tree, name: "ShowViews")
  private(set) var content = Content()

  private func tellHelp() {
    previousScene.help = KeyTable.help("Previous scene", .previousScene)
    scenes.help = KeyTable.help("All scenes", .open(.scenes))
    nextScene.help = KeyTable.help("Next scene", .nextScene)
    outline.help = KeyTable.help("Views as outlines", .toggleOutline)
    record.help = KeyTable.help("Record a trace", .toggleRecording)
    lint.help = KeyTable.help(lintHelp, .stepFinding(1))
    zoom.help = "Size of the scene, Ctrl-wheel"
    views.help = KeyTable.help("Views", .fold(.views))
  }

  override var parts: [UIView] {
    [previousScene, scenes, nextScene, modes, outline, record, lint, zoom, views]
  }

  func show(_ new: Content) {
    guard new != content else { return }
    var unchanged = content
    (unchanged.zoom, unchanged.recorded) = (new.zoom, new.recorded)
    let isZoomOnly = unchanged == new
    content = new
    showFaces()
    if !isZoomOnly {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }

  override func tip(at point: CGPoint) -> Tip? {
    if let remark = content.activity.remark, badgeRect.contains(point) {
      return Tip(text: remark, rect: badgeRect)
    }
    guard titleRect.contains(point) else { return nil }
    let isCut = titleRect.width < Ink.width(content.title, Theme.label)
    return (content.file ?? (isCut ? content.title : nil)).map { Tip(text: $0, rect: titleRect) }
  }

  // MARK: Buttons

  /// How much the width leaves of the words.
  private var breakpoint: InspectorBreakpoint { InspectorBreakpoint(width: bounds.width) }

  private func showFaces() {
    let hasWords = breakpoint >= .columns
    if let gallery = content.gallery {
      scenes.face.words = [
        TextRun("\(gallery.number)", font: Theme.labelStrong, color: Theme.text),
        TextRun(" / \(gallery.count)"),
      ]
    }
    outline.face.words = hasWords ? [TextRun("Outline")] : []
    outline.face.key = hasWords ? KeyTable.shortName(of: .toggleOutline) : nil
    outline.face.isOn = content.isOutlined
    outline.face.isKeyDead = content.keyboard.isScene
    modes.show(
      content.mode,
      keyboard: content.keyboard,
      hasNames: breakpoint >= .rail
    )
    let isRecording = content.activity == .recording
    record.face.isOn = isRecording
    let time = content.recorded.map { TextRun(Self.minutes($0), font: Theme.figures) }
    record.face.words = time.map { [$0] } ?? (hasWords ? [TextRun("Record")] : [])
    record.face.key = hasWords ? KeyTable.label(of: .toggleRecording) : nil
    lint.face.counts = content.lint.map {
      [.init(.error, $0.errors), .init(.warning, $0.warnings)]
    }
    lint.face.words = hasWords || content.lint == nil ? [TextRun("lint")] : []
    lint.face.key = KeyTable.label(of: .stepFinding(1))
    zoom.face.words = [TextRun("\(Int((content.zoom * 100).rounded())) %")]
    zoom.face.hasList = true
    views.face.key = KeyTable.label(of: .fold(.views))
  }

  private var lintHelp: String {
    guard let lint = content.lint else { return "The next thing that lint finds" }
    let words = [(lint.errors, "error"), (lint.warnings, "warning")].map { count, word in
      count == 0 ? "no \(word)s" : Counted.text(count, word)
    }
    return "Lint finds \(words.joined(separator: " and ")); the next one"
  }

  /// Writes a time as minutes and seconds, as `0:08`.
  static func minutes(_ time: TimeInterval) -> String {
    let seconds = max(0, Int(time))
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  override func layoutSubviews() {
    tellHelp()
    showFaces()
    let hasGallery = content.gallery != nil
    for button in [previousScene, scenes, nextScene] { button.isHidden = !hasGallery }
    views.isHidden = breakpoint > .sheet
    if breakpoint >= .columns { placeInFull() } else { placeNarrow() }
  }

  private func place(_ button: PanelView, at x: CGFloat, width: CGFloat) -> CGFloat {
    button.frame = CGRect(x: x.rounded(), y: 8, width: width, height: 24)
    return button.frame.maxX
  }

  private func placeInFull() {
    let middle = bounds.width / 2
    var x = place(previousScene, at: middle - 340, width: 24) + 1
    x = place(scenes, at: x, width: 58) + 1
    titleEnd = previousScene.isHidden ? middle - 220 : previousScene.frame.minX
    _ = place(nextScene, at: x, width: 24)
    _ = place(modes, at: middle - 220, width: ModeButtons.width(withNames: true))
    _ = place(outline, at: middle + 123, width: 92)
    _ = place(record, at: bounds.width - 368, width: 118)
    _ = place(lint, at: bounds.width - 242, width: 150)
    _ = place(zoom, at: bounds.width - 84, width: 72)
  }

  private func placeNarrow() {
    var right = bounds.width - 12
    if !views.isHidden {
      right -= 46
      _ = place(views, at: right, width: 46)
      right -= 6
    }
    _ = place(zoom, at: right - 62, width: 62)
    let recordWidth: CGFloat = content.recorded == nil ? 30 : 62
    let lintWidth: CGFloat = 86
    let pager: CGFloat = content.gallery == nil ? 0 : 22 + 50 + 22 + 2 + 10
    let modesWidth = ModeButtons.width(withNames: breakpoint >= .rail)
    let room =
      zoom.frame.minX - 8 - lintWidth - 8 - recordWidth - 6 - 38 - 7 - modesWidth - 8 - pager - 16
    let title = Ink.width(content.title, Theme.labelStrong)
    let wanted = title + badgeWidth + stateWidth
    var x = Self.narrowTitleX + min(wanted, room - Self.narrowTitleX) + 16
    titleEnd = x
    if content.gallery != nil {
      x = place(previousScene, at: x, width: 22) + 1
      x = place(scenes, at: x, width: 50) + 1
      x = place(nextScene, at: x, width: 22) + 10
    }
    x = place(modes, at: x, width: modesWidth) + 7
    x = place(outline, at: x, width: 32) + 6
    x = place(record, at: x, width: recordWidth) + 8
    _ = place(lint, at: x, width: lintWidth)
  }

  // MARK: Title

  private static let narrowTitleX: CGFloat = 40
  private static let leastTitle: CGFloat = 24
  /// Where the room for the title ends.
  private var titleEnd: CGFloat = 0
  /// Where the title stands.
  private(set) var titleRect = CGRect.zero

  /// Where the word stands that tells how the scene stands to its file; empty without room for it.
  private(set) var stateRect = CGRect.zero

  /// Where the word beside the title and the remark on it stand.
  private var badgeRect = CGRect.zero

  /// The word beside the title, for a scene that is not simply shown.
  private var badge: (words: String, color: UIColor)? {
    switch content.activity {
    case .replaying: (content.activity.words, Theme.selection)
    case .replayed(let end): (content.activity.words, end == .same ? Theme.accepted : Theme.refused)
    case .live, .recording: content.isDump ? ("dump", Theme.secondary) : nil
    }
  }

  private var badgeWidth: CGFloat { badge.map { Ink.width($0.words, Theme.remark) + 28 } ?? 0 }
  private var stateWidth: CGFloat {
    content.state.map { Ink.width($0.word, Theme.remark) + 24 } ?? 0
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.logo(at: CGPoint(x: 20, y: 20))
    var x = Self.narrowTitleX
    var words = Words(content.title, Theme.labelStrong, Theme.text)
    if breakpoint >= .columns {
      let brand = Words("hitscope", Theme.brand, Theme.text)
      x += canvas.write(brand, at: CGPoint(x: x, y: 25)) + 15
      words = Words(content.title, Theme.label, Theme.secondary)
    }
    // How the scene stands to its file is told where something of the title is left beside it.
    let whole = titleEnd - 16 - badgeWidth - x
    let state = whole - stateWidth < Self.leastTitle ? nil : content.state
    let room = state == nil ? whole : whole - stateWidth
    var width = canvas.write(words, at: CGPoint(x: x, y: 25), width: room)
    titleRect = CGRect(x: x, y: 0, width: width, height: bounds.height)
    if let state {
      canvas.disc(at: CGPoint(x: x + width + 13.5, y: 20.5), radius: 2.5, color: state.color)
      let place = CGPoint(x: x + width + 20, y: 25)
      canvas.write(Words(state.word, Theme.remark, state.ink), at: place)
      stateRect = CGRect(x: x + width + 11, y: 0, width: stateWidth - 11, height: bounds.height)
      width += stateWidth
    } else {
      stateRect = .zero
    }
    guard let badge else { return }
    let chip = CGRect(x: (x + width + 12).rounded(), y: 11.5, width: badgeWidth - 12, height: 17)
    canvas.card(chip, fill: Theme.control, edge: Theme.separator, cornerRadius: 8.5)
    let middle = CGPoint(x: chip.midX, y: 24)
    canvas.write(Words(badge.words, Theme.remark, badge.color), at: middle, alignment: .center)
    badgeRect = chip
    guard breakpoint >= .columns, let remark = content.activity.remark else { return }
    let start = CGPoint(x: chip.maxX + 10, y: 25)
    let sentence = Words(remark, Theme.remark, badge.color)
    badgeRect.size.width += 10 + canvas.write(sentence, at: start, width: titleEnd - 16 - start.x)
  }
}

extension StateWord {
  fileprivate var color: UIColor {
    switch meaning {
    case .good: Theme.accepted
    case .changed: Theme.wouldBe
    case .broken: Theme.refused
    }
  }

  fileprivate var ink: UIColor { meaning == .broken ? Theme.refusedText : color }
}
