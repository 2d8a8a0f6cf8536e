internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What a section of the right panel lists below its heading.
protocol SectionBody: PanelView {
  /// The height of everything.
  var contentHeight: CGFloat { get }
  /// The least height that still says something.
  var leastHeight: CGFloat { get }
  /// The greatest height up to a limit at which nothing is cut in half.
  func wholeHeight(within limit: CGFloat) -> CGFloat
  /// Whether it leaves out a column for want of room.
  var isShortened: Bool { get }
}

extension SectionBody {
  var isShortened: Bool { false }
}

/// A section of the right panel: a line, a heading that folds it, and what it lists.
final class PanelSection: PanelView {
  /// What the heading says, and what is said around the list.
  struct Head: Equatable {
    var title: String
    /// At the right of the heading.
    var remark = ""
    /// What stands there where the list leaves a column out, or where the remark has no room.
    var shortRemark: String?
    /// What the remark tells, which decides its colour.
    var remarkKind = Message.Kind.sender
    /// At the right of the heading while the section is folded.
    var summary = ""
    var summaryKind = Message.Kind.neutral
    /// What is said where there is nothing to list.
    var emptyLine: String?
    /// What is said below the list.
    var note: String?
  }

  /// Called when the heading is clicked.
  var onFold: (() -> Void)?

  private let list: any SectionBody
  private let toggle: SegmentToggle?
  private let bottomSpace: CGFloat
  private var head: Head
  private(set) var isFolded = false
  /// Whether a line parts the section from what is above it.
  var hasLine = true {
    didSet { if hasLine != oldValue { setNeedsDisplay(headRect) } }
  }
  private var isHeadHovered = false

  /// The space from the top of the section to its list.
  private static let top: CGFloat = 27
  static let foldedHeight: CGFloat = 22
  private static let emptyHeight: CGFloat = 23
  private static let noteHeight: CGFloat = 18

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - list: What it lists.
  ///   - toggle: A choice beside the heading.
  ///   - bottomSpace: What is left free below the list.
  init(
    _ title: String,
    _ list: any SectionBody,
    toggle: SegmentToggle? = nil,
    bottomSpace: CGFloat
  ) {
    self.list = list
    self.toggle = toggle
    self.bottomSpace = bottomSpace
    head = Head(title: title)
    super.init(frame: .zero)
    accessibilityIdentifier = title
    clipsToBounds = true
    addSubview(list)
    if let toggle { addSubview(toggle) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a heading and what is said around the list.
  func show(_ new: Head) {
    guard new != head else { return }
    let isOnlyRemark =
      new.title == head.title && new.emptyLine == head.emptyLine
      && new.note == head.note
    head = new
    setNeedsDisplay(isOnlyRemark ? headRect : bounds)
    setNeedsLayout()
  }

  /// What the section needs, for the column that it stands in.
  func part(rank: Int, choice: Bool?) -> PanelColumn.Part {
    let isEmpty = head.emptyLine != nil
    let rest = Self.top + bottomSpace + (head.note == nil ? 0 : Self.noteHeight)
    return PanelColumn.Part(
      height: rest + (isEmpty ? Self.emptyHeight : list.contentHeight),
      least: rest + (isEmpty ? Self.emptyHeight : list.leastHeight),
      folded: Self.foldedHeight,
      rank: rank,
      choice: choice
    )
  }

  /// Returns the height at which a share leaves no row cut in half.
  func height(for share: PanelColumn.Share) -> CGFloat {
    if share.isFolded || head.emptyLine != nil { return share.height }
    let rest = Self.top + bottomSpace + (head.note == nil ? 0 : Self.noteHeight)
    return rest + list.wholeHeight(within: share.height - rest)
  }

  /// Shows the heading alone, or everything.
  func fold(_ new: Bool) {
    guard new != isFolded else { return }
    isFolded = new
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let isListed = !isFolded && head.emptyLine == nil
    list.isHidden = !isListed
    let note = head.note == nil ? 0 : Self.noteHeight
    let height = max(0, bounds.height - Self.top - bottomSpace - note)
    if isListed {
      list.setFrameIfNeeded(CGRect(x: 0, y: Self.top, width: bounds.width, height: height))
    }
    guard let toggle else { return }
    toggle.isHidden = isFolded
    let width = toggle.width
    toggle.setFrameIfNeeded(
      CGRect(x: bounds.width - 2 - width, y: 7.5, width: width, height: SegmentToggle.height)
    )
  }

  // MARK: Pointer

  private var headRect: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: Self.top - 1) }

  override func hover(at point: CGPoint?) {
    let isHovered = point.map { headRect.contains($0) } ?? false
    guard isHovered != isHeadHovered else { return }
    isHeadHovered = isHovered
    setNeedsDisplay(headRect)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, headRect.contains(touch.location(in: self)) { onFold?() }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    if hasLine { canvas.separator(at: 0, width: bounds.width) }
    paintHead(in: canvas)
    if isFolded { return }
    if let line = head.emptyLine {
      canvas.write(
        Words(line, Theme.remark, Theme.secondary),
        at: CGPoint(x: 2, y: 38),
        width: bounds.width - 4
      )
    }
    if let note = head.note {
      canvas.write(
        Words(note, Theme.caption, Theme.secondary),
        at: CGPoint(x: 2, y: bounds.height - bottomSpace - Self.noteHeight + 12),
        width: bounds.width - 4
      )
    }
  }

  private func paintHead(in canvas: Canvas) {
    let baseline: CGFloat = isFolded ? 17 : 19
    let left: CGFloat = isFolded ? 13 : 2
    let right =
      isFolded ? bounds.width - 2 : (toggle?.frame.minX).map { $0 - 10 } ?? bounds.width - 2
    let room = right - left - Ink.width(head.title, Theme.heading) - 16
    let isShort = list.isShortened || Ink.width(head.remark, Theme.caption) > room
    let told = isShort ? head.shortRemark ?? head.remark : head.remark
    let remark = isFolded ? head.summary : told
    canvas.write(
      Words(head.title, Theme.heading, Theme.faint),
      Words(remark, Theme.caption, Theme.color(of: isFolded ? head.summaryKind : head.remarkKind)),
      from: left,
      to: right,
      baseline: baseline
    )
    if isFolded {
      canvas.chevron(.right, at: CGPoint(x: 4, y: baseline - 4), color: Theme.secondary)
    } else if isHeadHovered {
      let x = left + Ink.width(head.title, Theme.heading) + 9
      // A remark that cuts the title leaves no room behind it.
      guard x + 5 < right - Ink.width(remark, Theme.caption) else { return }
      canvas.chevron(.down, at: CGPoint(x: x, y: baseline - 4), color: Theme.secondary)
    }
  }
}
