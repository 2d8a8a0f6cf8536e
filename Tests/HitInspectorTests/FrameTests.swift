import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("The window's frame")
struct FrameTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  private var bar: TopBar { inspector.root.topBar }

  init() {
    inspector.model.title = "Raised tab"
    inspector.model.file = "raised-tab.json"
    inspector.model.gallery = GalleryPlace(index: 13, of: 24)
    inspector.open(scene.application)
    inspector.application.layoutIfNeeded()
  }

  private func touch(_ phase: UITouch.Phase, _ point: CGPoint, at time: TimeInterval = 0) {
    let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
    inspector.application.enqueue(.touches([sample], at: time))
    inspector.application.processQueue()
  }

  private func click(_ point: CGPoint) {
    touch(.began, point)
    touch(.ended, point, at: 0.1)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: inspector.window)
  }

  // MARK: Top bar

  @Test("at 1280 points the bar has the buttons where the design has them")
  func topBar() {
    #expect(bar.previousScene.frame == CGRect(x: 300, y: 8, width: 24, height: 24))
    #expect(bar.scenes.frame == CGRect(x: 325, y: 8, width: 58, height: 24))
    #expect(bar.nextScene.frame == CGRect(x: 384, y: 8, width: 24, height: 24))
    #expect(bar.outline.frame == CGRect(x: 763, y: 8, width: 92, height: 24))
    #expect(bar.record.frame == CGRect(x: 912, y: 8, width: 118, height: 24))
    #expect(bar.zoom.frame == CGRect(x: 1196, y: 8, width: 72, height: 24))
    #expect(bar.views.isHidden)
  }

  @Test(
    "no button overlaps another or leaves the bar",
    arguments: [640, 720, 899, 960, 1180, 1920]
  )
  func buttons(width: Int) {
    inspector.model.title = "A title that is much longer than a bar has room for, and longer still"
    inspector.model.recorded = 8
    inspector.resize(to: CGSize(width: width, height: 700))
    inspector.application.layoutIfNeeded()
    let frames = bar.parts.filter { !$0.isHidden }.map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(bar.bounds.contains(frame))
      #expect(!frames[(index + 1)...].contains { $0.overlaps(frame) })
    }
    #expect(bar.views.isHidden == (width >= 900))
  }

  @Test("how the scene stands to its file is told beside the title, and below no button")
  func state() throws {
    inspector.model.fileState = .live
    var shownCount = 0
    for width in stride(from: 480, through: 1920, by: 20) {
      inspector.resize(to: CGSize(width: width, height: 700))
      inspector.application.layoutIfNeeded()
      _ = try inspector.painting.render()
      guard !bar.stateRect.isEmpty else { continue }
      shownCount += 1
      for part in bar.parts where !part.isHidden {
        try #require(!part.frame.overlaps(bar.stateRect), "\(width) points")
      }
    }
    #expect(shownCount > 20)
  }

  @Test("nothing says that a file is watched, and a recording tells its time")
  func honest() {
    #expect(!bar.content.activity.words.isEmpty)
    inspector.model.activity = .recording
    inspector.model.recorded = 68.4
    #expect(bar.record.face.isOn)
    #expect(bar.record.face.words.map(\.text) == ["1:08"])
  }

  @Test("the list of sizes shows the scene as large as the chosen one says")
  func zoomMenu() {
    click(middle(of: bar.zoom))
    let menu = inspector.root.menu
    #expect(!menu.isHidden)
    #expect(
      menu.items.map(\.title) == [
        "Fit", "50 %", "75 %", "100 %", "125 %", "150 %", "200 %", "300 %", "400 %",
      ]
    )
    #expect(menu.items.first?.isChosen == true)
    let item = menu.rect(ofItem: 6)
    click(CGPoint(x: item.midX, y: item.midY))
    #expect(menu.isHidden)
    #expect(inspector.geometry.factor == 2)
    click(middle(of: bar.zoom))
    click(CGPoint(x: 600, y: 300))
    #expect(menu.isHidden)
    #expect(!inspector.popUps.closeMenu())
  }

  // MARK: Status

  @Test("a click on who has the keys, and on a dump's notes, asks for them")
  func status() throws {
    inspector.model.status.unknown = ["colours"]
    inspector.model.dumpNotes = [DumpNoteRow("It prints no colours.")]
    var clicked: [StatusBar.Target] = []
    inspector.root.status.onClick = { clicked.append($0) }
    let status = inspector.root.status
    for piece in status.pieces where piece.target != nil {
      let point = CGPoint(x: piece.rect.midX, y: piece.rect.midY)
      click(status.convert(point, to: inspector.window))
    }
    click(status.convert(CGPoint(x: status.bellRect.midX, y: 12), to: inspector.window))
    #expect(clicked == [.keyboard, .dumpNotes, .notices])
  }

  @Test("who has the keys is said in full at every width", arguments: [640, 720, 960, 1280])
  func keyboard(width: Int) {
    inspector.model.keyboard = .scene("NameField")
    inspector.model.status.pointer = CGPoint(x: 161.111, y: 418.889)
    inspector.model.status.drawn = "AnImportantButtonWithALongName"
    inspector.model.status.receiver = "AnotherViewWithALongName"
    inspector.resize(to: CGSize(width: width, height: 700))
    let piece = inspector.root.status.pieces.first { $0.target == .keyboard }
    #expect(piece?.isCut == false)
  }

  // MARK: Tooltips and pointer

  @Test("a tip that took the place of another is shown in its time, though nothing else happens")
  func otherTip() {
    var clock = TooltipClock()
    #expect(clock.wakeTime == nil)
    _ = clock.rest(on: Tip(text: "one", rect: .zero))
    // Nobody told the time since: it is asked for.
    #expect(clock.wakeTime == 0)
    #expect(!clock.advance(to: 5) && clock.wakeTime == 5 + TooltipClock.delay)
    #expect(clock.rest(on: Tip(text: "two", rect: .zero)) && clock.wakeTime == 0)
    #expect(!clock.advance(to: 6) && clock.advance(to: 6.5) && clock.wakeTime == nil)
  }

  @Test("what is cut is told in full where the pointer rests for 400 ms")
  func tooltip() {
    let tip = inspector.root.tooltip
    let title = CGPoint(x: bar.titleRect.midX, y: 20)
    _ = try? inspector.painting.render()
    inspector.pointer.move(to: CGPoint(x: bar.titleRect.midX, y: 20))
    inspector.advance(to: 5)
    #expect(tip.isHidden)
    #expect(inspector.wakeTime == 5.4)
    inspector.advance(to: 5.4)
    #expect(!tip.isHidden && tip.text == "raised-tab.json")
    #expect(inspector.wakeTime == nil)
    inspector.pointer.move(to: CGPoint(x: title.x, y: 300))
    #expect(tip.isHidden)
  }

  @Test("the pointer's shape says what a press does")
  func cursor() {
    #expect(inspector.areas.cursor(at: CGPoint(x: 580, y: 497)) == .crosshair)
    #expect(inspector.areas.cursor(at: CGPoint(x: 300, y: 300)) == .arrow)
    #expect(inspector.areas.cursor(at: CGPoint(x: 252.5, y: 300)) == .resizeColumns)
    #expect(inspector.areas.cursor(at: CGPoint(x: 100, y: 474)) == .resizeRows)
    #expect(inspector.areas.cursor(at: CGPoint(x: 100, y: 200)) == .arrow)
  }

  // MARK: Scroll bars

  @Test("a scroll bar is dragged to any row")
  func scrollBar() throws {
    scene.application.inForce {
      for index in 0..<300 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.accessibilityIdentifier = "V\(index)"
        scene.window.addSubview(view)
      }
    }
    inspector.sceneDidChange()
    inspector.application.layoutIfNeeded()
    let list = inspector.root.tree.list
    let bar = try #require(list.scrollBar)
    let start = list.convert(CGPoint(x: bar.midX, y: bar.midY), to: inspector.window)
    touch(.began, start)
    touch(.moved, CGPoint(x: start.x, y: start.y + 2000), at: 0.1)
    #expect(list.isAtEnd)
    touch(.moved, CGPoint(x: start.x, y: start.y), at: 0.2)
    #expect(list.offset == 0)
    touch(.moved, CGPoint(x: start.x, y: start.y + (list.bounds.height - bar.height) / 2), at: 0.3)
    #expect(abs(list.offset - list.farthestOffset / 2) < list.rowHeight * 2)
    touch(.ended, start, at: 0.4)
    #expect(inspector.selection.id == nil)
  }
}
