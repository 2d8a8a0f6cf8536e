import HitScenes
import Testing

@Suite("Faults of scene files")
struct SceneFaultTests {
  @Test(
    "what a view says wrongly is told with its place and what is allowed",
    arguments: [
      ("§\"colour\": \"red\"", "colour: unknown key in a view; did you mean \"color\"?"),
      (
        "§\"qq\": 1",
        "qq: unknown key in a view; allowed: id, frame, color, text, subviews, class, boundsOrigin, transform, hidden, alpha, interaction, multiTouch, exclusive, clips, enabled, contentSize, contentOffset, border, radius, controller, gestures, actions, animate, canBecomeFirstResponder, canResignFirstResponder, handles, interactive, lint, pointInside, hitTest, touches, motion, level, key, root"
      ),
      (
        "\"class\": §\"UIButon\"",
        "class: \"UIButon\" is unknown; did you mean \"UIButton\"? allowed: \"UIView\", \"UIControl\", \"UIButton\", \"UILabel\", \"UIImageView\", \"UISwitch\", \"UISlider\", \"UIStepper\", \"UISegmentedControl\", \"UIScrollView\""
      ),
      (
        "\"color\": §\"tomatoe\"",
        "color: \"tomatoe\" is unknown; did you mean \"tomato\"? allowed: #rrggbb, #rrggbbaa or a CSS colour name"
      ),
      (
        "\"color\": §\"#12345\"",
        "color: \"#12345\" is unknown; allowed: #rrggbb, #rrggbbaa or a CSS colour name"
      ),
      ("\"color\": §3", "color: found 3; expected #rrggbb, #rrggbbaa or a CSS colour name"),
      ("\"alpha\": §\"half\"", "alpha: found \"half\"; expected a number from 0 to 1"),
      ("\"alpha\": §1.5", "alpha: 1.5 is out of range; expected a number from 0 to 1"),
      ("\"hidden\": §0", "hidden: found 0; expected true or false"),
      ("\"boundsOrigin\": §[1]", "boundsOrigin: found 1 values; expected [x, y]"),
      (
        "\"boundsOrigin\": [1, §null]",
        "boundsOrigin: found null; expected a number from -1e7 to 1e7"
      ),
      (
        "\"boundsOrigin\": [1, §1e300]",
        "boundsOrigin: 1e300 is out of range; expected a number from -1e7 to 1e7"
      ),
      ("\"id\": §\"\"", "id: found \"\"; a name has 1 to 256 characters in one line"),
      ("\"id\": §\"a\\nb\"", "id: found \"a�b\"; a name has 1 to 256 characters in one line"),
      ("\"subviews\": §{}", "subviews: found an object; expected an array of views"),
      ("\"subviews\": [§3]", "found 3; expected an object: a view"),
      (
        "\"subviews\": [§{}]",
        "frame: it is missing; every view but a window and a root view needs [x, y, width, height]"
      ),
      ("\"enabled\": §true", "enabled: UIView does not have it; it is for controls"),
      (
        "\"contentSize\": §[1, 2]",
        "contentSize: UIView does not have it; it is for scroll views"
      ),
      ("\"level\": §1", "level: UIView does not have it; it is for windows"),
      (
        "\"touches\": §\"consum\"",
        "touches: \"consum\" is unknown; did you mean \"consume\"? allowed: \"forward\", \"consume\", \"consume+super\", \"drag\", \"drag+super\""
      ),
      (
        "\"pointInside\": §\"nowhere\"",
        "pointInside: \"nowhere\" is unknown; allowed: \"never\", \"always\", {\"circle\": [x, y, radius]} or {\"inset\": [top, left, bottom, right]}"
      ),
      (
        "\"pointInside\": {\"circle\": §[1, 2, -3]}",
        "pointInside.circle: the radius is negative; give a radius of 0 or more"
      ),
      (
        "\"hitTest\": {\"prefer\": §\"x\"}",
        "hitTest.prefer: no view is named \"x\"; give the id of a view in this scene"
      ),
      (
        "\"transform\": §[1, 0]",
        "transform: found 2 values; expected [a, b, c, d, tx, ty] or {\"rotate\": degrees, \"scale\": s, \"translate\": [x, y]}"
      ),
      (
        "\"gestures\": [§{}]",
        "gestures.type: it is missing; give tap, longPress, pan, pinch, rotation or swipe"
      ),
      (
        "\"gestures\": [{\"type\": \"tap\", \"duration\": §1}]",
        "gestures.duration: a tap does not have it; it is for longPress"
      ),
      (
        "\"gestures\": [{\"id\": \"x\", \"type\": \"tap\", \"requiresFailureOf\": §[\"x\"]}]",
        "gestures.requiresFailureOf: \"x\" waits for itself and can never be recognized; name other gestures"
      ),
      (
        "\"gestures\": [{\"type\": \"tap\", \"taps\": §0}]",
        "gestures.taps: 0 is out of range; expected a whole number from 1 to 10"
      ),
      (
        "\"gestures\": [{\"type\": \"tap\", \"requiresFailureOf\": [§\"x\"]}]",
        "gestures.requiresFailureOf: no gesture is named \"x\"; give the id of a gesture in this scene"
      ),
      (
        "\"class\": \"UIButton\", \"actions\": [{\"events\": [§\"touchUp\"], \"selector\": \"a\"}]",
        "actions.events: \"touchUp\" is unknown; allowed: \"touchDown\", \"touchDownRepeat\", \"touchDragInside\", \"touchDragOutside\", \"touchDragEnter\", \"touchDragExit\", \"touchUpInside\", \"touchUpOutside\", \"touchCancel\", \"valueChanged\", \"primaryActionTriggered\", \"allTouchEvents\", \"allEvents\""
      ),
      (
        "\"class\": \"UIButton\", \"actions\": [§{\"events\": [\"touchDown\"], \"target\": \"me\"}]",
        "actions.selector: it is missing; an action needs events and a selector"
      ),
      (
        "\"animate\": §{\"by\": [1, 1]}",
        "animate.duration: it is missing; an animation needs by and duration"
      ),
      (
        "\"lint\": {§\"HS1\": \"off, x\"}",
        "HS1: unknown key in lint; rules are named HS and three digits"
      ),
      (
        "\"lint\": {\"HS201\": §\"off\"}",
        "lint.HS201: found \"off\"; expected \"off, \" and the reason"
      ),
      (
        "\"controller\": {\"touches\": §\"drag\"}",
        "touches: \"drag\" is unknown; allowed: \"forward\", \"consume\", \"consume+super\""
      ),
      (
        "\"controller\": {\"view\": §{}}",
        "view: unknown key in a controller; it is for a window's root"
      ),
    ]
  )
  func viewFaults(keys: String, complaint: String) throws {
    let (text, place) = SceneSources.unmarked(SceneSources.view(keys))
    let all = try #require(SceneSources.complaint(about: text))
    let first = all.split(separator: "\n").first.map(String.init)
    #expect(first == "t.json:\(place): \(complaint)")
  }

