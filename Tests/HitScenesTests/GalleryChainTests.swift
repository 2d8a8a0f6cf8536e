import Foundation
import HitResponders
import HitScenes
import Testing

@Suite("Chains of the gallery")
struct GalleryChainTests {
  @Test("scene 3: the chain is printed by class names with one more dash pair a step")
  func responderChain() throws {
    let play = try ScenePlay("responder-chain")
    let steps = play.chain(400, 300).map {
      RoutedInput.Delivery.Step(responder: $0, did: .forwarded)
    }
    #expect(
      steps.messages.map(\.text) == [
        "AView", "--UIView", "----ViewController", "------UIWindow", "--------UIApplication",
        "----------AppDelegate",
      ]
    )
    #expect(
      play.tap(400, 300).suffix(6) == [
        "  touchesEnded AView forwarded", "  --UIView forwarded", "  ----ViewController forwarded",
        "  ------UIWindow forwarded", "  --------UIApplication forwarded",
        "  ----------AppDelegate discarded",
      ]
    )
  }

  @Test("scene 5: classes that override nothing are seen forwarding by their names")
  func touchLog() throws {
    let play = try ScenePlay("touch-log")
    #expect(
      play.tap(580, 120) == [
        "0.000 touch 1 began (580, 120)",
        "  UIApplication.sendEvent",
        "  --UIWindow.sendEvent",
        "  touchesBegan CView forwarded",
        "  --AView forwarded",
        "  ----UIWindow forwarded",
        "  ------UIApplication discarded",
        "0.100 touch 1 ended (580, 120)",
        "  touchesEnded CView forwarded",
        "  --AView forwarded",
        "  ----UIWindow forwarded",
        "  ------UIApplication discarded",
      ]
    )
    #expect(play.hit(580, 420) == "DView")
    #expect(play.hit(200, 300) == "BView")
  }

  @Test(
    "scene 7: who forwards, who keeps and who does both",
    arguments: [
      (
        107.0,
        [
          "red-a forwarded", "pink-a forwarded", "green-a forwarded", "Root forwarded",
          "ViewController forwarded", "Window forwarded", "UIApplication forwarded",
          "AppDelegate discarded",
        ]
      ),
      (302.0, ["red-b consumed"]),
      (
        497.0,
        [
          "red-c consumed, forwarded", "pink-c forwarded", "green-c forwarded", "Root forwarded",
          "ViewController forwarded", "Window forwarded", "UIApplication forwarded",
          "AppDelegate discarded",
        ]
      ),
      (692.0, ["red-d forwarded", "pink-d consumed"]),
    ]
  )
  func bubbling(x: Double, chain: [String]) throws {
    let records = try ScenePlay("bubbling").play([
      ScriptStep(
        at: 0,
        .drag(from: CGPoint(x: x, y: 220), to: CGPoint(x: x, y: 240), steps: 1, duration: 0.1)
      )
    ])
    let messages = records.flatMap(\.deliveries)
    #expect(messages.map(\.message.rawValue) == ["touchesBegan", "touchesMoved", "touchesEnded"])
    for message in messages {
      #expect(message.steps.map { "\($0.responder) \($0.did.rawValue)" } == chain)
    }
  }

  @Test("scene 7: cancelled touches climb like the others")
  func bubblingCancelled() throws {
    let touch = { (phase: ScriptTouch.Phase) in
      InputStep.Action.touches([
        ScriptTouch(finger: 1, phase: phase, location: CGPoint(x: 692, y: 220))
      ])
    }
    let records = try ScenePlay("bubbling").play([
      ScriptStep(at: 0, touch(.began)), ScriptStep(at: 1, touch(.cancelled)),
    ])
    #expect(
      records.last?.deliveries.first?.steps.map { "\($0.responder) \($0.did.rawValue)" }
        == ["red-d forwarded", "pink-d consumed"]
    )
  }

  @Test(
    "scene 15: after any moves a view is under the finger at the offset of the press",
    arguments: [
      ("Card", 130.0, 250.0), ("Turned", 580, 190), ("Loud", 500, 420),
    ]
  )
  func drag(view: String, x: Double, y: Double) throws {
    let play = try ScenePlay("drag")
    let dragged = try #require(play.scene.view(named: view))
    let window = try #require(play.scene.windows.first)
    let start = window.convert(CGPoint(x: x, y: y), to: dragged)
    #expect(play.hit(x, y) == view)
    let end = CGPoint(x: 300, y: 77)
    _ = play.play([
      ScriptStep(at: 0, .drag(from: CGPoint(x: x, y: y), to: end, steps: 7, duration: 0.2))
    ])
    let now = dragged.convert(start, to: window)
    #expect(abs(now.x - end.x) < 1e-9 && abs(now.y - end.y) < 1e-9)
  }

  @Test("scene 15: a view that calls super keeps moving and its superview hears of it")
  func dragForwards() throws {
    let records = try ScenePlay("drag").play([
      ScriptStep(
        at: 0,
        .drag(from: CGPoint(x: 500, y: 420), to: CGPoint(x: 520, y: 420), steps: 1, duration: 0.1)
      )
    ])
    #expect(
      records[1].deliveries.first?.steps.map { "\($0.responder) \($0.did.rawValue)" }
        == [
          "Loud consumed, forwarded", "Stage forwarded", "Window forwarded",
          "UIApplication discarded",
        ]
    )
  }

  @Test("scene 21: a view that leaves its window is told of a cancel and of no end")
  func cancelled() throws {
    let play = try ScenePlay("cancelled")
    let records = play.play([
      ScriptStep(
        at: 0,
        .drag(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 500, y: 300), steps: 3, duration: 0.3)
      )
    ])
    let messages = records.flatMap(\.deliveries).filter { $0.steps.first?.responder == "Left" }
      .map(\.message.rawValue)
    #expect(messages.filter { $0 != "touchesMoved" } == ["touchesBegan", "touchesCancelled"])
    #expect(play.scene.view(named: "Left")?.superview == nil)
    _ = play.tap(130, 110)
    #expect(play.scene.view(named: "Left")?.window != nil)
  }

  @Test("scene 23: one touch object a finger and one event object a sequence")
  func trackingObjects() throws {
    let play = try ScenePlay("tracking-objects")
    let left = try #require(play.scene.view(named: "Left"))
    _ = play.play([
      ScriptStep(
        at: 0,
        .drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 600, y: 300), steps: 1, duration: 0.1)
      )
    ])
    #expect(
      left.caption == "touch object 1, event object 1: ended (600, 300)"
    )
    _ = play.play([ScriptStep(at: 1, .tap(CGPoint(x: 200, y: 300)))])
    #expect(
      left.caption == "touch object 2, event object 2: ended (200, 300)"
    )
  }
}
