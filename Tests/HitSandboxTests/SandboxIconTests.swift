import Foundation
import TestSupport
import HitCanvas
import Testing

@testable import HitSandbox

@Suite("The icons of a desktop")
struct SandboxIconTests {
  @Test(
    "the installed pictures are the window's icon",
    arguments: [16, 22, 24, 32, 48, 64, 128, 256]
  )
  func pictures(side: Int) throws {
    let path = Checkout.path("Assets/icons/\(side).png")
    let kept = try CairoSurface(contentsOfPNG: path)
    let drawn = try #require(SandboxIcon.surface(side))
    #expect(kept.width == side && kept.height == side)
    let pairs = zip(kept.pixelWords(), drawn.pixelWords())
    let different = pairs.count { old, new in
      [0, 8, 16, 24].contains { abs(Int(old >> $0 & 255) - Int(new >> $0 & 255)) > 40 }
    }
    #expect(different * 50 <= side * side, "\(different) pixels differ")
  }
}
