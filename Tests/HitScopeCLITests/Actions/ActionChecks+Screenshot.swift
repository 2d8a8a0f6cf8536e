import Foundation
import HitCanvas
import HitInspector
import HitResponders
import TestSupport
import Testing

// A dump over the screenshot of its app.
extension ActionChecks {
  static var screenshot: [InspectorCommand: ActionCheck] {
    var checks: [InspectorCommand: ActionCheck] = [
      .fadeScreenshot: { trial in
        let desk = try await trial.openDump()
        desk.expect(0xc03020, at: 30, 90)
        try trial.act(on: desk)
        #expect(
          eventually { desk.scenePixel(30, 90).map { $0 != 0xc03020 && $0 != 0x20262e } == true }
        )
        try trial.act(on: desk)
        desk.expect(0x20262e, at: 30, 90)
        try trial.act(on: desk)
        desk.expect(0xc03020, at: 30, 90)
      }
    ]
    for layer in ScreenshotLayer.allCases where layer != .screenshot {
      checks[.toggleScreenshotLayer(layer)] = { trial in
        let desk = try await trial.openDump()
        let scene = desk.geometry.sceneRect
        // Lint looks at the scene once it has rested.
        let before = try desk.settledPicture(of: scene, still: .milliseconds(900))
        for isBack in [false, true] {
          try trial.type(.showPalette, on: desk)
          try desk.enter("\(layer.title) over the screenshot")
          #expect(try eventually { try (desk.picture(of: scene) == before) == isBack })
        }
      }
    }
    return checks
  }
}

extension ActionTrial {
  /// Opens the dump of an app, a button of which lies under a bar, over its screenshot.
  func openDump() async throws -> Desk {
    let size = CGSize(width: 320, height: 480)
    let dump = try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIButton: 0x7f02; frame = (20 20; 160 60)>
         | <UIButton: 0x7f03; frame = (200 300; 30 30)>
         | <UINavigationBar: 0x7f04; frame = (0 0; 320 44)>
      """,
      to: "app.txt"
    )
    let picture = folder.path("shot.png")
    try await MainActor.run { try Self.paint(0xc03020, size, to: picture) }
    return try open(
      dump,
      sceneSize: size,
      options: ["--screenshot", picture],
      in: folder.path
    )
  }

  /// Writes a picture of one colour with two pixels to a point.
  @MainActor
  static func paint(_ color: UInt32, _ size: CGSize, to path: String) throws {
    let (width, height) = (Int(size.width * 2), Int(size.height * 2))
    let picture = try CairoSurface(width: width, height: height)
    let canvas = picture.makeCanvas()
    let parts = [16, 8, 0].map { CGFloat(color >> $0 & 0xff) / 255 }
    canvas.setFillColor(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
    canvas.fill(CGRect(x: 0, y: 0, width: width, height: height))
    try picture.writePNG(to: path)
  }
}
