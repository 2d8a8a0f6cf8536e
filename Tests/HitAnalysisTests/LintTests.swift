import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("Lint")
struct LintTests {
  private func scene(_ views: String) throws -> Scene {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [\(views)] }
      """
    return Scene(try SceneDocument(text, path: "test.json"))
  }

  private func rules(_ views: String) throws -> [String] {
    Linter().findings(in: try scene(views)).map { "\($0.rule) \($0.view?.name ?? "")" }
  }

  // MARK: The raised tab

  @Test("the raised tab is told as the design tells it")
  func raisedTab() throws {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    var report = LintReport()
    report.add(Linter().findings(in: scene, file: "scenes/raised-tab.json"))
    let file = "scenes/raised-tab.json"
    #expect(
      report.lines == [
        "\(file):26:13: error: CenterButton: 28.1 % (1152 of 4096 pt²) is drawn but cannot be touched"
          + " [HS101]",
        "  (128, 413, 64, 18): TabBar said the point is outside, Cell5 receives it",
        "  help: override pointInside in TabBar, or move CenterButton to RootView",
        "\(file):17:15: error: DeleteButton can never be touched: ToastOverlay wins all 1456 pt² of it"
          + " [HS102]",
        "\(file):22:11: warning: ToastOverlay takes touches and drops them: it covers ListView, "
          + "DeleteButton and handles nothing [HS103]",
        "  (60, 192, 200, 72): 14400 pt² of 2 targets, ToastOverlay receives it",
        "  help: set isUserInteractionEnabled to false on ToastOverlay",
        "\(file):20:11: warning: PromoBanner can never be touched: it is too transparent (alpha 0); "
          + "alpha below 0.01 is not hit [HS106]",
        "\(file):11:13: warning: BackButton: the reachable region is 60 × 32 pt, 44 × 44 is advised "
          + "[HS201]",
        "\(file):25:13: warning: HomeButton: the reachable region is 56 × 40 pt, 44 × 44 is advised "
          + "[HS201]",
        "\(file):27:13: warning: ProfileButton: the reachable region is 32 × 32 pt, 44 × 44 is "
          + "advised [HS201]",
        "2 errors, 5 warnings in 1 scene",
      ]
    )
    let button = try #require(report.findings.first)
    #expect(button.region == CGRect(x: 128, y: 413, width: 64, height: 18))
    #expect(button.view?.path == "UIWindow/RootView/TabBar/CenterButton")
    #expect(button.receivers.map(\.path) == ["UIWindow/RootView/ListView/Cell5"])
    #expect(
      button.verdict?.hasPrefix("CenterButton did not get this press. Its parent TabBar said")
        == true
    )
  }

  @Test("fingerprints are those of the design's sample, and do not change with the frame")
  func fingerprints() throws {
    #expect(
      SHA256.hex(of: []).hasPrefix("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b")
    )
    #expect(
      SHA256.hex(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    let long = SHA256.hex(of: [UInt8](repeating: UInt8(ascii: "a"), count: 119))
    #expect(long == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
    let found = Linter().findings(in: try SceneLibrary.gallery.scene("raised-tab"))
    func fingerprint(_ rule: String, _ view: String) -> String? {
      found.first { $0.rule == rule && $0.view?.name == view }?.fingerprint
    }
    #expect(fingerprint("HS101", "CenterButton") == "e17c37382c2a525a")
    #expect(fingerprint("HS102", "DeleteButton") == "1f0d320b5583e464")
    #expect(fingerprint("HS201", "ProfileButton") == "06733bdee0ee9aaf")
  }

  @Test("of the gallery only what scenes show on purpose is told")
  func gallery() throws {
    let expected: [String: [String]] = [
      "refusals": [
        "HS105 OffChild", "HS105 ImageChild", "HS105 LabelChild", "HS106 HiddenChild",
      ],
      "redirect": ["HS108 blue"],
      "out-of-bounds": ["HS101 child"],
      "controls": ["HS201 Switch", "HS201 Stepper", "HS201 Slider", "HS201 Segments"],
    ]
    for entry in SceneLibrary.gallery.entries
    where entry.name != "raised-tab" && entry.name != "stress" {
      let found = Linter().findings(in: try SceneLibrary.gallery.scene(entry.name))
      let told = found.map { "\($0.rule) \($0.view?.name ?? "")" }
      #expect(told == expected[entry.name] ?? [], "\(entry.name)")
    }
  }

  // MARK: One cause, one finding

  @Test("nothing is told of views that nobody presses")
  func plainViews() throws {
    #expect(
      try rules(
        """
        { "id": "Bar", "frame": [0, 100, 320, 49], "subviews": [
          { "id": "Badge", "frame": [10, -10, 20, 20] },
          { "id": "Off", "class": "UIButton", "enabled": false, "frame": [50, -10, 20, 20] } ] },
        { "id": "Gone", "frame": [0, 0, 9, 9], "hidden": true },
        { "id": "Quiet", "class": "UIButton", "frame": [0, 0, 9, 9], "interactive": false },
        { "id": "Empty", "frame": [0, 0, 0, 0], "subviews": [ { "frame": [0, 0, 50, 50] } ] }
        """
      ).isEmpty
    )
  }

  @Test("of several causes the first on the way from the window down is told")
  func firstCause() throws {
    let button = #"{ "id": "B", "class": "UIButton", "frame": [0, 0, 20, 20] }"#
    func within(_ keys: String) throws -> [String] {
      try rules(#"{ "id": "A", \#(keys), "subviews": [ \#(button) ] }"#)
    }
    let frame = #""frame": [0, 0, 0, 0]"#
    #expect(try within("\(frame), \"hidden\": true, \"interaction\": false") == ["HS106 B"])
    #expect(try within("\(frame), \"interaction\": false, \"alpha\": 0.5") == ["HS105 B"])
    #expect(try within(frame) == ["HS110 A"])
    #expect(try within("\"frame\": [0, 0, 90, 90], \"transform\": {\"scale\": 0}") == ["HS402 A"])
    let covered = #"{ "id": "A", "frame": [0, 0, 90, 90], "subviews": [ \#(button) ] }"#
    let cover = #"{ "id": "C", "frame": [0, 0, 90, 90] }"#
    #expect(try rules("\(covered), \(cover)") == ["HS102 B"])
  }

  @Test("a view that both sticks out and is covered is told for each cause")
  func twoCauses() throws {
    #expect(
      try rules(
        """
        { "id": "Bar", "frame": [0, 100, 320, 60], "subviews": [
          { "id": "Plus", "class": "UIButton", "frame": [100, -30, 80, 90] } ] },
        { "id": "Cover", "class": "UIButton", "frame": [0, 100, 320, 60] }
        """
      ) == ["HS101 Plus", "HS102 Plus"]
    )
  }

  @Test("a layer that drops touches is told when one can see through it, a bar only when invisible")
  func layers() throws {
    func over(_ color: String, _ subviews: String = "") throws -> [String] {
      try rules(
        """
        { "id": "Map", "class": "UIButton", "frame": [0, 0, 320, 480] },
        { "id": "Layer", "frame": [0, 400, 320, 80], "color": "\(color)",
          "subviews": [ \(subviews) ] }
        """
      )
    }
    let button = #"{ "class": "UIButton", "frame": [0, 0, 60, 60] }"#
    #expect(try over("#ffffff").isEmpty)
    #expect(try over("#ffffff80") == ["HS103 Layer"])
    #expect(try over("#ffffff80", button).isEmpty)
    #expect(try over("#ffffff00", button) == ["HS103 Layer"])
  }

  @Test("a window of a colour hides what is behind, one without lets it show through")
  func windows() throws {
    func over(_ keys: String) throws -> [String] {
      let text = """
        { "format": "hitscope-scene", "version": 1, "size": [320, 480], "windows": [
          { "id": "W1", "key": true, "subviews": [
            { "id": "A", "class": "UIButton", "frame": [0, 0, 320, 480] } ] },
          { "id": "W2", "level": 1, \(keys) "frame": [50, 50, 100, 100] } ] }
        """
      return Linter().findings(in: Scene(try SceneDocument(text, path: "t.json"))).map(\.rule)
    }
    #expect(try over("").contains("HS103"))
    #expect(try over(##""color": "#ffffff40","##).contains("HS103"))
    #expect(try over(##""color": "#ffffff","##).isEmpty)
  }

  @Test("a cover that people press by the file's own word drops nothing")
  func pressedCover() throws {
    let map = #"{ "id": "Map", "class": "UIButton", "frame": [0, 0, 320, 480] }"#
    let cover = #""id": "Cover", "frame": [0, 0, 320, 100], "alpha": 0.5"#
    #expect(try rules("\(map), { \(cover) }") == ["HS103 Cover"])
    #expect(try rules("\(map), { \(cover), \"interactive\": true }").isEmpty)
  }

  @Test("what an override of its own leaves out is a view's shape and not told")
  func ownShape() throws {
    let disc = #""frame": [0, 0, 100, 100], "pointInside": { "circle": [50, 50, 50] }"#
    #expect(try rules(#"{ "id": "Disc", "class": "UIButton", \#(disc) }"#).isEmpty)
  }

  @Test("what scrolling brings into view is judged by its own size")
  func scrolled() throws {
    func list(_ y: Int) -> String {
      """
      { "id": "List", "class": "UIScrollView", "frame": [0, 0, 320, 200], "contentSize": [320, 600],
        "subviews": [ { "id": "Row", "class": "UIButton", "frame": [0, \(y), 320, 60] } ] }
      """
    }
    #expect(try rules(list(195)).isEmpty)
    #expect(try rules(list(400)).isEmpty)
    #expect(try rules(list(700)) == ["HS107 Row"])
    let chips = """
      { "id": "Chips", "class": "UIScrollView", "frame": [0, 0, 320, 36], "contentSize": [900, 36],
        "subviews": [ { "id": "C", "class": "UIButton", "frame": [300, 0, 80, 36] } ] }
      """
    let found = Linter().findings(in: try scene(chips))
    #expect(found.map(\.message) == ["C: the reachable region is 80 × 36 pt, 44 × 44 is advised"])
  }

  @Test("a turned view is as large as its own sides")
  func turned() throws {
    func button(_ side: Int) -> String {
      """
      { "id": "B", "class": "UIButton", "frame": [100, 100, \(side), \(side)],
        "transform": { "rotate": 45 } }
      """
    }
    #expect(try rules(button(46)).isEmpty)
    #expect(try rules(button(40)) == ["HS201 B"])
    let card = #"{ "frame": [60, 100, 200, 100], "transform": { "rotate": 10 }, "subviews": [ "#
    let corner = #"{ "id": "X", "class": "UIButton", "frame": [150, -10, 44, 44] } ] }"#
    #expect(try rules(card + corner) == ["HS101 X"])
  }

  @Test("a faint view that is hit is a note, and the scene's own limit is told")
  func faint() throws {
    let faint = #"{ "id": "B", "class": "UIButton", "frame": [0, 0, 90, 90], "alpha": 0.02 }"#
    let finding = try #require(Linter().findings(in: try scene(faint)).first)
    #expect(finding.rule == "HS106" && finding.level == .note)
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480],
        "rules": { "hitTestAlphaCutoff": "atOrBelow001" },
        "views": [ { "id": "B", "class": "UIButton", "frame": [0, 0, 90, 90], "alpha": 0.01 } ] }
      """
    let limited = Linter().findings(in: Scene(try SceneDocument(text, path: "t.json")))
    #expect(limited.map(\.rule) == ["HS106"])
    #expect(limited.first?.message.hasSuffix("alpha 0.01 and less is not hit") == true)
  }

  @Test("a control that is switched off keeps touches from what is in it, where a scene says so")
  func disabledControl() throws {
    func found(_ rules: String) throws -> [String] {
      let text = """
        { "format": "hitscope-scene", "version": 1, "size": [320, 480], "rules": {\(rules)},
          "views": [ { "id": "A", "class": "UIControl", "frame": [0, 0, 90, 90], "enabled": false,
            "subviews": [ { "id": "B", "class": "UIButton", "frame": [0, 0, 60, 60] } ] } ] }
        """
      let scene = Scene(try SceneDocument(text, path: "t.json"))
      return Linter().findings(in: scene).map { "\($0.rule) \($0.view?.name ?? "")" }
    }
    #expect(try found("").isEmpty)
    #expect(try found(#""disabledControlsAreHit": false"#) == ["HS105 B"])
  }

  @Test("views that answer by more than the point are told, whichever member they override")
  func inconstant() throws {
    let scene = Scene(name: "s", title: "s", size: CGSize(width: 40, height: 40)) { stage in
      stage.makeWindow().addSubview(Fickle(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    }
    let found = Linter().findings(in: scene)
    #expect(found.map(\.rule) == ["HS109"])
    #expect(found.first?.file == "s" && found.first?.position == nil)
    #expect(
      found.first?.headline.text.hasPrefix("s: warning: UIWindow#1/Fickle#1 answered") == true
    )
  }

  @Test("a thousand views that nothing tells apart are looked at one by one")
  func many() throws {
    let scene = Scene(name: "s", title: "s", size: CGSize(width: 600, height: 500)) { stage in
      let window = stage.makeWindow()
      for number in 0..<1_000 {
        let (x, y) = (CGFloat(number % 60) * 10, CGFloat(number / 60) * 10)
        let view = UIView(frame: CGRect(x: x, y: y, width: 9, height: 9))
        view.addGestureRecognizer(UIGestureRecognizer())
        window.addSubview(view)
      }
    }
    let found = Linter().findings(in: scene)
    #expect(found.count == 1_000)
    #expect(found.allSatisfy { $0.rule == "HS202" })
    #expect(found.last?.view?.path == "UIWindow#1/UIView#1000")
  }
}

private final class Fickle: UIView {
  private var count = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    count += 1
    return count % 3 == 0
  }
}
