import Foundation
import TestSupport
import Testing

/// Pages as axe-core judges them in a real browser.
@Suite("Pages for everybody")
struct PageAccessibilityTests {
  /// What is done to a page before it is judged, a key each; none is the page as it opens.
  private static func keys(_ kind: PageKind) -> [String?] {
    kind.isOfTraces ? ["1", "2", "3", "?"] : [nil, "?"]
  }

  @Test(
    "each kind of page keeps all rules, in both themes, wide and narrow, with its keys open",
    arguments: PageKind.allCases
  )
  func rules(kind: PageKind) throws {
    let folder = try TestFolder()
    let browser = try HeadlessBrowser(opening: kind.make(in: folder))
    for isLight in [false, true] {
      for (width, height) in [(1440, 900), (400, 800)] {
        try browser.resize(width: width, height: height)
        try browser.prefer(isLight: isLight)
        if kind.isOfTraces { try browser.waitForReport() }
        let theme = isLight ? "light" : "dark"
        #expect(try browser.text("document.documentElement.dataset.theme") == theme)
        for key in Self.keys(kind) {
          if let key { try browser.press(key) }
          if kind.isOfTraces { _ = try browser.chosenInput() }
          let faults = try browser.accessibilityFaults()
          #expect(faults == [], "\(theme), \(width) px, key \(key ?? "none")")
        }
      }
    }
    #expect(browser.complaints == [])
  }

  @Test("a page that breaks rules is told so, with the element")
  func broken() throws {
    let folder = try TestFolder()
    let browser = try HeadlessBrowser(opening: PageKind.map.make(in: folder))
    try browser.run(
      """
      document.getElementById("drawn").removeAttribute("aria-label");
      document.querySelector("h1").style.color = "#888";
      document.querySelector("h1 b").style.color = "#888";
      document.querySelector("header").style.background = "#777";
      """
    )
    let faults = try browser.accessibilityFaults()
    #expect(faults.contains { $0.hasPrefix("color-contrast: h1") }, "\(faults)")
  }
}
