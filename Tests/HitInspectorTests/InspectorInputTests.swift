import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("Inspector input")
struct InspectorInputTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() {
    inspector.model.gallery = GalleryPlace(index: 13, of: 18)
    inspector.open(scene.application)
  }

  @Test("a point over the scene belongs to it, in its own points")
  func areas() {
    #expect(inspector.areas.area(at: CGPoint(x: 580, y: 497)) == .scene(CGPoint(x: 160, y: 421)))
    #expect(inspector.areas.area(at: CGPoint(x: 410, y: 76)) == .canvas)
    #expect(inspector.areas.area(at: CGPoint(x: 100, y: 100)) == .panels)
    #expect(inspector.areas.area(at: CGPoint(x: 1000, y: 300)) == .panels)
    #expect(inspector.geometry.windowPoint(CGPoint(x: 160, y: 421)) == CGPoint(x: 580, y: 497))
  }

  @Test("whatever is opened, the scene stays whole and beside it")
  func opening() {
    for width in [640.0, 800, 900, 960, 639] {
      inspector.resize(to: CGSize(width: width, height: 600))
      for panel in InspectorPanel.allCases + InspectorPanel.allCases {
        inspector.perform(.fold(panel))
        let scene = inspector.geometry.sceneRect
        #expect(inspector.layout.visibleCanvas.contains(scene))
        let corner = CGPoint(x: scene.minX + 2, y: scene.minY + 2)
        #expect(inspector.areas.area(at: corner) != .panels)
      }
    }
  }

  @Test("what is folded and dragged is kept for each breakpoint")
  func keptChoices() {
    inspector.perform(.fold(.selected))
    inspector.resize(to: CGSize(width: 960, height: 900))
    #expect(inspector.layout.rail != nil)
    inspector.perform(.fold(.views))
    #expect(inspector.layout.views != nil)
    inspector.resize(to: CGSize(width: 1280, height: 800))
    #expect(inspector.layout.selected == nil && inspector.layout.views != nil)
    inspector.resize(to: CGSize(width: 960, height: 900))
    #expect(inspector.layout.rail == nil)
  }

  @Test("a splitter follows the pointer, and a double click puts it back")
  func splitter() {
    inspector.application.layoutIfNeeded()
    drag(from: CGPoint(x: 252.5, y: 300), to: CGPoint(x: 320, y: 300))
    #expect(inspector.layout.views?.width == 320)
    for time in [10.0, 10.2] { click(CGPoint(x: 320.5, y: 300), at: time) }
    #expect(inspector.layout.views?.width == 252)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    for (phase, point, time) in [
      (UITouch.Phase.began, start, 0.0), (.moved, end, 0.1), (.ended, end, 0.2),
    ] {
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      inspector.application.enqueue(.touches([sample], at: time))
    }
    inspector.application.processQueue()
  }

  private func click(_ point: CGPoint, at start: TimeInterval = 0) {
    for (phase, time) in [(UITouch.Phase.began, start), (.ended, start + 0.1)] {
      inspector.application.enqueue(
        .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: point)], at: time)
      )
    }
    inspector.application.processQueue()
  }

  @Test("a click on a row selects its view and shows its facts")
  func clickRow() {
    inspector.application.layoutIfNeeded()
    let list = inspector.root.tree.list
    let row = list.rect(ofRow: 17)
    click(list.convert(CGPoint(x: 100, y: row.midY), to: inspector.window))
    #expect(inspector.selection.id == ObjectIdentifier(scene.centerButton))
    #expect(inspector.root.selected.facts?.name == "CenterButton")
    #expect(inspector.focus.hasKeys)
    inspector.perform(.step(.previous))
    #expect(inspector.root.selected.facts?.name == "HomeButton")
    inspector.perform(.step(.parent))
    #expect(inspector.selection.view === scene.tabBar)
  }

  @Test("a view selected before the first layout is scrolled into view by it")
  func revealLater() {
    let small = Inspector(size: CGSize(width: 1200, height: 480))
    small.open(scene.application)
    small.selection.select(ObjectIdentifier(scene.centerButton))
    small.application.layoutIfNeeded()
    #expect(small.root.tree.list.wholeRows.contains(17))
    #expect(!small.root.tree.list.wholeRows.contains(0))
  }

  @Test("a click on a chevron folds a subtree and opens it again")
  func fold() {
    inspector.application.layoutIfNeeded()
    let list = inspector.root.tree.list
    let point = CGPoint(x: TreeRowDrawing.chevronX(depth: 2), y: list.rect(ofRow: 2).midY)
    click(list.convert(point, to: inspector.window))
    #expect(list.rows.count == 17)
    click(list.convert(point, to: inspector.window))
    #expect(list.rows.count == 19)
  }

  @Test("the arrows of the top bar ask for the neighbouring scenes")
  func gallery() {
    var steps: [InspectorCommand] = []
    inspector.onCommand = { steps.append($0) }
    inspector.application.layoutIfNeeded()
    let bar = inspector.root.topBar
    click(bar.convert(CGPoint(x: bar.previousScene.frame.midX, y: 20), to: inspector.window))
    click(bar.convert(CGPoint(x: bar.nextScene.frame.midX, y: 20), to: inspector.window))
    inspector.perform(.nextScene)
    #expect(steps == [.previousScene, .nextScene, .nextScene])
  }

  @Test("the list of all keys lies over the canvas until it is closed")
  func keyList() {
    inspector.perform(.showKeys)
    #expect(!inspector.root.keys.isHidden)
    #expect(inspector.areas.area(at: CGPoint(x: 580, y: 300)) == .panels)
    #expect(inspector.popUps.close())
    #expect(inspector.root.keys.isHidden)
    #expect(!inspector.popUps.close())
  }

  @Test("a list that is open takes the arrow keys and Enter")
  func listKeys() {
    inspector.popUps.openZooms()
    #expect(inspector.perform(.step(.next)))
    #expect(inspector.perform(.step(.next)))
    #expect(inspector.perform(.accept))
    #expect(inspector.places.zoom == .fixed(0.75))
    #expect(!inspector.perform(.accept))
    #expect(!inspector.perform(.step(.next)))
  }

  @Test("the wheel pushes a scene that is larger than the canvas, and no other")
  func push() {
    let middle = CGPoint(x: 580, y: 300)
    #expect(!inspector.areas.turnWheel(by: CGSize(width: 0, height: 1), at: middle))
    inspector.places.zoom = .fixed(2)
    let before = inspector.geometry.origin.y
    #expect(inspector.areas.turnWheel(by: CGSize(width: 0, height: 1), at: middle))
    #expect(inspector.geometry.origin.y == before - 48)
  }

  // MARK: Many views

  @Test("of 3,000 rows only those to be seen are drawn")
  func manyRows() throws {
    scene.application.inForce {
      for index in 0..<3000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.accessibilityIdentifier = "V\(index)"
        scene.window.addSubview(view)
      }
    }
    inspector.sceneDidChange()
    let list = inspector.root.tree.list
    #expect(list.rowCount == 3019)
    let before = list.rowDrawCount
    _ = try inspector.painting.render()
    #expect(list.rowDrawCount - before == 19)
    inspector.areas.turnWheel(by: CGSize(width: 0, height: 500), at: CGPoint(x: 100, y: 200))
    #expect(list.offset > 20_000)
    inspector.areas.turnWheel(by: CGSize(width: 0, height: 5000), at: CGPoint(x: 100, y: 200))
    #expect(list.isAtEnd)
    #expect(list.wholeRows.upperBound == 3019)
  }

  @Test(
    "the list of events follows the newest until it is scrolled away, and again when scrolled back"
  )
  func logFollows() {
    for time in 0..<50 { inspector.model.log.add(.began, at: Double(time)) }
    inspector.application.layoutIfNeeded()
    let list = inspector.root.log.list
    #expect(list.wholeRows.upperBound == 50)
    let point = CGPoint(x: 500, y: 700)
    inspector.areas.turnWheel(by: CGSize(width: 0, height: -3), at: point)
    let offset = list.offset
    inspector.model.log.add(.ended, at: 51)
    #expect(list.offset == offset)
    inspector.areas.turnWheel(by: CGSize(width: 0, height: 50), at: point)
    inspector.model.log.add(.began, at: 52)
    #expect(list.wholeRows.upperBound == 52)
  }
}
