import Foundation
import HitAnalysis
import HitCanvas
import HitGeometry
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("The layers of the window")
struct ExplodeModeTests {
  private func rig(_ name: String = "raised-tab") throws -> FeedRig {
    let rig = try FeedRig(name)
    rig.inspector.perform(.showMode(.explode))
    rig.feed.explain(at: 1)
    return rig
  }

  @Test("siblings that lie over one another have layers of their own, others share one")
  func layers() throws {
    let rig = try rig()
    let content = rig.inspector.root.exploded.content
    #expect(content.layers.viewCount == 19)
    #expect(content.layers.layers.count == 12)
    #expect(content.layers.layers.map(\.count) == [1, 1, 1, 2, 1, 5, 1, 1, 1, 1, 1, 3])
    rig.inspector.model.explode.isOnePerView = true
    #expect(rig.inspector.root.exploded.content.layers.layers.count == 19)
  }

  @Test("a layer is called after the view that let the press in, not after one that refused it")
  func letIn() throws {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480],
        "views": [
          { "id": "Cell", "frame": [20, 60, 200, 100], "subviews": [
            { "id": "Save", "class": "UIButton", "frame": [20, 20, 100, 60] } ] },
          { "id": "Badge", "frame": [240, 300, 40, 40] } ] }
      """
    let rig = FeedRig(Scene(try SceneDocument(text, path: "t.json")))
    rig.inspector.perform(.showMode(.explode))
    rig.feed.hover(CGPoint(x: 80, y: 100))
    rig.feed.explain(at: 1)
    let content = rig.inspector.root.exploded.content
    let names = content.layers.layers.indices.map { content.row(onLayer: $0)?.name }
    #expect(content.walk.map(\.name).contains("Badge"))
    #expect(names.suffix(2) == ["Cell", "Save"], "\(names)")
  }

  @Test("a hover through the layers tells who would get a press, a press who got it")
  func tense() throws {
    let rig = try rig()
    rig.feed.hover(CGPoint(x: 160, y: 421))
    rig.feed.explain(at: 2)
    #expect(rig.inspector.root.exploded.content.received == "would get it")
    rig.touch(.began, 160, 421, at: 3)
    rig.touch(.ended, 160, 421, at: 3.1)
    #expect(rig.inspector.root.exploded.content.received == "received it")
  }

  @Test("boxes lie over one another only where they share an area")
  func overlap() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!ExplodedLayers.overlap([one, one.offsetBy(dx: 10, dy: 0)]))
    #expect(ExplodedLayers.overlap([one, one.offsetBy(dx: 9, dy: 9)]))
    #expect(!ExplodedLayers.overlap([one, .null, .zero]))
  }

  @Test("of more than 40 layers those of the walk are shown, and the heading says so")
  func many() throws {
    let rig = try FeedRig("stress")
    rig.feed.hover(CGPoint(x: 100, y: 100))
    rig.feed.explain(at: 1)
    rig.inspector.perform(.showMode(.explode))
    let content = rig.inspector.root.exploded.content
    #expect(content.layers.layers.count <= ExplodedContent.mostLayers)
    #expect(content.wholeLayers > ExplodedContent.mostLayers)
    #expect(content.heading.hasPrefix("asked only, as there are"))
  }

  @Test("a layer is a flat map of the screen, and goes back to it")
  func camera() throws {
    let camera = try rig().inspector.root.exploded.content.camera
    let point = CGPoint(x: 160, y: 421)
    let place = camera.place(of: point, layer: 7)
    let back = camera.scenePoint(place, layer: 7)
    #expect(abs(back.x - point.x) < 0.001 && abs(back.y - point.y) < 0.001)
    let next = camera.place(of: point, layer: 8)
    #expect(abs(next.x - place.x - camera.step.width) < 0.001)
    #expect(abs(next.y - place.y - camera.step.height) < 0.001)
  }

  @Test("the rows of the walk stand on the layers of their views")
  func beads() throws {
    let rig = try rig()
    rig.touch(.began, 160, 421, at: 2)
    rig.touch(.ended, 160, 421, at: 2.1)
    let content = rig.inspector.root.exploded.content
    #expect(content.isPinned)
    let numbers = content.layers.layers.indices.map { content.row(onLayer: $0)?.number }
    #expect(numbers == [1, 2, nil, nil, 7, 8, nil, 6, 5, 4, 3, nil])
    #expect(content.row(onLayer: 11)?.outcome == .notAsked)
    #expect(content.name(ofLayer: 11)?.name == "CenterButton")
  }

  @Test(
    "the card of a pointed view stands beside the names of the layers",
    arguments: [("raised-tab", CGPoint(x: 40, y: 130)), ("hit-walk", CGPoint(x: 600, y: 300))]
  )
  func card(name: String, point: CGPoint) throws {
    let rig = try FeedRig(name)
    let inspector = rig.inspector
    inspector.perform(.showMode(.explode))
    rig.feed.explain(at: 1)
    inspector.application.layoutIfNeeded()
    let panel = inspector.root.exploded
    #expect(panel.cardRect == nil)
    inspector.pointer.move(to: panel.content.camera.place(of: point, layer: 1))
    rig.feed.explain(at: 2)
    let rect = try #require(panel.cardRect)
    // The names of the wide scene stand where the card of the other one is.
    #expect((rect.maxX == panel.bounds.maxX - 13.5) == (name == "hit-walk"))
    #expect((rect.minX == panel.bounds.minX + 13.5) == (name == "raised-tab"))
  }

  @Test("where not all words have room, those of the press's own layers stand")
  func words() throws {
    let rig = try rig()
    rig.touch(.began, 160, 421, at: 2)
    let content = rig.inspector.root.exploded.content
    func worded(_ least: CGFloat) -> [Int] {
      content.wordedLayers(where: { _ in true }, apart: least, at: { CGFloat($0) * 10 })
    }
    #expect(worded(10) == (0...11).reversed())
    #expect(worded(20) == [11, 9, 7, 5, 3, 1])
    // Cell5 received it, CenterButton was meant.
    #expect(content.row(onLayer: 5)?.outcome == .received)
    #expect(worded(30) == [11, 8, 5, 2])
    #expect(worded(50) == [11, 5, 0])
    #expect(worded(1000) == [11])
  }

  @Test(
    "a click on a layer presses the scene there; with Shift it selects; a drag turns the layers"
  )
  func pointer() throws {
    let rig = try rig()
    let inspector = rig.inspector
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    let panel = inspector.root.exploded
    let place = panel.content.camera.place(of: CGPoint(x: 40, y: 130), layer: 5)
    inspector.pointer.move(to: place)
    #expect(inspector.model.pointedAt != nil)
    #expect(panel.content.pointedView?.view.name == "Cell2")
    let finger = { (phase: UITouch.Phase, point: CGPoint, time: TimeInterval) in
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      inspector.application.enqueue(.touches([sample], at: time))
      inspector.application.processQueue()
    }
    finger(.began, place, 3)
    finger(.ended, place, 3.1)
    guard case .press(let point) = commands.last else { return #expect(Bool(false)) }
    #expect(abs(point.x - 40) < 0.01 && abs(point.y - 130) < 0.01)
    finger(.began, place, 5)
    finger(.moved, CGPoint(x: place.x + 30, y: place.y), 5.1)
    finger(.ended, CGPoint(x: place.x + 30, y: place.y), 5.2)
    #expect(inspector.model.explode.yaw > 30)
    inspector.perform(.resetCamera)
    #expect(inspector.model.explode == ExplodeState())
  }

  @Test("layers that are moved stay in sight, and come back at once")
  func pan() throws {
    let inspector = try rig().inspector
    let panel = inspector.root.exploded
    let canvas = inspector.layout.canvas
    func move(_ width: CGFloat, _ height: CGFloat) {
      panel.onGesture?(.pan(CGSize(width: width, height: height)))
    }
    /// The box around all layers.
    func box() -> CGRect {
      let content = panel.content
      let flat = CGRect(origin: .zero, size: content.sceneSize)
      let front = CGFloat(content.layers.layers.count - 1)
      return flat.applying(content.camera.transform(layer: 0))
        .union(flat.applying(content.camera.transform(layer: front)))
    }
    for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
      for _ in 0..<40 { move(x * 500, y * 500) }
      #expect(canvas.contains(CGPoint(x: box().midX, y: box().midY)))
      let far = box()
      move(-x * 30, -y * 30)
      let way = abs(box().minX - far.minX) + abs(box().minY - far.minY)
      #expect(abs(way - 30) < 0.01)
    }
  }

  @Test("the keys turn and spread the layers, within limits")
  func keys() throws {
    let inspector = try rig().inspector
    for _ in 0..<30 { inspector.perform(.step(.child)) }
    #expect(inspector.model.explode.yaw == 60)
    for _ in 0..<30 { inspector.perform(.step(.previous)) }
    #expect(inspector.model.explode.pitch == -45)
    inspector.perform(.tab(1))
    #expect(inspector.root.exploded.content.pointedView?.layer == 0)
    inspector.perform(.tab(-1))
    #expect(inspector.root.exploded.content.pointedView?.view.name == "CenterButton")
    for _ in 0..<60 { inspector.perform(.stepLayers(-1)) }
    #expect(inspector.model.explode.spread == 0)
  }
}

/// What is written around the layers in small windows.
@Suite("Layers in small windows")
struct SmallExplodeTests {
  @Test(
    "the controls lie over no number of a layer, and the heading runs into none",
    arguments: [(480, 360), (640, 480), (720, 600), (800, 600), (960, 1040), (1280, 800)]
      as [(CGFloat, CGFloat)]
  )
  func ruler(width: CGFloat, height: CGFloat) throws {
    let rig = try WindowGoldenTests.Rig("raised-tab", width: width, height: height)
    rig.inspector.perform(.showMode(.explode))
    rig.hover(160, 421, at: 1)
    _ = rig.inspector.takeDamage()
    let panel = rig.inspector.root.exploded
    let content = panel.content
    let heading = CGRect(
      x: panel.bounds.minX + 13,
      y: panel.bounds.minY + (content.isUnderLine ? 25 : 8),
      width: Ink.width(content.heading, Theme.remark),
      height: 13
    )
    for layer in content.layers.layers.indices {
      let corner = CGPoint(x: content.sceneSize.width, y: 0)
      let place = content.camera.place(of: corner, layer: CGFloat(layer))
      let number = CGRect(x: place.x + 6, y: place.y - 18, width: 26, height: 14)
      #expect(panel.controls.isHidden || !panel.controls.frame.intersects(number), "\(layer)")
      #expect(!heading.intersects(number), "\(layer)")
    }
  }

  @Test(
    "no reason lies under the controls or under what names the press",
    arguments: [
      ("raised-tab", 280, 69), ("raised-tab", 160, 421), ("refusals", 150, 95),
      ("gestures", 267, 139),
    ] as [(String, CGFloat, CGFloat)]
  )
  func reasons(scene: String, x: CGFloat, y: CGFloat) throws {
    for (width, height) in [(1280, 800), (960, 1040), (900, 700)] as [(CGFloat, CGFloat)] {
      let rig = try WindowGoldenTests.Rig(scene, width: width, height: height)
      rig.inspector.perform(.showMode(.explode))
      rig.hover(x, y, at: 1)
      _ = rig.inspector.takeDamage()
      let panel = rig.inspector.root.exploded
      let (ray, tag) = (panel.ray, try #require(panel.ray.tag))
      #expect(ray.reasons.count > 1 && !panel.controls.isHidden)
      for reason in ray.reasons {
        #expect(!reason.box.intersects(panel.controls.frame) && !reason.box.intersects(tag.box))
        #expect(panel.bounds.contains(reason.box))
      }
      #expect(panel.bounds.contains(tag.box) && !tag.box.intersects(panel.controls.frame))
    }
  }

  @Test(
    "a notice in a window without keys below the scene covers nothing of the scene",
    arguments: [(480, 360), (640, 480), (720, 600), (800, 600), (1280, 640), (1280, 800)]
      as [(CGFloat, CGFloat)]
  )
  func notice(width: CGFloat, height: CGFloat) throws {
    let rig = try WindowGoldenTests.Rig("raised-tab", width: width, height: height)
    rig.tap(160, 421, from: 1, to: 1.1)
    rig.inspector.model.notices.post(Notice(.done, "Saved a.hstrace"), at: 4, clock: "10:41:50")
    rig.hover(160, 421, at: 5)
    let root = rig.inspector.root
    #expect(!root.notice.isHidden && root.bounds.contains(root.notice.frame))
    #expect(!root.notice.frame.intersects(rig.inspector.geometry.sceneRect))
  }
}
