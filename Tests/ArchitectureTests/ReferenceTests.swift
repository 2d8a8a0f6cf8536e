import Foundation
import TestSupport
import Testing

@Suite("API reference")
struct ReferenceTests {
  @Test("make docs makes the pages of every public product without a warning")
  func pages() throws {
    let site = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-reference-\(UUID().uuidString)")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: site) } }
    let script = Repository.root.appendingPathComponent(".ci/docs")
    let making = try ChildProcess(script, [site.path])
    let code = making.exitCode(within: .seconds(300))
    try #require(code == 0, "\(making.standardOutput)\(making.standardError)")
    let pages = [
      "hitscope/yourfirstpress", "hitscope/uiview", "hitscopetesting/yourviewsinatest",
      "hittrace/tracerecorder", "hitscenes/scene", "hitanalysis/explainer",
    ]
    for page in pages {
      let file = site.appendingPathComponent("data/documentation/\(page).json").path
      #expect(FileManager.default.fileExists(atPath: file), "no page \(page)")
    }
  }

  @Test("every catalogue is one of those that a documentation host is told of")
  func host() throws {
    let setting = try Repository.text(".spi.yml")
    let named = try #require(setting.firstMatch(of: /documentation_targets: \[(.+)\]/)?.1)
    let targets = named.split(separator: ", ").map(String.init)
    let catalogues = Repository.documents.compactMap { path in
      path.firstMatch(of: /^Sources\/(\w+)\/\w+\.docc\//).map { String($0.1) }
    }
    #expect(Set(targets) == Set(catalogues))
  }
}
