import Foundation
import HitGestures
import HitResponders
import HitScenes
import Testing

@Suite("Recognizers of scene files")
struct SceneGestureTests {
  @Test("a recognizer has what the file says, and UIKit's defaults elsewhere")
  func properties() throws {
    let play = try ScenePlay(
      """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480],
        "views": [ { "id": "A", "frame": [0, 0, 320, 480], "gestures": [
          { "id": "double", "type": "tap", "taps": 2, "fingers": 3, "delaysTouchesEnded": false },
          { "type": "longPress", "duration": 2, "enabled": false },
          { "type": "swipe", "direction": ["up", "down"], "cancelsTouchesInView": false },
          { "type": "pan", "fingers": 2, "delaysTouchesBegan": true },
          { "type": "pinch" }, { "type": "rotation" }
        ] } ] }
      """,
      path: "gestures.json"
    )
    let view = try #require(play.scene.view(named: "A"))
    let all = try #require(view.gestureRecognizers)
    #expect(all.count == 6)
    let tap = try #require(all[0] as? UITapGestureRecognizer)
    #expect(tap.name == "double" && tap.numberOfTapsRequired == 2 && !tap.delaysTouchesEnded)
    #expect(tap.numberOfTouchesRequired == 3 && tap.cancelsTouchesInView && tap.isEnabled)
    let press = try #require(all[1] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 2 && !press.isEnabled && press.name == nil)
    let swipe = try #require(all[2] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == [.up, .down] && !swipe.cancelsTouchesInView)
    let pan = try #require(all[3] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.delaysTouchesBegan)
    #expect(all[4] is UIPinchGestureRecognizer && all[5] is UIRotationGestureRecognizer)
  }

  @Test("requirements and delegates act, and so do the switches")
  func behaviour() throws {
    let play = try ScenePlay(
      """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480],
        "rules": { "gestureTuning": "uikitObserved", "gestureActionTiming": "nextTurn" },
        "views": [ { "id": "A", "frame": [0, 0, 320, 480], "gestures": [
          { "id": "refusing", "type": "tap", "delegate": { "refuseTouchesOn": ["A"] } },
          { "id": "single", "type": "tap", "requiresFailureOf": ["vetoed"] },
          { "id": "vetoed", "type": "tap", "delegate": { "shouldBegin": false } },
          { "id": "beside", "type": "tap", "delegate": { "simultaneousWith": ["single"] } }
        ] } ] }
      """,
      path: "gestures.json"
    )
    let view = try #require(play.scene.view(named: "A"))
    var actions: [String] = []
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.addAction { actions.append($0.name ?? "?") }
    }
    _ = play.tap(50, 50)
    #expect(actions == ["beside", "single"])
    let options = play.scene.application.routingOptions
    #expect(options.gestureTuning == .uikitObserved)
    #expect(options.gestureActionTiming == .nextTurn)
  }
}
