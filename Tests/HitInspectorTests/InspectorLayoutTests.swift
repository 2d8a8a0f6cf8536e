import Foundation
import HitInspector
import Testing

@Suite("Inspector layout")
struct InspectorLayoutTests {
  @Test("at 1280 by 800 every panel has the rectangle of the design")
  func fullSize() {
    let layout = InspectorLayout(size: CGSize(width: 1280, height: 800))
    #expect(layout.topBar == CGRect(x: 0, y: 0, width: 1280, height: 40))
    #expect(layout.views == CGRect(x: 0, y: 41, width: 252, height: 433))
    #expect(layout.selected == CGRect(x: 0, y: 474, width: 252, height: 302))
    #expect(layout.canvas == CGRect(x: 253, y: 41, width: 655, height: 555))
    #expect(layout.log == CGRect(x: 253, y: 596, width: 655, height: 180))
    #expect(layout.why == CGRect(x: 909, y: 41, width: 371, height: 735))
    #expect(layout.status == CGRect(x: 0, y: 776, width: 1280, height: 24))
    #expect(layout.verdictLine == nil)
    #expect(layout.separators.count == 3)
  }

  @Test("folding the left panels gives their width to the canvas")
  func foldLeft() {
    let size = CGSize(width: 1280, height: 800)
    let one = InspectorLayout(size: size, folded: [.selected])
    #expect(one.views == CGRect(x: 0, y: 41, width: 252, height: 735))
    #expect(one.selected == nil)
    let both = InspectorLayout(size: size, folded: [.views, .selected])
    #expect(both.canvas == CGRect(x: 0, y: 41, width: 908, height: 555))
  }

  @Test("folding the log gives its height to the canvas")
  func foldLog() {
    let layout = InspectorLayout(size: CGSize(width: 1280, height: 800), folded: [.log])
    #expect(layout.canvas == CGRect(x: 253, y: 41, width: 655, height: 735))
  }

  @Test("folding the right panel leaves its verdict as a line")
  func foldWhy() {
    let layout = InspectorLayout(size: CGSize(width: 1280, height: 800), folded: [.why])
    #expect(layout.why == nil)
    #expect(layout.verdictLine == CGRect(x: 253, y: 568, width: 1027, height: 28))
  }

  @Test("below 1000 points the right panel is a drawer that is shut until it is opened")
  func drawer() throws {
    let size = CGSize(width: 900, height: 600)
    let shut = InspectorLayout(size: size)
    #expect(shut.isDrawer)
    #expect(shut.why == nil)
    #expect(shut.verdictLine != nil)
    let open = InspectorLayout(size: size, isDrawerOpen: true)
    #expect(open.canvas == shut.canvas)
    let drawer = try #require(open.why)
    #expect(drawer.width == 371)
    #expect(drawer.maxX == 900)
    #expect(!open.visibleCanvas.intersects(drawer))
    #expect(InspectorLayout(size: CGSize(width: 1000, height: 600)).isDrawer == false)
  }

  @Test("below 640 points only the canvas and the verdict line are left")
  func bare() {
    let layout = InspectorLayout(size: CGSize(width: 639, height: 480))
    #expect(layout.canvas == CGRect(x: 0, y: 0, width: 639, height: 452))
    #expect(layout.verdictLine == CGRect(x: 0, y: 452, width: 639, height: 28))
    let others = [layout.topBar, layout.views, layout.selected, layout.log, layout.why]
    #expect(others.allSatisfy { $0 == nil })
    #expect(layout.status == nil)
    #expect(InspectorLayout(size: CGSize(width: 640, height: 480)).views != nil)
  }

  @Test("a smaller window is laid out at the minimum of 480 by 360")
  func minimum() {
    let layout = InspectorLayout(size: CGSize(width: 100, height: 90))
    #expect(layout.size == CGSize(width: 480, height: 360))
  }

  @Test(
    "no two panels overlap and all lie within the window",
    arguments: [
      CGSize(width: 1280, height: 800), CGSize(width: 1000, height: 700),
      CGSize(width: 900, height: 600), CGSize(width: 640, height: 480),
      CGSize(width: 480, height: 360), CGSize(width: 2560, height: 1440),
    ]
  )
  func disjoint(size: CGSize) {
    for drawer in [false, true] {
      let layout = InspectorLayout(size: size, isDrawerOpen: drawer)
      let rects = [
        layout.topBar, layout.views, layout.selected, layout.visibleCanvas, layout.verdictLine,
        layout.log, layout.why, layout.status,
      ].compactMap { $0 }
      for (index, rect) in rects.enumerated() {
        #expect(CGRect(origin: .zero, size: size).contains(rect))
        #expect(rect.width > 0 && rect.height > 0)
        for other in rects[(index + 1)...] {
          let common = rect.intersection(other)
          #expect(common.isNull || common.isEmpty)
        }
      }
    }
  }
}
