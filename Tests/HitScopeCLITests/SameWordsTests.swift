import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitInspector

/// One press as each output tells it: the same words, and the same kind, which gives the colour.
@MainActor
@Suite("The same words everywhere")
struct SameWordsTests {
  private static let colours: [Message.Kind: String] = [
    .accepted: "32", .refused: "31", .notAsked: "33", .passed: "36", .handled: "36",
  ]

  private struct Facts: Decodable {
    struct Verdict: Decodable, Equatable {
      let text: String
      let kind: String
    }
    struct Turn: Decodable, Equatable {
      let view: String
      let kind: String
    }
    let verdict: Verdict
    let walk: [Turn]
  }

  private struct PageFacts: Decodable {
    let walk: [String]
    let verdict: String
    let kinds: [String]
  }

  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A refusal with an unasked view behind it, an ancestor that takes no touches, and an override
  /// against the rule, as README shows it.
  nonisolated static let presses = [
    ("raised-tab", 160, 421), ("refusals", 400, 95), ("pass-through", 590, 180),
  ]

  private func explain(_ scene: Scene, _ column: Int, _ row: Int) -> ExplainedPress {
    Explainer(scene).explain(at: CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5))
  }

  @Test("terminal and --json", arguments: presses)
  func terminal(name: String, column: Int, row: Int) throws {
    let explanation = explain(try SceneLibrary.gallery.scene(name), column, row).explanation
    let place = "\(name) \(column).5,\(row).5"
    let shown = try Program.type(
      "script -qec 'TERM=xterm hitscope explain \(place)' /dev/null",
      in: folder
    )
    let lines = shown.output.replacing("\r\n", with: "\n").split(separator: "\n").dropFirst()
    let expected = explanation.messages.map { message in
      Self.colours[message.kind].map { "\u{1b}[\($0)m\(message.text)\u{1b}[0m" } ?? message.text
    }
    #expect(lines.map(String.init) == expected)
    let json = try Program.type("hitscope explain \(place) --json", in: folder).output
    let facts = try JSONDecoder().decode(Facts.self, from: Data(json.utf8))
    let verdict = explanation.verdict
    #expect(facts.verdict == .init(text: verdict.text, kind: verdict.kind.rawValue))
    #expect(
      facts.walk
        == explanation.walk.lines.map { .init(view: $0.view, kind: $0.message.kind.rawValue) }
    )
  }

  @Test("the page for a browser", arguments: presses)
  func page(name: String, column: Int, row: Int) throws {
    let explanation = explain(try SceneLibrary.gallery.scene(name), column, row).explanation
    let path = folder.path("map.html")
    _ = try Program.type("hitscope map \(name) -o \(path)", in: folder)
    let browser = try HeadlessBrowser(opening: path)
    let text = try browser.text("JSON.stringify(hitscope.explain(\(column), \(row)))")
    let facts = try JSONDecoder().decode(PageFacts.self, from: Data(text.utf8))
    let messages = explanation.walk.lines.map(\.message) + [explanation.verdict.message]
    #expect(facts.walk + [facts.verdict] == messages.map(\.text))
    #expect(facts.kinds == messages.map(\.kind.rawValue))
  }

  @Test("the window's walk, card and log", arguments: presses)
  func window(name: String, column: Int, row: Int) throws {
    let scene = try SceneLibrary.gallery.scene(name)
    let press = explain(scene, column, row)
    let inspection = Inspection(press)
    #expect(inspection.verdict.message == press.explanation.verdict.message)
    // Of the views that nobody asked the window lists those that would have taken the press.
    let lines = press.explanation.walk.lines.filter(\.isAsked)
    let rows = inspection.walk.filter { $0.number != nil }
    #expect(rows.map(\.name) == lines.map(\.view))
    for (line, row) in zip(lines, rows) {
      let colours = [Message.Kind.accepted: 0, .refused: 1, .notAsked: 2]
      let outcome: Message.Kind =
        switch row.outcome {
        case .inside, .received: .accepted
        case .refused: .refused
        case .notAsked: .notAsked
        }
      #expect(colours[line.message.kind] == colours[outcome])
    }
    var log: [Message] = []
    let recorder = RoutingRecorder { log += Explanation.messages(for: $0, detail: .walk) }
    let sample = TouchSample(
      finger: 1,
      phase: .began,
      locationOnScreen: press.explanation.point
    )
    scene.application.enqueue(.touches([sample], at: 0))
    Routing.watched(by: recorder) { scene.application.processQueue() }
    recorder.finish()
    let asked = press.explanation.walk.lines.filter(\.isAsked).map(\.message)
    let walked = log.filter { Self.colours[$0.kind] != nil }
    #expect(walked.map(\.words) == asked.map(\.words) && walked.map(\.kind) == asked.map(\.kind))
  }

  @Test("lint and SARIF say of a view that is never touched what a press on it is told")
  func lint() throws {
    let scene = try SceneLibrary.gallery.scene("refusals")
    let clause = "parent Off takes no touches"
    let verdict = explain(scene, 400, 95).explanation.verdict
    #expect(verdict.text.contains(clause))
    let report = Linter().report(on: [scene])
    let finding = try #require(report.findings.first { $0.view?.name == "OffChild" })
    #expect(finding.message == "OffChild can never be touched: its \(clause)")
    #expect(finding.headline.kind == .error && finding.headline.text.contains(finding.message))
    let sarif = try LintSARIF(report, .init(version: "1", exitCode: 1)).text()
    #expect(sarif.contains("\"\(finding.message).\"") && sarif.contains("\"level\" : \"error\""))
  }
}
