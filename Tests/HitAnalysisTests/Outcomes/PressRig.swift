import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

/// A scene that is pressed without a display, and what came of its presses.
final class PressRig {
  let scene: Scene
  let session: Session
  /// The outcomes told so far, in order.
  private(set) var outcomes: [PressOutcome] = []
  /// What was told of keys, shakes and commands, when they began and when they were over.
  private(set) var keys: [KeyOutcome] = []
  private let watcher: OutcomeWatcher
  private var landed: [Int: PressOutcome] = [:]

  /// Opens a scene of the gallery.
  convenience init(_ name: String) throws { self.init(try SceneLibrary.gallery.scene(name)) }

  init(_ scene: Scene) {
    self.scene = scene
    session = Session(scene.application)
    session.makeMain()
    watcher = OutcomeWatcher(Explainer(scene))
    watcher.onOutcome = { [unowned self] in outcomes.append($0) }
    watcher.onKey = { [unowned self] in keys.append($0) }
    watcher.onLanding = { [unowned self] in landed[$1.report.finger] = $1 }
    watcher.onRecord = { [unowned self] record in
      for finger in landed.keys { landed[finger]?.take(record) }
    }
    session.add(watcher)
  }

  /// Presses at a point, moves through others and lifts the finger at the last.
  func drag(_ points: (CGFloat, CGFloat)..., at start: TimeInterval = 1) throws -> PressOutcome {
    for (index, point) in points.enumerated() {
      touch(index == 0 ? .began : .moved, point, at: start + Double(index) / 20)
    }
    if let last = points.last { touch(.ended, last, at: start + Double(points.count) / 20) }
    return try finish(at: start + 1)
  }

  func touch(
    _ phase: UITouch.Phase,
    _ point: (CGFloat, CGFloat),
    finger: Int = 1,
    at time: TimeInterval
  ) {
    let place = CGPoint(x: point.0, y: point.1)
    let sample = TouchSample(finger: finger, phase: phase, locationOnScreen: place)
    session.send(.touches([sample], at: time))
  }

  /// Presses a key and lets it go, and returns what came of it.
  func key(_ code: UIKeyboardHIDUsage, _ characters: String, at time: TimeInterval) throws
    -> KeyOutcome
  {
    let key = UIKey(
      characters: characters,
      charactersIgnoringModifiers: characters,
      keyCode: code
    )
    for (phase, delay) in [(UIPress.Phase.began, 0.0), (.ended, 0.1)] {
      let sample = PressSample(type: .keyboard, phase: phase, key: key)
      session.send(ApplicationInput(.presses([sample]), at: time + delay))
    }
    return try #require(keys.last)
  }

  /// Waits and returns what came of the last touch.
  func finish(at time: TimeInterval) throws -> PressOutcome {
    session.advance(to: time)
    watcher.finish()
    return try #require(outcomes.last)
  }

  /// What is told of the finger that landed last under its number, so far.
  func outcome(of finger: Int = 1) throws -> PressOutcome { try #require(landed[finger]) }
}
