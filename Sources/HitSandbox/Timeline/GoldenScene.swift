internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitTrace

/// The scene that a trace was recorded on, where it is replayed on another one: which views lay
/// elsewhere.
struct GoldenScene {
  /// A view that lies elsewhere on the screen now, as both scenes were made.
  private struct Move {
    var golden: CGRect
    var now: CGRect
    /// Its frame now, by which it is known whether it was moved since.
    var frame: CGRect
  }

  private var moves: [String: Move] = [:]

  init() {}

  /// Compares two scenes as they were made.
  init(recorded: Scene, replayed: Scene) {
    for window in recorded.windows {
      for view in window.subtree {
        let name = view.routingName
        guard let other = replayed.view(named: name) else { continue }
        let (golden, now) = (SceneShape(view).box, SceneShape(other).box)
        if golden != now { moves[name] = Move(golden: golden, now: now, frame: other.frame) }
      }
    }
  }

  /// The most views of which it is told that they lay elsewhere.
  private static let mostFrames = 2

  /// What is drawn over the scene of a touch that differs.
  ///
  /// - Parameters:
  ///   - difference: What of it differs.
  ///   - scene: The scene as it is now.
  /// - Returns: What lay elsewhere on the way to the view that received, and that view.
  func notes(on difference: EventFacts.Difference, in scene: Scene) -> [GoldenNote] {
    var notes: [GoldenNote] = []
    for visit in difference.goldenWalk ?? [] where notes.count < Self.mostFrames {
      guard visit.outcome != .refused, let move = moves[visit.name],
        let view = scene.view(named: visit.name), view.frame == move.frame
      else { continue }
      // What scrolls may have carried both along.
      let box = SceneShape(view).box
      let rect = CGRect(
        x: box.minX + move.golden.minX - move.now.minX,
        y: box.minY + move.golden.minY - move.now.minY,
        width: move.golden.width,
        height: move.golden.height
      )
      let words = Self.words(rect, move.now)
      notes.append(GoldenNote(visit.name, words, SceneShape(rect), isReceiver: false))
    }
    if let receiver = scene.view(named: difference.golden) {
      let shape = SceneShape(receiver)
      let what = "received this touch"
      notes.append(GoldenNote(difference.golden, what, shape, isReceiver: true))
    }
    return notes
  }

  /// Where it lay, and how large it was where that is another size now.
  private static func words(_ golden: CGRect, _ now: CGRect) -> String {
    let place = "at \(ShortNumber.point(golden.origin, decimals: 1))"
    let (width, height) = (golden.width, golden.height)
    func short(_ number: CGFloat) -> String { ShortNumber.coordinate(number, decimals: 1) }
    switch (width == now.width, height == now.height) {
    case (true, true): return place
    case (true, false): return "\(place), \(short(height)) high"
    case (false, true): return "\(place), \(short(width)) wide"
    case (false, false): return "\(place), \(short(width)) × \(short(height))"
    }
  }
}
