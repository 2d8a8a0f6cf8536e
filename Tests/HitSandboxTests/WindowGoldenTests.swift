import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

/// The window in the states that the design draws, fed as the sandbox feeds it, at given times.
@Suite("Pictures of the window")
struct WindowGoldenTests {
  final class Rig {
    let inspector: Inspector
    let session: Session
    let feed: InspectorFeed

    convenience init(_ name: String, width: CGFloat = 1280, height: CGFloat = 800) throws {
      let entries = SceneLibrary.gallery.entries
      let index = try #require(entries.firstIndex { $0.name == name })
      self.init(
        try SceneLibrary.gallery.scene(name),
        place: (index, entries.count),
        size: CGSize(width: width, height: height)
      )
    }

    init(
      _ scene: Scene,
      place: (index: Int, count: Int)?,
      size: CGSize = CGSize(width: 1280, height: 800)
    ) {
      inspector = Inspector(size: size)
      session = Session(scene.application)
      feed = InspectorFeed(scene, inspector)
      feed.open(place: place, display: ":0", scale: 1)
      inspector.onCommand = { [weak self] in _ = self?.feed.perform($0) }
      session.add(feed.watcher)
    }

    func send(_ phase: UITouch.Phase, _ places: [(CGFloat, CGFloat)], at time: TimeInterval) {
      let samples = places.enumerated().map { index, place in
        TouchSample(
          finger: index + 1,
          phase: phase,
          locationOnScreen: CGPoint(x: place.0, y: place.1)
        )
      }
      session.send(.touches(samples, at: time))
      feed.explain(at: time)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, from start: TimeInterval, to end: TimeInterval) {
      send(.began, [(x, y)], at: start)
      send(.ended, [(x, y)], at: end)
    }

    func key(_ usage: UIKeyboardHIDUsage, _ text: String, from start: TimeInterval) {
      for (phase, delay) in [(UIPress.Phase.began, 0), (.ended, 0.05)] as [(_, TimeInterval)] {
        let sample = PressSample(usage: usage, text: text, plainText: text, phase: phase)
        session.send(ApplicationInput(.presses([sample]), at: start + delay))
        feed.explain(at: start + delay)
      }
    }

    /// Moves the pointer, and lets what is found out later be found out.
    func hover(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      feed.hover(CGPoint(x: x, y: y))
      feed.explain(at: time)
      feed.explain(at: time + 1)
    }

    func mismatch(_ name: String, scale: CGFloat = 1) throws -> String? {
      let picture = try inspector.painting.render(scale: scale)
      return try Golden.mismatch(picture.pngData(), named: "windows/\(name).png") { golden, _ in
        try WindowGoldenTests.difference(CairoSurface(png: golden, place: name), picture)
      }
    }
  }

  /// Says how two pictures differ, where more than one pixel in five hundred does visibly.
  ///
  /// Another version of a font or of its renderer shades the edges of letters otherwise.
  static func difference(_ old: CairoSurface, _ new: CairoSurface) -> String? {
    guard old.width == new.width, old.height == new.height else {
      return "\(old.width) x \(old.height) became \(new.width) x \(new.height)"
    }
    let pixels = zip(old.pixelWords(), new.pixelWords())
    let count = pixels.count { word, other in
      [0, 8, 16].contains { shift in
        abs(Int(word >> shift & 0xff) - Int(other >> shift & 0xff)) > 24
      }
    }
    return count * 500 > old.width * old.height ? "\(count) pixels differ" : nil
  }

  @Test("a pinned press, a hover beside it: the reference of Inspect")
  func pin() throws {
    let rig = try Rig("raised-tab")
    rig.tap(38, 22, from: 0.62, to: 0.72)
    rig.tap(222, 218, from: 2.31, to: 2.41)
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.hover(236, 300, at: 4)
    #expect(try rig.mismatch("pin") == nil)
  }

  @Test("the same in light, switched while it is shown")
  func light() throws {
    let rig = try Rig("raised-tab")
    rig.tap(38, 22, from: 0.62, to: 0.72)
    rig.tap(222, 218, from: 2.31, to: 2.41)
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.hover(236, 300, at: 4)
    _ = try rig.inspector.painting.render()
    rig.inspector.appearance = .light
    #expect(try rig.mismatch("light") == nil)
  }

  @Test("a question about a view that gets no press anywhere, with the list of views at the point")
  func ask() throws {
    let rig = try Rig("pass-through")
    rig.tap(210, 300, from: 0.1, to: 0.2)
    rig.feed.select(at: CGPoint(x: 210, y: 300))
    rig.hover(210, 300, at: 1)
    #expect(try rig.mismatch("ask") == nil)
  }

  @Test("an action that nobody took, told with everyone who was asked")
  func after() throws {
    let rig = try Rig("controls")
    rig.tap(590, 356, from: 9, to: 9.1)
    rig.hover(590, 432, at: 10)
    #expect(try rig.mismatch("after") == nil)
  }

