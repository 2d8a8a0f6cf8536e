import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import TestSupport

/// An application with a random tree of views that changes at random.
final class RandomScene {
  let application = UIApplication()
  let window: UIWindow
  private var second: UIWindow?
  private var views: [UIView] = []
  private var random: Seeded

  /// A view whose drawing reaches beyond its bounds and changes the canvas's state.
  private final class Scribble: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.orange.set()
      let path = UIBezierPath(ovalIn: rect.insetBy(dx: 3, dy: -4))
      path.addClip()
      path.lineWidth = 3
      path.stroke()
      UIRectFill(CGRect(x: rect.midX, y: rect.minY - 20, width: 7.3, height: 200))
      UIGraphicsGetCurrentContext()?.translateBy(x: 30, y: 30)
    }
  }

  init(seed: UInt64, views count: Int = 24) {
    random = Seeded(seed)
    application.screen.bounds = CGRect(x: 0, y: 0, width: 160, height: 120)
    window = application.inForce { UIWindow() }
    window.backgroundColor = UIColor(white: 0.2, alpha: 1)
    window.isHidden = false
    for _ in 0..<count { add() }
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    return Bool.random(using: &random) ? value.rounded() : value
  }

  private func color() -> UIColor {
    UIColor(
      hue: number(0...1),
      saturation: 0.7,
      brightness: 0.8,
      alpha: Bool.random(using: &random) ? 1 : 0.5
    )
  }

  private func add() {
    let frame = CGRect(
      x: number(-20...120),
      y: number(-20...90),
      width: number(1...70),
      height: number(1...50)
    )
    let view =
      Int.random(in: 0..<4, using: &random) == 0 ? Scribble(frame: frame) : UIView(frame: frame)
    view.backgroundColor = color()
    let holders = views + [window]
    holders[Int.random(in: holders.indices, using: &random)].addSubview(view)
    views.append(view)
  }

  /// Makes one random change to one random view.
  func change() {
    guard let index = views.indices.randomElement(using: &random) else { return add() }
    let view = views[index]
    switch Int.random(in: 0..<17, using: &random) {
    case 0: view.alpha = number(0...1)
    case 1: view.isHidden.toggle()
    case 2: view.center = CGPoint(x: number(0...120), y: number(0...90))
    case 3: view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    case 4: view.bounds.size = CGSize(width: number(1...80), height: number(1...60))
    case 5: view.transform = CGAffineTransform(rotationAngle: number(-2...2))
    case 6: view.transform = CGAffineTransform(scaleX: number(0.3...2), y: number(0...2))
    case 7: view.backgroundColor = color()
    case 8: view.layer.cornerRadius = number(0...12)
    case 9:
      view.layer.borderWidth = number(0...4)
      view.layer.borderColor = color().cgColor
    case 10: view.clipsToBounds.toggle()
    case 11: view.caption = "caption \(index)"
    case 12: view.superview?.sendSubviewToBack(view)
    case 13: view.setNeedsDisplay()
    case 14:
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
      add()
    case 15: view.superview?.bringSubviewToFront(view)
    default: changeWindows()
    }
  }

  private func changeWindows() {
    if let second {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: second.isHidden.toggle()
      case 1: second.frame.origin = CGPoint(x: number(-20...100), y: number(-20...80))
      case 2: second.alpha = number(0.2...1)
      default: second.windowLevel = UIWindow.Level(number(-1...1))
      }
    } else {
      let made = application.inForce {
        UIWindow(frame: CGRect(x: 50, y: 20, width: 60, height: 40))
      }
      made.backgroundColor = color()
      made.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 90, height: 20)))
      made.subviews.first?.backgroundColor = color()
      made.isHidden = false
      second = made
    }
  }
}
