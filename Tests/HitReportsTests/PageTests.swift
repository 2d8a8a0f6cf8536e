import Foundation
import HitReports
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

@Suite("Pages of traces")
@MainActor
final class PageTests {
  /// A folder that is gone with the test.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("\(folder.path) stays: \(error)")
    }
  }

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private static let golden = Golden.folder.appendingPathComponent("traces/raised-tab.hstrace").path

  /// Records a tap, and some moves, on a scene with a view of a name.
  private func record(
    _ name: String,
    moves: Int = 0,
    frame: String = "[0,0,100,100]",
    as trace: String
  ) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let json = """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"W","subviews":[
        {"id":\(quoted),"class":"UIButton","frame":\(frame),"text":\(quoted),"color":"#336699"}
      ]}]}
      """
    let scene = Scene(try SceneDocument(json, path: "a.json"))
    let session = Session(scene.application)
    let path = file(trace)
    let recorder = try TraceRecorder(scene, in: session, to: path)
    func send(_ phase: UITouch.Phase, _ x: CGFloat, _ time: TimeInterval) {
      let point = CGPoint(x: x, y: 50)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      session.send(ApplicationInput(.touches([sample]), at: time))
    }
    var time = 0.0
    var left = moves
    repeat {
      send(.began, 50, time)
      for step in 0..<min(left, 100) {
        send(.moved, 50 + CGFloat(step % 40), time + Double(step + 1) * 0.01)
      }
      time += 1.5
      send(.ended, 50, time)
      time += 0.5
      left -= 100
    } while left > 0
    recorder.stop()
    return path
  }

  @Test(
    "names of scenes and files never become markup",
    arguments: [
      "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"'`&amp;<!--",
      "a\u{2028}b\u{2029}c", "]]>{{parts}}{{script}}",
    ]
  )
  func hostileNames(name: String) throws {
    let path = try record(name, as: "<b>&amp;.hstrace")
    var request = TraceReport.Request(path)
    request.command = name
    request.made = name
    let page = try ReadPage(request)
    let plain = try ReadPage(TraceReport.Request(record("Plain", as: "plain.hstrace")))
    func tags(_ html: String) -> Int { html.count(of: "<script") + html.count(of: "</script") }
    #expect(tags(page.html) == tags(plain.html))
    #expect(!page.html.contains("<img src=x"))
    #expect(!page.html.contains("<b>&amp;.hstrace"))
    #expect(page.names.contains(name))
    #expect(page.head["title"] as? String == "<b>&amp;.hstrace")
    #expect(page.head["command"] as? String == name)
  }

  @Test("a trace without an end is told as far as it goes, with a note")
  func cut() throws {
    let whole = try #require(FileManager.default.contents(atPath: Self.golden))
    let text = String(decoding: whole, as: UTF8.self).split(separator: "\n")
    let last = try #require(text.firstIndex { $0.contains(#""k":"in","n":4"#) })
    let part = text[...last].joined(separator: "\n") + "\n"
    try Data(part.utf8).write(to: URL(fileURLWithPath: file("cut.hstrace")))
    let page = try ReadPage(TraceReport.Request(file("cut.hstrace")))
    #expect(page.head["inputs"] as? Int == 4)
    #expect(page.head["damage"] as? String == "the recording ended early, after input 4")
  }

  @Test("a damaged trace is told up to the damage, which the page names")
  func damaged() throws {
    let whole = try #require(FileManager.default.contents(atPath: Self.golden))
    let text = String(decoding: whole, as: UTF8.self).split(separator: "\n")
    let last = try #require(text.firstIndex { $0.contains(#""k":"in","n":4"#) })
    let part = text[...last].joined(separator: "\n") + "\n{\"k\":\"in\",\"n\":\"x\"}\n"
    try Data(part.utf8).write(to: URL(fileURLWithPath: file("bad.hstrace")))
    let page = try ReadPage(TraceReport.Request(file("bad.hstrace")))
    #expect((page.head["damage"] as? String)?.contains("bad.hstrace:\(last + 2):") == true)
    #expect(page.head["inputs"] as? Int ?? 0 >= 2)
  }

  @Test("a trace on a changed scene is told of both, with what differs")
  func changedScene() throws {
    let scene = try SceneLibrary.gallery.file(of: "raised-tab")
    let text = try String(contentsOfFile: try #require(scene), encoding: .utf8)
      .replacingOccurrences(of: "[0, 431, 320, 49]", with: "[0, 413, 320, 67]")
      .replacingOccurrences(of: "[128, -18, 64, 64]", with: "[128, 0, 64, 64]")
    try text.write(toFile: file("mended.json"), atomically: true, encoding: .utf8)
    var request = TraceReport.Request(Self.golden)
    request.options.scene = file("mended.json")
    let page = try ReadPage(request)
    #expect(page.head["sides"] as? [String] == ["golden", "now"])
    let difference = try #require((page.index["differences"] as? [[String: Any]])?.first)
    #expect(difference["from"] as? String == "Cell5")
    #expect(difference["to"] as? String == "CenterButton")
    let began = try #require(page.happening(1))
    #expect((began["walk"] as? [Any])?.count == 2)
    let sides = (began["log"] as? [[String: Any]] ?? []).compactMap { $0["side"] as? Int }
    #expect(Set(sides) == [-1, 1])
    let arithmetic = difference["arithmetic"] as? [[String: String]] ?? []
    let told = arithmetic.map { $0["text"] ?? "" }.joined()
    #expect(
      told == "0.000 s, touch 1. The point was (160, -10) in TabBar, "
        + "10 pt above (0, 0, 320, 49); it is (160, 8), inside (0, 0, 320, 67)."
    )
    #expect(page.html.contains("<li>0.000 s  Cell5 → CenterButton TabBar no longer rejects"))
  }

  @Test("it is told where no recognizer of the golden saw a touch that one sees now")
  func unseenTouch() throws {
    let scene = """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"W","subviews":[
        {"id":"Button","class":"UIButton","frame":[0,0,100,100],"gestures":[{"type":"tap"}]}
      ]}]}
      """
    try scene.write(toFile: file("taps.json"), atomically: true, encoding: .utf8)
    var request = TraceReport.Request(try record("Button", as: "button.hstrace"))
    #expect(try ReadPage(request).happening(1)?["gesturesBefore"] == nil)
    request.options.scene = file("taps.json")
    let began = try #require(try ReadPage(request).happening(1))
    #expect((began["gestures"] as? [Any])?.count == 1)
    #expect(began["gesturesBefore"] as? String == "none saw touch 1")
    request.trace = Self.golden
    request.options.scene = nil
    #expect(try ReadPage(request).happening(1)?["gesturesBefore"] == nil)
  }

  @Test("of two traces on other scenes the maps, what moved and what the files say are told")
  func changedScenes() throws {
    var request = TraceReport.Request(try record("Button", as: "old.hstrace"))
    request.against = try record("Button", frame: "[0,60,100,50]", as: "new.hstrace")
    let page = try ReadPage(request)
    let changed = try #require(page.index["changed"] as? [String: Any])
    let maps = try #require(changed["maps"] as? [String: Any])
    #expect(maps["summary"] as? String == "17.5 % changed")
    let pictures = maps["pictures"] as? [[String: String]] ?? []
    #expect(pictures.map { $0["name"] } == ["before", "after", "changed"])
    #expect(pictures.allSatisfy { $0["image"]?.hasPrefix("data:image/png;base64,") == true })
    let areas = (changed["areas"] as? [[String: String]] ?? []).map { area in
      ["view", "before", "after", "difference", "role"].map { area[$0] ?? "" }
    }
    #expect(
      areas == [
        ["Button", "10000", "5000", "-5000", "less"], ["W", "30000", "35000", "+5000", "more"],
      ]
    )
    let facts = (changed["facts"] as? [[String: String]] ?? []).map { fact in
      ["name", "to", "value"].compactMap { fact[$0] }.joined(separator: " ")
    }
    #expect(
      facts == [
        "Button W 6000 pt²", "W Button 1000 pt²", "new dead zones none", "fixed dead zones none",
        "views moved 1: Button by (0, 60)",
      ]
    )
    let scene = try #require(changed["scene"] as? [String: Any])
    #expect(scene["title"] as? String == "a, 1 of 2 views")
    #expect(
      scene["lines"] as? [[String: String]] == [
        [
          "view": "Button", "key": "frame", "before": "[0, 0, 100, 100]",
          "after": "[0, 60, 100, 50]",
        ]
      ]
    )
  }

  /// Records taps at places of a scene with a button, one each second.
  private func recordTaps(_ places: [CGFloat], as trace: String) throws -> String {
    let json = """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"W","subviews":[
        {"id":"Button","class":"UIButton","frame":[0,0,100,100]}
      ]}]}
      """
    let scene = Scene(try SceneDocument(json, path: "a.json"))
    let session = Session(scene.application)
    let recorder = try TraceRecorder(scene, in: session, to: file(trace))
    for (place, x) in places.enumerated() {
      for (phase, delay) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
        let point = CGPoint(x: x, y: 50)
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        session.send(ApplicationInput(.touches([sample]), at: Double(place) + delay))
      }
    }
    recorder.stop()
    return file(trace)
  }

  @Test("inputs of two traces are paired as hitscope diff pairs them", arguments: [true, false])
  func pairs(isNew: Bool) throws {
    let short = try recordTaps([50, 60, 150], as: "short.hstrace")
    let long = try recordTaps([50, 170, 60, 150], as: "long.hstrace")
    var request = TraceReport.Request(isNew ? short : long)
    request.against = isNew ? long : short
    let page = try ReadPage(request)
    let groups = (page.index["groups"] as? [[String: String]] ?? []).compactMap { $0["title"] }
    #expect(groups == ["inputs differ"])
    let since = (1...8).map { page.happening($0)?["since"] as? String ?? "" }
    let alone = isNew ? "not in the trace before" : "not in the trace after"
    #expect(since == ["", "", alone, alone, "", "", "", ""])
    #expect(page.head["inputs"] as? Int == 8)
    #expect(
      (page.head["counts"] as? String)?.hasPrefix(isNew ? "8 events, 4" : "6 events, 3") == true
    )
    // What one trace alone has stands in the list at its place.
    #expect(ReadPage.sums(page.column("rows", "n")) == Array(1...8))
    let words = page.column("rows", "tells").map { page.name($0) }
    #expect(
      words[2...3] == (isNew ? ["only after", "only after"] : ["only before", "only before"])
    )
    #expect(page.column("rows", "role")[2...3] == (isNew ? [5, 5] : [4, 4]))
    #expect(page.column("touches", "before") == (isNew ? [] : [0, 1, 0, 0]))
    let chips = page.index["chips"] as? [[String: Any]] ?? []
    let before = chips.first { $0["filter"] as? String == ":before" }
    #expect(before?["count"] as? String == (isNew ? nil : "2"))
    let difference = (page.index["differences"] as? [[String: Any]])?.first
    #expect(difference?["n"] as? Int == 3 && difference?["kind"] as? String == "inputs")
    // A line of the list that has no other value has no arrow in the plain page either.
    #expect(!page.html.contains(" → </li>") && !page.html.contains("→  "))
    func walk(_ n: Int) -> [String?] {
      let walk = page.happening(n)?["walk"] as? [[[String: Any]]] ?? []
      return walk.map { $0.last?["name"] as? String }
    }
    #expect(walk(5) == ["Button", "Button"])
    // The point at 170 is in the window alone, and on one side alone.
    #expect(walk(3).map { $0 == nil } == (isNew ? [true, false] : [false, true]))
    // The lanes of both tell each input by its place in the list.
    let lanes = page.index["lanes"] as? [[String: Any]] ?? []
    for lane in lanes where lane["kind"] as? String == "hits" {
      let inputs = (lane["shapes"] as? [String: Any])?["n"] as? [Int] ?? []
      let isShort = (lane["side"] as? Int == 0) == isNew
      #expect(ReadPage.sums(inputs) == (isShort ? [1, 5, 7] : [1, 3, 5, 7]))
    }
  }

  @Test("two traces on the same scene have no maps")
  func sameScenes() throws {
    let path = try record("Button", as: "same.hstrace")
    var request = TraceReport.Request(path)
    request.against = path
    #expect(try ReadPage(request).index["changed"] == nil)
  }

  @Test("many inputs lie in parts of about a thousand, and moves are one row")
  func parts() throws {
    let path = try record("Button", moves: 3_000, as: "long.hstrace")
    let page = try ReadPage(TraceReport.Request(path))
    #expect(page.head["inputs"] as? Int == 3_060)
    #expect(page.parts.count == 3)
    #expect(page.column("rows", "count").reduce(0, +) == 3_060)
    #expect(page.column("rows", "count").count < 200)
    #expect(ReadPage.sums(page.column("touches", "first")).count == 30)
    let lanes = page.index["lanes"] as? [[String: Any]] ?? []
    let touches = lanes.first { $0["kind"] as? String == "touch" }?["shapes"] as? [String: [Int]]
    #expect(touches?["moves"]?.reduce(0, +) == 3_000)
    #expect(ReadPage.sums(touches?["n"] ?? []).count == 30)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
