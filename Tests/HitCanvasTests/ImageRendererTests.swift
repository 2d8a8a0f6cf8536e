import Foundation
import HitCanvas
import HitResponders
import Testing

@Suite("Image renderer")
struct ImageRendererTests {
  private let size = CGSize(width: 10, height: 6)

  @Test("what is drawn becomes the picture, in the pixels of its scale")
  func image() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == size && image.surface.width == 20)
    #expect(image.surface[9, 5] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(image.surface[10, 5] == .clear)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a renderer of a rectangle shows what lies in it")
  func bounds() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 10, height: 6))
    let image = renderer.image { _ in UIRectFill(CGRect(x: 105, y: 50, width: 5, height: 6)) }
    #expect(image.surface[4, 3] == .clear && image.surface[5, 3].alpha == 255)
  }

  @Test("the older calls nest, and an image keeps what was drawn when it was taken")
  func olderCalls() throws {
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    UIGraphicsBeginImageContext(size)
    let empty = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIRectFill(CGRect(origin: .zero, size: size))
    #expect(empty.surface[1, 1] == .clear)
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(outer.surface[1, 1] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
