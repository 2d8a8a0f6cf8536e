import Foundation
import HitAnalysis
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("Inspector")
struct InspectorTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() {
    inspector.model.title = "raised-tab"
    inspector.model.gallery = GalleryPlace(index: 13, of: 18)
    inspector.open(scene.application)
    _ = inspector.takeDamage()
  }

  private func explain(_ x: CGFloat, _ y: CGFloat) -> Inspection {
    Inspection(scene.explainer.explain(at: CGPoint(x: x, y: y)))
  }

  // MARK: Damage

  @Test("a new window is damaged as a whole, and only once")
  func first() {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    #expect(!inspector.takeDamage().isEmpty)
    #expect(inspector.takeDamage().isEmpty)
  }

  @Test("an unchanged model damages nothing")
  func unchanged() {
    inspector.model.inspection = explain(160, 421)
    _ = inspector.takeDamage()
    inspector.model.inspection = explain(160, 421)
    inspector.model = inspector.model
    inspector.sceneDidChange()
    #expect(inspector.takeDamage().isEmpty)
  }

  @Test("a hover that finds the same view leaves the canvas as it is")
  func sameView() {
    inspector.model.inspection = explain(100, 60)
    _ = inspector.takeDamage()
    inspector.model.inspection = explain(110, 61)
    let damage = inspector.takeDamage()
    #expect(damage.canvas.isEmpty)
    let why = inspector.root.why
    let told = [why.walk, why.head].map { part in
      part.convert(part.bounds, to: inspector.window).insetBy(dx: -1, dy: -1)
    }
    #expect(!damage.panels.isEmpty)
    #expect(damage.panels.allSatisfy { rect in told.contains { $0.contains(rect) } })
  }

  @Test("a hover over another view damages neither the log nor the bars")
  func otherView() throws {
    inspector.model.inspection = explain(100, 60)
    _ = inspector.takeDamage()
    inspector.model.inspection = explain(160, 300)
    _ = inspector.takeDamage()
    inspector.model.inspection = explain(100, 200)
    let damage = inspector.takeDamage()
    #expect(!damage.canvas.isEmpty)
    let quiet = [inspector.layout.log, inspector.layout.topBar, inspector.layout.status]
    for rect in quiet.compactMap({ $0 }) {
      #expect(!damage.all.contains { $0.overlaps(rect) }, "\(rect) in \(damage.all)")
    }
  }

  @Test("what changes in the scene is damaged where it lies on the canvas")
  func sceneDamage() {
    scene.cell5.backgroundColor = .red
    let damage = inspector.takeDamage()
    #expect(damage.panels.isEmpty)
    #expect(damage.canvas == [CGRect(x: 420, y: 388, width: 320, height: 119)])
  }

  @Test("a new line of the log damages the log alone")
  func logDamage() throws {
    inspector.model.log.add(.began, at: 0)
    _ = inspector.takeDamage()
    inspector.model.log.add(.ended, at: 0.1)
    let log = try #require(inspector.layout.log)
    let damage = inspector.takeDamage()
    #expect(damage.canvas.isEmpty)
    #expect(!damage.panels.isEmpty)
    #expect(damage.panels.allSatisfy { log.contains($0) })
  }

  @Test("showing, explaining and painting leave the scene as it was")
  func inert() throws {
    _ = scene.window.takeDamage()
    inspector.model.inspection = explain(160, 421)
    inspector.selection.select(ObjectIdentifier(scene.centerButton))
    _ = try inspector.painting.render()
    #expect(scene.window.takeDamage().isEmpty)
    #expect(!scene.application.hasInput)
  }

  // MARK: Words

  @Test("the facts are of the view under the pointer until one is selected or pinned")
  func facts() {
    let panel = inspector.root.selected
    inspector.model.inspection = explain(160, 421)
    #expect(panel.facts?.name == "CenterButton")
    #expect(panel.tabs.isEmpty)
    inspector.model.moment.isPinned = true
    inspector.model.inspection = explain(160, 20)
    #expect(panel.tabs.map(\.title) == ["pin", "pointer"])
    inspector.selection.select(ObjectIdentifier(scene.cell5))
    #expect(panel.tabs.map(\.title) == ["asked", "pointer"])
    #expect(panel.facts?.name == "Cell5")
    inspector.selection.select(nil)
    inspector.model.moment.isPinned = false
    #expect(panel.tabs.isEmpty)
  }

  @Test("the status says what is drawn and what receives, with one decimal")
  func status() {
    inspector.model.status.pointer = CGPoint(x: 160.46, y: 421)
    inspector.model.status.drawn = "CenterButton"
    inspector.model.status.receiver = "Cell5"
    inspector.model.status.unknown = ["colours"]
    inspector.model.dumpNotes = [DumpNoteRow("It prints no colours.")]
    let pieces = inspector.root.status.pieces
    #expect(
      pieces.map(\.text) == [
        "pointer (160.5, 421)", "under it CenterButton  (drawn)    Cell5  (receives)",
        "keys HitScope", "unknown colours",
      ]
    )
    #expect(pieces.compactMap(\.target) == [.keyboard, .dumpNotes])
    inspector.model.keyboard = .scene("Name")
    #expect(inspector.root.status.pieces[2].text == "keys to Name")
  }

  @Test("lines of the log have the colour of what they tell, whatever their words are")
  func logKinds() {
    var log: [Message] = []
    let recorder = RoutingRecorder { log += Explanation.messages(for: $0) }
    let sample = TouchSample(
      finger: 1,
      phase: .began,
      locationOnScreen: CGPoint(x: 160, y: 421)
    )
    scene.application.enqueue(.touches([sample], at: 0))
    Routing.watched(by: recorder) { scene.application.processQueue() }
    recorder.finish()
    #expect(
      log.map(\.kind) == [
        .input, .sender, .sender, .accepted, .accepted, .refused, .refused, .refused, .refused,
        .accepted, .accepted, .passed, .handled,
      ]
    )
    #expect(Theme.color(of: .accepted) == Theme.accepted)
    #expect(Theme.color(of: .refused) == Theme.refused)
    #expect(Theme.color(of: .handled) == Theme.responder)
  }

  // MARK: Marks

  @Test("the raised button's top is marked: receiver, refusal with leader, dead part with tag")
  func marks() {
    inspector.model.inspection = explain(160, 421)
    inspector.model.imprints = [
      TouchImprint(
        finger: 1,
        phase: .began,
        point: CGPoint(x: 160, y: 421)
      )
    ]
    let tags = inspector.root.stage.marks.compactMap { mark -> String? in
      guard case .callout(.tag(_, let callout)) = mark else { return nil }
      return [callout.sign, callout.title, callout.remark].compactMap { $0 }.joined(
        separator: " / "
      )
    }
    #expect(
      Set(tags) == [
        "8 / Cell5 / would get it", "3 / TabBar / said \"outside\"",
        "dead zone  64 × 18 pt / drawn, but not tappable",
      ]
    )
    let ring = StageMark.touch(CGPoint(x: 580, y: 497), finger: 1, isDown: true)
    #expect(inspector.root.stage.marks.contains(ring))
  }
}
