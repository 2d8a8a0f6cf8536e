import Foundation
import HitGeometry
import HitResponders
import Testing

@Suite("Looks and layers")
struct LooksTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("a layer tells its view's geometry and changes it")
  func geometry() {
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.position = CGPoint(x: 0, y: 0)
    #expect(view.center == .zero)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == layer.affineTransform())
    layer.isHidden = true
    #expect(view.isHidden)
    #expect(layer.contains(CGPoint(x: 99, y: 49)) && !layer.contains(CGPoint(x: 100, y: 49)))
  }

  @Test("an anchor elsewhere moves the view and is what it turns about")
  func anchor() {
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    superview.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: superview) == CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: superview) == CGPoint(x: 80, y: 65))
    #expect(view.convert(CGPoint(x: 80, y: 65), from: superview) == CGPoint(x: 10, y: 10))
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    view.transform = .identity
    #expect(view.anchorPoint == .zero)
  }

  @Test("layers are hit by bounds alone, and drawn by zPosition")
  func layers() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let front = UIView(frame: view.frame)
    superview.addSubview(view)
    superview.addSubview(front)
    front.isUserInteractionEnabled = false
    #expect(superview.layer.hitTest(CGPoint(x: 15, y: 25)) === front.layer)
    #expect(superview.layer.hitTest(CGPoint(x: 400, y: 25)) == nil)
    #expect(superview.layer.sublayers?.count == 2 && front.layer.superlayer === superview.layer)
    #expect(superview.paintedSubviews == [view, front])
    view.layer.zPosition = 1
    #expect(superview.paintedSubviews == [front, view])
    #expect(superview.hitTest(CGPoint(x: 15, y: 25), with: nil) === view)
    front.isUserInteractionEnabled = true
    #expect(superview.hitTest(CGPoint(x: 15, y: 25), with: nil) === front)
  }

  @Test("a tint colour is inherited, and those that inherit it are told of a change")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let inner = Tinted(frame: .zero)
    view.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    view.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed && inner.changes == 1)
    inner.tintColor = .green
    view.tintColor = nil
    #expect(inner.tintColor == .green && inner.changes == 2 && view.tintColor == .systemBlue)
  }

  @Test("content is fitted as the mode says")
  func content() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let size = CGSize(width: 20, height: 20)
    func place(_ mode: UIView.ContentMode) -> CGRect { mode.rect(of: size, in: bounds) }
    #expect(place(.scaleToFill) == bounds)
    #expect(place(.scaleAspectFit) == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(place(.scaleAspectFill) == CGRect(x: 0, y: -25, width: 100, height: 100))
    #expect(place(.center) == CGRect(x: 40, y: 15, width: 20, height: 20))
    #expect(place(.bottomRight) == CGRect(x: 80, y: 30, width: 20, height: 20))
    #expect(place(.top) == CGRect(x: 40, y: 0, width: 20, height: 20))
  }
}
