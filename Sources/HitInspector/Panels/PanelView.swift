internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A view of the inspector that draws itself.
///
/// A part that changes says so with `setNeedsDisplay(_:)`; nothing repaints what stayed.
class PanelView: UIView {
  /// The colour filled behind the drawing, which spares the painter a pass.
  var ground: UIColor? { Theme.panel }

  /// The views in the panel, back to front.
  var parts: [UIView] { [] }

  /// Makes a panel without a place, with its parts in it.
  convenience init(_ name: String) {
    self.init(frame: .zero)
    accessibilityIdentifier = name
    for part in parts { addSubview(part) }
  }

  /// Draws the part of the panel that lies in a rectangle.
  ///
  /// > Coordinates: bounds space.
  func paint(_ part: CGRect, in canvas: Canvas) {}

  /// How many times the panel was drawn, for tests of what is repainted.
  private(set) var drawCount = 0

  override final func draw(_ rect: CGRect) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    let part = canvas.boundingBoxOfKeptParts.intersection(bounds)
    guard !part.isNull, !part.isEmpty else { return }
    drawCount += 1
    if let ground, ground != groundBehind { canvas.fill(part, color: ground) }
    paint(part, in: canvas)
  }

  /// The colour that the panel around this one has already filled its place with.
  ///
  /// Panels draw nothing of their own behind the panels in them.
  private var groundBehind: UIColor? {
    guard let panel = superview as? PanelView else { return nil }
    return panel.ground ?? panel.groundBehind
  }

  /// Gives a list all of the panel below its heading.
  final func lay(_ list: UIView, below top: CGFloat) {
    let height = max(0, bounds.height - top)
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// Called with the view that the row under the pointer names, or `nil` where none does.
  var onPoint: ((SceneViewID?) -> Void)?

  /// Called with the view that a row names when the row is clicked or reached with the keys.
  var onSelect: ((SceneViewID) -> Void)?

  /// Called with the view that a row names when the row is clicked twice.
  var onDoubleClick: ((SceneViewID) -> Void)?

  /// Notes that the pointer is over a point of this panel with no button down, or left it.
  ///
  /// > Coordinates: bounds space.
  func hover(at point: CGPoint?) {}

  /// Tells more of a point of this panel than is written there, if there is more.
  ///
  /// > Coordinates: bounds space.
  func tip(at point: CGPoint) -> Tip? { nil }

  /// The pointer's shape over a point of this panel, in bounds space.
  func cursor(at point: CGPoint) -> PointerShape { .arrow }

  // MARK: Keys

  /// Called when keys begin to go to this panel, or no longer do.
  var onFocus: ((Bool) -> Void)?

  @discardableResult
  override final func becomeFirstResponder() -> Bool {
    let hadKeys = isFirstResponder
    let hasKeys = super.becomeFirstResponder()
    if hasKeys != hadKeys { tellFocus() }
    return hasKeys
  }

  @discardableResult
  override final func resignFirstResponder() -> Bool {
    let hadKeys = isFirstResponder
    let isLeft = super.resignFirstResponder()
    if hadKeys, isLeft { tellFocus() }
    return isLeft
  }

  private func tellFocus() {
    focusChanged()
    onFocus?(isFirstResponder)
  }

  /// Shows whether keys go to this panel, where it looks different.
  func focusChanged() {}

  /// Moves what is chosen in this panel, while it has the keys.
  ///
  /// - Returns: Whether there was something to move.
  func step(_ step: TreeStep) -> Bool { false }

  /// Goes a page up or down, or to an end, while it has the keys.
  ///
  /// - Returns: Whether the key means that here.
  func turnPage(_ key: KeyStroke.Named) -> Bool { false }

  /// Turns the wheel over a point of this panel, in bounds space; positive is down and right.
  ///
  /// - Returns: Whether something moved or this panel keeps the wheel to itself.
  func scroll(by delta: CGSize, at point: CGPoint) -> Bool { false }
}

extension UIView {
  /// Sets the frame where it differs, so that staying in place damages nothing.
  func setFrameIfNeeded(_ new: CGRect) {
    if frame != new { frame = new }
  }

  /// The panels in this view, superviews before subviews; a panel itself is the first.
  var panels: [PanelView] { subtree.compactMap { $0 as? PanelView } }
}

extension Canvas {
  /// Writes the heading of a panel and, at the right, a remark.
  func heading(_ text: String, remark: String? = nil, baseline: CGFloat, in bounds: CGRect) {
    write(
      Words(text, Theme.heading, Theme.faint),
      remark.map { Words($0, Theme.caption, Theme.faint) },
      from: bounds.minX + Theme.margin,
      to: bounds.maxX - Theme.margin,
      baseline: baseline
    )
  }
}
