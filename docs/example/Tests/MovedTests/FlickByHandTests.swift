import HitScopeTesting
import Testing

@testable import Moved

@MainActor
@Suite("A recognizer called by hand")
struct FlickByHandTests {
  private let stage = Stage { FlickView(frame: $0) }

  @Test("a quick stroke upwards is a flick, and a slow one is none", arguments: [0.1, 0.5])
  func flick(seconds: TimeInterval) throws {
    let view = try stage.view("flick")
    let flick = try #require(view.gestureRecognizers?.first as? FlickRecognizer)
    let touch = try stage.makeTouch(in: "flick", at: CGPoint(x: 50, y: 200))
    let event = stage.makeEvent(with: [touch])
    flick.touchesBegan([touch], with: event)
    stage.wait(.seconds(seconds))
    stage.move(touch, in: view, to: CGPoint(x: 50, y: 110), phase: .ended)
    flick.touchesEnded([touch], with: event)
    #expect(flick.state == (seconds < 0.3 ? .ended : .failed))
  }
}
