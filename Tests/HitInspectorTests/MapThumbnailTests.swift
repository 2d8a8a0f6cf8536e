import Foundation
import HitAnalysis
import HitCanvas
import HitControls
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitInspector

@Suite("A map as a small picture")
struct MapThumbnailTests {
  private static let size = CGSize(width: 660, height: 490)

  /// A screen with more views than a small picture shows one by one.
  private static func scene() -> Scene {
    Scene(name: "grid", title: "", size: size) { stage in
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      for place in 0..<66 * 49 {
        let button = UIButton(
          frame: CGRect(x: place % 66 * 10, y: place / 66 * 10, width: 9, height: 10)
        )
        button.backgroundColor = .gray
        window.addSubview(button)
      }
      window.isHidden = false
      stage.add(window)
    }
  }

  @Test(
    "after a change no more is painted than changed, as a new picture has it",
    arguments: [1, 1.5]
  )
  func changes(scale: CGFloat) throws {
    let scene = Self.scene()
    let map = LiveMap(Explainer(scene), title: "grid")
    let rect = CGRect(x: 8, y: 4, width: 132, height: 98)
    func paint(_ reading: MapReading, by thumbnail: MapThumbnail) throws -> [UInt32] {
      let surface = try CairoSurface(width: Int(150 * scale), height: Int(110 * scale))
      Appearance.under(.dark) {
        thumbnail.paint(reading, in: rect, on: surface.makeCanvas(scale: scale))
      }
      return surface.pixelWords()
    }
    let kept = MapThumbnail()
    var reading = MapReading(try #require(try map.update()))
    #expect(try paint(reading, by: kept) == paint(reading, by: MapThumbnail()))
    #expect(kept.paintedArea == rect.width * rect.height)
    var random = Seeded(3)
    let views = try #require(scene.windows.first).subviews
    for round in 0..<24 {
      let view = views[random.below(views.count)]
      view.frame.origin.x += CGFloat(random.below(40)) - 20
      view.frame.origin.y += CGFloat(random.below(40)) - 20
      guard let report = try map.update() else { continue }
      reading = MapReading(report, keeping: reading)
      let area = kept.paintedArea
      #expect(try paint(reading, by: kept) == paint(reading, by: MapThumbnail()), "round \(round)")
      #expect(kept.paintedArea - area < 600)
    }
    // In another place it is what it was; as large as never before it is painted anew.
    let area = kept.paintedArea
    let surface = try CairoSurface(width: 400, height: 400)
    let canvas = surface.makeCanvas(scale: scale)
    Appearance.under(.dark) { kept.paint(reading, in: rect.offsetBy(dx: 16, dy: 8), on: canvas) }
    #expect(kept.paintedArea == area)
    let larger = CGRect(x: 8, y: 4, width: 198, height: 146)
    Appearance.under(.dark) { kept.paint(reading, in: larger, on: canvas) }
    #expect(kept.paintedArea == area + larger.width * larger.height)
  }
}
