import Foundation
import TestSupport
import Testing

/// The page of two traces that do not have the same inputs, as a real browser shows it.
@Suite("Inputs of one trace alone on a page")
struct ReportPairsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Opens the page of two recordings of taps on hit-walk; the one before has one more.
  private func page() throws -> HeadlessBrowser {
    try HeadlessBrowser(report: PageKind.unpaired.make(in: folder))
  }

  @Test("inputs that the trace before alone has stand in the list, and keys go to them")
  func before() throws {
    let browser = try page()
    try browser.press("1")
    #expect(try browser.run("document.querySelectorAll('#inputs .row').length") as? Int == 6)
    let told =
      "[...document.querySelectorAll('#inputs .row.before .tells')].map((each) => each.innerText)"
    #expect(try browser.run(told) as? [String] == ["only before", "only before"])
    for (key, input) in [("Home", 1), ("j", 2), ("j", 3)] {
      try browser.press(key)
      #expect(try browser.chosenInput() == input)
    }
    #expect(
      try browser.shown("why-note") == "not in the trace after"
    )
    // Its walk is the one before; after it nobody was asked.
    let walks = "[...document.querySelectorAll('#walk ul')].map((walk) => walk.children.length > 0)"
    #expect(try browser.run(walks) as? [Bool] == [true, false])
    let fingers = "hitscope.fingers().map(({ isBefore }) => isBefore)"
    #expect(try browser.run(fingers) as? [Bool] == [true])
    for input in [4, 5] {
      try browser.press("j")
      #expect(try browser.chosenInput() == input)
    }
    #expect(try browser.run(walks) as? [Bool] == [true, true])
    let chip = "document.querySelector('#chips .before')"
    #expect(try browser.text("\(chip).innerText") == "only before 2")
    try browser.run("\(chip).click()")
    #expect(try browser.run("document.querySelectorAll('#inputs .row').length") as? Int == 2)
    #expect(browser.complaints == [])
  }

  @Test("chips take kinds of differences out of the list and put them back")
  func kinds() throws {
    let browser = try page()
    try browser.press("2")
    let chips =
      "[...document.querySelectorAll('#differences-chips button')].map((each) => each.innerText)"
    let names = try #require(try browser.run(chips) as? [String])
    let place = try #require(names.firstIndex { $0.hasPrefix("input ") })
    #expect(names.contains { $0.hasPrefix("messages ") })
    let rows = "document.querySelectorAll('#differences-rows [role=option]').length"
    #expect(try browser.run(rows) as? Int == 1)
    // The tab says how many the list has.
    #expect(
      try browser.text("document.querySelector('#tabs [aria-selected=true]').textContent")
        == "Differences1"
    )
    let toggle = "document.querySelectorAll('#differences-chips button')[\(place)]"
    try browser.run("\(toggle).click()")
    #expect(try browser.run(rows) as? Int == 0)
    #expect(try browser.text("\(toggle).getAttribute('aria-pressed')") == "false")
    try browser.run("\(toggle).click()")
    #expect(try browser.run(rows) as? Int == 1)
    #expect(browser.complaints == [])
  }
}
