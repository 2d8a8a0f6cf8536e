import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Drawing layers and text")
struct LayerDrawingTests {
  private let size = CGSize(width: 20, height: 10)

  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 1)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    half.backgroundColor = .red
    view.addSubview(half)
    return view
  }

  @Test("a layer is rendered in its own space, wherever its view lies")
  func render() {
    let view = card()
    let image = UIGraphicsImageRenderer(size: size).image { view.layer.render(in: $0.cgContext) }
    #expect(image.surface[9, 5] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(image.surface[10, 5] == .clear)
    #expect(view.transform != .identity && view.frame.minX > 90)
  }

  @Test("a hierarchy is drawn into a rectangle of the current context")
  func hierarchy() {
    let view = card()
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true)
    }
    #expect(image.surface[9, 5] == .clear && image.surface[12, 5].alpha == 255)
    #expect(image.surface[16, 5] == .clear)
  }

  @Test("a blend mode mixes until the state is restored")
  func blending() {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
      let left = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      left.fill(with: .clear, alpha: 1)
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 15, y: 0, width: 5, height: 10)).fill(with: .normal, alpha: 1)
    }
    #expect(image.surface[5, 5] == .clear)
    #expect(image.surface[12, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(image.surface[17, 5] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test("Foundation's strings draw as Swift's do")
  func strings() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20)]
    let size = "Abc".size(withAttributes: attributes)
    #expect(("Abc" as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "Abc", attributes: attributes).size() == size)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test("a picture that is not there is none, and symbols are not there")
  func names() {
    #expect(UIImage(named: "nothing") == nil && UIImage(systemName: "star.fill") == nil)
  }

  @Test("the shape of a shadow is kept")
  func shadowPath() {
    let layer = card()
    layer.layer.shadowPath = UIBezierPath(ovalIn: layer.bounds).cgPath
    #expect(layer.layer.shadowPath?.contains(CGPoint(x: 10, y: 5)) == true)
  }
}
