import Foundation
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("Fixes that are tried")
struct FixFinderTests {
  /// A scene with a fault, and the change that an engineer would make first.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let views: String
    let fixes: [String]

    var testDescription: String { "\(rule): \(fixes[0])" }

    var text: String {
      """
      { "format": "hitscope-scene", "version": 1, "size": [200, 200], "views": [
        { "id": "Root", "frame": [0, 0, 200, 200], "subviews": [ // all of it
          \(views)
        ] } ] }
      """
    }
  }

  nonisolated private static let button = #""class": "UIButton", "frame""#

  nonisolated static let cases = [
    Case(
      rule: "HS101",
      views: """
        { "id": "Bar", "frame": [0, 150, 200, 50], "subviews": [
          { "id": "Plus", \(button): [10, -20, 60, 60] } ] }
        """,
      fixes: [
        "Bar: override point(inside:with:) for its subviews: 1200",
        "Move Plus into Root: 1200",
        "Make Bar 20 pt taller: 1200",
      ]
    ),
    Case(
      rule: "HS101",
      views: """
        { "id": "Outer", "frame": [0, 0, 200, 90], "subviews": [
          { "id": "Inner", "frame": [20, 20, 100, 60], "subviews": [
            { "id": "Plus", \(button): [10, 30, 60, 60] } ] } ] }
        """,
      fixes: [
        "Outer: override point(inside:with:) for its subviews and in Inner: 1800",
        "Move Plus into Root: 1800",
      ]
    ),
    Case(
      rule: "HS101",
      views: """
        { "id": "Hole", "frame": [20, 20, 100, 100], "pointInside": "never", "subviews": [
          { "id": "Plus", \(button): [10, 10, 60, 60] } ] }
        """,
      fixes: [
        "Hole: drop the override of point(inside:with:): 3600", "Move Plus into Root: 3600",
      ]
    ),
    Case(
      rule: "HS102",
      views: """
        { "id": "Card", "frame": [20, 20, 100, 100], "hitTest": "self-if-inside", "subviews": [
          { "id": "Plus", \(button): [10, 10, 60, 60] } ] }
        """,
      fixes: ["Card: drop the override of hitTest(_:with:): 3600", "Move Plus into Root: 3600"]
    ),
    Case(
      rule: "HS102",
      views: """
        { "id": "Save", \(button): [20, 20, 60, 60] },
        { "id": "Veil", "frame": [0, 0, 100, 100], "color": "white" }
        """,
      fixes: [
        "Veil: set isUserInteractionEnabled to false: 3600", "Bring Save in front of Veil: 3600",
      ]
    ),
    Case(
      rule: "HS103",
      views: """
        { "id": "Save", \(button): [20, 20, 60, 60] },
        { "id": "Veil", "frame": [0, 0, 100, 50], "alpha": 0.5, "subviews": [
          { "id": "Word", "class": "UILabel", "frame": [0, 0, 44, 18] } ] }
        """,
      fixes: [
        "Veil: set isUserInteractionEnabled to false: 1800",
        "Veil: override hitTest(_:with:) to answer nil for itself: 1800",
      ]
    ),
    Case(
      rule: "HS105",
      views: """
        { "id": "Photo", "class": "UIImageView", "frame": [0, 0, 100, 100], "subviews": [
          { "id": "Like", \(button): [20, 20, 60, 60] } ] }
        """,
      fixes: ["Photo: set isUserInteractionEnabled to true: 3600"]
    ),
    Case(
      rule: "HS106",
      views: #"{ "id": "Promo", \#(button): [20, 20, 60, 60], "alpha": 0 }"#,
      fixes: ["Promo: set alpha to 1: 3600"]
    ),
    Case(
      rule: "HS110",
      views: """
        { "id": "Box", "frame": [20, 20, 0, 0], "subviews": [
          { "id": "Go", \(button): [5, 5, 60, 60] } ] }
        """,
      fixes: [
        "Make Box 60 × 60 pt: 3600", "Box: override point(inside:with:) for its subviews: 3600",
      ]
    ),
    Case(
      rule: "HS201",
      views: #"{ "id": "Tiny", \#(button): [100, 100, 30, 60] }"#,
      fixes: [
        "Tiny: override point(inside:with:) to take 7 pt more left and right: 840",
        "Make Tiny 44 × 60 pt: 840",
      ]
    ),
  ]

  private func finder(_ text: String) throws -> FixFinder {
    FixFinder(try SceneDocument(text, path: "scene.json"))
  }

  @Test("what helps against a finding is found, measured and in order", arguments: cases)
  func helps(test: Case) throws {
    let finder = try finder(test.text)
    let finding = try #require(finder.findings.first { $0.rule == test.rule })
    let report = finder.report(on: finding)
    let told = report.fixes.map { "\($0.title): \(LintNumber.text($0.gain))" }
    for fix in test.fixes { #expect(told.contains(fix), "\(told)") }
    #expect(told.first == test.fixes.first)
    #expect(report.untried.isEmpty)
    // What mends a finding mends it in the file, where comments stay.
    let fix = try #require(report.fixes.first)
    #expect(fix.isMended)
    let text = String(decoding: fix.document.text, as: UTF8.self)
    #expect(text.contains("// all of it"))
    let again = try self.finder(text).findings
    #expect(!again.contains { $0.rule == test.rule && $0.view?.name == finding.view?.name })
    #expect(
      Set(again.map(\.rule)).subtracting(finder.findings.map(\.rule)).isEmpty
        == fix.newFindings.isEmpty
    )
  }

  @Test("gains and losses are those of the picture of the raised tab")
  func raisedTab() throws {
    let finder = FixFinder(try SceneLibrary.gallery.document("raised-tab"))
    let finding = try #require(finder.findings.first { $0.rule == "HS101" })
    let fixes = finder.report(on: finding).fixes
    #expect(
      fixes.map(\.title) == [
        "TabBar: override point(inside:with:) for its subviews", "Move CenterButton into RootView",
        "Make TabBar 18 pt taller",
      ]
    )
    #expect(fixes.map(\.gain) == [1152, 1152, 1152])
    #expect(fixes.allSatisfy { $0.isMended && $0.newFindings.isEmpty })
    #expect(
      fixes.map { fix in fix.effects.first { $0.view == "Cell5" }?.change } == [
        -1152, -1152, -5760,
      ]
    )
    let cover = try #require(finder.findings.first { $0.rule == "HS102" })
    let best = try #require(finder.report(on: cover).fixes.first)
    #expect(best.title == "ToastOverlay: set isUserInteractionEnabled to false")
    #expect(best.gain == 1456 && best.newFindings.map(\.rule) == ["HS201"])
  }

  @Test("areas won and lost sum up to nothing where no area is new")
  func sums() throws {
    for name in ["raised-tab", "out-of-bounds", "intercept"] {
      let finder = FixFinder(try SceneLibrary.gallery.document(name))
      for finding in finder.findings {
        for fix in finder.report(on: finding).fixes {
          #expect(fix.effects.reduce(0) { $0 + $1.change } == 0, "\(name): \(fix.title)")
        }
      }
    }
  }
}
