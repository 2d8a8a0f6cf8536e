import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// What the window shows of views as outlines, above all of a real dump.
@Suite("Outlines of a scene")
struct OutlineModeTests {
  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let session: Session
    let feed: InspectorFeed

    init(_ scene: Scene) {
      session = Session(scene.application)
      feed = InspectorFeed(scene, inspector)
      feed.open(place: nil, display: nil, scale: 1)
      inspector.onCommand = { [weak self] in _ = self?.feed.perform($0) }
      session.add(feed.watcher)
      feed.explain(at: 0)
    }

    convenience init(gallery name: String) throws {
      self.init(try SceneLibrary.gallery.scene(name))
    }

    var model: InspectorModel { inspector.model }
    var stage: StageView { inspector.root.stage }

    func press(_ point: CGPoint) {
      let session = Session(inspector.application)
      for phase in [UITouch.Phase.began, .ended] {
        session.send(
          .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: point)], at: 0)
        )
      }
    }
  }

  private func photos() throws -> Rig { Rig(try DumpFile.photos.scene()) }

  @Test("P8: a dump without colours begins as outlines, and tells below what it does not tell")
  func dumpNotes() throws {
    let rig = try photos()
    #expect(rig.model.isOutlined)
    #expect(rig.model.dumpNotes.map(\.place) == ["line 48", "all lines"])
    #expect(
      rig.model.dumpNotes.map(\.sentence) == [
        "3 layers without a view left out, no touch finds a layer.",
        "It prints no colours, so nobody knows what can be seen through.",
      ]
    )
    #expect(rig.inspector.layout.dumpNotes == CGRect(x: 253, y: 676, width: 655, height: 76))
    #expect(rig.inspector.geometry.factor == 1)
    #expect(rig.model.status.dump == "2 notes")
  }

  @Test("the first event puts the log into the place of the notes and moves nothing")
  func firstEvent() throws {
    let rig = try photos()
    let before = rig.inspector.geometry.sceneRect
    let point = CGPoint(x: 120, y: 100)
    for phase in [UITouch.Phase.began, .ended] {
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      rig.session.send(.touches([sample], at: 1))
    }
    rig.feed.explain(at: 1)
    #expect(rig.inspector.layout.dumpNotes == nil && !rig.inspector.layout.isLogFolded)
    #expect(rig.inspector.geometry.sceneRect == before)
    #expect(rig.inspector.root.dumpNotes.isHidden)
  }

  @Test("a bar over a list is hatched, named beside the scene and listed, and selected by a click")
  func overlaps() throws {
    let rig = try photos()
    let overlap = try #require(rig.model.overlaps.first)
    #expect(rig.model.overlaps.count == 1)
    #expect(overlap.frontName == "UINavigationBar" && overlap.backName == "PUCollectionView")
    #expect(overlap.rect == CGRect(x: 0, y: 0, width: 320, height: 44) && overlap.area == 14080)
    #expect(rig.stage.overlaps == [overlap])
    let tagged = rig.stage.marks.contains { mark in
      guard case .callout(.tag(_, let callout)) = mark else { return false }
      return callout.kind == .covering && callout.title == "UINavigationBar"
    }
    #expect(tagged)
    let list = rig.inspector.root.why.overlaps
    rig.inspector.application.layoutIfNeeded()
    #expect(list.rows == [overlap])
    list.click(row: 0, at: .zero, isDouble: false)
    #expect(rig.inspector.selection == overlap.front)
  }

  @Test("a view that takes no touches, is clear, or is behind, lies over nothing")
  func noOverlaps() throws {
    let application = UIApplication()
    let window = application.inForce {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let cover = UIView(frame: CGRect(x: 70, y: 70, width: 100, height: 100))
    application.inForce {
      window.addSubview(button)
      window.addSubview(cover)
      window.makeKeyAndVisible()
    }
    func found() -> [CGRect] {
      OverlapSurvey(application) { $0 === button }.overlaps.map(\.rect)
    }
    #expect(found() == [CGRect(x: 70, y: 70, width: 50, height: 50)])
    cover.isUserInteractionEnabled = false
    #expect(found().isEmpty)
    cover.isUserInteractionEnabled = true
    cover.alpha = 0
    #expect(found().isEmpty)
    cover.alpha = 1
    window.sendSubviewToBack(cover)
    #expect(found().isEmpty)
  }

  @Test("overlaps are told while views are outlines, and no longer")
  func toggled() throws {
    let rig = try Rig(gallery: "raised-tab")
    #expect(rig.model.overlaps.isEmpty)
    rig.inspector.perform(.toggleOutline)
    rig.feed.explain(at: 1)
    #expect(!rig.model.overlaps.isEmpty)
    #expect(rig.inspector.root.stage.captions.hints.first?.key == "O")
    rig.inspector.perform(.toggleOutline)
    rig.feed.explain(at: 2)
    #expect(rig.model.overlaps.isEmpty)
  }

  @Test("a click on a depth in the legend shows it alone, another one shows all again")
  func solo() throws {
    let rig = try photos()
    let legend = try #require(rig.stage.legend)
    let row = CGPoint(x: legend.rect.minX + 40, y: legend.rect.minY + 14 + 18 * 8 + 9)
    #expect(rig.inspector.cursor(at: row) == .hand)
    rig.press(row)
    #expect(rig.stage.solo == 8...8)
    #expect(rig.stage.picture?.names.allSatisfy { $0.depth == 8 } == true)
    rig.press(row)
    #expect(rig.stage.solo == nil)
    rig.press(row)
    rig.inspector.perform(.toggleOutline)
    #expect(rig.stage.solo == nil)
  }

  @Test("frames that fill the window are one line, and belong to all their depths")
  func filling() throws {
    let rig = try photos()
    let line = try #require(rig.stage.outlines?.outlines.first)
    #expect(rig.stage.outlines?.fillingCount == 7)
    #expect(line.depths == 0...6)
  }
}

/// A dump of a real program, as the tests keep it.
enum DumpFile: String {
  case photos = "photos-picker-ios9"

  func scene() throws -> Scene {
    let path = Golden.folder.appendingPathComponent("dumps/\(rawValue).txt").path
    return try SceneLibrary.gallery.scene(path)
  }
}
