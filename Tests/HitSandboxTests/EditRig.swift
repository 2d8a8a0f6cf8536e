import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace

@testable import HitInspector
@testable import HitSandbox

/// A scene that is edited as the window does it, and recorded.
final class EditRig: FeedRig {
  private(set) var recorder: TraceRecorder?

  convenience init(recording name: String) throws {
    self.init(recording: try SceneLibrary.gallery.scene(name))
  }

  convenience init(recording scene: Scene) {
    self.init(scene)
    feed.editing.session = session
    recorder = TraceRecorder(scene, in: session)
  }

  func perform(_ command: InspectorCommand, at time: TimeInterval) {
    session.advance(to: time)
    inspector.perform(command)
    feed.explain(at: time)
    feed.explain(at: time + 0.001)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    touch(.began, x, y, at: time)
    touch(.ended, x, y, at: time + 0.1)
    feed.explain(at: time + 1)
  }

  /// Selects a view and shows its properties as fields.
  func edit(_ name: String, at time: TimeInterval) {
    guard let view = view(name) else { return }
    inspector.choose(ObjectIdentifier(view))
    perform(.accept, at: time)
  }

  /// Drags from one point of the scene to another, as the pointer does.
  func drag(from start: CGPoint, to end: CGPoint, isFree: Bool = false, at time: TimeInterval) {
    session.advance(to: time)
    guard feed.grasp(at: inspector.geometry.windowPoint(start)) else { return }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    for (place, point) in [middle, end].enumerated() {
      feed.drag(to: inspector.geometry.windowPoint(point), isFree: isFree)
      feed.explain(at: time + Double(place) * 0.01)
    }
    _ = feed.dropView()
    feed.explain(at: time + 0.1)
  }

  /// Types into the field that has the keys.
  func type(_ text: String) {
    for letter in text { _ = inspector.focus.type(TypedKey(keysym: 0, text: String(letter))) }
  }

  /// Presses a key that has a name, by its X keysym.
  func press(_ keysym: Int, _ held: KeyStroke.Modifiers = []) {
    _ = inspector.focus.type(TypedKey(keysym: keysym, text: "", held))
    feed.explain()
  }

  func view(_ name: String) -> UIView? { feed.scene.view(named: name) }

  var rows: [EditRow] { model.edits.rows }

  /// The text of the scene's file as it would be saved.
  var text: String { String(decoding: feed.scene.document?.text ?? [], as: UTF8.self) }

  /// Ends the recording and replays it.
  func replay() throws -> TraceReplayOutcome {
    recorder?.stop()
    let reader = TraceReader(text: recorder?.trace ?? [], path: "edits.hstrace")
    return try TraceReplayer(reader).run()
  }
}
