import Foundation
import HitCanvas
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// A dump over the screenshot of its app.
@Suite("A screenshot under a dump")
struct ScreenshotTests {
  /// The dump of the photos, one row of which is scrolled under the bar.
  private static func photos() throws -> Scene {
    let text = try DumpFile.photos.text()
      .replacing("contentOffset: {0, -44}", with: "contentOffset: {0, 0}")
    return Scene(try SceneDocument(text: Array(text.utf8), path: "photos-picker-ios9.txt"))
  }

  /// A picture of hills in front of skies, two pixels to a point.
  private static func shot(_ size: CGSize = CGSize(width: 320, height: 568)) throws -> CairoSurface
  {
    let picture = try CairoSurface(width: Int(size.width * 2), height: Int(size.height * 2))
    let canvas = picture.makeCanvas(scale: 2)
    canvas.fill(CGRect(origin: .zero, size: size), color: .white)
    for place in 0..<16 {
      let corner = CGPoint(x: CGFloat(place % 4) * 80.5, y: 9.5 + CGFloat(place / 4) * 80.5)
      let photo = CGRect(origin: corner, size: CGSize(width: 78.5, height: 78.5))
      let shade = CGFloat((place * 5) % 16) / 16
      canvas.fill(
        photo,
        color: UIColor(red: 0.95 - shade / 2, green: 0.7, blue: 0.5 + shade / 2, alpha: 1)
      )
      let hill = photo.divided(atDistance: 26 + shade * 14, from: .maxYEdge).slice
      canvas.fill(hill, color: UIColor(red: 0.2, green: 0.35 - shade / 5, blue: 0.3, alpha: 1))
    }
    canvas.fill(CGRect(x: 0, y: 0, width: 320, height: 44), color: UIColor(white: 0.97, alpha: 0.8))
    return picture
  }

  private func rig() throws -> WindowGoldenTests.Rig {
    WindowGoldenTests.Rig(try Self.photos(), place: nil)
  }

  @Test(
    "it is drawn under the frames and hatches of the views, which show it",
    arguments: [1, 0.5, 0]
  )
  func drawn(opacity: CGFloat) throws {
    let rig = try rig()
    let red = try CairoSurface(width: 320, height: 568)
    red.makeCanvas().fill(CGRect(x: 0, y: 0, width: 320, height: 568), color: .red)
    try rig.lay(red)
    rig.inspector.perform(.fadeScreenshotTo(opacity))
    let place = rig.inspector.geometry.windowPoint(CGPoint(x: 200, y: 500))
    let pixel = try rig.inspector.painting.render()[Int(place.x), Int(place.y)]
    let ground = Theme.sceneFill
    #expect(abs(CGFloat(pixel.red) / 255 - (opacity + ground.red * (1 - opacity))) < 0.01)
    #expect(abs(CGFloat(pixel.green) / 255 - ground.green * (1 - opacity)) < 0.01)
  }

  @Test("V fades it to a half, to nothing and back, and its slider to any share")
  func fading() throws {
    let rig = try rig()
    #expect(!rig.inspector.perform(.fadeScreenshot))
    try rig.lay(try Self.shot())
    var seen: [CGFloat] = []
    for _ in 0..<4 {
      rig.inspector.perform(.fadeScreenshot)
      seen.append(rig.inspector.model.screenshot.opacity)
    }
    #expect(seen == [0.5, 0, 1, 0.5])
    rig.inspector.perform(.fadeScreenshotTo(0.7))
    rig.inspector.perform(.fadeScreenshot)
    #expect(rig.inspector.model.screenshot.opacity == 0.5)
    rig.inspector.perform(.fadeScreenshotTo(3))
    #expect(rig.inspector.model.screenshot.opacity == 1)
  }

  @Test("one, two or three pixels to a point fit, and any ratio that both sides have")
  func ratios() throws {
    let rig = try rig()
    for (width, height, text) in [
      (320, 568, "1 px = 1 pt"), (640, 1136, "2 px = 1 pt"), (960, 1704, "3 px = 1 pt"),
      (200, 355, "0.625 px = 1 pt"),
    ] {
      try rig.lay(try CairoSurface(width: width, height: height))
      #expect(rig.inspector.model.screenshot.screenshot?.caption.hasSuffix(text) == true)
    }
    #expect {
      try rig.lay(try CairoSurface(width: 640, height: 960))
    } throws: { error in
      "\(error)" == "shot.png is 640 × 960, the dump 320 × 568: not laid over"
    }
  }

  @Test(
    "views that were scrolled are told beside the scene, with what the dump had; 0 puts them back"
  )
  func scrolled() throws {
    let rig = WindowGoldenTests.Rig(try DumpFile.photos.scene(), place: nil)
    #expect(rig.inspector.model.scrolled == nil)
    let list = try #require(rig.feed.scene.view(named: "PUCollectionView"))
    list.bounds.origin = .zero
    rig.feed.explain(at: 2)
    #expect(
      rig.inspector.model.scrolled?.lines == [
        "scrolled 44 pt here:", "contentOffset was (0, -44)", "in the dump; 0 puts it back",
      ]
    )
    let scene = rig.inspector.geometry.sceneRect
    #expect(
      rig.inspector.root.scrollNote.frame.origin == CGPoint(x: scene.maxX + 16, y: scene.minY)
    )
    rig.feed.dumpScroll.putBack(by: rig.feed.editing)
    rig.feed.explain(at: 3)
    #expect(list.bounds.origin == CGPoint(x: 0, y: -44) && rig.inspector.model.scrolled == nil)
    #expect(rig.inspector.root.scrollNote.isHidden)
  }

  @Test("what is shown over it is listed beside the scene, each with a box")
  func list() throws {
    let rig = try rig()
    try rig.lay(try Self.shot())
    let panel = rig.inspector.root.screenshot
    #expect(!panel.isHidden && panel.frame.maxX < rig.inspector.geometry.sceneRect.minX)
    #expect(
      panel.rows.map(\.title) == [
        "screenshot", "view outlines", "findings", "covered parts", "hit map colours",
      ]
    )
    #expect(panel.rows.map(\.isOn) == [true, true, true, true, false])
    panel.onToggle?(4)
    panel.onToggle?(1)
    #expect(panel.rows.map(\.isOn) == [true, false, true, true, true])
    rig.inspector.perform(.showMode(.hitMap))
    #expect(panel.isHidden)
    rig.inspector.perform(.showMode(.inspect))
    rig.inspector.perform(.toggleOutline)
    #expect(panel.isHidden)
  }

  @Test("the photos of a dump over their screenshot, one row under the bar, a photo asked about")
  func golden() throws {
    let rig = try rig()
    try rig.lay(try Self.shot())
    rig.inspector.pointer.move(to: rig.inspector.geometry.windowPoint(CGPoint(x: 70, y: 28)))
    rig.hover(70, 28, at: 1)
    let photo = try #require(rig.feed.scene.view(named: "PUPhotoView#1"))
    rig.inspector.perform(.ask(ObjectIdentifier(photo)))
    rig.feed.explain(at: 2)
    #expect(try rig.mismatch("real-app") == nil)
  }
}

extension WindowGoldenTests.Rig {
  /// Lays a picture under the views.
  fileprivate func lay(_ picture: CairoSurface) throws {
    inspector.model.show(
      try SceneScreenshot(
        picture,
        name: "shot.png",
        over: inspector.geometry.sceneSize,
        noun: "dump"
      )
    )
    feed.explain(at: 1.5)
    feed.explain(at: 2)
  }
}
