import UIKit

/// Counts flicks; whoever flicks twice has had enough.
class FlickView: UIView {
  private lazy var flick = FlickRecognizer(target: self, action: Self.flickAction)
  private static let flickAction = Selector("flicked", FlickView.flicked(_:))
  private var flicks = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "flick"
    // Once in the initializer and once more: a target and its action are one entry.
    flick.addTarget(self, action: Self.flickAction)
    addGestureRecognizer(flick)
  }

  required init?(coder: NSCoder) { nil }

  private func flicked(_ recognizer: FlickRecognizer) {
    flicks += 1
    accessibilityValue = "\(flicks)"
    if flicks == 2 { recognizer.removeTarget(self, action: Self.flickAction) }
  }
}
