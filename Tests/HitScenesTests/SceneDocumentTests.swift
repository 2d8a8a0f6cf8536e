import Foundation
import HitGeometry
import HitResponders
import Testing

@testable import HitScenes

@Suite("Scene documents")
struct SceneDocumentTests {
  @Test("views stand in the order of the file, each after its superview")
  func order() throws {
    let document = try SceneDocument(
      SceneSources.scene(
        """
        "windows": [
          { "id": "W", "root": { "id": "VC", "view": { "id": "R", "subviews": [
            { "id": "a", "frame": [0,0,1,1], "subviews": [ { "id": "b", "frame": [0,0,1,1] } ] },
            { "id": "c", "frame": [0,0,1,1] } ] } },
            "subviews": [ { "id": "d", "frame": [0,0,1,1] } ] },
          { "id": "V", "frame": [1, 2, 3, 4], "level": 1000, "root": {} } ]
        """
      ),
      path: "dir/some.scene.json"
    )
    #expect(document.views.map(\.id) == ["W", "R", "a", "b", "c", "d", "V", nil])
    #expect(document.views.map(\.parent) == [nil, 0, 1, 2, 1, 0, nil, 6])
    #expect(document.views.map(\.depth) == [0, 1, 2, 3, 2, 1, 0, 1])
    #expect(document.windows == [0, 6])
    #expect(document.children(of: 0) == [1, 5])
    #expect(document.views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(document.views[7].frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(document.views[1].controller?.id == "VC")
    #expect(document.name == "some")
    #expect(document.title == "some")
  }

