internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What a panel can tell of a place in it that does not say it in full.
struct Tip: Equatable {
  var text: String
  /// The part of the panel that it is about; it is told beside it.
  var rect: CGRect
  /// Whether it is about the view under the pointer, which is looked at once it is to be told.
  var isOfView = false
  /// What is told of a view, in place of the text.
  var frame: FrameNote?
}

/// Where a view lies, for a tip in a picture of frames.
struct FrameNote: Equatable {
  var name: String
  var depth: Int
  /// Its frame, and how it is drawn, a line each.
  var lines: [String]
}

/// A line over everything that tells what is cut where the pointer rests.
final class TooltipView: PanelView {
  private(set) var text = ""
  private(set) var note: FrameNote?

  override var ground: UIColor? { nil }

  private static let padding: CGFloat = 8
  private static let height: CGFloat = 23
  private static let noteSize = CGSize(width: 232, height: 52)

  /// Tells a text below a rectangle of the window, or above it where there is no room.
  func show(_ tip: Tip, within size: CGSize) {
    text = tip.text
    note = tip.frame
    let widest = max(40, size.width - 8 - Self.padding * 2)
    let textWidth = min(widest, Ink.width(text, Theme.remark).rounded(.up)) + Self.padding * 2
    let extent = note == nil ? CGSize(width: textWidth, height: Self.height) : Self.noteSize
    let below = tip.rect.maxY + 3
    let isRoomy = below + extent.height <= size.height
    let y = isRoomy ? below : max(0, tip.rect.minY - 3 - extent.height)
    let x = max(4, min(tip.rect.minX, size.width - extent.width - 4))
    frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: extent)
    isHidden = false
    setNeedsDisplay()
  }

  /// Draws the tip, which is dark in either appearance.
  override func paint(_ part: CGRect, in canvas: Canvas) {
    Appearance.under(.dark) { paintTip(in: canvas) }
  }

  private func paintTip(in canvas: Canvas) {
    canvas.card(bounds, fill: Theme.touchTag, edge: Theme.line, cornerRadius: 4)
    if let note { return paint(note, in: canvas) }
    let room = bounds.width - Self.padding * 2
    let place = CGPoint(x: Self.padding, y: 15.5)
    canvas.write(Words(text, Theme.remark, Theme.text), at: place, width: room)
  }
}

extension TooltipView {
  private func paint(_ note: FrameNote, in canvas: Canvas) {
    let depth = Words("depth \(note.depth)", Theme.caption, Theme.secondary)
    let right = CGPoint(x: bounds.width - 9, y: 15)
    let room = right.x - canvas.write(depth, at: right, alignment: .trailing) - 20
    let name = Ink.name(note.name, Theme.captionStrong, width: room)
    canvas.write(Words(name, Theme.captionStrong, Theme.text), at: CGPoint(x: 9, y: 15))
    for (index, line) in note.lines.prefix(2).enumerated() {
      canvas.write(
        Words(line, Theme.caption, Theme.secondary),
        at: CGPoint(x: 9, y: 30 + CGFloat(index) * 14),
        width: bounds.width - 18
      )
    }
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

  /// When the tip is to be shown; at once where nobody asked for the time since, so that it is.
  var wakeTime: TimeInterval? {
    guard tip != nil, !isDue else { return nil }
    return start.map { $0 + Self.delay } ?? 0
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
