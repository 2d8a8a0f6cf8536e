internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The colours, type and measures of the window, each named for what it means.
///
/// A colour means the same everywhere: green is asked and accepted, red is refused or dead, amber
/// is what would have been, cyan is the responder chain, blue is selection and one's own input,
/// violet is the second finger and gestures.
///
/// > Units: points.
nonisolated enum Theme {
  // MARK: Meanings

  static let accepted = color(0x45c08f)
  static let refused = color(0xff6161)
  /// The same as text, which needs more light than lines do.
  static let refusedText = color(0xff6b6b)
  static let wouldBe = color(0xf5b34d)
  static let responder = color(0x42c3d6)
  static let selection = color(0x5aa2ff)
  static let gesture = color(0xb18cff)

  /// The colour of what a message tells.
  static func color(of kind: Message.Kind) -> UIColor {
    switch kind {
    case .input: text
    case .sender: faint
    case .accepted, .arrived: accepted
    case .refused, .missed, .error: refused
    case .notAsked, .lost, .warning: wouldBe
    case .handled, .action, .key: responder
    case .gesture: gesture
    case .passed, .failure, .neutral, .note, .remark: secondary
    }
  }

  // MARK: Text

  static let text = color(0xdbe1e8)
  static let secondary = color(0x98a3b1)
  static let faint = color(0x8893a1)
  /// For strokes, and for keys that do nothing at the moment; too dark for text.
  static let line = color(0x65707e)
  static let onAccepted = color(0x08130e)
  static let onRefused = color(0x1d0809)
  static let onWouldBe = color(0x1d1405)
  static let onResponder = color(0x04181c)
  static let onSelection = color(0x071423)

  // MARK: Surfaces

  static let ground = color(0x0d1014)
  static let dots = color(0x222932)
  static let panel = color(0x14181d)
  static let card = color(0x1a1f26)
  static let separator = color(0x2a313b)
  static let control = color(0x222831)
  static let controlHovered = color(0x2a323d)
  static let controlOn = color(0x1e3756)
  static let question = color(0x14202f)
  static let noticeEdge = color(0x2b4a72)
  static let row = color(0x20344f)
  static let inset = color(0x0f1317)
  static let minimapBar = color(0x3f6ea8)
  static let hover = color(0x1b222b)
  static let connector = color(0x38414d)
  static let sceneFill = color(0x20262e)
  static let sceneEdge = color(0x3a4450)
  static let plainChip = color(0x7b8694)
  static let scrollBar = color(0x3a4450)

  // MARK: Cards and tags

  static let problemCard = (fill: color(0x241517), edge: color(0x5a2a2c))
  static let lostCard = (fill: color(0x272014), edge: color(0x6b5320))
  static let arrivedCard = (fill: color(0x12221c), edge: color(0x2a5a45))
  static let keyCard = (fill: color(0x10242a), edge: color(0x24555f))
  static let neutralCard = (fill: color(0x1a1f26), edge: color(0x2a313b))

  /// The card of a verdict.
  static func card(of kind: Message.Kind) -> (fill: UIColor, edge: UIColor) {
    switch kind {
    case .missed: problemCard
    case .lost: lostCard
    case .arrived: arrivedCard
    case .key: keyCard
    default: neutralCard
    }
  }

  static let wouldBeRow = color(0x2a2112)
  static let receivedRow = color(0x12281f)
  static let askedTag = color(0x14202f)
  static let deadTag = color(0x2a1516)
  static let onGesture = color(0x150d24)
  static let failedTag = color(0x1a1f26)
  static let refusalTag = color(0x1c1416)
  static let hatchGround = color(0x3a1717)
  static let touch = color(0xffffff)
  static let touchTag = color(0x0b0e12)
  static let lostPill = color(0x1d0d0e)
  /// The lines that a view which is moved keeps to, and the ground of their numbers.
  static let guide = color(0xff7ad9)
  static let guideGround = color(0x3d1232)
  /// The outline of what the pointer is over beside a pin, and of what a row names.
  static let pointedAt = color(0x9fd9c1)

  // MARK: Frames

  static let outlineGround = color(0x0b0f14)
  private static let depths = [
    0x66768f, 0x5487b5, 0x459ccb, 0x3fb0c0, 0x55bf9f, 0x7dc77e, 0xaecb63, 0xd8ca58, 0xf2ba66,
    0xf79f80,
  ].map { color($0) }

  /// The colour of the frames at a depth; beyond the last one they come again, the first three not.
  static func depth(_ depth: Int) -> UIColor {
    depth < depths.count ? depths[max(0, depth)] : depths[3 + (depth - 3) % (depths.count - 3)]
  }

  // MARK: Type

  static let label = Font(size: 12)
  static let labelStrong = Font(size: 12, weight: .semibold)
  static let chainLabel = Font(size: 11.5)
  static let chainLabelStrong = Font(size: 11.5, weight: .semibold)
  static let headline = Font(size: 13.5)
  static let headlineStrong = Font(size: 13.5, weight: .semibold)
  static let brand = Font(size: 14, weight: .semibold)
  static let remark = Font(size: 11)
  static let remarkStrong = Font(size: 11, weight: .semibold)
  static let subject = Font(size: 12.5, weight: .semibold)
  static let subjectFigures = Font(.numbers, size: 11)
  static let caption = Font(size: 10.5)
  static let captionMedium = Font(size: 10.5, weight: .medium)
  static let captionStrong = Font(size: 10.5, weight: .semibold)
  static let heading = Font(size: 10.5, weight: .semibold, letterSpacing: 0.8)
  static let small = Font(size: 10)
  static let smallStrong = Font(size: 10, weight: .semibold)
  static let badge = Font(size: 9.5, weight: .medium)
  static let unread = Font(size: 9, weight: .semibold)
  static let badgeSemibold = Font(size: 9.5, weight: .semibold)
  static let keySmall = Font(.numbers, size: 9.5)
  static let keySign = Font(size: 9, weight: .bold)
  static let badgeStrong = Font(size: 9.5, weight: .bold)
  static let figures = Font(.numbers, size: 10.5)
  static let figuresStrong = Font(.numbers, size: 10.5, weight: .semibold)
  static let timeFigures = Font(.numbers, size: 13, weight: .semibold)
  static let keyCap = Font(.numbers, size: 10)

  // MARK: Measures

  /// The inset of text from the left edge of a panel.
  static let margin: CGFloat = 14
  static let treeRow: CGFloat = 19
  static let walkRow: CGFloat = 21
  static let chainRow: CGFloat = 18
  static let factRow: CGFloat = 16.2
  static let eventRow: CGFloat = 17
  /// How far a row moves right for each level of the tree.
  static let treeIndent: CGFloat = 14
  static let walkIndent: CGFloat = 16
  /// How far one notch of a wheel moves a list.
  static let wheelNotch: CGFloat = 48

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xff) / 255,
      green: CGFloat(hex >> 8 & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255,
      alpha: 1
    )
  }
}
