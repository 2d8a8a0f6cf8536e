import Foundation
import HitAnalysis
import HitReports
import TestSupport
import Testing

/// The scripts of pages against the types in their comments, as TypeScript's compiler reads them.
@Suite("Types of the pages' scripts")
nonisolated struct ScriptTypesTests {
  /// A kind of page.
  nonisolated enum Page: String, CaseIterable {
    case trace, map, scenes

    /// Its scripts as it holds them.
    @MainActor var script: String {
      switch self {
      case .trace: PageFiles.script
      case .map: MapPage.script
      case .scenes: LintPage.script
      }
    }

    /// The file that says what its data looks like.
    var data: String? {
      switch self {
      case .trace: "types.js"
      case .map: "map-types.js"
      case .scenes: nil
      }
    }
  }

  /// All files that may stand in a page.
  private static func files() throws -> [URL] {
    try ["Sources/HitAnalysis/Reports/Page", "Sources/HitReports/Page"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: Checkout.root.appendingPathComponent(folder),
        includingPropertiesForKeys: nil
      )
    }
    .filter { $0.pathExtension == "js" }
  }

  /// The files that make up a page's script, in the order in which they stand there.
  private static func scripts(of page: Page) async throws -> [URL] {
    let script = await page.script
    var found: [(start: String.Index, file: URL)] = []
    var length = 0
    for file in try files() {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let range = script.range(of: text) else { continue }
      found.append((range.lowerBound, file))
      length += text.utf8.count
    }
    try #require(length == script.utf8.count, "a part of the script is in no file")
    return found.sorted { $0.start < $1.start }.map(\.file)
  }

  /// Checks files together, as a page's scripts share their names; returns what is wrong.
  private func faults(_ files: [String]) throws -> String {
    let options = [
      "--allowJs", "--checkJs", "--noEmit", "--strict", "--noImplicitOverride", "--noUnusedLocals",
      "--noFallthroughCasesInSwitch", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
    ]
    let newer = Checkout.path("Tests/Support/Scripts/newer.d.ts")
    let compiler = try ChildProcess(
      URL(fileURLWithPath: ProgramSearch.path(ofAny: ["tsc"], from: "node-typescript")),
      options + [newer] + files
    )
    let code = try #require(compiler.exitCode(within: .seconds(120)))
    let told = compiler.standardOutput + compiler.standardError
    return code == 0 ? told : told + "exit code \(code)"
  }

  @Test("each script does what its comments say", arguments: Page.allCases)
  func types(of page: Page) async throws {
    let data = try Self.files().filter { $0.lastPathComponent == page.data }
    let files = try await data + Self.scripts(of: page)
    #expect(try faults(files.map(\.path)) == "")
  }

  @Test("every script stands in a page")
  func all() async throws {
    var used: [String] = []
    for page in Page.allCases { used += try await Self.scripts(of: page).map(\.lastPathComponent) }
    let types = Page.allCases.compactMap(\.data)
    #expect(Set(try Self.files().map(\.lastPathComponent)) == Set(used + types))
  }

  @Test("a script that passes the wrong type is told with its place")
  func wrong() throws {
    let folder = try TestFolder()
    let script = "/** @param {string} name */\nconst greet = (name) => name.trim();\n"
    try folder.write(script, to: "greet.js")
    let user = try folder.write("greet(3);\n", to: "user.js")
    let faults = try faults([folder.path("greet.js"), user])
    #expect(faults.contains("user.js(1,7): error TS2345"), "\(faults)")
  }
}