  @Test("views without an id are named by a path of classes and numbers")
  func defaultNames() throws {
    let document = try SceneDocument(
      SceneSources.scene(
        """
        "views": [
          { "frame": [0,0,1,1] }, { "id": "Bar", "frame": [0,0,1,1], "subviews": [
            { "frame": [0,0,1,1] }, { "class": "UIButton", "frame": [0,0,1,1] },
            { "frame": [0,0,1,1], "subviews": [ { "frame": [0,0,1,1] } ] } ] } ]
        """
      ),
      path: "t.json"
    )
    let names = document.views.indices.map { document.name(of: $0) }
    #expect(
      names == [
        "UIWindow#1", "UIWindow#1/UIView#1", "Bar", "Bar/UIView#1", "Bar/UIButton#1",
        "Bar/UIView#2", "Bar/UIView#2/UIView#1",
      ]
    )
    #expect(names.map { document.view(named: $0) } == Array(document.views.indices))
    #expect(document.view(named: "Bar/UIView#3") == nil)
    #expect(document.view(named: "UIWindow#1/UIView#2") == nil)
  }

  @Test("all that a view can say is read, geometry in the order in which it is set")
  func settings() throws {
    let document = try SceneDocument(
      SceneSources.view(
        """
        "transform": [1, 2, 3, 4, 5, 6], "boundsOrigin": [7, 8], "hidden": true, "alpha": 0.5,
        "interaction": false, "multiTouch": true, "exclusive": true, "clips": true,
        "color": "rebeccapurple", "border": "#ff000080", "radius": 4, "text": "Hi",
        "canBecomeFirstResponder": true, "canResignFirstResponder": false, "handles": ["save"],
        "interactive": true, "lint": {"HS201": "off, small on purpose"},
        "pointInside": {"inset": [-1, -2, -3, -4]}, "hitTest": "nil-if-self",
        "touches": "drag+super", "motion": "consume",
        "animate": {"by": [1, 2], "duration": 0.5, "delay": 0.25, "allowInteraction": true}
        """
      ),
      path: "t.json"
    )
    let settings = document.views[1].settings
    #expect(settings.first == .boundsOrigin(CGPoint(x: 7, y: 8)))
    #expect(settings.last == .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
    #expect(settings.count == 22)
    let purple = UIColor(red: 0x66 / 255.0, green: 0x33 / 255.0, blue: 0x99 / 255.0, alpha: 1)
    #expect(settings.contains(.color(purple)))
    #expect(settings.contains(.border(UIColor(red: 1, green: 0, blue: 0, alpha: 128 / 255.0))))
    #expect(
      settings.contains(
        .pointInside(.inset(UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)))
      )
    )
    #expect(settings.contains(.hitTest(.nilIfSelf)))
    #expect(settings.contains(.touches(.dragAndForward)))
    #expect(
      settings.contains(.lint([LintSuppression(rule: "HS201", reason: "small on purpose")]))
    )
    #expect(document.views[1].hasBehaviours)
  }

  @Test(
    "a rotation by quarter turns is exact and others are near the C library's",
    arguments: [
      (0.0, 0.0, 1.0), (90.0, 1.0, 0.0), (180.0, 0.0, -1.0), (270.0, -1.0, 0.0), (-90.0, -1.0, 0.0),
      (450.0, 1.0, 0.0),
      (30.0, sin(Double.pi / 6), cos(Double.pi / 6)),
      (-45.0, sin(-Double.pi / 4), cos(-Double.pi / 4)),
      (123.4, sin(123.4 * Double.pi / 180), cos(123.4 * Double.pi / 180)),
    ]
  )
  func rotation(degrees: Double, sine: Double, cosine: Double) throws {
    let document = try SceneDocument(
      SceneSources.view("\"transform\": {\"rotate\": \(degrees)}"),
      path: "t.json"
    )
    guard case .transform(let matrix)? = document.views[1].settings.first else {
      Issue.record("the transform is missing")
      return
    }
    let tolerance = degrees.truncatingRemainder(dividingBy: 90) == 0 ? 0 : 4e-16
    #expect(abs(Double(matrix.b) - sine) <= tolerance)
    #expect(abs(Double(matrix.a) - cosine) <= tolerance)
    #expect(matrix.c == -matrix.b)
    #expect(matrix.d == matrix.a)
  }

  @Test("a transform scales first, then turns, then moves")
  func transformOrder() throws {
    let document = try SceneDocument(
      SceneSources.view(
        "\"transform\": {\"translate\": [5, 7], \"rotate\": 90, \"scale\": [2, 3]}"
      ),
      path: "t.json"
    )
    #expect(
      document.views[1].settings
        == [.transform(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 7))]
    )
  }

  @Test("rules, delegate, tries and gestures of the next issue are read")
  func parts() throws {
    let document = try SceneDocument(
      SceneSources.scene(
        """
        "title": "T", "about": "A",
        "rules": { "hitTestAlphaCutoff": "atOrBelow001", "tapCountTuning": { "interval": 0.5 } },
        "delegate": { "id": "App", "touches": "consume", "handles": ["x"] },
        "tries": [ { "press": [1, 2], "note": "n" },
          { "press": [1, 2], "say": "s", "with": [[3, 4]], "receiver": null },
          { "press": [1, 2], "receiver": "a" },
          { "press": [1, 2], "with": [[3, 4]], "receiver": ["a", null] } ],
        "views": [ { "class": "UIButton", "frame": [0,0,1,1],
          "actions": [ { "events": ["touchUpInside"], "target": null, "selector": "save" } ],
          "gestures": [
            { "id": "one", "type": "swipe", "direction": ["left", "up"], "fingers": 2 },
            { "type": "tap", "taps": 2, "requiresFailureOf": ["one"],
              "delegate": { "shouldBegin": false, "simultaneousWith": ["one"] } } ] } ]
        """
      ),
      path: "t.json"
    )
    var options = RoutingOptions()
    options.disabledControlsAreHit = false
    options.apply(document.rules)
    #expect(options.hitTestAlphaCutoff == .atOrBelow001)
    #expect(options.tapCountTuning.interval == 0.5)
    #expect(options.tapCountTuning.distance == 45)
    #expect(!options.disabledControlsAreHit)
    #expect(document.delegate?.id == "App")
    #expect(document.delegate?.touches == .consume)
    let place = CGPoint(x: 1, y: 2)
    let all = [place, CGPoint(x: 3, y: 4)]
    #expect(
      document.tries == [
        SceneTry(press: place, note: "n"),
        SceneTry(press: place, note: "", say: "s", with: [all[1]], receivers: [.nobody]),
        SceneTry(press: place, note: "", receivers: [.view("a")]),
        SceneTry(press: place, note: "", with: [all[1]], receivers: [.view("a"), .nobody]),
      ]
    )
    #expect(document.tries[1].presses == all)
    guard case .gestures(let gestures)? = document.views[1].settings.last else {
      Issue.record("the gestures are missing")
      return
    }
    #expect(gestures[0].directions == [.left, .up])
    #expect(gestures[1].requiresFailureOf == ["one"])
    #expect(gestures[1].delegate?.shouldBegin == false)
  }
}
