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
}
