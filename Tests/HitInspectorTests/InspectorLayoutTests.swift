import Foundation
import HitGeometry
import Testing

@testable import HitInspector

@Suite("Inspector layout")
struct InspectorLayoutTests {
  private static let phone = CGSize(width: 320, height: 480)
  private static let stage = CGSize(width: 800, height: 600)

  private func layout(
    _ width: CGFloat,
    _ height: CGFloat,
    _ choices: InspectorChoices = InspectorChoices(),
    scene: CGSize = phone,
    hasEvents: Bool = true
  ) -> InspectorLayout {
    InspectorLayout(
      size: CGSize(width: width, height: height),
      choices: choices,
      sceneSize: scene,
      hasEvents: hasEvents
    )
  }

  // MARK: The design's sizes

  @Test("at 1280 by 800 every panel has the rectangle of the design")
  func fullSize() {
    let layout = layout(1280, 800)
    #expect(layout.topBar == CGRect(x: 0, y: 0, width: 1280, height: 40))
    #expect(layout.views == CGRect(x: 0, y: 41, width: 252, height: 433))
    #expect(layout.selected == CGRect(x: 0, y: 474, width: 252, height: 302))
    #expect(layout.canvas == CGRect(x: 253, y: 41, width: 655, height: 555))
    #expect(layout.log == CGRect(x: 253, y: 596, width: 655, height: 180))
    #expect(layout.why == CGRect(x: 909, y: 41, width: 371, height: 735))
    #expect(layout.status == CGRect(x: 0, y: 776, width: 1280, height: 24))
    #expect(layout.verdictLine == nil && layout.rail == nil && layout.edgeTab == nil)
    #expect(layout.separators.count == 3)
  }

  @Test("from 1600 points on the columns are wider")
  func wide() {
    let layout = layout(1920, 1080)
    #expect(layout.views == CGRect(x: 0, y: 41, width: 300, height: 535))
    #expect(layout.selected == CGRect(x: 0, y: 576, width: 300, height: 480))
    #expect(layout.why == CGRect(x: 1460, y: 41, width: 460, height: 1015))
    #expect(layout.log == CGRect(x: 301, y: 836, width: 1158, height: 220))
  }

  @Test("from 900 to 1179 points a rail stands for the views, and the facts end the explanation")
  func rail() {
    let layout = layout(960, 1040)
    #expect(layout.rail == CGRect(x: 0, y: 41, width: 40, height: 975))
    #expect(layout.views == nil)
    #expect(layout.canvas == CGRect(x: 41, y: 41, width: 547, height: 835))
    #expect(layout.log == CGRect(x: 41, y: 876, width: 547, height: 140))
    #expect(layout.why == CGRect(x: 589, y: 41, width: 371, height: 731))
    #expect(layout.selected == CGRect(x: 589, y: 772, width: 371, height: 244))
    #expect(layout.areFactsInWhy)
    #expect(self.layout(960, 700).selected == nil)
    #expect(self.layout(899, 1040).rail == nil)
    #expect(self.layout(1180, 1040).rail == nil)
  }

  @Test("a phone's scene at 720 by 600 has the explanation beside it")
  func beside() {
    let layout = layout(720, 600)
    #expect(!layout.isWhyBelow)
    #expect(layout.why == CGRect(x: 384, y: 41, width: 336, height: 511))
    #expect(layout.canvas == CGRect(x: 0, y: 41, width: 383, height: 511))
    #expect(layout.log == CGRect(x: 0, y: 552, width: 720, height: 24))
    #expect(layout.edgeTab != nil)
  }

  @Test("a wide scene at 720 by 900 has the explanation below it")
  func below() {
    let layout = layout(720, 900, scene: Self.stage)
    #expect(layout.isWhyBelow)
    #expect(layout.why == CGRect(x: 0, y: 536, width: 720, height: 316))
    #expect(layout.canvas == CGRect(x: 0, y: 41, width: 720, height: 495))
    #expect(layout.log == CGRect(x: 0, y: 852, width: 720, height: 24))
  }

