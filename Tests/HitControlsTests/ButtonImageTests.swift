import Foundation
import HitCanvas
import HitControls
import HitGeometry
import HitResponders
import Testing

@Suite("Images of buttons, texts of labels")
struct ButtonImageTests {
  private func square(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func paint(_ view: UIView) -> CairoSurface {
    UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      .surface
  }

  @Test("a button draws the image of its state in its middle")
  func images() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.setImage(square(.red), for: .normal)
    button.setImage(square(.blue), for: .selected)
    #expect(paint(button)[20, 20] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(paint(button)[14, 20] == .clear)
    button.isSelected = true
    #expect(paint(button)[20, 20] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    button.setBackgroundImage(square(.green), for: .normal)
    #expect(paint(button)[2, 2].green > 0)
  }

  @Test("the title stands right of the image, and both make the size")
  func besides() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Add to basket", for: .normal)
    let title = button.intrinsicContentSize.width
    button.setImage(square(.red, 24), for: .normal)
    #expect(button.intrinsicContentSize.width == title + 24)
    let image = button.imageRect(forContentRect: button.bounds)
    #expect(button.titleRect(forContentRect: button.bounds).minX == image.maxX)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(button.intrinsicContentSize.width == title + 40)
  }

  @Test("a label takes text, font and colour of an attributed text")
  func attributed() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let font = UIFont.boldSystemFont(ofSize: 30)
    label.attributedText = NSAttributedString(
      string: "Slide",
      attributes: [.font: font, .foregroundColor: UIColor.red]
    )
    #expect(label.text == "Slide" && label.font == font && label.textColor == .red)
    #expect(try #require(label.attributedText).string == "Slide")
    label.font = nil
    label.textColor = nil
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(rect.width > 20 && rect.width < 100 && rect.midY == 20)
  }
}
