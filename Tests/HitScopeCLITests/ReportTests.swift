import Foundation
import TestSupport
import Testing

@Suite("Report")
struct ReportTests {
  /// A folder with a trace, one that ended early, one that is damaged, and one that is none.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play hit-walk tap.script.json --log none -o tap.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    let text = String(decoding: try #require(folder.bytes("tap.hstrace")), as: UTF8.self)
    let lines = text.split(separator: "\n")
    try folder.write(lines.dropLast().joined(separator: "\n") + "\n", to: "cut.hstrace")
    try folder.write(lines.dropLast().joined(separator: "\n") + "\n{\"k\":7}\n", to: "bad.hstrace")
    try folder.write("{}\n", to: "none.hstrace")
    return folder
  }

  private func report(_ arguments: String, in folder: TestFolder) throws -> Program.Outcome {
    try Program.type("hitscope report \(arguments)", in: folder)
  }

  private func page(_ file: String, _ folder: TestFolder) throws -> String {
    String(decoding: try #require(folder.bytes(file)), as: UTF8.self)
  }

  private static let done = Program.Outcome(code: 0, output: "", errors: "")

  @Test("a trace becomes a page that needs nothing else")
  func trace() throws {
    let folder = try folder()
    #expect(try report("tap.hstrace -o page.html", in: folder) == Self.done)
    let html = try page("page.html", folder)
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(html.hasSuffix("</html>\n"))
    #expect(html.contains("Content-Security-Policy\" content=\"default-src 'none'"))
    #expect(html.contains("\"command\":\"hitscope report tap.hstrace -o page.html\""))
    #expect(!html.contains(" src=\"") && !html.contains("<link rel=\"stylesheet\""))
    #expect(try report("tap.hstrace -o - > copy.html", in: folder) == Self.done)
    let copy = try page("copy.html", folder)
    #expect(copy == html.replacingOccurrences(of: "-o page.html", with: "-o -"))
  }

  @Test("a scene becomes the page that map writes")
  func scene() throws {
    let folder = try folder()
    #expect(try report("hit-walk -o page.html", in: folder) == Self.done)
    #expect(try Program.type("hitscope map hit-walk -o map.html", in: folder) == Self.done)
    #expect(try page("page.html", folder) == page("map.html", folder))
  }

  @Test("two traces become a page of both")
  func two() throws {
    let folder = try folder()
    #expect(try report("tap.hstrace cut.hstrace -o page.html", in: folder) == Self.done)
    #expect(try page("page.html", folder).contains("\"sides\":[\"before\",\"after\"]"))
  }

  @Test("what ended early or is damaged is told as far as it goes", arguments: ["cut", "bad"])
  func partly(trace: String) throws {
    let folder = try folder()
    #expect(try report("\(trace).hstrace -o page.html", in: folder) == Self.done)
    let html = try page("page.html", folder)
    #expect(html.contains("\"damage\":\""))
  }

  @Test(
    "what cannot be told is one error, and nothing is written",
    arguments: [
      (2, "none.hstrace", "none.hstrace:1:1: this is no trace"),
      (2, "missing.hstrace", "missing.hstrace: "),
      (2, "tap.hstrace bad.hstrace", "bad.hstrace:"),
      (2, "tap.hstrace --scene missing.json", "missing.json"),
      (2, "tap.script.json", "tap.script.json: it is "),
      (64, "hit-walk --scene hit-walk", "--scene goes with a trace"),
      (64, "tap.hstrace tap.hstrace --scene hit-walk", "--scene replays one trace"),
    ]
  )
  func errors(code: Int32, arguments: String, error: String) throws {
    let folder = try folder()
    let outcome = try report("\(arguments) -o page.html", in: folder)
    #expect(outcome.code == code)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
    #expect(folder.bytes("page.html") == nil)
  }

  @Test("a page is written over with --force alone")
  func force() throws {
    let folder = try folder()
    try folder.write("mine", to: "page.html")
    #expect(try report("tap.hstrace -o page.html", in: folder).code == 2)
    #expect(try page("page.html", folder) == "mine")
    #expect(try report("tap.hstrace -o page.html --force", in: folder) == Self.done)
    #expect(try report("tap.hstrace -o tap.hstrace", in: folder).code == 2)
  }

  @Test("check makes a folder of pages, which its JUnit report names")
  func check() throws {
    let folder = try folder()
    let line = "hitscope check tap.hstrace cut.hstrace none.hstrace --report pages --junit j.xml"
    let outcome = try Program.type(line, in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.hasSuffix("3 traces: 1 same, 1 ended early, 1 unreadable\n"))
    let list = try page("pages/index.html", folder)
    #expect(list.contains("<a href=\"tap.html\">tap.hstrace</a></td><td class=\"good\">same"))
    #expect(list.contains("<a href=\"cut.html\">cut.hstrace</a></td><td class=\"bad\">ended early"))
    #expect(list.contains("<td>none.hstrace</td><td class=\"bad\">unreadable"))
    #expect(try page("pages/tap.html", folder).hasSuffix("</html>\n"))
    #expect(folder.bytes("pages/none.html") == nil)
    let junit = try page("j.xml", folder)
    #expect(junit.contains("<property name=\"page\" value=\"pages/tap.html\"/>"))
    #expect(!junit.contains("pages/none.html"))
    let again = try Program.type("hitscope check tap.hstrace --report pages", in: folder)
    #expect(again.code == 2)
    #expect(again.errors.contains("pages/tap.html: it is there already"))
  }
}