  @Test("below 640 points only the canvas and the verdict line are left")
  func bare() {
    let layout = layout(639, 480)
    #expect(layout.canvas == CGRect(x: 0, y: 0, width: 639, height: 452))
    #expect(layout.verdictLine == CGRect(x: 0, y: 452, width: 639, height: 28))
    let others = [layout.topBar, layout.views, layout.selected, layout.log, layout.why]
    #expect(others.allSatisfy { $0 == nil })
    #expect(layout.status == nil)
    let open = self.layout(639, 480, InspectorChoices(folded: [], unfolded: [.why]))
    #expect(open.isWhyBelow && open.verdictLine == nil)
    #expect(open.why.map { $0.overlaps(open.canvas) } == false)
  }

  @Test("a tile of 341 points shows the canvas and its line whole; the least size is 200 by 150")
  func minimum() {
    let tile = layout(341, 600)
    #expect(tile.size == CGSize(width: 341, height: 600))
    #expect(tile.canvas == CGRect(x: 0, y: 0, width: 341, height: 572))
    #expect(tile.verdictLine == CGRect(x: 0, y: 572, width: 341, height: 28))
    #expect(layout(100, 90).size == CGSize(width: 200, height: 150))
  }

  // MARK: Folding

  @Test("folding the left panels gives their width to the canvas")
  func foldLeft() {
    let one = layout(1280, 800, InspectorChoices(folded: [.selected]))
    #expect(one.views == CGRect(x: 0, y: 41, width: 252, height: 735))
    #expect(one.selected == nil)
    let both = layout(1280, 800, InspectorChoices(folded: [.views, .selected]))
    #expect(both.canvas == CGRect(x: 0, y: 41, width: 908, height: 555))
  }

  @Test("a folded log keeps its heading, and leaves the rest of its height to the scene")
  func foldLog() {
    let layout = layout(1280, 800, InspectorChoices(folded: [.log]))
    #expect(layout.log == CGRect(x: 253, y: 752, width: 655, height: 24))
    #expect(layout.canvas == CGRect(x: 253, y: 41, width: 655, height: 711))
    #expect(layout.visibleCanvas == layout.canvas)
  }

  @Test("a log without events is its heading, and the scene does not move when the first one comes")
  func emptyLog() {
    let empty = layout(1280, 800, hasEvents: false)
    #expect(empty.isLogFolded && empty.log?.height == 24)
    #expect(empty.visibleCanvas == layout(1280, 800).canvas)
    let asked = layout(1280, 800, InspectorChoices(folded: [], unfolded: [.log]), hasEvents: false)
    #expect(asked.log?.height == 180)
  }

  @Test("a lesson that is asked for is shown with its guess whole, also in a small window")
  func lesson() {
    for (width, height) in [(1280, 800), (900, 700), (720, 600)] as [(CGFloat, CGFloat)] {
      let size = CGSize(width: width, height: height)
      let layout = InspectorLayout(size: size, sceneSize: Self.stage, hasLesson: true)
      #expect(!layout.isLogFolded)
      #expect((layout.log?.height ?? 0) >= LessonPanel.restingHeight, "\(size)")
      let folded = InspectorChoices(folded: [.log])
      #expect(InspectorLayout(size: size, choices: folded, hasLesson: true).isLogFolded)
    }
  }

  @Test("in a low window the log is its heading until it is asked for")
  func lowLog() {
    #expect(layout(1280, 639).log?.height == 24)
    #expect(layout(1280, 640).isLogFolded == false)
    let asked = layout(1280, 600, InspectorChoices(folded: [], unfolded: [.log]))
    #expect((asked.log?.height ?? 0) > 100)
  }

  @Test("folding the explanation leaves its verdict as a line")
  func foldWhy() {
    let layout = layout(1280, 800, InspectorChoices(folded: [.why]))
    #expect(layout.why == nil)
    #expect(layout.verdictLine == CGRect(x: 253, y: 568, width: 1027, height: 28))
  }

