import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@testable import HitSandbox

@Suite("Pages that are made beside other things", .serialized)
struct PageJobTests {
  private let scene: Scene

  init() throws { scene = try SceneLibrary.gallery.scene("raised-tab") }

  private func job() -> PageJob { PageJob("page.html", of: scene, comparison: nil, start: nil) }

  private func finish(_ job: PageJob) throws -> Data {
    while try job.step() { #expect(!job.isStale) }
    let bytes = try #require(job.bytes)
    return try bytes()
  }

  @Test("a page is made in many steps, and is the one that is made at once")
  func steps() throws {
    let job = job()
    var count = 0
    while try job.step() { count += 1 }
    #expect(count > 20)
    let report = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows)
    var found = LintReport()
    found.add(Linter().findings(in: scene, file: scene.document?.path))
    let whole = try MapPage(report, findings: found.findings).html()
    let bytes = try #require(job.bytes)
    #expect(try bytes() == whole)
  }

  @Test("a change of the scene is noticed, and the page is made of what is there then")
  func change() throws {
    let before = try finish(job())
    let job = job()
    for _ in 0..<15 { _ = try job.step() }
    #expect(!job.isStale)
    // What other scenes do is none of its business.
    try SceneLibrary.gallery.scene("delivery").windows[0].alpha = 0.5
    #expect(!job.isStale)
    try #require(scene.view(named: "CenterButton")).frame.origin.x += 40
    #expect(job.isStale)
    job.startAnew()
    #expect(!job.isStale)
    let after = try finish(job)
    #expect(after != before)
    #expect(try after == finish(self.job()))
  }
}
