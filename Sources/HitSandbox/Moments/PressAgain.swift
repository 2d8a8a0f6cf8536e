internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession

/// A press that is made again after an edit, in a scene of its own that the edited file makes.
///
/// So the scene that is shown is not pressed, runs no action and records nothing. What came of the
/// press there is told only where both scenes ask the same views and get the same answers; what
/// happened in the shown one since it was made may have led it elsewhere.
struct PressAgain {
  /// The fingers, with what came of them in the scene of its own.
  let presses: [FingerPress]

  /// The most views of a file that is made into a scene for this.
  private static let mostViews = 200
  /// How long recognizers have after the last finger is up, in seconds.
  private static let rest: TimeInterval = 2

  /// Makes a press again; fails where it would go another way in the scene that is shown.
  ///
  /// - Parameters:
  ///   - inputs: What the press consisted of, in order.
  ///   - document: The scene's file as it is edited.
  ///   - classes: The classes that the file was read with.
  ///   - explainer: Explains the scene that is shown.
  init?(
    _ inputs: [ApplicationInput],
    in document: SceneDocument,
    classes: SceneClasses,
    shownBy explainer: Explainer
  ) {
    guard let last = inputs.last, document.dump == nil, document.views.count <= Self.mostViews
    else { return nil }
    let scene = Scene(document, classes: classes)
    let session = Session(scene.application)
    let watcher = SceneWatcher(Explainer(scene), scene.application)
    session.add(watcher)
    for input in inputs { session.send(input) }
    session.advance(to: last.timestamp + Self.rest)
    var presses: [FingerPress] = []
    for happening in watcher.takeHappenings() {
      switch happening {
      case .press(let press): presses.append(press)
      case .routed(let record):
        for index in presses.indices { presses[index].take(record) }
      case .key, .keyOver: break
      }
    }
    let shown = presses.compactMap { press -> FingerPress? in
      let subject = ExplainedSubject(at: press.landing.point, by: explainer)
      return press.told(of: subject)
    }
    guard !shown.isEmpty, shown.count == presses.count else { return nil }
    self.presses = shown
  }
}
