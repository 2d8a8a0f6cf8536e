import Foundation
import HitJSON
import TestSupport
import Testing

@testable import HitReports

@Suite("Templates of events")
@MainActor
struct HappeningTextsTests {
  /// Encodes titles, and reads them again as a page's scripts do.
  private func read(_ titles: [String]) throws -> (titles: [String], templates: Int) {
    let templates = NameList()
    let texts = HappeningTexts(templates)
    for (place, title) in titles.enumerated() {
      try texts.append(3 * place + 1, Happening(title: title))
    }
    texts.finish()
    let json = try JSONSerialization.jsonObject(with: Data(texts.json.text.utf8))
    let events = try ReadPage.events(try #require(json as? [[Any]]), templates.names)
    #expect(events.count == titles.count)
    let found = try titles.indices.map { place in
      try #require(events["\(3 * place + 1)"]?["title"] as? String)
    }
    return (found, templates.names.count)
  }

  @Test("whatever stands in a text stands in it again")
  func same() throws {
    let odd = [
      "", "0", "-0", "-0.0", "-0.000", "0.000", "007", "1.5", "1.50", "1.500", "-1.500", "1.2.3",
      "1.",
      ".5", "1e-05", "--3", "5-3", "5 - 3", "v1_22", "999999999999", "1234567890123",
      "-1234567.125",
      "0.1234567", "12345678901234567890.5", "0.001", "-0.001", "100.010", "00.5", "x\u{1}1\u{2}2",
      "\u{661}\u{662}", "\u{ff11}", "1\u{301}", "\"1\"", "\\1", "\u{7f}9\n9",
    ]
    #expect(try read(odd).titles == odd)
    #expect(try read(odd + odd.reversed() + odd).titles == odd + odd.reversed() + odd)
    var random = Seeded(7)
    let letters = Array("0123456789.-- e")
    let texts = (0..<2_000).map { _ in
      String((0..<12).compactMap { _ in letters.randomElement(using: &random) })
    }
    let found = try read(texts).titles
    for (text, other) in zip(texts, found) { #expect(text == other) }
  }

  @Test("texts that differ in numbers alone have one template, and more than many have none")
  func templates() throws {
    let points = (0..<500).map { "\(Double($0) / 1_000 + 1) s (\($0), \(-$0))" }
    #expect(try read((0..<500).map { "at (\($0), \(3 * $0))" }).templates == 1)
    #expect(try read(points).titles == points)
    let names = (0..<1_100).map { "view \(String(repeating: "x", count: $0))" }
    let many = try read(names)
    #expect(many.templates == 1_024)
    #expect(many.titles == names)
  }
}
