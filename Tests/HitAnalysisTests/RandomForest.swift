import Foundation
import HitAnalysis
import HitGeometry
import HitGestures
import HitResponders
import TestSupport

/// Applications with random windows of random views, the same for the same seed.
///
/// Every way in which a view may take or refuse a point occurs: fractions of points, turns, flips and
/// scales, views too transparent, hidden or switched off, and classes that override hit testing.
@MainActor
struct RandomForest {
  let application = UIApplication()
  private(set) var views: [UIView] = []
  private var random: Seeded
  private let overrides: Bool
  /// Whether views are turned, and not only flipped and scaled.
  private let turns: Bool

  init(
    seed: UInt64,
    size: CGSize = CGSize(width: 64, height: 48),
    overrides: Bool = true,
    turns: Bool = true
  ) {
    (self.overrides, self.turns) = (overrides, turns)
    random = Seeded(seed)
    application.screen.bounds = CGRect(origin: .zero, size: size)
    application.inForce {
      for _ in 0..<(1 + random.below(3)) { plantWindow(size) }
    }
  }

  private mutating func plantWindow(_ size: CGSize) {
    let isWhole = random.below(2) == 0
    let frame =
      isWhole
      ? CGRect(origin: .zero, size: size) : place(in: CGRect(origin: .zero, size: size))
    let window =
      random.below(4) == 0 && overrides ? LetThroughWindow(frame: frame) : UIWindow(frame: frame)
    window.isHidden = random.below(8) == 0
    window.windowLevel = UIWindow.Level(CGFloat(random.below(3)))
    if random.below(6) == 0 { turn(window) }
    views.append(window)
    var parents: [UIView] = [window]
    for _ in 0..<random.below(24) {
      let parent = parents[random.below(parents.count)]
      let view = self.view(frame: place(in: parent.bounds))
      parent.addSubview(view)
      parents.append(view)
      views.append(view)
    }
  }

  /// Moves, turns or hides one of the views and returns where its subtree and it were and are.
  mutating func change() -> CGRect {
    let view = views[random.below(views.count)]
    let before = reach(of: view)
    switch random.below(4) {
    case 0: view.isHidden.toggle()
    case 1: turn(view)
    case 2: view.alpha = view.alpha > 0.5 ? 0 : 1
    default: view.center.x += CGFloat(random.below(30)) - 15
    }
    return before.union(reach(of: view))
  }

  /// Puts some of the views where numbers get coarse: far away, and very small or large inside.
  mutating func exaggerate() {
    for view in views {
      let children = view.subviews
      switch random.below(8) {
      case 0:
        let far: CGFloat = [1e6, 1e9, 3e12, 1e16][random.below(4)]
        view.bounds.origin.x += far
        for child in children { child.center.x += far }
      case 1:
        let scale: CGFloat = [1e5, 1e-5, 3e9][random.below(3)]
        view.transform = view.transform.scaledBy(x: scale, y: scale)
        view.bounds.size.width /= scale
        view.bounds.size.height /= scale
        for child in children {
          child.transform = child.transform.scaledBy(x: 1 / scale, y: 1 / scale)
          child.center.x /= scale
          child.center.y /= scale
        }
      case 2: view.bounds.size.width = [1e300, .infinity, 1e17][random.below(3)]
      case 3: view.layer.anchorPoint = CGPoint(x: 1e7, y: -1e7)
      default: break
      }
    }
  }

  /// Changes a view in one of the ways in which a scene changes while people look at it.
  mutating func edit(_ random: inout Seeded) {
    let view = views[random.below(views.count)]
    switch random.below(16) {
    case 0: view.isUserInteractionEnabled.toggle()
    case 1: view.clipsToBounds.toggle()
    case 2: view.bounds.origin.x += CGFloat(random.below(9)) - 4
    case 3: view.bounds.size.height += CGFloat(random.below(40)) / 4 - 5
    case 4: view.superview?.bringSubviewToFront(view)
    case 5: view.backgroundColor = random.below(2) == 0 ? .clear : UIColor(white: 0, alpha: 0.4)
    case 6: view.accessibilityIdentifier = ["one", "two", nil][random.below(3)]
    case 7: view.gestureRecognizers?.first?.isEnabled.toggle()
    case 8: view.alpha = [1, 0.04, 0.5][random.below(3)]
    case 9:
      let child = UIView(frame: CGRect(x: 2, y: 3, width: 20, height: 6))
      child.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      view.addSubview(child)
    case 10: view.transform = CGAffineTransform(translationX: 0.3, y: -0.2)
    default: _ = change()
    }
  }

  /// A rectangle around a view and all that is in it, on screen.
  private func reach(of view: UIView) -> CGRect {
    var rect = CGRect.null
    guard let window = view.window ?? view as? UIWindow else { return rect }
    for part in view.subtree {
      let inWindow = part.convert(part.bounds.insetBy(dx: -20, dy: -20), to: window)
      rect = rect.union(window.convert(inWindow, to: nil as UIWindow?))
    }
    return rect
  }

  private mutating func place(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + length(bounds.width * 1.2) - bounds.width * 0.1,
      y: bounds.minY + length(bounds.height * 1.2) - bounds.height * 0.1,
      width: length(bounds.width),
      height: length(bounds.height)
    )
  }

  /// Whole and half points and fractions, so that edges often pass through centres of pixels.
  private mutating func length(_ most: CGFloat) -> CGFloat {
    let value = CGFloat(random.below(10_000)) / 10_000 * max(most, 0)
    switch random.below(4) {
    case 0: return value
    case 1: return value.rounded()
    case 2: return value.rounded() + 0.5
    default: return (value * 8).rounded() / 8
    }
  }

  private mutating func turn(_ view: UIView) {
    switch random.below(turns ? 6 : 3) {
    case 0: view.transform = CGAffineTransform(scaleX: -1, y: 1)
    case 1: view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    case 2: view.transform = CGAffineTransform(scaleX: 0, y: 1)
    case 3: view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    case 4: view.transform = CGAffineTransform(a: 1, b: 0.3, c: -0.2, d: 1.1, tx: 2.5, ty: -1)
    default: view.transform = CGAffineTransform(rotationAngle: length(6))
    }
  }

  private mutating func view(frame: CGRect) -> UIView {
    let view: UIView =
      switch overrides ? random.below(12) : 12 {
      case 0: DiscOfPixels(frame: frame)
      case 1: LetThrough(frame: frame)
      case 2: Enlarged(frame: frame)
      case 3: Redirecting(frame: frame)
      case 4: Denying(frame: frame)
      default: UIView(frame: frame)
      }
    if random.below(5) == 0 { turn(view) }
    if random.below(12) == 0 { view.isHidden = true }
    if random.below(8) == 0 { view.isUserInteractionEnabled = false }
    if random.below(8) == 0 { view.alpha = [0, 0.009, 0.01, 0.02][random.below(4)] }
    if random.below(6) == 0 { view.bounds.origin = CGPoint(x: length(9), y: length(9)) }
    return view
  }
}

private final class DiscOfPixels: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}

private final class LetThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class LetThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Takes points a little way beyond its bounds, and says how far.
private final class Enlarged: UIView, HitExtentDeclaring {
  let hitExtent = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -7, dy: -7).contains(point)
  }
}

private final class Redirecting: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : superview?.subviews.first
  }
}

/// Refuses by a getter of its own.
private final class Denying: UIView {
  override var isHidden: Bool {
    get { bounds.width > 20 || super.isHidden }
    set { super.isHidden = newValue }
  }
}
