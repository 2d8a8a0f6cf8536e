internal import Foundation
internal import HitInspector
package import HitScenes
internal import HitSession
internal import HitX11

// The tries: the scene presses itself where it is worth looking, for a machine nobody sits at.
extension Sandbox {
  /// Plays the scene's tries one after another through the window's own input, then closes.
  func playTries() {
    let presses = scene.tries.enumerated().flatMap { index, attempt in
      attempt.presses.map { (number: index + 1, place: $0) }
    }
    play(presses[...])
  }

  /// Presses and lifts at each of the places of the tries with these numbers; the picture of a try
  /// is that of its last press.
  private func play(_ presses: ArraySlice<(number: Int, place: CGPoint)>) {
    guard let next = presses.first else { return after { self.stop() } }
    let rest = presses.dropFirst()
    after {
      let point = self.inspector.geometry.windowPoint(next.place)
      self.input.move(to: point, time: self.clock.now)
      self.input.press(at: point, time: self.clock.now, mayPin: false)
      self.finishBatch()
      if let folder = self.configuration.picturesFolder, next.number != rest.first?.number {
        self.screen.writePicture(to: Self.picture(next.number, of: self.scene, in: folder))
      }
      self.after {
        self.input.release(at: point, time: self.clock.now)
        self.finishBatch()
        self.play(rest)
      }
    }
  }

  /// The files that the pictures of a scene's tries go to.
  package static func pictures(of scene: Scene, in folder: String) -> [String] {
    scene.tries.indices.map { picture($0 + 1, of: scene, in: folder) }
  }

  private static func picture(_ number: Int, of scene: Scene, in folder: String) -> String {
    "\(folder)/\(number)-\(scene.name).png"
  }

  /// Presses and lifts where a try of the scene says, as a person would.
  func playTry(_ index: Int) {
    let tries = inspector.model.card.tries
    guard replay == nil, tries.indices.contains(index) else { return }
    // What is drawn of the layers is not where the scene would be.
    guard inspector.model.mode != .explode else { return input.tap(at: tries[index].press) }
    var point = inspector.geometry.windowPoint(tries[index].press)
    if case .scene = inspector.areas.area(at: point) {
    } else {
      inspector.perform(.zoomToFit)
      point = inspector.geometry.windowPoint(tries[index].press)
    }
    input.move(to: point, time: clock.now)
    input.press(at: point, time: clock.now, mayPin: false)
    input.release(at: point, time: clock.now)
  }

  /// Runs `body` a tenth of a second from now, when the window has shown and painted itself.
  private func after(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated(body) }
  }
}
