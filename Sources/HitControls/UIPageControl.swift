public import Foundation
internal import HitCanvas
internal import HitGeometry
public import HitResponders

/// A control that shows one of several pages as a row of dots, and turns a page by a tap.
///
/// A lift in the right half turns to the next page, one in the left half to the one before; beyond
/// the first and the last there is none. The control sends valueChanged, which is its primary
/// action too, before the up event.
///
/// > Source: UIKit, `UIPageControl`. Differs: dots only, and no turning by a drag along them.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How wide a dot is, how far from middle to middle, and how high the row.
  private static let dot = CGSize(width: 7, height: 7)
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

  override class var holdsValue: Bool { true }

  private var storedPage = 0

  /// How many pages there are, at least none.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      setNeedsDisplay()
    }
  }

  /// The page that is shown, clamped to the existing ones.
  open var currentPage: Int {
    get { storedPage }
    set {
      let kept = max(0, min(newValue, numberOfPages - 1))
      guard kept != storedPage else { return }
      storedPage = kept
      setNeedsDisplay()
    }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dots of the other pages.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Returns the room that the dots of some pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch, height: Self.height)
  }

  // MARK: Tracking

  /// Turns to the page before or after, by the half that the finger is over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendValueChange(with: event) }
  }

  override var keepsTaps: Bool { true }

  // MARK: Drawing

  /// Draws the dots in the middle.
  open override func draw(_ rect: CGRect) {
    if numberOfPages == 0 || (numberOfPages == 1 && hidesForSinglePage) { return }
    drawFaded { canvas in
      let first = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
      for page in 0..<numberOfPages {
        let color =
          page == currentPage
          ? currentPageIndicatorTintColor ?? UIColor(white: 0, alpha: 0.85)
          : pageIndicatorTintColor ?? UIColor(white: 0, alpha: 0.25)
        canvas.setFillColor(color)
        let middle = CGPoint(x: first + CGFloat(page) * Self.pitch, y: bounds.midY)
        canvas.fillEllipse(in: CGRect(middle: middle, size: Self.dot))
      }
    }
  }

  /// Returns the room that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
}

extension UIPageControl: @MainActor ValueView {
  package final var numericValue: Double { Double(currentPage) }
}
