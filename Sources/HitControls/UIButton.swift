public import Foundation
public import HitCanvas
public import HitGeometry
public import HitResponders

/// A control with a title that looks by its state; a tap is its primary action.
///
/// > Source: UIKit, `UIButton`. Differs: the button draws the title and `titleLabel` is no subview,
/// > so a walk holds only views that someone added; no configurations.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The looks a button begins with.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A white title and nothing else.
    case custom
    /// A blue title.
    case system
  }

  /// The purpose of a button, which its looks show.
  ///
  /// > Source: UIKit, `UIButton.Role`. Differs: only a destructive button looks different.
  nonisolated public enum Role: Int, Sendable {
    /// An ordinary button, the one that return presses, one that cancels, one that destroys.
    case normal, primary, cancel, destructive
  }

  /// Makes an empty button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type that carries out a closure, and takes its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  /// The looks the button began with.
  open private(set) var buttonType = ButtonType.custom

  /// The purpose of the button, which its looks show.
  open var role = Role.normal {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }

  private var titles = StateValues<String>() {
    didSet { contentDidChange() }
  }
  private var titleColors = StateValues<UIColor>() {
    didSet { setNeedsDisplay() }
  }
  private var images = StateValues<UIImage>() {
    didSet { contentDidChange() }
  }
  private var backgroundImages = StateValues<UIImage>() {
    didSet { setNeedsDisplay() }
  }
  private lazy var label = TitleLabel(of: self)

  /// The label whose font and lines the title is drawn with.
  open var titleLabel: UILabel? { label }

  /// Sets the title for a state, or takes it away.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Returns the title for a state, else the one for the normal state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the colour of the title for a state, or takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the colour of the title for a state, else the one for the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The title shown now.
  open var currentTitle: String? { title(for: state) }

  /// The colour the title is shown in now, unless the state fades it.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    if role == .destructive { return .systemRed }
    return buttonType == .system ? .systemBlue : .white
  }

  /// Sets the image for a state, or takes it away.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// Returns the image for a state, else the one for the normal state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the image behind the title for a state, or takes it away.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// Returns the image behind the title for a state, else the one for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The image shown now.
  open var currentImage: UIImage? { image(for: state) }

  /// The image shown behind the title now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The room that is kept free around title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { setNeedsDisplay() } }
  }

  /// Whether an image darkens while the button is pressed; it never does.
  open var adjustsImageWhenHighlighted = true

  /// Returns where title and image are drawn together.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns where the title is drawn: right of the image, where there is one.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let image = currentImage, currentTitle?.isEmpty == false else { return contentRect }
    let place = imageRect(forContentRect: contentRect)
    let width = min(label.sizeThatFits(.zero).width, contentRect.width - image.size.width)
    return CGRect(
      x: place.maxX,
      y: contentRect.minY,
      width: max(width, 0),
      height: contentRect.height
    )
  }

  /// Returns where the image is drawn: in the middle, with the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let image = currentImage else { return .zero }
    label.text = currentTitle
    let title = label.sizeThatFits(.zero).width
    let size = CGSize(
      width: min(image.size.width, contentRect.width),
      height: min(image.size.height, contentRect.height)
    )
    return CGRect(
      x: contentRect.minX + max(0, (contentRect.width - size.width - title) / 2),
      y: contentRect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// A tap is the primary action as well: rule C11.
  override func completed(_ events: Event) -> Event {
    events.contains(.touchUpInside) ? events.union(.primaryActionTriggered) : events
  }

  override var keepsTaps: Bool { true }

  /// Draws the title, faded while the button is pressed or disabled and has no colour for it.
  ///
  /// A background is shaded while the button is pressed.
  open override func draw(_ rect: CGRect) {
    if isHighlighted, let background = backgroundColor, background.alpha > 0 {
      let canvas = UIGraphicsGetCurrentContext()
      canvas?.setFillColor(UIColor(white: 0, alpha: 0.22))
      canvas?.fill(bounds, cornerRadius: layer.cornerRadius)
    }
    currentBackgroundImage?.draw(in: bounds)
    let content = contentRect(forBounds: bounds)
    currentImage?.draw(in: imageRect(forContentRect: content))
    guard let title = currentTitle else { return }
    let color = currentTitleColor
    label.text = title
    label.textColor = color.withAlphaComponent(color.alpha * titleFade)
    label.textAlignment = contentHorizontalAlignment.alignment
    label.drawText(in: titleArea(in: titleRect(forContentRect: content)))
  }

  private var titleFade: CGFloat {
    if state != .normal, titleColors.isSet(for: state) { return 1 }
    return !isEnabled ? Self.disabledFade : isHighlighted ? 0.5 : 1
  }

  /// The label's text at the height it needs, aligned as the button's content is.
  private func titleArea(in rect: CGRect) -> CGRect {
    guard contentVerticalAlignment == .top || contentVerticalAlignment == .bottom else {
      return rect
    }
    let height = label.sizeThatFits(rect.size).height
    let y = contentVerticalAlignment == .top ? rect.minY : rect.maxY - height
    return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
  }

  /// Returns the size of title and image with a little room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// The size of title and image with a little room around them.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size for both methods above, so that an override of one may call the other.
  private var contentSize: CGSize {
    label.text = currentTitle
    let text = label.sizeThatFits(.zero)
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: max(text.width + image.width, 30) + insets.left + insets.right,
      height: max(text.height + 12, image.height, 30) + insets.top + insets.bottom
    )
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .center, .fill: .center
    case .left, .leading: .left
    case .right, .trailing: .right
    }
  }
}

/// The label of a button, which has its button drawn again when it changes.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?
  /// Whether changes come from the button itself, as they do until the label is made.
  private var isQuiet = true

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = .systemFont(ofSize: 15)
    textAlignment = .center
    isQuiet = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A button's label is never decoded.")
  }

  /// Text and colour are the button's own and change while it draws.
  override var text: String? {
    get { super.text }
    set { quietly { super.text = newValue } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    get { super.textColor }
    set { quietly { super.textColor = newValue } }
  }

  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { quietly { super.textAlignment = newValue } }
  }

  override func setNeedsDisplay() {
    if !isQuiet { button?.setNeedsDisplay() }
  }

  private func quietly(_ change: () -> Void) {
    isQuiet = true
    change()
    isQuiet = false
  }
}
