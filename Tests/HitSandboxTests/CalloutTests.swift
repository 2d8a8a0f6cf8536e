import Foundation
import HitGeometry
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// What stands beside and below the scenes of the gallery.
@Suite("Tags around the scene")
struct CalloutTests {
  private nonisolated static let sizes = [
    CGSize(width: 1280, height: 800), CGSize(width: 960, height: 1040),
    CGSize(width: 720, height: 600), CGSize(width: 480, height: 360),
    CGSize(width: 1920, height: 1080),
  ]

  private func marks(of inspector: Inspector) -> [CalloutMark] {
    inspector.root.stage.marks.compactMap { mark in
      guard case .callout(let callout) = mark else { return nil }
      return callout
    }
  }

  private func boxes(_ marks: [CalloutMark]) -> [CGRect] {
    marks.compactMap { mark in
      switch mark {
      case .tag(let rect, _), .card(let rect, _), .more(let rect, _): rect
      case .leader, .number, .heading: nil
      }
    }
  }

  @Test("no tag stands on a scene, on another tag, or beyond the canvas", arguments: sizes)
  func places(size: CGSize) throws {
    for entry in SceneLibrary.gallery.entries {
      let scene = try SceneLibrary.gallery.scene(entry.name)
      let inspector = Inspector(size: size)
      let feed = InspectorFeed(scene, inspector)
      feed.open(place: nil, display: nil, scale: 1)
      let boxes = boxes(marks(of: inspector))
      let place = Comment(rawValue: "\(entry.name) at \(size)")
      for (index, box) in boxes.enumerated() {
        #expect(!box.overlaps(inspector.geometry.sceneRect), place)
        #expect(inspector.layout.canvas.contains(box), place)
        #expect(!boxes.dropFirst(index + 1).contains { $0.overlaps(box) }, place)
      }
    }
  }

  /// The window of the raised tab at a size, with the press that it does not get.
  private func raisedTab(_ width: CGFloat, _ height: CGFloat) throws -> Inspector {
    let inspector = Inspector(size: CGSize(width: width, height: height))
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    InspectorFeed(scene, inspector).open(place: nil, display: nil, scale: 1)
    return inspector
  }

  @Test("beside wide margins tags have leaders, else cards and numbers, else numbers alone")
  func forms() throws {
    let wide = marks(of: try raisedTab(1280, 800))
    #expect(boxes(wide).count == 3)
    #expect(wide.count { if case .leader = $0 { true } else { false } } == 3)
    for mark in wide {
      guard case .leader(let start, let end, _) = mark else { continue }
      #expect(start.y == end.y)
    }
    let tall = marks(of: try raisedTab(960, 1040))
    #expect(tall.count { if case .card = $0 { true } else { false } } == 3)
    #expect(tall.count { if case .number = $0 { true } else { false } } == 2)
    let small = marks(of: try raisedTab(720, 600))
    #expect(boxes(small).isEmpty)
    #expect(small.count { if case .number = $0 { true } else { false } } == 2)
  }

  @Test("a tag that has no room for all of its words has fewer, and none is cut")
  func fewerWords() throws {
    for (size, words) in [
      (CGSize(width: 1280, height: 800), ["dead zone  64 × 18 pt", "drawn, but not tappable"]),
      (CGSize(width: 480, height: 360), ["dead 64 × 18 pt", "not tappable"]),
    ] {
      var lost: [[String?]] = []
      for mark in marks(of: try raisedTab(size.width, size.height)) {
        guard case .tag(let rect, let callout) = mark else { continue }
        #expect(rect.width >= Callout.tagSize(callout, widest: .infinity).width)
        if callout.kind == .lost { lost.append([callout.title, callout.remark]) }
      }
      #expect(lost == [words])
    }
  }

  @Test("a click on a tag or a card asks about its view")
  func clicks() throws {
    for (width, height) in [(1280.0, 800.0), (960, 1040)] {
      let inspector = try raisedTab(width, height)
      var commands: [InspectorCommand] = []
      inspector.onCommand = { commands.append($0) }
      inspector.application.layoutIfNeeded()
      let target = try #require(inspector.root.callouts.targets.first)
      let point = target.rect.middle
      #expect(inspector.areas.area(at: point) == .panels)
      for phase in [UITouch.Phase.began, .ended] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        inspector.application.enqueue(.touches([sample], at: 1))
      }
      inspector.application.processQueue()
      #expect(commands == [.ask(target.view)])
    }
  }

  @Test("where a tag came or went, a point asked about before is hit tested again")
  func askedAgain() throws {
    let inspector = try raisedTab(1280, 800)
    _ = inspector.takeDamage()
    let point = try #require(inspector.root.callouts.targets.first).rect.middle
    let tags = marks(of: inspector).map { StageMark.callout($0) }
    #expect(inspector.areas.area(at: point) == .panels)
    inspector.root.callouts.show([])
    #expect(inspector.areas.area(at: point) != .panels)
    inspector.root.callouts.show(tags)
    #expect(inspector.areas.area(at: point) == .panels)
  }
}
