import Foundation
import HitResponders
import HitScenes
import HitSession

@testable import HitInspector
@testable import HitSandbox

/// A scene in a session, fed to an inspector as the sandbox feeds it, with no display.
class FeedRig {
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  let session: Session
  let feed: InspectorFeed

  init(_ scene: Scene) {
    session = Session(scene.application)
    feed = InspectorFeed(scene, inspector)
    feed.open(place: nil, display: nil, scale: 1)
    inspector.onCommand = { [weak self] in _ = self?.feed.perform($0) }
    session.add(feed.watcher)
    feed.explain(at: 0)
  }

  /// Opens a scene of the gallery.
  convenience init(_ name: String) throws { self.init(try SceneLibrary.gallery.scene(name)) }

  var model: InspectorModel { inspector.model }

  /// Sends an input and shows what came of it.
  func send(_ content: ApplicationInput.Content, at time: TimeInterval) {
    session.send(ApplicationInput(content, at: time))
    feed.explain(at: time)
  }

  /// Changes the first finger.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let point = CGPoint(x: x, y: y)
    send(.touches([TouchSample(finger: 1, phase: phase, locationOnScreen: point)]), at: time)
  }
}
