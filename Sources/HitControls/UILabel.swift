public import Foundation
public import HitCanvas
public import HitResponders

/// How lines of text stand in their width.
///
/// > Source: UIKit, `NSTextAlignment`. Differs: justified text is drawn as natural.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Stretched to both edges.
  case justified
  /// As the language is written: at the left.
  case natural

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// A view that shows a text; touches go through it unless interaction is switched on.
///
/// > Source: UIKit, `UILabel`. Differs: no attributed text, no shrinking to fit.
@MainActor
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
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// The font.
  open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text.
  open var textColor = UIColor.black {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// How lines stand in the label's width.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines shown; 0 is any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in full colour.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let canvas = UIGraphicsGetCurrentContext()
    else { return }
    let layout = TextLayout.of(
      text,
      font: font.font,
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
      color: textColor.withAlphaComponent(textColor.alpha * fade)
    )
  }

  /// The size of the text, in the label's width where it may have several lines.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// Returns the size of the text in lines within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = numberOfLines != 1 && size.width > 0
    let layout = TextLayout.of(
      text ?? "",
      font: font.font,
      width: isBounded ? size.width : nil,
      maximumLines: numberOfLines
    )
    guard text?.isEmpty == false else { return .zero }
    return CGSize(
      width: layout.size.width.rounded(.up),
      height: layout.size.height.rounded(.up)
    )
  }
}