  @Test("where one column has room beside the canvas, the views take the explanation's place")
  func sheetViews() {
    let open = layout(720, 600, InspectorChoices(folded: [], unfolded: [.views]))
    #expect(open.views?.width == 252)
    #expect(open.why == nil && open.edgeTab == nil)
    #expect(open.verdictLine != nil)
  }

  // MARK: Splitters

  @Test("a splitter sets the size that it is dragged to, within its limits")
  func splitters() throws {
    let resting = layout(1280, 800)
    #expect(Set(resting.handles.map(\.splitter)) == [.left, .right, .facts, .log])
    let drags: [(InspectorSplitter, CGPoint, CGFloat)] = [
      (.left, CGPoint(x: 300, y: 100), 300), (.right, CGPoint(x: 800, y: 100), 480),
      (.log, CGPoint(x: 500, y: 500), 276), (.facts, CGPoint(x: 100, y: 376), 400),
    ]
    for (splitter, point, size) in drags {
      let handle = try #require(resting.handles.first { $0.splitter == splitter })
      #expect(min(handle.rect.width, handle.rect.height) == 3)
      #expect(handle.size(at: point) == size)
      var choices = InspectorChoices()
      choices.sizes[splitter] = handle.size(at: point)
      let dragged = layout(1280, 800, choices)
      let part =
        switch splitter {
        case .left: dragged.views
        case .right, .below: dragged.why
        case .log: dragged.log
        case .facts: dragged.selected
        }
      let rect = try #require(part)
      #expect((splitter.isVertical ? rect.width : rect.height) == size)
    }
    var choices = InspectorChoices()
    choices.sizes = [.left: 9, .right: 9000]
    #expect(layout(1280, 800, choices).views?.width == 200)
    #expect(layout(1280, 800, choices).why?.width == 560)
  }

  // MARK: Every size

  @Test(
    "at every size nothing overlaps, all lies within the window, and the scene is never covered",
    arguments: [CGSize(width: 320, height: 480), CGSize(width: 800, height: 600), .zero]
  )
  func disjoint(scene: CGSize) {
    var choices = [
      InspectorChoices(), InspectorChoices(folded: [.views, .why]),
      InspectorChoices(folded: [], unfolded: Set(InspectorPanel.allCases)),
      InspectorChoices(folded: [.log, .selected], unfolded: [.views]),
      InspectorChoices(folded: Set(InspectorPanel.allCases)),
    ]
    for size in [0.0, 10_000] {
      var dragged = InspectorChoices(folded: [], unfolded: Set(InspectorPanel.allCases))
      for splitter in InspectorSplitter.allCases { dragged.sizes[splitter] = size }
      choices.append(dragged)
    }
    var broken: [String] = []
    for width in stride(from: 480.0, through: 2560, by: 37) {
      for height in stride(from: 360.0, through: 1440, by: 41) {
        for choice in choices {
          for hasEvents in [false, true] {
            let layout = layout(width, height, choice, scene: scene, hasEvents: hasEvents)
            if let fault = Self.fault(of: layout) { broken.append("\(width)x\(height): \(fault)") }
          }
        }
      }
    }
    #expect(broken == [], "\(broken.prefix(5))")
  }

  private static func fault(of layout: InspectorLayout) -> String? {
    let window = CGRect(origin: .zero, size: layout.size)
    let parts = [
      layout.topBar, layout.views, layout.selected, layout.rail, layout.canvas,
      layout.verdictLine, layout.log, layout.why, layout.status,
    ].compactMap { $0 }
    for (index, part) in parts.enumerated() {
      if part.width < 1 || part.height < 1 { return "\(part) is empty" }
      if !window.contains(part) { return "\(part) is outside" }
      if let other = parts[(index + 1)...].first(where: { $0.overlaps(part) }) {
        return "\(part) overlaps \(other)"
      }
    }
    if layout.canvas.width < 140 || layout.canvas.height < 60 { return "the canvas is too small" }
    if !layout.canvas.contains(layout.visibleCanvas) { return "the scene is outside" }
    return nil
  }
}
