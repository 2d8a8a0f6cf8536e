import Foundation
import GalleryTries
import HitAnalysis
import HitScenes
import TestSupport
import Testing

@testable import HitInspector

@Suite("The tries of the gallery under a window manager", .serialized)
struct WindowTriesTests {
  /// How long a finger stays down, in milliseconds: shorter than any long press and delay.
  private static let holding = 60

  @Test(
    "what window and terminal say after each try is what the scene was made for",
    arguments: TryExpectation.gallery.keys.sorted()
  )
  func agree(name: String) async throws {
    let (size, presses) = try await MainActor.run {
      let scene = try SceneLibrary.gallery.scene(name)
      return (scene.size, scene.tries.flatMap(\.presses))
    }
    let expectations = try #require(TryExpectation.gallery[name])
    try #require(presses.count == expectations.count)
    let desk = try Desk(
      [name, "--log", "all"],
      sceneSize: size,
      screen: "1600x1100x24",
      under: .stacking
    )
    // So large that scenes of 800 x 600 are shown at 100 %, where a pixel is a point.
    try desk.grow(to: 1560, 1020)
    try #require(size.width < 800 || desk.geometry.factor == 1)
    for (index, (press, expectation)) in zip(presses, expectations).enumerated() {
      let place = Self.place(of: press)
      desk.press(place.x, place.y)
      desk.user.release(after: Self.holding)
      let isTold = eventually { Self.verdicts(in: desk.log).count > index }
      try #require(isTold, "\(name), press \(index + 1): \(desk.log)")
      try expectCard(of: expectation, on: desk, "\(name), press \(index + 1)")
    }
    let log = desk.program.standardOutput
    let shown = Self.verdicts(in: log)
    #expect(shown == (try played(presses, of: name, on: desk, Self.phases(in: log))))
    for (line, expectation) in zip(shown, expectations) {
      let isMeant = expectation.sentences.allSatisfy { line.contains($0) }
      #expect(isMeant, "\(name): \(line), by hand \(expectation)")
    }
    #expect(desk.program.standardError == "")
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }

  @Test("Enter presses the try that is chosen, in each mode", arguments: InspectorMode.allCases)
  func enter(mode: InspectorMode) throws {
    let trial = try ActionTrial(of: nil)
    let desk = try trial.open("raised-tab", sceneSize: CGSize(width: 320, height: 480))
    try trial.type(.showMode(mode), on: desk)
    try trial.type(.nextTry, on: desk)
    try trial.type(.accept, on: desk)
    #expect(desk.waits(for: "touch 1 began (160, 421)"), "\(mode)")
  }

  /// Where a hand presses that cannot press between two points.
  private static func place(of press: CGPoint) -> CGPoint {
    CGPoint(x: press.x.rounded(.up), y: press.y.rounded(.up))
  }

  /// Expects the card of the window to have the colour of what became of the press.
  private func expectCard(
    of expectation: TryExpectation,
    on desk: Desk,
    _ place: Comment
  ) throws {
    let panel = try #require(desk.layout.why)
    let placing = WhyPlacing(size: panel.size)
    let bar = CGPoint(
      x: panel.minX + placing.columns[0].minX + 3,
      y: panel.minY + placing.cardTop + 16
    )
    eventually { desk.pixel(bar) == expectation.tone }
    #expect(desk.pixel(bar).map(Shade.text) == Shade.text(expectation.tone), place)
  }

  /// What `hitscope play` says of the same presses, made where and when they were in the window.
  private func played(
    _ presses: [CGPoint],
    of name: String,
    on desk: Desk,
    _ phases: [(time: Substring, name: Substring)]
  ) throws -> [String] {
    let points = presses.map { desk.pressedPoint(Self.place(of: $0)) }
    let steps = zip(phases, points.flatMap { [$0, $0] }).map { phase, point in
      """
      {"at":\(phase.time),"touches":[{"id":1,"phase":"\(phase.name)","x":\(point.x),"y":\(point.y)}]}
      """
    }
    let folder = try TestFolder()
    let script = try folder.write(
      """
      {"format":"hitscope-script","version":1,"steps":[\(steps.joined(separator: ","))]}
      """,
      to: "tries.script.json"
    )
    let outcome = try Program.run("play", name, script)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return Self.verdicts(in: outcome.output)
  }

  /// The lines of a log that say what came of a touch; moments in them differ from run to run.
  private static func verdicts(in log: String) -> [String] {
    log.split(separator: "\n").filter { $0.hasPrefix("  touch 1: ") }
      .map { String($0).replacing(/\d+(\.\d+)? s\b/, with: "t s") }
  }

  /// When the touches of a log began and ended.
  private static func phases(in log: String) -> [(time: Substring, name: Substring)] {
    log.matches(of: /(?m)^(\d+\.\d{3}) touch 1 (began|ended)/).map { ($0.1, $0.2) }
  }
}

extension TryExpectation {
  /// Parts of the sentence that it has to be told in.
  fileprivate var sentences: [String] {
    switch cause {
    case .handled: ["touch 1: \(receiver) got this press and handled it."]
    case .unhandled: ["touch 1: \(receiver) got this press, nobody handled it."]
    case .passedOn: ["touch 1: \(receiver) passed this press on; "]
    case .recognized: ["touch 1: \(receiver) got this press, and its own "]
    case .disabled: ["touch 1: \(receiver) took this press and dropped it."]
    case .noAction: ["touch 1: \(receiver) got this press, but its action went to nobody."]
    default: [" did not get this press. ", receiver, culprit ?? ""]
    }
  }

  /// The colour of the bar at the card's edge.
  fileprivate var tone: UInt32 {
    switch cause {
    case .handled, .passedOn, .recognized: 0x45c08f
    case .unhandled, .disabled, .noAction: 0xf5b34d
    default: 0xff6161
    }
  }
}
