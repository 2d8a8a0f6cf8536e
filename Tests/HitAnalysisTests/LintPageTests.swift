import Foundation
import TestSupport
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitAnalysis

@Suite("The rules of docs/lint.md")
struct LintPageTests {
  @Test("the bad scene of each rule is told by that rule alone", arguments: LintRule.all.map(\.id))
  func bad(rule: String) throws {
    let findings = try LintPage().findings("bad", rule)
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.rule == rule }, "\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.position != nil })
    #expect(rule == "HS403" || findings.allSatisfy { $0.view != nil })
  }

  @Test("nothing is told of the good scene of each rule", arguments: LintRule.all.map(\.id))
  func good(rule: String) throws {
    let findings = try LintPage().findings("good", rule)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("the good scene differs from the bad one in one line", arguments: LintRule.all.map(\.id))
  func change(rule: String) throws {
    let page = try LintPage()
    let bad = try page.block("bad", rule).text.split(separator: "\n")
    let good = try page.block("good", rule).text.split(separator: "\n")
    #expect(bad.count == good.count)
    #expect(zip(bad, good).count { $0 != $1 } == 1)
  }

  @Test("each rule has a section that says its name, its level and what it detects")
  func sections() throws {
    let text = try LintPage().text
    for rule in LintRule.all {
      let heading = "### \(rule.id) \(rule.name)\n\n**\(rule.level.rawValue).** \(rule.summary).\n"
      #expect(text.contains(heading), "\(rule.id) has no section that begins with\n\(heading)")
    }
    #expect(text.matches(of: /\n### HS[0-9]+/).count == LintRule.all.count)
    #expect(LintRule.all.map(\.id) == LintRule.all.map(\.id).sorted())
  }

  @Test("the class that the page shows is the one that is tested")
  func shownClass() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    for rule in ["HS109", "HS305"] {
      let shown = try LintPage().block("class", rule).text
      #expect(source.contains("private \(shown)"))
    }
  }
}

/// The page of the rules, with its scenes.
private struct LintPage {
  let text: String

  init() throws {
    text = try Checkout.text("docs/lint.md")
  }

  /// Returns the block of code behind a marker, and what options the marker has.
  func block(_ kind: String, _ rule: String) throws -> (text: String, options: [String]) {
    let after = try #require(
      text.components(separatedBy: "<!-- \(kind): \(rule)").dropFirst().first
    )
    let marker = try #require(after.components(separatedBy: " -->").first)
    let block = try #require(after.components(separatedBy: "```").dropFirst().first)
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let options = marker.split(separator: " ").map(String.init)
    return (lines.joined(separator: "\n").trimmingCharacters(in: .newlines), options)
  }

  /// What becomes of touches when the page's script of a rule is played, where it has one.
  @MainActor
  private func history(of scene: Scene, _ rule: String) throws(SceneError) -> TouchHistory? {
    guard text.contains("<!-- script: \(rule)"), let script = try? block("script", rule) else {
      return nil
    }
    let steps = try InputScript(script.text, path: "\(rule).script.json")
    let session = Session(scene.application)
    let witness = TouchWitness(scene)
    session.add(witness)
    for input in steps.inputs {
      session.advance(to: input.time)
      if let content = input.applicationInput?.content {
        session.send(ApplicationInput(content, at: input.time))
      } else {
        session.perform { _ = scene.change(input.action) }
      }
    }
    session.advance(by: 2)
    return witness.history()
  }

  /// Looks at a scene of the page.
  @MainActor
  func findings(_ kind: String, _ rule: String) throws -> [LintFinding] {
    let block = try block(kind, rule)
    var classes = SceneClasses.uikit
    classes.register("UnconvertedView") { UnconvertedView(frame: .zero) }
    classes.register("HalfView") { HalfView(frame: .zero) }
    var linter = Linter()
    if block.options == ["--min-target", "wcag"] { linter.minTarget = .wcag }
    do throws(SceneError) {
      let document = try SceneDocument(block.text, path: "\(rule).json", classes: classes)
      let history = try history(of: Scene(document, classes: classes), rule)
      return linter.findings(in: Scene(document, classes: classes), history: history)
    } catch {
      #expect(error.faults.allSatisfy { $0.reason == .duplicateID }, "\(error)")
      return LintFinding.findings(in: error)
    }
  }
}

private final class HalfView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
}

private final class UnconvertedView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The point is in this view's space, and the bounds are in the subview's.
    subviews.last { $0.bounds.contains(point) } ?? super.hitTest(point, with: event)
  }
}
