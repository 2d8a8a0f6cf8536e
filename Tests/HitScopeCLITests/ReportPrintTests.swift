import Foundation
import TestSupport
import Testing

/// Pages on paper, as a real browser lays them out to print them.
@Suite("Pages on paper")
struct ReportPrintTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func paper(_ kind: PageKind) throws -> HeadlessBrowser {
    let browser = try HeadlessBrowser(report: kind.make(in: folder))
    try browser.prefer(isLight: false)
    try browser.waitForReport()
    _ = try browser.chosenInput()
    try browser.showPaper()
    return browser
  }

  @Test(
    "paper is white, has one column and cuts nothing",
    arguments: PageKind.allCases.filter(\.isOfTraces)
  )
  func isWhole(kind: PageKind) throws {
    let browser = try paper(kind)
    let ground = "getComputedStyle(document.body).backgroundColor"
    #expect(try browser.text(ground) == "rgb(255, 255, 255)")
    #expect(try browser.text("document.documentElement.dataset.theme") == "light")
    let seen = "[...document.querySelectorAll('main > *, .why > section')].filter(isSeen)"
    let cut = """
      (() => {
        const isSeen = (each) => each.getClientRects().length > 0;
        const boxes = \(seen).filter((each) => each.id !== "why").map((each) => each.getBoundingClientRect());
        const rows = boxes.slice(1).flatMap((box, place) => box.top >= boxes[place].bottom - 1 ? [] : [`beside: ${place}`]);
        const cut = [...document.querySelectorAll("main *")].filter(isSeen)
          .filter((each) => getComputedStyle(each).overflow !== "visible"
            && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1));
        const wide = [...document.querySelectorAll("main *")].filter(isSeen)
          .filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
        return [...rows, ...[...cut, ...wide].map(({ id, className, textContent }) => `${id}.${className}: ${textContent}`)];
      })()
      """
    #expect(try browser.run(cut) as? [String] == [])
    #expect(browser.complaints == [])
  }

  @Test("every difference stands on paper, and the page is as before afterwards")
  func differences() throws {
    let browser = try paper(.differences)
    let printed = try browser.shown("printed")
    #expect(printed.contains("CenterButton > Cell5 TabBar now rejects: outside at (160, -10)"))
    #expect(printed.contains("the same views are hit and 2 more"))
    let count = "document.querySelectorAll('#printed li').length"
    #expect(
      try browser.run("\(count) === hitscope.trace.index.differences.length") as? Bool == true
    )
    try browser.run("dispatchEvent(new Event('afterprint'))")
    #expect(try browser.text("document.documentElement.dataset.theme") == "dark")
  }
}