  @Test("two touches, of which a pinch and a rotation were made")
  func twoTouches() throws {
    let rig = try Rig("gestures")
    rig.send(.began, [(440, 330), (560, 270)], at: 1)
    rig.send(.moved, [(436, 338), (564, 262)], at: 1.083)
    rig.send(.moved, [(432, 346), (568, 254)], at: 1.166)
    rig.send(.moved, [(428, 354), (572, 246)], at: 1.25)
    #expect(try rig.mismatch("two-touches") == nil)
  }

  @Test(
    "the same press at the sizes at which the window is laid out otherwise",
    arguments: [(960, 1040), (720, 600), (1920, 1080)] as [(CGFloat, CGFloat)]
  )
  func sizes(width: CGFloat, height: CGFloat) throws {
    let rig = try Rig("raised-tab", width: width, height: height)
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.hover(236, 300, at: 4)
    #expect(try rig.mismatch("\(Int(width))x\(Int(height))") == nil)
  }

  @Test("a question in a window whose explanation is below the scene")
  func below() throws {
    let rig = try Rig("pass-through", width: 720, height: 900)
    rig.tap(210, 300, from: 0.1, to: 0.2)
    rig.feed.select(at: CGPoint(x: 210, y: 300))
    rig.hover(210, 300, at: 1)
    #expect(try rig.mismatch("720x900") == nil)
  }

  @Test("a key that the first responder passed on, whose the keys are, and where actions go")
  func keys() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, from: 1.1, to: 1.2)
    rig.inspector.model.keyboard = .scene("Name")
    rig.key(.keyboardH, "h", from: 2)
    rig.key(.keyboardI, "i", from: 2.5)
    rig.key(.keyboardReturnOrEnter, "\r", from: 3.4)
    #expect(try rig.mismatch("keys") == nil)
  }

  @Test("the outlines of all views, by depth")
  func outline() throws {
    let rig = try Rig("out-of-bounds")
    rig.inspector.perform(.toggleOutline)
    rig.tap(250, 300, from: 1, to: 1.1)
    rig.hover(400, 300, at: 2)
    #expect(try rig.mismatch("outline") == nil)
  }

  @Test("a dump of a real program as outlines, with the pointer at rest, and what it does not tell")
  func dump() throws {
    let rig = Rig(try DumpFile.photos.scene(), place: nil)
    rig.inspector.pointer.move(to: rig.inspector.geometry.windowPoint(CGPoint(x: 120, y: 100)))
    rig.hover(120, 100, at: 1)
    #expect(try rig.mismatch("outline-dump") == nil)
  }

  @Test("a small view in a dump, in the lens")
  func lens() throws {
    let rig = Rig(try DumpFile.photos.scene(), place: nil)
    rig.hover(317, 564, at: 1)
    #expect(try rig.mismatch("outline-lens") == nil)
  }

  @Test("a search for what is small, of which the second view is selected")
  func search() throws {
    let rig = try Rig("raised-tab")
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.inspector.perform(.search)
    for letter in ":small" {
      _ = rig.inspector.focus.type(TypedKey(keysym: 0, text: String(letter)))
    }
    for _ in 0..<2 { _ = rig.inspector.focus.type(TypedKey(keysym: 0xff0d, text: "\r")) }
    rig.hover(236, 300, at: 4)
    #expect(try rig.mismatch("search") == nil)
  }

  @Test("a notice in place of the hints")
  func notice() throws {
    let rig = try Rig("raised-tab")
    rig.tap(160, 421, from: 3.418, to: 3.529)
    let actions = [Notice.Action("Copy replay command", .copyReplayCommand)]
    let saved = Notice(.done, "Saved raised-tab.hstrace", ", 4 touches", actions: actions)
    rig.inspector.model.notices.post(saved, at: 4, clock: "10:41:50")
    rig.hover(236, 300, at: 4)
    #expect(try rig.mismatch("notice") == nil)
  }

  @Test("the hit map under the pointer, and with a finding chosen")
  func hitMap() throws {
    let rig = try Rig("raised-tab")
    rig.inspector.perform(.showMode(.hitMap))
    rig.hover(160, 421, at: 1)
    #expect(try rig.mismatch("hitmap") == nil)
    rig.inspector.perform(.stepFinding(1))
    rig.hover(100, 300, at: 3)
    #expect(try rig.mismatch("hitmap-finding") == nil)
  }

  @Test("a press through the layers of the scene")
  func explode() throws {
    let rig = try Rig("raised-tab")
    rig.tap(160, 421, from: 3.418, to: 3.529)
    rig.inspector.perform(.showMode(.explode))
    rig.feed.explain(at: 5)
    #expect(try rig.mismatch("explode") == nil)
  }
}
