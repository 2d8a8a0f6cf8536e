import Foundation
import Testing

@testable import HitX11

@Suite("Scale factor")
struct ScaleFactorTests {
  @Test(
    "the first that speaks wins, and nonsense does not count as speaking",
    arguments: [
      (CGFloat(3), ["GDK_SCALE": "2"], "Xft.dpi: 144", CGFloat(3), ScaleFactor.Source.explicit),
      (nil, ["GDK_SCALE": "2"], "Xft.dpi: 144", 2, .environment),
      (nil, [:], "Xft.hinting:\t1\nXft.dpi:\t144", 1.5, .resources),
      (nil, [:], nil, 1, .standard),
      (CGFloat.nan, ["GDK_SCALE": "two"], "Xft.dpi: lots", 1, .standard),
      (0, ["GDK_SCALE": "-2"], "Xft.dpi: 0", 1, .standard),
      (CGFloat.infinity, ["GDK_SCALE": "1e300"], "Xft.dpi", 1, .standard),
    ] as [(CGFloat?, [String: String], String?, CGFloat, ScaleFactor.Source)]
  )
  func precedence(
    explicit: CGFloat?,
    environment: [String: String],
    resources: String?,
    expected: CGFloat,
    source: ScaleFactor.Source
  ) {
    let scale = ScaleFactor(explicit: explicit, environment: environment, resources: resources)
    #expect(scale.pixelsPerPoint == expected)
    #expect(scale.source == source)
  }
}
