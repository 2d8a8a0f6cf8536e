import Foundation
import HitResponders
import HitScenes

/// Presses in a scene and tells what followed, without a session.
struct ScenePlay {
  let scene: Scene

  init(_ name: String) throws {
    scene = try SceneLibrary.gallery.scene(name)
  }

  init(_ text: String, path: String) throws {
    scene = Scene(
      try SceneDocument(text, path: path, classes: Gallery.classes),
      classes: Gallery.classes
    )
  }

  /// The name of the view that a press reaches.
  func hit(_ x: Double, _ y: Double) -> String? { WalkRecord(walk(x, y)).hit }

  /// The walk of a press, without sending anything.
  func walk(_ x: Double, _ y: Double) -> HitTestWalk {
    HitTestWalk(at: CGPoint(x: x, y: y), in: scene.application)
  }

  /// The lines of a walk.
  func lines(_ x: Double, _ y: Double) -> [String] { WalkRecord(walk(x, y)).lines.map(\.text) }

  /// The names of the views that a walk asks, in order.
  func asked(_ x: Double, _ y: Double) -> [String] { walk(x, y).visits.map(\.view.routingName) }

  /// The responder chain from the view that a press reaches.
  func chain(_ x: Double, _ y: Double) -> [String] {
    scene.application.inForce { walk(x, y).hit?.chainNames ?? [] }
  }

  /// Routes the inputs of a script and returns what followed from each.
  func play(_ steps: [ScriptStep]) -> [RoutedInput] {
    var records: [RoutedInput] = []
    let recorder = RoutingRecorder { records.append($0) }
    for input in InputScript(steps: steps).inputs {
      Routing.watched(by: recorder) {
        if let applicationInput = input.applicationInput {
          scene.application.enqueue(applicationInput)
          scene.application.processQueue()
        } else {
          scene.change(input.action)
        }
      }
      recorder.finish()
    }
    return records
  }

  /// The log of a tap.
  func tap(_ x: Double, _ y: Double, detail: Explanation.Detail = .chain) -> [String] {
    play([ScriptStep(at: 0, .tap(CGPoint(x: x, y: y)))])
      .flatMap { Explanation.lines(for: $0, detail: detail) }
  }
}

extension UIResponder {
  /// The names of this responder and of those that follow it, up to the end of the chain.
  var chainNames: [String] {
    sequence(first: self, next: \.next).map(\.routingName)
  }
}
