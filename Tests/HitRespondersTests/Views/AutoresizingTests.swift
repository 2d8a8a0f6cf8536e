import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("Autoresizing")
struct AutoresizingTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Returns a subview's frame after its superview grew from 100 × 100 to 200 × 150.
  private func frame(_ mask: UIView.AutoresizingMask, from start: CGRect) -> CGRect {
    let view = UIView(frame: start)
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.bounds.size = CGSize(width: 200, height: 150)
    return view.frame
  }

  private static let start = CGRect(x: 10, y: 10, width: 60, height: 40)

  /// A mask and where it takes a view that starts at `start`.
  private struct Case {
    let mask: UIView.AutoresizingMask
    let place: CGRect

    init(_ mask: UIView.AutoresizingMask, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
      self.mask = mask
      place = CGRect(x: x, y: y, width: w, height: h)
    }
  }

  private static let cases = [
    Case([], 10, 10, 60, 40),
    Case([.flexibleRightMargin, .flexibleBottomMargin], 10, 10, 60, 40),
    Case([.flexibleWidth], 10, 10, 160, 40),
    Case([.flexibleHeight], 10, 10, 60, 90),
    Case([.flexibleWidth, .flexibleHeight], 10, 10, 160, 90),
    Case([.flexibleLeftMargin], 110, 10, 60, 40),
    Case([.flexibleTopMargin], 10, 60, 60, 40),
    // Margins of 10 and 30 share 100 as 25 and 75.
    Case([.flexibleLeftMargin, .flexibleRightMargin], 35, 10, 60, 40),
    // 10 + 60 + 30 are the whole: everything doubles.
    Case([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 10, 120, 40),
  ]

  @Test("what is flexible takes the change, in proportion to its size")
  func masks() {
    for example in Self.cases {
      superview.bounds.size = CGSize(width: 100, height: 100)
      #expect(frame(example.mask, from: Self.start) == example.place)
    }
  }

  @Test("all margins flexible keep a view in the middle in the middle")
  func middle() {
    let mask: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let place = frame(mask, from: CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(place == CGRect(x: 90, y: 65, width: 20, height: 20))
  }

  @Test("where all that is flexible is empty, the change is shared evenly")
  func empty() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let place = frame(mask, from: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(place == CGRect(x: 50, y: 0, width: 100, height: 10))
  }

  @Test("a width that runs out stops at nothing")
  func exhausted() {
    let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 10))
    view.autoresizingMask = .flexibleWidth
    superview.addSubview(view)
    superview.frame.size.width = 50
    #expect(view.frame.width == 0)
  }

  @Test("a view switches resizing off for its subviews")
  func off() {
    superview.autoresizesSubviews = false
    #expect(frame([.flexibleWidth, .flexibleHeight], from: Self.start) == Self.start)
  }

  @Test("a view with a transform is resized as it would stand without one")
  func transformed() {
    let view = UIView(frame: Self.start)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.autoresizingMask = [.flexibleWidth]
    superview.addSubview(view)
    superview.bounds.size.width = 200
    #expect(view.bounds.size == CGSize(width: 160, height: 40))
    #expect(view.center == CGPoint(x: 90, y: 30))
  }

  @Test("the override of frame is what places a view")
  func override() {
    final class Stubborn: UIView {
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 7, height: 7)) }
      }
    }
    let view = Stubborn(frame: .zero)
    view.autoresizingMask = [.flexibleWidth]
    superview.addSubview(view)
    superview.bounds.size.width = 200
    #expect(view.frame.size == CGSize(width: 7, height: 7))
  }

  @Test("a tree of any depth follows at once")
  func deep() {
    var views = [superview]
    for _ in 0..<20_000 {
      let view = UIView(frame: views[views.count - 1].bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    superview.bounds.size = CGSize(width: 300, height: 20)
    #expect(views.allSatisfy { $0.bounds.size == CGSize(width: 300, height: 20) })
  }

  @Test("a controller's own view is flexible, so that it follows a superview of another size")
  func controller() throws {
    let view = try #require(UIViewController().view)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
}