  @Test(
    "what a scene says wrongly is told",
    arguments: [
      ("[]", "t.json:1:1: found an array; expected an object: a scene"),
      (
        "{}",
        """
        t.json:1:1: format: it is missing; begin with "format": "hitscope-scene"
        t.json:1:1: version: it is missing; write "version": 1
        t.json:1:1: size: it is missing; give [width, height] of the screen
        t.json:1:1: windows: it is missing; give windows, or views for one window that holds them
        """
      ),
      (
        #"{"format": "x", "version": 2, "size": [0, 9], "views": []}"#,
        """
        t.json:1:12: format: found "x"; expected "hitscope-scene"
        t.json:1:28: version: version 2 is newer than 1, the newest that this build reads; update hitscope to open it
        t.json:1:39: size: the screen cannot have this size; each side has 1 to 16384 points, and both have 8192 x 8192 in all at most
        """
      ),
      (
        SceneSources.scene(#""views": §[], "windows": []"#),
        "views: a scene has windows or views, not both; put these views into a window's subviews"
      ),
      (
        SceneSources.scene(#""windows": [{"key": true}, §{"key": true}]"#),
        "key: another window is the key window already; at most one window is key"
      ),
      (
        SceneSources.scene(#""views": [], "rules": {"hitTestAlphaCutoff": §"below"}"#),
        "rules.hitTestAlphaCutoff: \"below\" is unknown; allowed: \"below001\", \"atOrBelow001\""
      ),
      (
        SceneSources.scene(#""views": [], "rules": {"hitTestPassesPerTouch": §1.5}"#),
        "rules.hitTestPassesPerTouch: found 1.5; expected a whole number from 1 to 100"
      ),
      (
        SceneSources.scene(#""views": [], "tries": [§{"note": "x"}]"#),
        "tries.press: it is missing; give [x, y]"
      ),
      (
        SceneSources.scene(#""views": [], "tries": [{"press": [1, 2], "receiver": §["a", "b"]}]"#),
        "tries.receiver: found an array; expected one name for each place"
      ),
      (
        SceneSources.scene(#""windows": [{"root": {"view": §{"controller": {}}}}]"#),
        "controller: this view has a controller already; a window and a root view take none"
      ),
    ]
  )
  func sceneFaults(text: String, complaint: String) {
    let (text, place) = SceneSources.unmarked(text)
    let expected = text.contains("100, 100") ? "t.json:\(place): \(complaint)" : complaint
    #expect(SceneSources.complaint(about: text) == expected)
  }

  @Test("a name that is taken is told with the place of the first")
  func duplicateID() {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [10, 10],
        "views": [
          { "id": "Save", "frame": [0, 0, 1, 1] },
          { "id": "Save", "frame": [0, 0, 1, 1] } ] }
      """
    #expect(
      SceneSources.complaint(about: text, path: "dir/twice.json")
        == "dir/twice.json:4:13: id: \"Save\" is taken, first at 3:13; give each thing in a scene a name of its own"
    )
  }

  @Test("an id that nothing has is told with the nearest one")
  func unresolvedID() {
    let (text, place) = SceneSources.unmarked(
      SceneSources.scene(
        #""views": [{"id": "Blue", "frame": [0,0,1,1], "hitTest": {"prefer": §"bleu"}}]"#
      )
    )
    #expect(
      SceneSources.complaint(about: text)
        == "t.json:\(place): hitTest.prefer: no view is named \"bleu\"; did you mean \"Blue\"? "
        + "give the id of a view in this scene"
    )
  }

  @Test("all faults are told in the order of the file, at most twenty of them")
  func manyFaults() throws {
    let views = (1...30).map { "\n{\"frame\": [\($0)]}" }.joined(separator: ",")
    let error = #expect(throws: SceneError.self) {
      try SceneDocument(SceneSources.scene("\"views\": [\(views)]"), path: "t.json")
    }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "t.json:2:11: frame: found 1 values; expected [x, y, width, height]")
    #expect(lines[19].hasPrefix("t.json:21:11: frame"))
    #expect(lines.last == "… and 10 more")
  }

  @Test("views 512 deep are read and one more is refused where it stands")
  func depth() throws {
    let document = try SceneDocument(SceneSources.nested(511), path: "t.json")
    #expect(document.views.last?.depth == 511)
    let column = SceneSources.scene("\"views\": [").count + 511 * 37
    for depth in [512, 10_000] {
      let complaint = SceneSources.complaint(about: SceneSources.nested(depth))
      #expect(
        complaint == "t.json:1:\(column): views nested deeper than 512; "
          + "a scene has at most 512 levels, its windows among them"
      )
    }
  }

  @Test("a file that cannot be read says why")
  func unreadable() {
    for (path, reason) in [
      ("/nonexistent/x.json", "no such file or directory"), ("/tmp", "is a directory"),
    ] {
      let error = #expect(throws: SceneError.self) { try SceneDocument(contentsOfFile: path) }
      #expect(
        error?.description
          == "\(path): cannot be read, \(reason); give a scene file, or a name of the gallery"
      )
      #expect(error?.faults.first?.reason == .unreadable)
    }
  }

  @Test("a file larger than the limit is refused without being read to its end")
  func tooLarge() {
    var limits = SceneDocument.Limits.standard
    limits.bytes = 1 << 20
    let error = #expect(throws: SceneError.self) {
      try SceneDocument(contentsOfFile: "/dev/zero", limits: limits)
    }
    #expect(error?.description == "/dev/zero: the file is larger than 1 MiB; split it")
    #expect(SceneDocument.Limits.standard.bytes == 256 << 20)
  }
}
