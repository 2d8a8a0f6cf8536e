import Foundation
import HitCanvas
import HitResponders
import HitScenes
import HitSession
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Pictures of the timeline")
struct TimelinePictureTests {
  private func mismatch(_ picture: CairoSurface, _ name: String) throws -> String? {
    try Golden.mismatch(picture.pngData(), named: "windows/\(name).png") { golden, _ in
      try WindowGoldenTests.difference(CairoSurface(png: golden, place: name), picture)
    }
  }

  @Test("a replay at a touch that goes elsewhere than it did")
  func differing() throws {
    let trace = try TallBarTrace()
    let picture = try WindowPicture(trace.open(), at: 3.3).render(scale: 1)
    #expect(try mismatch(picture, "timeline") == nil)
  }

  @Test("the lanes of a session that goes on, in the place of the list")
  func live() throws {
    let scene = try SceneLibrary.gallery.scene("gestures")
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let session = Session(scene.application)
    let feed = InspectorFeed(scene, inspector)
    feed.open(place: nil, display: ":0", scale: 1)
    session.add(feed.watcher)
    inspector.model.stripChoice = .lanes
    func send(_ phase: UITouch.Phase, _ x: CGFloat, at time: TimeInterval) {
      let point = CGPoint(x: x, y: 100)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      session.send(.touches([sample], at: time))
      feed.explain(at: time)
    }
    send(.began, 450, at: 0.5)
    for step in 1...20 { send(.moved, 450 + CGFloat(step) * 4, at: 0.5 + Double(step) * 0.03) }
    send(.ended, 530, at: 1.2)
    send(.began, 300, at: 2)
    session.advance(to: 2.8)
    send(.ended, 300, at: 3)
    feed.explain(at: 4)
    #expect(try mismatch(inspector.painting.render(), "lanes") == nil)
  }
}
