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
  private final class Rig: FeedRig {
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

  @Test("no tag stands under the line above the scene, however high the legend is")
  func tags() throws {
    let rig = try photos()
    for point in [CGPoint(x: 100, y: 144), CGPoint(x: 50, y: 104), CGPoint(x: 180, y: 174)] {
      rig.touch(.began, point.x, point.y, at: 1)
      rig.touch(.ended, point.x, point.y, at: 1.1)
      let line = rig.inspector.root.card
      let tags = rig.stage.marks.compactMap { mark in
        if case .callout(.tag(let rect, _)) = mark { rect } else { nil as CGRect? }
      }
      #expect(!line.isHidden && !tags.isEmpty)
      for tag in tags { #expect(!tag.intersects(line.frame), "\(tag)") }
    }
  }

  @Test("names below a low side view leave each other room, or are left out")
  func sideNames() throws {
    let rig = try photos()
    rig.touch(.began, 100, 144, at: 1)
    rig.touch(.ended, 100, 144, at: 1.1)
    rig.inspector.perform(.showMode(.explode))
    rig.inspector.application.layoutIfNeeded()
    let side = rig.inspector.root.sideView
    let layers = side.content.layers.layers.indices
    #expect(layers.count > 15 && side.bounds.height < 120)
    let room = side.bounds.width / CGFloat(layers.count)
    let widths = layers.compactMap { side.name(ofLayer: $0)?.width() }
    #expect(widths.count < layers.count && widths.allSatisfy { $0 < room }, "\(widths)")
  }

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
    #expect(rig.model.status.unknown == ["colours", "handlers", "overrides", "3 layers"])
  }

  @Test("the rows of a press do not tell who handled it, as its card does not")
  func rows() throws {
    let rig = try photos()
    for point in [CGPoint(x: 120, y: 100), CGPoint(x: 160, y: 40)] {
      rig.touch(.began, point.x, point.y, at: 1)
      rig.touch(.ended, point.x, point.y, at: 1.5)
    }
    let outcomes = rig.model.log.rows.map(\.outcome.text)
    #expect(outcomes.contains("not told") && !outcomes.contains("nobody handled it"))
  }

  @Test("facts tell the line of the file, and of a dump what nobody can know")
  func facts() throws {
    func facts(_ rig: Rig, at point: CGPoint) -> [String: String] {
      rig.feed.hover(point)
      rig.feed.explain(at: 0)
      let shown = rig.inspector.root.selected.content.pointed?.facts ?? []
      return Dictionary(shown.map { ($0.label, $0.value) }) { first, _ in first }
    }
    let dump = facts(try photos(), at: CGPoint(x: 120, y: 100))
    #expect(dump["own pointInside"] == "?" && dump["own hitTest"] == "?")
    #expect(dump["file"] == "photos-picker-ios9.txt:11")
    let scene = facts(try Rig("raised-tab"), at: CGPoint(x: 160, y: 421))
    #expect(scene["own pointInside"] == "no" && scene["own hitTest"] == "no")
    #expect(scene["file"] == "raised-tab.json:26")
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
    #expect(rig.inspector.selection.id == overlap.front)
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
    let rig = try Rig("raised-tab")
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
    #expect(rig.inspector.areas.cursor(at: row) == .hand)
    rig.press(row)
    #expect(rig.stage.solo == 8...8)
    #expect(rig.stage.picture?.names.allSatisfy { $0.depth == 8 } == true)
    rig.press(row)
    #expect(rig.stage.solo == nil)
    rig.press(row)
    rig.inspector.perform(.toggleOutline)
    #expect(rig.stage.solo == nil)
  }

  @Test("on a hit map the areas are named, and the frames are not")
  func onMap() throws {
    let rig = try photos()
    #expect(rig.stage.picture?.names.isEmpty == false)
    rig.inspector.perform(.showMode(.hitMap))
    rig.feed.explain(at: 1)
    #expect(rig.stage.picture?.outlines.outlines.isEmpty == false)
    #expect(rig.stage.picture?.names.isEmpty == true)
  }

  @Test("a pointer that rests on the scene is told where the view there lies")
  func tip() throws {
    let rig = try photos()
    let point = CGPoint(x: 120, y: 100)
    let tooltip = rig.inspector.root.tooltip
    rig.inspector.pointer.move(to: rig.inspector.geometry.windowPoint(point))
    rig.feed.hover(point)
    rig.feed.explain(at: 1)
    #expect(tooltip.isHidden)
    rig.feed.explain(at: 1.5)
    #expect(!tooltip.isHidden && tooltip.bounds.size == CGSize(width: 232, height: 52))
    #expect(
      tooltip.note
        == FrameNote(
          name: "PUPhotoView#2",
          depth: 8,
          lines: [
            "(80.5, 53.5, 78.5, 78.5) in window", "fills PUPhotosGridCell#2: drawn 2 px in",
          ]
        )
    )
    rig.inspector.pointer.hideTip()
    #expect(tooltip.isHidden)
    rig.inspector.perform(.toggleOutline)
    rig.inspector.pointer.move(to: rig.inspector.geometry.windowPoint(point))
    rig.feed.explain(at: 3)
    rig.feed.explain(at: 4)
    #expect(tooltip.isHidden)
  }

  @Test("the lens stands in the margin while Z is held, and by itself at small views")
  func lens() throws {
    let rig = try photos()
    rig.feed.hover(CGPoint(x: 120, y: 100))
    rig.feed.explain(at: 1)
    #expect(rig.stage.lens == nil)
    rig.inspector.model.tool = .lens
    let lens = try #require(rig.stage.lens)
    #expect(lens.rect.size == CGSize(width: 128, height: 150) && lens.rect.maxX == 896)
    #expect(!lens.rect.intersects(rig.inspector.geometry.sceneRect))
    #expect(lens.source.contains(rig.inspector.geometry.windowPoint(CGPoint(x: 120, y: 100))))
    rig.inspector.model.tool = nil
    #expect(rig.stage.lens == nil)
    rig.feed.hover(CGPoint(x: 317, y: 564))
    rig.feed.explain(at: 2)
    #expect(rig.stage.lens?.names.map(\.name) == ["UIImageView#1", "UIImageView#2"])
    #expect(rig.stage.lens?.names.first?.remark == "2.5 × 44, not seen")
    rig.inspector.perform(.toggleOutline)
    #expect(rig.stage.lens == nil)
  }

  @Test("where the scene leaves no room beside or below it there is no lens")
  func noLens() throws {
    let rig = try Rig("pass-through")
    rig.feed.hover(CGPoint(x: 300, y: 300))
    rig.feed.explain(at: 1)
    rig.inspector.resize(to: CGSize(width: 720, height: 600))
    rig.inspector.model.tool = .lens
    #expect(rig.stage.lens == nil)
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

  private var path: String { Golden.folder.appendingPathComponent("dumps/\(rawValue).txt").path }

  func scene() throws -> Scene { try SceneLibrary.gallery.scene(path) }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
