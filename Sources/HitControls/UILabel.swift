public import Foundation
public import HitCanvas
public import HitResponders

/// How lines of text are aligned in their width.
///
/// > Source: UIKit, `NSTextAlignment`. Differs: justified text is drawn as natural.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right, stretched to both edges, or as the language is
  /// written: at the left.
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// Where a text that is too long for its place is cut or broken.
///
/// > Source: UIKit, `NSLineBreakMode`. Differs: labels break between words and cut at the end.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words, or between letters.
  case byWordWrapping, byCharWrapping
  /// Cut off, or with dots at the beginning, the end or in the middle.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A view that shows a text; touches go through it unless interaction is switched on.
///
/// > Source: UIKit, `UILabel`. Differs: one font and one colour, no shrinking to fit.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label without text; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How lines are aligned in the label's width.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines shown; 0 is any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the text is drawn in full colour.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Where a text that is too long is cut; always at its end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether a text that is too wide is drawn smaller; it is cut.
  open var adjustsFontSizeToFitWidth = false

  /// How small a text may be drawn that is too wide.
  open var minimumScaleFactor: CGFloat = 0

  /// The text with attributes; font and colour of its first letter count for all of it.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: textAttributes) } }
    set {
      let attributes = newValue?.firstAttributes ?? [:]
      text = newValue?.string
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: shownColor]
  }

  /// The font drawn with; a new label's font where none is set.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }
  private var shownColor: UIColor { textColor ?? .black }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns where the text lies in a rectangle, in at most a number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = textSize(width: numberOfLines == 1 ? nil : bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: max(bounds.minY, bounds.midY - size.height / 2),
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// Draws the text in a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let canvas = UIGraphicsGetCurrentContext()
    else { return }
    let layout = TextLayout.of(
      text,
      font: shownFont.font,
      width: rect.width,
      maximumLines: numberOfLines,
      alignment: textAlignment.alignment
    )
    // Text taller than the label begins at its top, where it can be read.
    let y = max(rect.minY, rect.midY - layout.size.height / 2)
    let fade = isEnabled ? 1 : UIControl.disabledFade
    canvas.draw(
      layout,
      at: CGPoint(x: rect.minX, y: y),
      color: shownColor.withAlphaComponent(shownColor.alpha * fade)
    )
  }

  /// The size of the text, in the label's width where it may have several lines.
  open override var intrinsicContentSize: CGSize { textSize(within: bounds.width) }

  /// Returns the size of the text in lines within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  /// Measures the text for both sizes, so that an override of one may call the other.
  private func textSize(within width: CGFloat) -> CGSize {
    let isBounded = numberOfLines != 1 && width > 0
    let size = textSize(width: isBounded ? width : nil, lines: numberOfLines)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func textSize(width: CGFloat?, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout.of(text, font: shownFont.font, width: width, maximumLines: lines).size
  }
}
