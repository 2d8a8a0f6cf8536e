internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The colours, type and measures of the window, each named for what it means.
///
/// A colour means the same everywhere: green is asked and accepted, red is refused or dead, amber
/// is what would have been, cyan is the responder chain, blue is selection and one's own input,
/// violet is the second finger and gestures.
///
/// Each colour is given as it is in the dark appearance, then as it is in the light one; which of
/// them it is depends on the appearance in force. Marks on the scene are always the dark one's.
///
/// > Units: points.
nonisolated enum Theme {
  // MARK: Meanings

  static var accepted: UIColor { color(0x45c08f, 0x0f8458) }
  static var refused: UIColor { color(0xff6161, 0xd6333a) }
  /// The same as text, which needs more light than lines do.
  static var refusedText: UIColor { color(0xff6b6b, 0xc3232b) }
  static var wouldBe: UIColor { color(0xf5b34d, 0xc87d08) }
  static var responder: UIColor { color(0x42c3d6, 0x12879b) }
  static var selection: UIColor { color(0x5aa2ff, 0x1f6fd6) }
  static var gesture: UIColor { color(0xb18cff, 0x7f54d8) }

  /// The colour of text in the colour of a mark, which a thin letter needs more of than a line.
  static func text(in mark: UIColor) -> UIColor {
    guard Appearance.inForce == .light else { return mark == refused ? refusedText : mark }
    return switch mark {
    case accepted: UIColor(hex: 0x0b7549)
    case refused: refusedText
    case wouldBe: UIColor(hex: 0x8a5600)
    case responder: UIColor(hex: 0x0b6f80)
    case selection: UIColor(hex: 0x1a5fc4)
    case gesture: UIColor(hex: 0x6a3fc0)
    default: mark
    }
  }

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

  static var text: UIColor { color(0xdbe1e8, 0x171c22) }
  static var secondary: UIColor { color(0x98a3b1, 0x47525f) }
  static var faint: UIColor { color(0x8893a1, 0x5f6b79) }
  /// For strokes, and for keys that do nothing at the moment; too dark for text.
  static var line: UIColor { color(0x65707e, 0x8a95a3) }
  static var onAccepted: UIColor { color(0x08130e, 0xffffff) }
  static var onRefused: UIColor { color(0x1d0809, 0xffffff) }
  static var onWouldBe: UIColor { color(0x1d1405, 0x1d1405) }
  static var onResponder: UIColor { color(0x04181c, 0xffffff) }
  static var onSelection: UIColor { color(0x071423, 0xffffff) }

  // MARK: Surfaces

  static var ground: UIColor { color(0x0d1014, 0xeceff3) }
  static var dots: UIColor { color(0x222932, 0xd3d9e0) }
  static var panel: UIColor { color(0x14181d, 0xffffff) }
  static var card: UIColor { color(0x1a1f26, 0xf5f7fa) }
  static var separator: UIColor { color(0x2a313b, 0xd5dbe2) }
  static var control: UIColor { color(0x222831, 0xe9edf2) }
  static var controlHovered: UIColor { color(0x2a323d, 0xdbe1e8) }
  static var controlOn: UIColor { color(0x1e3756, 0xd3e4fb) }
  static var question: UIColor { color(0x14202f, 0xedf4fe) }
  static var noticeEdge: UIColor { color(0x2b4a72, 0xa9c8f2) }
  static var row: UIColor { color(0x20344f, 0xdbe8fa) }
  static var inset: UIColor { color(0x0f1317, 0xf5f7fa) }
  static var minimapBar: UIColor { color(0x3f6ea8, 0x8fb7ea) }
  static var hover: UIColor { color(0x1b222b, 0xf0f4f8) }
  static var connector: UIColor { color(0x38414d, 0xb9c2cd) }
  static var sceneFill: UIColor { color(0x20262e, 0xdfe4ea) }
  static var sceneEdge: UIColor { color(0x3a4450, 0x9aa5b2) }
  static var plainChip: UIColor { color(0x7b8694, 0x8a95a3) }
  static var scrollBar: UIColor { color(0x3a4450, 0xc2cad4) }

  // MARK: Cards and tags

  typealias CardColors = (fill: UIColor, edge: UIColor)

  static var problemCard: CardColors { card(0x241517, 0xfdf0f0, edge: 0x5a2a2c, 0xefb9bb) }
  static var lostCard: CardColors { card(0x272014, 0xfdf3df, edge: 0x6b5320, 0xe6c27e) }
  static var arrivedCard: CardColors { card(0x12221c, 0xeaf7f1, edge: 0x2a5a45, 0xa5d9c2) }
  static var keyCard: CardColors { card(0x10242a, 0xe6f5f8, edge: 0x24555f, 0x9fd2db) }
  static var neutralCard: CardColors { card(0x1a1f26, 0xf5f7fa, edge: 0x2a313b, 0xd5dbe2) }

  static var wouldBeRow: UIColor { color(0x2a2112, 0xfdf3df) }
  static var receivedRow: UIColor { color(0x12281f, 0xe2f5ec) }
  static var askedTag: UIColor { color(0x14202f, 0xedf4fe) }
  static var deadTag: UIColor { color(0x2a1516, 0xfff1f1) }
  static var onGesture: UIColor { color(0x150d24, 0xffffff) }
  static var failedTag: UIColor { color(0x1a1f26, 0xf5f7fa) }
  static var refusalTag: UIColor { color(0x1c1416, 0xfff6f6) }
  static var hatchGround: UIColor { color(0x3a1717, 0x8e1f25) }
  // What lies on the scene looks the same in both appearances.
  static let touch = UIColor(hex: 0xffffff)
  static let touchTag = UIColor(hex: 0x0b0e12)
  static let lostPill = UIColor(hex: 0x1d0d0e)
  /// The lines that a view which is moved keeps to.
  static let guide = UIColor(hex: 0xff7ad9)
  /// The number of a distance that is as long as another.
  static let guidePill = UIColor(hex: 0x3d1232)
  static let guideText = UIColor(hex: 0xffb8ea)
  /// The outline of what the pointer is over beside a pin, and of what a row names.
  static let pointedAt = UIColor(hex: 0x9fd9c1)

  // MARK: Frames

  static let outlineGround = UIColor(hex: 0x0b0f14)
  private static let depths = [
    0x66768f, 0x5487b5, 0x459ccb, 0x3fb0c0, 0x55bf9f, 0x7dc77e, 0xaecb63, 0xd8ca58, 0xf2ba66,
    0xf79f80,
  ].map { UIColor(hex: $0) }

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
  static let lessonSentence = Font(size: 13, weight: .semibold)
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

  private static func card(
    _ dark: UInt32,
    _ light: UInt32,
    edge darkEdge: UInt32,
    _ lightEdge: UInt32
  ) -> CardColors {
    (fill: color(dark, light), edge: color(darkEdge, lightEdge))
  }

  private static func color(_ dark: UInt32, _ light: UInt32) -> UIColor {
    UIColor(hex: Appearance.inForce == .light ? light : dark)
  }
}
