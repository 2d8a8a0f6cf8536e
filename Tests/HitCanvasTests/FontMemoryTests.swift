import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import TestSupport
import Testing

@Suite("Memory of fonts", .serialized)
struct FontMemoryTests {
  @Test("texts that are drawn at ever other sizes take no more memory than at a few")
  func stretches() async {
    // In a process of its own: other tests take memory meanwhile.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let surface = try CairoSurface(width: 64, height: 64)
        @MainActor func draw(_ sizes: Range<Int>) {
          for size in sizes {
            let canvas = surface.makeCanvas(scale: 1 + CGFloat(size) / 997)
            for points in 9...14 {
              let text = TextLayout.of("Fit", font: Font(size: CGFloat(points)))
              canvas.draw(text, at: .zero, color: .white)
            }
          }
        }
        draw(1..<40)
        let before = try residentPages()
        draw(40..<120)
        // Each font takes some 20 KB for each way it is stretched, so 80 ways would take 10 MB.
        #expect(try residentPages() < before + 1_200)
      }
    }
  }
}
