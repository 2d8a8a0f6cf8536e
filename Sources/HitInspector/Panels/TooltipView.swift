internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What a panel can tell of a place in it that does not say it in full.
struct Tip: Equatable {
  var text: String
  /// The part of the panel that it is about; it is told beside it.
  var rect: CGRect
}

/// A line over everything that tells what is cut where the pointer rests.
final class TooltipView: PanelView {
  private(set) var text = ""

  override var ground: UIColor? { nil }

  private static let padding: CGFloat = 8
  private static let height: CGFloat = 23

  /// Tells a text below a rectangle of the window, or above it where there is no room.
  func show(_ tip: Tip, within size: CGSize) {
    text = tip.text
    let widest = max(40, size.width - 8 - Self.padding * 2)
    let width = min(widest, Ink.width(text, Theme.remark).rounded(.up)) + Self.padding * 2
    let below = tip.rect.maxY + 3
    let y = below + Self.height <= size.height ? below : max(0, tip.rect.minY - 3 - Self.height)
    let x = max(4, min(tip.rect.minX, size.width - width - 4))
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: Self.height)
    isHidden = false
    setNeedsDisplay()
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(bounds, fill: Theme.touchTag, edge: Theme.line, cornerRadius: 4)
    let room = bounds.width - Self.padding * 2
    let place = CGPoint(x: Self.padding, y: 15.5)
    canvas.write(Words(text, Theme.remark, Theme.text), at: place, width: room)
  }
}

/// Waits until the pointer has rested on something long enough to tell more of it.
struct TooltipClock {
  /// How long the pointer rests, in seconds.
  static let delay: TimeInterval = 0.4

  /// What the pointer is on, with its place in the window.
  private(set) var tip: Tip?
  /// Since when, as far as anybody asked for the time since.
  private var start: TimeInterval?
  private(set) var isDue = false

  /// Notes what the pointer is on; returns whether that is something else.
  mutating func rest(on new: Tip?) -> Bool {
    guard new != tip else { return false }
    self = TooltipClock()
    tip = new
    return true
  }

  /// When the tip is to be shown.
  var wakeTime: TimeInterval? {
    guard tip != nil, !isDue, let start else { return nil }
    return start + Self.delay
  }

  /// Notes the time; returns whether the tip is to be shown from now on.
  mutating func advance(to now: TimeInterval) -> Bool {
    guard tip != nil, !isDue else { return false }
    let since = start ?? now
    start = since
    isDue = now >= since + Self.delay
    return isDue
  }
}
