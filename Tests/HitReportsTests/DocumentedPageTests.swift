import Foundation
import HitReports
import TestSupport
import Testing

/// The page that docs/reports.md shows.
@Suite("The page of docs/reports.md")
@MainActor
struct DocumentedPageTests {
  @Test("it has what is made of its trace now; HITSCOPE_BLESS=1 makes it anew")
  func isRemade() throws {
    let file = Checkout.root.appendingPathComponent("docs/pages/raised-tab.html")
    let trace = Golden.folder.appendingPathComponent("traces/raised-tab.hstrace").path
    var request = TraceReport.Request(trace)
    request.made = "made by hitscope, uses no network"
    request.command = "hitscope report raised-tab.hstrace -o raised-tab.html"
    let now = try ReadPage(request)
    if Golden.isBlessing { try Data(now.html.utf8).write(to: file) }
    let kept = try ReadPage(html: String(contentsOf: file, encoding: .utf8))
    // Two long texts that differ would be compared letter by letter, for minutes.
    let isSameCode = Self.code(of: now.html) == Self.code(of: kept.html)
    #expect(isSameCode)
    #expect(NSDictionary(dictionary: now.head) == NSDictionary(dictionary: kept.head))
    #expect(now.parts.map(NSDictionary.init) == kept.parts.map(NSDictionary.init))
    // Where letters stand depends on the fonts that are there.
    var (index, other) = (now.index, kept.index)
    for key in ["faces"] { (index[key], other[key]) = (nil, nil) }
    #expect(NSDictionary(dictionary: index) == NSDictionary(dictionary: other))
  }

  /// The scripts and styles of a page, without its data.
  private static func code(of html: String) -> [String?] {
    ["script", "style"].flatMap { tag in
      html.components(separatedBy: "<\(tag)>").dropFirst()
        .map { $0.components(separatedBy: "</\(tag)>").first }
    }
  }
}
