import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import TestSupport

/// What a random view's overrides do; the naive model reads the same words.
enum Whim: Equatable {
  case none, never, always, circle(CGPoint, CGFloat)
  case nilIfSelf, selfIfInside, childrenOutside, prefer(Int), superTwice, withoutEvent
  case moved(CGFloat, CGFloat)
}

/// A view that has a whim and overrides what its kind needs.
protocol Whimsical: UIView {
  var whim: Whim { get }
  var number: Int { get }
}

/// What the overrides of a tree were called with, in order.
final class Calls {
  var lines: [String] = []
}

/// A random view that overrides only `point(inside:with:)`.
final class ShapedView: UIView, Whimsical {
  var whim = Whim.none
  let number: Int
  private let calls: Calls

  init(_ number: Int, _ calls: Calls) {
    self.number = number
    self.calls = calls
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    calls.lines.append("inside \(number) \(point)")
    switch whim {
    case .never: return false
    case .always: return true
    case .circle(let center, let radius):
      return hypot(Double(point.x - center.x), Double(point.y - center.y)) <= Double(radius)
    default: return super.point(inside: point, with: event)
    }
  }
}

/// A random view that overrides only `hitTest(_:with:)`.
final class WalkingView: UIView, Whimsical {
  var whim = Whim.none
  let number: Int
  private let calls: Calls
  var others: () -> [UIView] = { [] }

  init(_ number: Int, _ calls: Calls) {
    self.number = number
    self.calls = calls
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls.lines.append("hit \(number) \(point) \(event == nil)")
    switch whim {
    case .nilIfSelf:
      let answer = super.hitTest(point, with: event)
      return answer === self ? nil : answer
    case .selfIfInside: return self.point(inside: point, with: event) ? self : nil
    case .childrenOutside:
      if self.point(inside: point, with: event) { return super.hitTest(point, with: event) }
      for child in subviews.reversed() {
        if let answer = child.hitTest(convert(point, to: child), with: event) { return answer }
      }
      return nil
    case .prefer(let index):
      let answer = super.hitTest(point, with: event)
      let other = others()[index]
      return other.point(inside: convert(point, to: other), with: event) ? other : answer
    case .superTwice:
      _ = super.hitTest(point, with: event)
      return super.hitTest(point, with: event)
    case .withoutEvent: return super.hitTest(point, with: nil)
    case .moved(let dx, let dy):
      return super.hitTest(CGPoint(x: point.x + dx, y: point.y + dy), with: event)
    default: return super.hitTest(point, with: event)
    }
  }
}

/// A random view whose guards are overridden: it is hidden or transparent by its number.
final class GuardedView: UIView, Whimsical {
  let whim = Whim.none
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var isHidden: Bool {
    get { number.isMultiple(of: 5) }
    set { super.isHidden = newValue }
  }

  override var alpha: CGFloat {
    get { number.isMultiple(of: 7) ? 0 : super.alpha }
    set { super.alpha = newValue }
  }
}

/// An application that keeps the views of the touches it sends on.
final class ListeningApplication: UIApplication {
  var touched: [UIView] = []

  override func sendEvent(_ event: UIEvent) {
    touched += event.orderedTouches.compactMap(\.view)
    super.sendEvent(event)
  }
}

/// Windows full of random views with random geometry, guards and overrides.
struct RandomTree {
  let application = ListeningApplication()
  let calls = Calls()
  private(set) var windows: [UIWindow] = []
  private(set) var views: [UIView] = []

  init(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0...random.below(2) {
      let window = application.inForce { UIWindow(frame: Self.rect(&random, 300)) }
      window.windowLevel = UIWindow.Level(CGFloat(random.below(3)))
      window.isHidden = random.oneIn(8)
      if random.oneIn(4) { window.transform = Self.transform(&random) }
      windows.append(window)
      let count = 2 + random.below(14)
      var own: [UIView] = [window]
      for _ in 0..<count {
        let view = Self.view(views.count, &random, calls)
        own[random.below(own.count)].addSubview(view)
        own.append(view)
        views.append(view)
      }
      for view in own.dropFirst() { Self.vary(view, own.dropFirst().map { $0 }, &random) }
    }
  }

  private static func view(_ number: Int, _ random: inout Seeded, _ calls: Calls) -> UIView {
    switch random.below(6) {
    case 0: return GuardedView(number)
    case 1:
      let view = ShapedView(number, calls)
      let center = CGPoint(x: random.number(0...100), y: random.number(0...100))
      view.whim =
        [.never, .always, .circle(center, random.number(10...90)), .none][random.below(4)]
      return view
    case 2, 3: return WalkingView(number, calls)
    default: return UIView()
    }
  }

  private static func vary(_ view: UIView, _ own: [UIView], _ random: inout Seeded) {
    view.frame = rect(&random, 200)
    if random.oneIn(3) {
      view.bounds.origin = CGPoint(x: random.number(-40...40), y: random.number(-40...40))
    }
    if random.oneIn(3) { view.transform = transform(&random) }
    if random.oneIn(20) { view.transform = CGAffineTransform(scaleX: 0, y: 1) }
    if random.oneIn(5) { view.alpha = [0, 0.005, 0.01, 0.5][random.below(4)] }
    view.isHidden = random.oneIn(10)
    view.isUserInteractionEnabled = !random.oneIn(10)
    view.isDisabledControl = random.oneIn(10)
    view.clipsToBounds = random.oneIn(2)
    guard let walking = view as? WalkingView else { return }
    walking.others = { [unowned view] in
      view.window.map { window in Array(RandomTree.subtree(of: window).dropFirst()) } ?? []
    }
    let whims: [Whim] = [
      .none, .nilIfSelf, .selfIfInside, .childrenOutside, .prefer(random.below(own.count)),
      .superTwice, .withoutEvent, .moved(random.number(-30...30), random.number(-30...30)),
    ]
    walking.whim = whims[random.below(whims.count)]
  }

  private static func rect(_ random: inout Seeded, _ size: Double) -> CGRect {
    CGRect(
      x: random.number(-30...100),
      y: random.number(-30...100),
      width: random.oneIn(15) ? 0 : random.number(10...size),
      height: random.number(10...size)
    )
  }

  private static func transform(_ random: inout Seeded) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: random.number(-3...3))
      .scaledBy(x: random.number(0.4...2), y: random.number(-2 ... -0.4))
      .translatedBy(x: random.number(-20...20), y: random.number(-20...20))
  }

  static func subtree(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { subtree(of: $0) }
  }
}
