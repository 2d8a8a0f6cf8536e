import Foundation
import HitCanvas
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Window picture")
struct WindowPictureTests {
  private func picture(scale: CGFloat = 1) throws -> CairoSurface {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    return try WindowPicture(scene, explaining: CGPoint(x: 160, y: 421)).render(scale: scale)
  }

  private func hex(_ pixel: Pixel) -> [UInt8] { [pixel.red, pixel.green, pixel.blue] }

  @Test("it shows the scene and the explanation, 1280 by 800, without a display")
  func explanation() throws {
    let picture = try picture()
    #expect(picture.width == 1280 && picture.height == 800)
    let layout = InspectorLayout(size: CGSize(width: 1280, height: 800))
    let geometry = StageGeometry(
      layout,
      sceneSize: CGSize(width: 320, height: 480)
    )
    // Cell5's outline at the scene's right edge, the dead part of the button, its live part.
    for (x, y, colour) in [(318, 350, Theme.accepted), (131, 428, Theme.hatchGround)] {
      let place = geometry.windowPoint(CGPoint(x: x, y: y))
      let channels = [colour.red, colour.green, colour.blue].map { UInt8(($0 * 255).rounded()) }
      #expect(hex(picture[Int(place.x), Int(place.y)]) == channels)
    }
    let live = geometry.windowPoint(CGPoint(x: 184, y: 470))
    #expect(hex(picture[Int(live.x), Int(live.y)]) == [0xe0, 0x8a, 0x3a])
  }

  @Test("it is the same picture every time, and as large as asked")
  func determinism() throws {
    #expect(try picture().pngData() == picture().pngData())
    let large = try picture(scale: 2)
    #expect(large.width == 2560 && large.height == 1600)
  }
}
