import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace
import Testing

@Suite("Names in recordings")
struct RecordedNamesTests {
  private static let scene = """
    {"format":"hitscope-scene","version":1,"size":[320,480],"windows":[{"id":"Window","key":true,
    "subviews":[{"id":"Bar","frame":[0,0,320,480],"subviews":[
    {"frame":[0,0,10,10]},{"frame":[0,100,320,100],"touches":"consume"}]}]}]}
    """

  /// Records two taps on a view without an identifier, and a change of the scene between them.
  private func names(_ change: (UIView) throws -> Void) throws -> [Bool] {
    let scene = Scene(try SceneDocument(Self.scene, path: "names.json"))
    let session = Session(scene.application)
    let recorder = TraceRecorder(scene, in: session)
    func tap(at time: Double) {
      for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.1)] {
        let point = CGPoint(x: 160, y: 150)
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        session.send(.touches([sample], at: time + delay))
      }
    }
    tap(at: 1)
    try change(try #require(scene.view(named: "Bar")))
    tap(at: 2)
    recorder.stop()
    let text = String(decoding: recorder.trace, as: UTF8.self)
    return ["\"Bar/UIView#2\"", "\"Bar/UIView#1\"", "\"Named\""].map(text.contains)
  }

  @Test("a view whose sibling leaves has another path from then on")
  func sibling() throws {
    #expect(try names { _ in } == [true, false, false])
    #expect(try names { $0.subviews[0].removeFromSuperview() } == [true, true, false])
  }

  @Test("a view that gets an identifier has that name from then on")
  func identifier() throws {
    #expect(
      try names { $0.subviews[1].accessibilityIdentifier = "Named" } == [true, false, true]
    )
  }
}
