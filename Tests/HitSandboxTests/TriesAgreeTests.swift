import Foundation
import GalleryTries
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// Every try of every scene of the gallery, pressed in the order of its list.
@Suite("The tries of the gallery")
struct TriesAgreeTests {
  /// A scene as the window shows it, and beside it as the terminal plays it.
  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let tries: [SceneTry]
    private(set) var outcomes: [PressOutcome] = []
    private let window: Session
    private let terminal: Session
    private let feed: InspectorFeed
    private let watcher: OutcomeWatcher

    init(_ name: String) throws {
      let shown = try SceneLibrary.gallery.scene(name)
      let played = try SceneLibrary.gallery.scene(name)
      tries = shown.tries
      window = Session(shown.application)
      terminal = Session(played.application)
      feed = InspectorFeed(shown, inspector)
      watcher = OutcomeWatcher(Explainer(played))
      feed.open(place: nil, display: ":7", scale: 1)
      window.add(feed.watcher)
      terminal.add(watcher)
      watcher.onOutcome = { [weak self] in self?.outcomes.append($0) }
    }

    /// Presses for a tenth of a second, and waits until nothing more follows.
    func press(_ point: CGPoint, at time: TimeInterval) {
      for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.1)] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        for session in [window, terminal] {
          session.send(.touches([sample], at: time + delay))
        }
        feed.explain(at: time + delay)
      }
      for session in [window, terminal] { session.advance(to: time + 1) }
      feed.explain(at: time + 1)
      watcher.finish()
    }
  }

  @Test("after each try window, terminal and what the scene was made for agree")
  func agree() throws {
    for name in TryExpectation.gallery.keys.sorted() { try agree(name) }
  }

  private func agree(_ name: String) throws {
    let rig = try Rig(name)
    let expectations = try #require(TryExpectation.gallery[name])
    let presses = rig.tries.enumerated().flatMap { number, attempt in
      attempt.presses.map { (try: number, place: $0) }
    }
    try #require(presses.count == expectations.count)
    for (index, (press, expectation)) in zip(presses, expectations).enumerated() {
      let place: Comment = "\(name), try \(press.try + 1): \(rig.tries[press.try].note)"
      rig.press(press.place, at: 1 + 1.5 * Double(index))
      let inspection = try #require(rig.inspector.model.inspection, place)
      let outcome = try #require(rig.outcomes.last, place)
      #expect(rig.outcomes.count == index + 1, place)
      #expect(inspection.verdict == outcome.verdict, place)
      #expect(inspection.report == outcome.report, place)
      #expect(inspection.verdict.cause == expectation.cause, place)
      #expect(inspection.chain.first?.responder == expectation.receiver, place)
      let attempt = rig.inspector.model.card.tries[press.try]
      let isLast = press.try != presses.dropFirst(index + 1).first?.try
      #expect(attempt.isDone == isLast && attempt.strayed == nil, place)
      if let culprit = expectation.culprit { #expect(inspection.verdict.by == culprit, place) }
    }
  }

  @Test("no scene of the gallery is left out")
  func whole() {
    #expect(Set(TryExpectation.gallery.keys) == Set(SceneLibrary.gallery.entries.map(\.name)))
  }
}
