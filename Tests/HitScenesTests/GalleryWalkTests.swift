import Foundation
import HitResponders
import HitScenes
import Testing

@Suite("Walks of the gallery")
struct GalleryWalkTests {
  @Test(
    "scene 1: a press goes down through every view that contains it",
    arguments: [
      (100.0, 100.0, ["green", "white"]),
      (100.0, 300.0, ["blue", "orange", "white"]),
      (160.0, 360.0, ["yellow", "blue", "orange", "white"]),
    ]
  )
  func delivery(x: Double, y: Double, views: [String]) throws {
    let play = try ScenePlay("delivery")
    #expect(play.chain(x, y) == views + ["Window", "UIApplication"])
    let lines = play.tap(x, y, detail: .all)
    #expect(lines[1...2] == ["  UIApplication.sendEvent", "  --Window.sendEvent"])
  }

  @Test("scene 2: the walk has every refusal and its reason")
  func hitWalk() throws {
    #expect(
      try ScenePlay("hit-walk").lines(500, 400) == [
        "Window (500, 400) descended -> E",
        "  A (500, 400) descended -> E",
        "    B (460, 360) outside -> nil",
        "    C (120, 360) descended -> E",
        "      D (100, 340) outside -> nil",
        "      E (100, 80) descended -> E",
      ]
    )
  }

  @Test("scene 2: a log has sender, walk and chain of both ends of a tap")
  func hitWalkLog() throws {
    #expect(
      try ScenePlay("hit-walk").tap(500, 400, detail: .all) == [
        "0.000 touch 1 began (500, 400)",
        "  UIApplication.sendEvent",
        "  --Window.sendEvent",
        "  Window (500, 400) descended -> E",
        "    A (500, 400) descended -> E",
        "      B (460, 360) outside -> nil",
        "      C (120, 360) descended -> E",
        "        D (100, 340) outside -> nil",
        "        E (100, 80) descended -> E",
        "  touchesBegan E forwarded",
        "  --C forwarded",
        "  ----A forwarded",
        "  ------Window forwarded",
        "  --------UIApplication discarded",
        "0.100 touch 1 ended (500, 400)",
        "  touchesEnded E forwarded",
        "  --C forwarded",
        "  ----A forwarded",
        "  ------Window forwarded",
        "  --------UIApplication discarded",
      ]
    )
  }

  @Test("scene 4: the window of the higher level is asked first and lets go")
  func twoWindows() throws {
    let play = try ScenePlay("two-windows")
    #expect(
      play.asked(400, 10) == [
        "StatusWindow", "StatusBar", "Battery", "Clock", "MainWindow", "Main", "Content", "Header",
      ]
    )
    #expect(play.hit(400, 10) == "Header")
    #expect(
      play.lines(400, 10).prefix(2) == [
        "StatusWindow (400, 10) descended -> nil (override)",
        "  StatusBar (400, 10) descended -> nil (override)",
      ]
    )
    #expect(play.asked(400, 300).prefix(2) == ["StatusWindow", "MainWindow"])
    #expect(play.hit(400, 300) == "Content")
    #expect(play.scene.application.keyWindow?.routingName == "MainWindow")
  }

  @Test(
    "scene 6: each view that takes no touch says why",
    arguments: [
      ("Hidden", "hidden"), ("Off", "interactionDisabled"), ("Alpha0", "transparent (alpha 0)"),
      ("Alpha0009", "transparent (alpha 0.009)"), ("Image", "interactionDisabled"),
      ("Label", "interactionDisabled"),
    ]
  )
  func refusals(view: String, reason: String) throws {
    let play = try ScenePlay("refusals")
    let frame = try #require(play.scene.view(named: view)?.frame)
    #expect(play.hit(frame.midX, frame.midY) == "Stage")
    let line = "    \(view) (110, 55) \(reason) -> nil"
    #expect(play.lines(frame.midX, frame.midY).contains(line))
    #expect(!play.asked(frame.midX, frame.midY).contains("\(view)Child"))
  }

  @Test(
    "scene 6: exactly 0.01 is hit, and so are 0.011 and a disabled control",
    arguments: [
      "Alpha001", "Alpha0011", "Disabled",
    ]
  )
  func accepted(view: String) throws {
    let play = try ScenePlay("refusals")
    let frame = try #require(play.scene.view(named: view)?.frame)
    #expect(play.hit(frame.midX, frame.midY) == view)
  }

  @Test("scene 8: controllers are in the chain and never in the hit test")
  func viewControllers() throws {
    let play = try ScenePlay("view-controllers")
    #expect(
      play.chain(400, 280) == [
        "Leaf", "InnerView", "InnerController", "Panel", "ChildView", "ChildController",
        "Container", "RootView", "RootController", "Window", "UIApplication",
      ]
    )
    #expect(
      play.asked(400, 280) == [
        "Window", "RootView", "Container", "ChildView", "Panel", "InnerView", "Leaf",
      ]
    )
    let inner = try #require(play.scene.controller(named: "InnerController"))
    #expect(inner.parent === play.scene.controller(named: "ChildController"))
    #expect(inner.parent?.parent === play.scene.controller(named: "RootController"))
  }

  @Test("scene 9: a view lets touches through with its subtree, or alone")
  func passThrough() throws {
    let play = try ScenePlay("pass-through")
    #expect(play.hit(210, 300) == "base-a")
    #expect(!play.asked(210, 300).contains("view2-a"))
    #expect(play.hit(590, 300) == "view2")
    #expect(play.hit(590, 180) == "base")
  }

  @Test(
    "scene 10: a disc is hit to its rim and no further",
    arguments: [
      (100.0, 100.0, true), (100, 0, true), (10, 10, false), (29.3, 29.3, true), (0, 0, false),
    ]
  )
  func irregularShape(x: Double, y: Double, isHit: Bool) throws {
    #expect(try ScenePlay("irregular-shape").hit(300 + x, 200 + y) == (isHit ? "Disc" : "Stage"))
  }

  @Test("scene 11: the disc answers the button in the overlap and itself elsewhere")
  func redirect() throws {
    let play = try ScenePlay("redirect")
    #expect(play.hit(380, 300) == "red")
    #expect(play.lines(380, 300).contains("    blue (60, 130) descended -> red (override)"))
    #expect(play.hit(500, 300) == "blue")
    #expect(play.hit(200, 300) == "red")
    #expect(play.hit(325, 175) == "Stage")
  }

  @Test("scene 12: the ancestor takes the touch and its descendants are never asked")
  func intercept() throws {
    let play = try ScenePlay("intercept")
    #expect(play.hit(400, 300) == "green")
    #expect(play.asked(400, 300) == ["Window", "pink", "green"])
    #expect(play.hit(140, 100) == "pink")
  }

  @Test("scene 13: the overhang is dead, clipped or not, and each remedy revives it")
  func outOfBounds() throws {
    let play = try ScenePlay("out-of-bounds")
    #expect(play.hit(350, 350) == "child")
    #expect(play.hit(250, 250) == "parent")
    #expect(play.hit(450, 450) == "Stage")
    #expect(play.lines(450, 450).contains("    parent (250, 250) outside -> nil"))
    #expect(play.scene.view(named: "clippedParent")?.clipsToBounds == true)
    #expect(play.hit(720, 160) == "Stage")
    for (parent, child, y) in [
      ("askingParent", "askedChild", 220.0), ("widerParent", "widerChild", 410),
    ] {
      #expect(play.hit(590 + 130, y + 130) == child)
      #expect(play.hit(590 + 75, y + 75) == child)
      #expect(play.hit(590 + 25, y + 25) == parent)
      #expect(play.hit(590 + 160, y + 160) == "Stage")
    }
  }

  @Test("scene 14: the raised part of the button belongs to the cell behind it")
  func raisedTab() throws {
    let play = try ScenePlay("raised-tab")
    #expect(
      play.lines(160, 421) == [
        "UIWindow (160, 421) descended -> Cell5",
        "  RootView (160, 421) descended -> Cell5",
        "    TabBar (160, -10) outside -> nil",
        "    HUD (160, 421) interactionDisabled -> nil",
        "    ToastOverlay (100, 229) outside -> nil",
        "    PromoBanner (152, 33) transparent (alpha 0) -> nil",
        "    ListView (160, 377) descended -> Cell5",
        "      Cell5 (160, 109) descended -> Cell5",
      ]
    )
    let lines = WalkRecord(play.walk(160, 421), includesUnasked: true).lines.map(\.text)
    #expect(lines[3] == "      CenterButton (32, 8) not asked, would be inside")
    #expect(lines.count == 9)
    #expect(
      play.chain(160, 421)
        == ["Cell5", "ListView", "RootView", "ViewController", "UIWindow", "UIApplication"]
    )
    #expect(play.hit(160, 450) == "CenterButton")
    #expect(play.hit(222, 218) == "ToastOverlay")
    #expect(
      play.tap(160, 421).prefix(3) == [
        "0.000 touch 1 began (160, 421)", "  UIApplication.sendEvent", "  --UIWindow.sendEvent",
      ]
    )
    #expect(
      play.tap(160, 421).suffix(2) == ["  touchesEnded Cell5 forwarded", "  --ListView consumed"]
    )
  }

  @Test("scene 24: three thousand views, the same every time")
  func stress() throws {
    let (one, other) = (try ScenePlay("stress"), try ScenePlay("stress"))
    var count = 0
    var pending: [UIView] = one.scene.windows
    while let view = pending.popLast() {
      count += view.subviews.count
      pending += view.subviews
    }
    #expect(count == 3_000)
    #expect(one.lines(400, 300) == other.lines(400, 300))
    #expect(one.asked(8, 8).count > 490)
  }
}
