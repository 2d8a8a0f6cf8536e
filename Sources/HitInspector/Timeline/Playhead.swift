internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The line that stands at the shown moment of a timeline, with the plate that tells its time.
struct Playhead {
  private let time: Int64
  private let x: CGFloat
  private let plate: CGRect
  private let height: CGFloat

  /// How much room words of the ruler leave beside the plate.
  private static let besidePlate: CGFloat = 4

  /// Places the playhead at a time, or makes none where that is out of sight.
  ///
  /// > Coordinates: those of the lanes, which lie in `bounds` right of `left`.
  init?(at time: Int64, _ scale: TimeScale, left: CGFloat, in bounds: CGRect) {
    let x = scale.x(time)
    guard x >= scale.left - 1, x <= bounds.width - 4 else { return nil }
    (self.time, self.x, height) = (time, x, bounds.height)
    let last = max(left, bounds.width - 50)
    plate = CGRect(x: min(max(left, x - 24), last), y: 0, width: 48, height: 13)
  }

  /// What it draws, and the words of the ruler that make room for its plate.
  var parts: [CGRect] {
    let words = plate.insetBy(dx: -Self.besidePlate - CGFloat(TimeRuler.room), dy: 0)
    return [
      CGRect(x: words.minX, y: 0, width: words.width, height: LanesView.ruler),
      CGRect(x: x - 2, y: 0, width: 4, height: height),
    ]
  }

  /// Whether the ruler has no room for words that reach from one place to another.
  func covers(_ words: ClosedRange<CGFloat>) -> Bool {
    let taken = plate.insetBy(dx: -Self.besidePlate, dy: 0)
    return words.upperBound > taken.minX && words.lowerBound < taken.maxX
  }

  func paint(in canvas: Canvas) {
    canvas.fill(CGRect(x: x - 0.6, y: 12, width: 1.2, height: height - 16), color: Theme.text)
    canvas.fill(plate, color: Theme.text, cornerRadius: 3)
    canvas.write(
      Words(ShortNumber.seconds(Double(time) / 1e6), Theme.keySmall, Theme.panel),
      at: CGPoint(x: plate.midX, y: 9.8),
      alignment: .center,
      width: 46
    )
  }
}
