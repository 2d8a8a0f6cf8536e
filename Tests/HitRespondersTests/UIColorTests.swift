import Foundation
import HitResponders
import Testing

@Suite("Colours")
struct UIColorTests {
  @Test("components outside 0 through 1 are clamped")
  func clamping() {
    let color = UIColor(red: 2, green: -1, blue: 0.5, alpha: 3)
    #expect(color == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("hue 1/3 at full saturation is green")
  func hue() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
  }

  @Test("hue, saturation and brightness are read back as they were given")
  func readingHue() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for step in 0..<12 {
      let given = CGFloat(step) / 12
      let color = UIColor(hue: given, saturation: 0.5, brightness: 0.8, alpha: 0.25)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect(abs(hue - given) < 1e-9 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
    }
  }

  @Test("only a grey has a white")
  func white() {
    var white: CGFloat = 0
    #expect(UIColor.darkGray.getWhite(&white, alpha: nil) && abs(white - 1 / 3) < 1e-9)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("Display P3 is brought into sRGB; what lies outside is clamped")
  func displayP3() {
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(abs(grey.red - 0.5) < 1e-3 && abs(grey.blue - 0.5) < 1e-3)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let muted = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.4, alpha: 1)
    #expect(muted.red > 0.5 && muted.green < 0.4)
  }
}
