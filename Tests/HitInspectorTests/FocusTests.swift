import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("The panel that has the keys")
struct FocusTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() {
    inspector.open(scene.application)
    inspector.model.log.add(.began, at: 1)
    inspector.application.layoutIfNeeded()
  }

  @Test("keys go from panel to panel and to the canvas, round about, and a line shows where")
  func round() {
    var names: [String?] = []
    for _ in 0..<4 {
      inspector.perform(.nextPanel)
      names.append(inspector.focus.panel?.accessibilityIdentifier)
    }
    #expect(names == ["ViewRows", "Selected", "LogRows", nil])
    inspector.perform(.previousPanel)
    #expect(inspector.focus.panel === inspector.root.log.list)
    let line = inspector.root.subviews.first { $0.frame.width == 1 && $0.frame.minX == 253 }
    #expect(line?.frame.minY == inspector.root.log.frame.minY)
    #expect(line?.isHidden == false)
    inspector.focus.release()
    #expect(line?.isHidden == true)
  }

  @Test("the panel takes the keys back from the scene")
  func fromScene() {
    inspector.model.keyboard = .scene("Name")
    inspector.perform(.nextPanel)
    #expect(inspector.model.keyboard == .hitscope)
  }

  @Test("arrow keys move what the panel lists, and else the point on the canvas")
  func arrows() {
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    #expect(inspector.perform(.step(.next)))
    #expect(commands == [.moveProbe(.next, by: 1)])
    inspector.root.log.list.becomeFirstResponder()
    #expect(inspector.perform(.step(.previous)))
    #expect(commands.last == .pinEvent(0))
  }

  @Test("events that have the keys keep them below what comes to stand in their place")
  func keysOfCovered() {
    let log = inspector.root.log
    log.list.becomeFirstResponder()
    inspector.perform(.nextStrip)
    #expect(!inspector.root.timeline.isHidden)
    #expect(log.list.isFirstResponder && !log.isHidden)
    inspector.focus.release()
    inspector.places.onChange()
    #expect(log.isHidden)
  }

  @Test("below the scene stand the events, their lanes, or whose each key is")
  func strip() {
    let strip = inspector.root.keyStrip
    #expect(strip.isHidden)
    inspector.perform(.nextStrip)
    #expect(strip.isHidden)
    #expect(inspector.model.strip == .lanes)
    inspector.perform(.nextStrip)
    #expect(!strip.isHidden)
    inspector.model.status.pointer = CGPoint(x: 1, y: 1)
    #expect(!strip.isHidden)
    inspector.perform(.nextStrip)
    #expect(strip.isHidden)
  }

  @Test("a replay can be left while it runs and when it has ended")
  func replay() {
    #expect(inspector.model.nextClearStep == nil)
    inspector.model.activity = .replaying(ReplayProgress())
    #expect(inspector.model.nextClearStep == .replay)
    inspector.model.activity = .replayed(.same)
    #expect(inspector.model.nextClearStep == .replay)
  }

  @Test("what the window says while clicks select")
  func picking() {
    inspector.perform(.togglePicking)
    let stage = inspector.root.stage
    #expect(inspector.isPicking && stage.captions.hints == KeyHint.whilePicking)
    inspector.perform(.togglePicking)
    #expect(stage.captions.hints == KeyHint.onCanvas)
  }
}
