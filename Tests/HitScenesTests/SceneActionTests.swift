import Foundation
import HitControls
import HitResponders
import HitScenes
import Testing

@Suite("Actions of scenes")
struct SceneActionTests {
  @Test("scene 18: a control without actions tells every event; a lift outside is touchUpOutside")
  func events() throws {
    let play = try ScenePlay("controls")
    let log = play.play([
      ScriptStep(at: 0, touch(.began, 170, 100)),
      ScriptStep(at: 0.1, touch(.moved, 600, 590)),
      ScriptStep(at: 0.2, touch(.ended, 600, 590)),
    ]).flatMap { Explanation.lines(for: $0, detail: .chain) }.filter { $0.contains("action") }
    #expect(
      log == [
        "  action touchDown Button -> closure",
        "  action touchDragExit Button -> closure",
        "  action touchDragOutside Button -> closure",
        "  action touchUpOutside Button -> closure",
      ]
    )
  }

  @Test("scene 18: an action goes to its target, or up the chain, or nowhere")
  func actions() throws {
    let play = try ScenePlay("controls")
    #expect(actionLines(play.tap(590, 128)) == ["  action open Open -> ViewController"])
    #expect(
      actionLines(play.tap(590, 204)) == [
        "  action save Save -> ViewController", "    Save declined", "    ActionsCard declined",
        "    Root declined",
      ]
    )
    #expect(actionLines(play.tap(590, 280))[0] == "  action copy Copy -> ActionsCard")
    #expect(actionLines(play.tap(590, 356))[0] == "  action print Print -> nobody")
    #expect(
      actionLines(play.tap(590, 432)) == ["  action save Wrong -> nobody", "    Root declined"]
    )
    #expect(actionLines(play.tap(210, 206)).isEmpty)
  }

  @Test("scene 18: the switch, the stepper, the slider and the segments answer touches")
  func values() throws {
    let play = try ScenePlay("controls")
    _ = play.tap(130, 270)
    #expect((play.scene.view(named: "Switch") as? UISwitch)?.isOn == true)
    _ = play.tap(280, 270)
    #expect((play.scene.view(named: "Stepper") as? UIStepper)?.value == 1)
    _ = play.tap(320, 406)
    let segments = play.scene.view(named: "Segments") as? UISegmentedControl
    #expect(segments?.selectedSegmentIndex == 2 && segments?.titleForSegment(at: 2) == "Month")
    _ = play.play([
      ScriptStep(at: 9, touch(.began, 96, 341)),
      ScriptStep(at: 9.1, touch(.moved, 500, 341)),
      ScriptStep(at: 9.2, touch(.ended, 500, 341)),
    ])
    #expect((play.scene.view(named: "Slider") as? UISlider)?.value == 1)
  }

  @Test("scene 19: a field becomes first responder by asking; actions and keys then start there")
  func firstResponder() throws {
    let play = try ScenePlay("first-responder")
    #expect(actionLines(play.tap(205, 390))[0] == "  action clear Clear -> nobody")
    #expect(actionLines(play.tap(490, 480))[0] == "  action aside AsideButton -> Aside")
    _ = play.tap(400, 152)
    #expect(play.scene.view(named: "Name")?.isFirstResponder == true)
    #expect(actionLines(play.tap(205, 390)) == ["  action clear Clear -> Name"])
    #expect(actionLines(play.tap(490, 480))[0] == "  action aside AsideButton -> nobody")
    #expect(
      actionLines(play.tap(205, 480)).suffix(3) == [
        "    ViewController declined", "    Window declined", "    UIApplication declined",
      ]
    )
    #expect(actionLines(play.tap(205, 480))[0] == "  action quit Quit -> AppDelegate")
    let space = play.play([ScriptStep(at: 99, .key("space"))])
    #expect(space.first?.deliveries.first?.steps.map(\.responder) == ["Name"])
  }

  @Test("the rules of a file set the slop of tracking and the start of the search")
  func rules() throws {
    let play = try ScenePlay(
      """
      { "format": "hitscope-scene", "version": 1, "size": [100, 100],
        "rules": { "controlTrackingSlop": 70, "nilTargetStart": "sender" }, "views": [{ "id": "A", "frame": [0, 0, 9, 9] }] }
      """,
      path: "rules.json"
    )
    #expect(play.scene.application.routingOptions.controlTrackingSlop == 70)
    #expect(play.scene.application.routingOptions.nilTargetStart == .sender)
  }

  private func touch(_ phase: ScriptTouch.Phase, _ x: CGFloat, _ y: CGFloat) -> InputStep.Action {
    .touches([ScriptTouch(finger: 1, phase: phase, location: CGPoint(x: x, y: y))])
  }

  private func actionLines(_ log: [String]) -> [String] {
    log.filter { $0.contains("action ") || $0.hasSuffix(" declined") }
  }
}
