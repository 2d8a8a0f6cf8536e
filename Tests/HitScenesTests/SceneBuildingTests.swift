import Foundation
import HitCanvas
import HitControls
import HitGeometry
import HitResponders
import HitScenes
import Testing

@Suite("Building scenes")
struct SceneBuildingTests {
  private func scene(_ keys: String) throws -> Scene {
    Scene(try SceneDocument(SceneSources.scene(keys), path: "t.json"))
  }

  @Test("views are found by id, by path and back, with their places in the file")
  func names() throws {
    let scene = try scene(
      #""views": [{"id": "Bar", "frame": [0,0,9,9], "subviews": [{"frame": [0,0,1,1]}, {"frame": [1,1,1,1]}]}]"#
    )
    let second = try #require(scene.view(named: "Bar/UIView#2"))
    #expect(second.frame.origin.x == 1)
    #expect(second.accessibilityIdentifier == nil)
    #expect(scene.name(of: second) == "Bar/UIView#2")
    #expect(scene.position(of: second)?.line == 1)
    #expect(scene.view(named: "UIWindow#1") === scene.windows.first)
    #expect(scene.view(named: "Nobody") == nil)
  }

  @Test("properties arrive at the view, the transform after the frame")
  func properties() throws {
    let scene = try scene(
      #"""
      "views": [{"id": "a", "transform": {"rotate": 90}, "frame": [10, 20, 40, 20],
        "boundsOrigin": [3, 4], "alpha": 0.5, "multiTouch": true, "exclusive": true,
        "clips": true, "color": "#ff0000", "border": "blue", "radius": 5, "text": "A"}]
      """#
    )
    let view = try #require(scene.view(named: "a"))
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 40, height: 20))
    #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
    #expect(view.alpha == 0.5)
    #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch && view.clipsToBounds)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.borderColor == .blue)
    #expect(view.layer.cornerRadius == 5)
    #expect(view.caption == "A")
  }

  @Test("a view without behaviours is the plain class and one with them keeps its name")
  func plainClasses() throws {
    let scene = try scene(
      #""views": [{"frame": [0,0,1,1]}, {"frame": [0,0,1,1], "touches": "consume"}, {"frame": [0,0,1,1], "touches": "forward"}]"#
    )
    let views = try #require(scene.windows.first).subviews
    #expect(type(of: views[0]) == UIView.self)
    #expect(type(of: views[1]) != UIView.self)
    #expect(type(of: views[2]) == UIView.self)
    #expect(views.map(\.routingName) == ["UIView", "UIView", "UIView"])
    #expect(views.map { $0.overrides(.touchesBegan) } == [false, true, false])
    #expect(views.map { $0.overrides(.hitTest) } == [false, false, false])
  }

  @Test("windows have their frames, levels and order, the key window its flag")
  func windows() throws {
    let scene = try scene(
      #"""
      "windows": [{"id": "a", "level": 10}, {"id": "b", "key": true, "frame": [5, 6, 7, 8]},
        {"id": "c", "hidden": true}, {"id": "d"}]
      """#
    )
    #expect(scene.windows.map(\.routingName) == ["a", "b", "c", "d"])
    #expect(scene.application.windows.map(\.routingName) == ["b", "d", "a"])
    #expect(scene.application.keyWindow?.routingName == "b")
    #expect(scene.windows[1].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(scene.windows[3].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a root view may have a frame and a transform of its own")
  func rootView() throws {
    let scene = try scene(
      #""windows": [{"root": {"id": "C", "view": {"id": "R", "frame": [1, 2, 30, 40], "transform": {"scale": 2}}}}, {"root": {}}]"#
    )
    let root = try #require(scene.view(named: "R"))
    #expect(root.bounds.size == CGSize(width: 30, height: 40))
    #expect(root.frame == CGRect(x: -14, y: -18, width: 60, height: 80))
    #expect(root.next === scene.controller(named: "C"))
    let plain = try #require(scene.windows[1].rootViewController?.view)
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("rules become the application's options and leave the others alone")
  func rules() throws {
    let scene = try scene(
      #""views": [], "rules": {"hitTestAlphaCutoff": "atOrBelow001", "tapCountTuning": {"distance": 10}, "hitTestPassesPerTouch": 2}"#
    )
    var options = RoutingOptions()
    options.hitTestAlphaCutoff = .atOrBelow001
    options.tapCountTuning.distance = 10
    options.hitTestPassesPerTouch = 2
    #expect(scene.application.routingOptions == options)
  }

  @Test("a delegate ends the chain under its name")
  func delegate() throws {
    let scene = try scene(#""views": [], "delegate": {"id": "App", "touches": "consume"}"#)
    #expect(scene.windows[0].chainNames == ["UIWindow", "UIApplication", "App"])
    #expect(scene.responder(named: "App")?.overrides(.touchesEnded) == true)
  }

  @Test("a class of the program's own is made, and cannot be given behaviours")
  func ownClass() throws {
    var classes = SceneClasses.uikit
    classes.register("CardView") { CardView(frame: .zero) }
    let text = SceneSources.view(#""class": "CardView", "id": "card""#)
    let document = try SceneDocument(text, path: "t.json", classes: classes)
    let card = try #require(Scene(document, classes: classes).view(named: "card"))
    #expect(card is CardView)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let error = #expect(throws: SceneError.self) {
      try SceneDocument(
        SceneSources.view(#""class": "CardView", "touches": "consume""#),
        path: "t.json",
        classes: classes
      )
    }
    #expect(
      error?.faults.first?.problem == "CardView is a Swift class"
    )
  }

  private final class CardView: UIView {}

  @Test("a script's steps change views and press keys")
  func changes() throws {
    let scene = try scene(#""views": [{"id": "a", "frame": [0,0,5,5]}]"#)
    let script = try InputScript(
      SceneSources.script(
        #"{"at": 0, "set": {"id": "a", "frame": [1, 2, 3, 4], "hidden": true}}, {"at": 1, "key": "a"}, {"at": 2, "remove": "a"}"#
      ),
      path: "t.json"
    )
    let inputs = script.inputs
    #expect(scene.change(inputs[0].action))
    let view = try #require(scene.view(named: "a"))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.isHidden)
    #expect(
      inputs[1].applicationInput?.content
        == .presses([
          PressSample(
            type: .keyboard,
            phase: .began,
            key: UIKey(characters: "a", charactersIgnoringModifiers: "a", keyCode: .keyboardA)
          )
        ])
    )
    #expect(scene.change(inputs[3].action))
    #expect(view.superview == nil)
    #expect(!scene.change(.remove(id: "nobody")))
  }

  @Test(
    "every class of UIKit is made, plain and behaving, under its own name",
    arguments: [
      "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UISwitch", "UISlider",
      "UIScrollView",
    ]
  )
  func classes(name: String) throws {
    let scene = try scene(
      """
      "views": [{"class": "\(name)", "frame": [0,0,9,9], "text": "T"},
        {"class": "\(name)", "frame": [0,0,9,9], "text": "T", "hitTest": "nil-if-self"}]
      """
    )
    let views = scene.windows[0].subviews
    #expect(views.map(\.className) == [name, name])
    #expect(type(of: views[0]) != type(of: views[1]))
    #expect(views.map(\.frame.size) == [CGSize(width: 9, height: 9), CGSize(width: 9, height: 9)])
    #expect(views[1].overrides(.hitTest) && !views[0].overrides(.hitTest))
    #expect(views[0].isUserInteractionEnabled == views[1].isUserInteractionEnabled)
    #expect(views[0].overrides(.touchesBegan) == views[1].overrides(.touchesBegan))
    #expect(!views[1].overrides(.pointInside))
  }

  @Test("a control keeps its touches, and a behaving one does what the file says")
  func controls() throws {
    let text = SceneSources.scene(
      #"""
      "views": [
        {"id": "plain", "class": "UIButton", "frame": [0,0,9,9], "enabled": false},
        {"id": "inside", "class": "UIButton", "frame": [10,0,9,9], "pointInside": "always"},
        {"id": "eats", "class": "UIButton", "frame": [20,0,9,9], "touches": "consume+super"},
        {"id": "list", "class": "UIScrollView", "frame": [30,0,9,9], "contentSize": [9, 99],
          "contentOffset": [0, 7]}]
      """#
    )
    let play = try ScenePlay(text, path: "t.json")
    // Super of a control passes nothing on: rule R11.
    #expect(play.tap(5, 5).contains("  touchesBegan inside consumed"))
    #expect((play.scene.view(named: "plain") as? UIControl)?.isEnabled == false)
    #expect((play.scene.view(named: "list") as? UIScrollView)?.contentSize.height == 99)
    #expect(play.scene.view(named: "list")?.bounds.origin.y == 7)
  }

  @Test("labels and buttons show their text themselves, in ink that reads on their ground")
  func texts() throws {
    let scene = try scene(
      #"""
      "views": [
        {"id": "l", "class": "UILabel", "frame": [0,0,9,9], "color": "white", "text": "L"},
        {"id": "d", "frame": [0,0,9,9], "color": "black", "subviews": [
          {"id": "b", "class": "UIButton", "frame": [0,0,9,9], "color": "#00000000", "text": "B"}]}]
      """#
    )
    let label = try #require(scene.view(named: "l") as? UILabel)
    let button = try #require(scene.view(named: "b") as? UIButton)
    #expect(label.text == "L")
    #expect(label.textColor == UIColor.white.readableInk)
    #expect(button.currentTitle == "B")
    #expect(button.currentTitleColor == UIColor.black.readableInk)
    #expect(label.caption == nil)
  }

  @Test("first responder answers, motion and drag are what the file says")
  func behaviours() throws {
    let scene = try scene(
      #"""
      "views": [{"id": "a", "frame": [0,0,5,5], "canBecomeFirstResponder": true,
        "canResignFirstResponder": false, "motion": "consume+super"},
        {"id": "b", "frame": [0,0,5,5]}]
      """#
    )
    let view = try #require(scene.view(named: "a"))
    #expect(view.canBecomeFirstResponder)
    #expect(!view.canResignFirstResponder)
    #expect(view.overrides(.motionBegan))
    #expect(scene.view(named: "b")?.canBecomeFirstResponder == false)
  }
}
