import Testing

@testable import HitX11

@Suite("Device rectangle")
struct DeviceRectTests {
  @Test("rectangles at the ends of the number range neither trap nor wrap")
  func extremes() {
    let vast = DeviceRect(x: -5, y: -5, width: .max, height: .max)
    let far = DeviceRect(x: .max, y: .max, width: .max, height: .max)
    let window = DeviceRect(x: 0, y: 0, width: 100, height: 50)
    #expect(vast.intersection(window) == window)
    #expect(far.intersection(window).isEmpty)
    #expect(DeviceRect(x: .min, y: 0, width: 5, height: 5).intersection(window).isEmpty)
    #expect(DeviceRect(x: 3, y: 3, width: -5, height: 9).intersection(window).isEmpty)
  }
}
