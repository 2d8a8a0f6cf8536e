internal import Foundation
internal import HitInspector
internal import HitSession

/// The second finger of the pointer: whether it is wanted, and what it turns about.
///
/// Alt brings it for as long as it is held; F brings it until F is typed again, for desktops whose
/// window manager takes Alt. Shift moves both fingers alike.
struct SecondFinger {
  /// Both fingers, in the scene's screen points.
  var pair: MirroredFingers

  var isAltHeld = false
  var isShiftHeld = false
  /// Whether F was typed.
  var isSwitchedOn = false

  /// Where the anchor goes back to: the screen's middle, or the point of a Ctrl-click.
  private var home: CGPoint

  /// Whether `home` was chosen by hand, which is worth showing.
  private(set) var isHomeChosen = false

  private let middle: CGPoint

  init(screen: CGRect) {
    middle = CGPoint(x: screen.midX, y: screen.midY)
    home = middle
    pair = MirroredFingers(anchor: home)
  }

  var isWanted: Bool { isAltHeld || isSwitchedOn }

  /// How the second finger follows the first.
  var motion: MirroredFingers.Motion { isShiftHeld && isWanted ? .parallel : .mirrored }

  /// Chooses the anchor; it stays until another one is chosen.
  mutating func chooseAnchor(_ point: CGPoint) {
    home = point
    isHomeChosen = true
    if !pair.isDown { pair.moveAnchor(to: point) }
  }

  /// Turns about the middle of the screen again.
  mutating func forgetAnchor() {
    home = middle
    isHomeChosen = false
    if !pair.isDown { pair.moveAnchor(to: middle) }
  }

  /// Brings the anchor back from where the fingers took it, when they are not wanted any more.
  mutating func goHome() {
    if !isWanted, !pair.isDown { pair.moveAnchor(to: home) }
  }

  /// What the window shows of it; nothing while the pointer is one finger.
  func mark(isOtherwisePressed: Bool) -> PairMark? {
    if pair.isDown || isWanted && !isOtherwisePressed {
      let second = pair.secondLocation
      return PairMark(first: pair.location, second: second, anchor: pair.anchor)
    }
    return isHomeChosen ? PairMark(anchor: home) : nil
  }
}
