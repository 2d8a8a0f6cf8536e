import Foundation
import TestSupport
import Testing

@Suite("hitscope fix")
struct FixTests {
  private let scene = """
    { "format": "hitscope-scene", "version": 1, "size": [200, 200], "views": [
      { "id": "Bar", "frame": [0, 150, 200, 50], "subviews": [ // the bar
        { "id": "Plus", "class": "UIButton", "frame": [10, -20, 60, 60] } ] } ] }

    """

  @Test("without a number it tells the fixes of every finding")
  func all() throws {
    let outcome = try Program.run("fix", "raised-tab")
    #expect(outcome.code == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.first?.isNumber == true }.count == 7)
    #expect(lines[0].hasSuffix("is drawn but cannot be touched [HS101]"))
    #expect(
      lines[1...3] == [
        "   1.1 TabBar: override point(inside:with:) for its subviews: +1152 pt² (Cell5 -1152)",
        "   1.2 Move CenterButton into RootView: +1152 pt² (Cell5 -1152)",
        "   1.3 Make TabBar 18 pt taller: +1152 pt² (Cell5 -5760, TabBar +4608)",
      ]
    )
  }

  @Test("--apply writes the scene's own file and mends the finding, and comments stay")
  func applying() throws {
    let folder = try TestFolder()
    let path = folder.path("bar.json")
    try scene.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try Program.run("lint", path).code == 1)
    let outcome = try Program.run("fix", path, "--finding", "1", "--apply")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(
      outcome.output
        == "\(path): Bar: override point(inside:with:) for its subviews: +1200 pt² (UIWindow#1 -1200)\n"
    )
    let key = "\"frame\": [0, 150, 200, 50], \"hitTest\": \"children-outside\""
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == scene.replacing("\"frame\": [0, 150, 200, 50]", with: key)
    )
    #expect(try Program.run("lint", path).code == 0)
  }

  @Test("-o writes another file, with the fix that is named")
  func writing() throws {
    let folder = try TestFolder()
    let (path, other) = (folder.path("bar.json"), folder.path("mended.json"))
    try scene.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try Program.run("fix", path, "--finding", "1", "--fix", "2", "-o", other)
    #expect(outcome.code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == scene)
    #expect(try String(contentsOfFile: other, encoding: .utf8).contains("[0, 130, 200, 70]"))
    #expect(try Program.run("lint", other).code == 0)
  }

  @Test("--json has the same facts")
  func json() throws {
    let outcome = try Program.run("fix", "raised-tab", "--finding", "1", "--json")
    #expect(outcome.code == 0)
    let tree = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let findings = try #require(tree?["findings"] as? [[String: Any]])
    let fixes = try #require(findings.first?["fixes"] as? [[String: Any]])
    #expect(findings.count == 1 && fixes.map { $0["gain"] as? Double } == [1152, 1152, 1152])
    #expect(fixes.allSatisfy { $0["mends"] as? Bool == true })
  }

  @Test("what cannot be done is refused with what to do")
  func refusals() throws {
    let builtIn = try Program.run("fix", "raised-tab", "--finding", "1", "--apply")
    #expect(builtIn.code == 64 && builtIn.errors.contains("write the change with -o FILE"))
    let unnamed = try Program.run("fix", "raised-tab", "-o", "x.json")
    #expect(unnamed.code == 64 && unnamed.errors.contains("--finding N"))
    let number = try Program.run("fix", "raised-tab", "--finding", "99")
    #expect(
      number.code == 1
        && number.errors == "hitscope: --finding 99: lint finds 7 in raised-tab. "
          + "`hitscope fix raised-tab` shows them with their numbers.\n"
    )
    let none = try Program.run("fix", "raised-tab", "--finding", "1", "--fix", "9", "-o", "x.json")
    #expect(none.code == 1 && none.errors.contains("3 changes help against finding 1"))
    let swift = try Program.run("fix", "responder-chain")
    #expect(swift.code == 2 && swift.errors.contains("it is a scene in Swift"))
    let missing = try Program.run("fix", "missing.json")
    #expect(missing.code == 2 && missing.errors.contains("missing.json"))
  }
}
