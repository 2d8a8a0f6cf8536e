import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("Check")
struct CheckTests {
  /// A folder with a trace that replays the same, as `traces/tap.hstrace`.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("traces/sub"),
      withIntermediateDirectories: true
    )
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let play = "hitscope play hit-walk tap.script.json --log none -o traces/tap.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    return folder
  }

  /// The trace's text with its first hit told otherwise.
  private func broken(_ folder: TestFolder) throws -> String {
    let text = String(decoding: try #require(folder.bytes("traces/tap.hstrace")), as: UTF8.self)
    return text.replacingOccurrences(of: #""got":"E""#, with: #""got":"D""#)
  }

  private func check(_ arguments: String, in folder: TestFolder) throws -> Program.Outcome {
    try Program.type("hitscope check \(arguments)", in: folder)
  }

  @Test("traces that replay the same are one line and 0")
  func same() throws {
    let folder = try folder()
    let outcome = Program.Outcome(code: 0, output: "1 trace: 1 same\n", errors: "")
    #expect(try check("traces", in: folder) == outcome)
    #expect(try check("traces/tap.hstrace", in: folder) == outcome)
    #expect(try check("./traces/ --jobs 7", in: folder) == outcome)
    #expect(try check("traces traces/tap.hstrace", in: folder).output == "2 traces: 2 same\n")
  }

  @Test("the gallery's golden traces replay the same, in as many processes")
  func goldens() throws {
    let outcome = try Program.run("check", Golden.folder.appendingPathComponent("traces").path)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains(/^[0-9]+ traces: [0-9]+ same\n$/))
  }

  @Test("a trace that differs is a line with its first difference, and 1")
  func differs() throws {
    let folder = try folder()
    try folder.write(broken(folder), to: "traces/sub/broken.hstrace")
    let outcome = try check("traces", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("traces/sub/broken.hstrace: 0.000 s input 1: D -> E") == true)
    #expect(lines.last == "2 traces: 1 same, 1 differs")
  }

  @Test("a trace that cannot be read is a line with its place, and 2, and the others are checked")
  func unreadable() throws {
    let folder = try folder()
    try folder.write("{}\n", to: "traces/empty.hstrace")
    try folder.write(broken(folder), to: "traces/broken.hstrace")
    let outcome = try check("traces", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("\ntraces/empty.hstrace:1:1: "))
    #expect(outcome.output.hasSuffix("\n3 traces: 1 same, 1 differs, 1 unreadable\n"))
  }

  @Test("a place without traces is an error that says so", arguments: ["traces/sub", "nosuch"])
  func nothing(place: String) throws {
    let outcome = try check("traces \(place)", in: folder())
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hitscope: \(place): no "))
    #expect(outcome.errors.contains("; give a folder with .hstrace files"))
  }

  @Test("with a folder of scenes a trace is replayed on its scene as it is now")
  func scenes() throws {
    let folder = try folder()
    func write(_ frame: String) throws {
      try folder.write(
        """
        { "format": "hitscope-scene", "version": 1, "size": [800, 600], "windows": [
          { "id": "Window", "subviews": [ { "id": "Box", "frame": \(frame) } ] } ] }
        """,
        to: "box.json"
      )
    }
    try write("[0, 0, 800, 600]")
    let play = "hitscope play box.json tap.script.json --log none -o traces/box.hstrace"
    #expect(try Program.type(play, in: folder).code == 0)
    let note = "1 on the scene it carries\n"
    #expect(try check("traces --scenes .", in: folder).output == "2 traces: 2 same, \(note)")
    try write("[0, 0, 8, 6]")
    #expect(try check("traces", in: folder).output == "2 traces: 2 same\n")
    let outcome = try check("traces --scenes .", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Box -> Window (Box now rejects: outside)\n"))
    #expect(outcome.output.hasSuffix("\n2 traces: 1 same, 1 differs, \(note)"))
  }

  @Test("a replay that does not end is ended, and pipes in folders are no traces")
  func endless() throws {
    let folder = try folder()
    #expect(try Program.type("mkfifo traces/pipe.hstrace", in: folder).code == 0)
    #expect(try check("traces", in: folder).output == "1 trace: 1 same\n")
    let outcome = try check("traces/pipe.hstrace --timeout 1", in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.hasPrefix("traces/pipe.hstrace: the replay was ended, after 1 s at "))
  }

  @Test("the report is XML that says of each trace what came of it, whatever its name")
  func junit() throws {
    let folder = try folder()
    let odd = "a <b> & \"c\" 'd'\u{1}"
    try folder.write(broken(folder), to: "traces/\(odd).hstrace")
    try folder.write("", to: "traces/empty.hstrace")
    #expect(try check("traces --junit report.xml", in: folder).code == 2)
    let report = try XMLDocument(contentsOf: URL(fileURLWithPath: folder.path("report.xml")))
    let root = try #require(report.rootElement())
    #expect(root.name == "testsuites")
    let suite = try #require(root.elements(forName: "testsuite").first)
    func value(_ name: String, of element: XMLElement) -> String? {
      element.attribute(forName: name)?.stringValue
    }
    for element in [root, suite] {
      #expect(value("tests", of: element) == "3")
      #expect(value("failures", of: element) == "1")
      #expect(value("errors", of: element) == "1")
    }
    #expect(value("name", of: suite) == "traces")
    let cases = suite.elements(forName: "testcase")
    #expect(
      cases.map { value("name", of: $0) } == [
        odd.replacingOccurrences(of: "\u{1}", with: "\u{fffd}"), "empty", "tap",
      ]
    )
    #expect(cases.allSatisfy { value("classname", of: $0) == "traces" })
    #expect(cases.allSatisfy { value("time", of: $0).flatMap(Double.init) != nil })
    let failure = try #require(cases.first?.elements(forName: "failure").first)
    #expect(value("message", of: failure)?.hasPrefix("0.000 s input 1: D -> E") == true)
    #expect(cases[1].elements(forName: "error").count == 1)
    #expect(cases[2].childCount == 0)
  }

  @Test("a report that cannot be written is an error, after everything was checked")
  func unwritable() throws {
    let outcome = try check("traces --junit nosuch/report.xml", in: folder())
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("hitscope: nosuch/report.xml: cannot be written"))
  }

  @Test("bad usage is 64", arguments: ["", "traces --jobs 0", "traces --timeout 0"])
  func usage(arguments: String) throws {
    #expect(try check(arguments, in: folder()).code == 64)
  }
}
