import Foundation
import HitAnalysis
import HitScenes
import Testing

@Suite("What would let a press in")
struct ViewFixesTests {
  private func fixes(_ scene: String, _ view: String, _ point: CGPoint?) throws -> ViewFixes {
    let document = try SceneLibrary.gallery.document(scene)
    let place = try #require(document.indicesByID[view])
    return FixFinder(document, classes: SceneLibrary.gallery.classes).fixes(for: place, at: point)
  }

  @Test("a plain view that a parent's own point(inside:) keeps from presses")
  func plain() throws {
    let tried = try fixes("pass-through", "view2-a", CGPoint(x: 210, y: 300))
    #expect(
      tried.fixes.map(\.title) == [
        "view1-a: drop the override of point(inside:with:)", "Move view2-a into base-a",
      ]
    )
    #expect(tried.fixes.allSatisfy { $0.isMended && $0.gain == 19_600 })
  }

  @Test("a button, where it sticks out; without a point the largest part that it loses")
  func button() throws {
    let titles = [
      "TabBar: override point(inside:with:) for its subviews",
      "Move CenterButton into RootView", "Make TabBar 18 pt taller",
    ]
    let here = try fixes("raised-tab", "CenterButton", CGPoint(x: 160, y: 421))
    #expect(here.fixes.map(\.title) == titles)
    #expect(try fixes("raised-tab", "CenterButton", nil).fixes.map(\.title) == titles)
  }

  @Test("a view that is covered, one that is switched off above, and one that is not drawn")
  func others() throws {
    let covered = try fixes("raised-tab", "DeleteButton", CGPoint(x: 222, y: 218))
    #expect(covered.fixes.contains { $0.title == "Move DeleteButton into RootView" })
    #expect(covered.fixes.allSatisfy { $0.isMended && $0.newFindings.map(\.rule) == ["HS201"] })
    let off = try fixes("refusals", "OffChild", nil)
    #expect(off.fixes.map(\.title) == ["Off: set isUserInteractionEnabled to true"])
    let hidden = try fixes("refusals", "Hidden", nil)
    #expect(hidden.fixes.map(\.title) == ["Hidden: set isHidden to false"])
  }

  @Test("a view that gets the press has nothing that would let it in")
  func reached() throws {
    let tried = try fixes("raised-tab", "HomeButton", CGPoint(x: 46, y: 455))
    #expect(tried.fixes.isEmpty && tried.untried.isEmpty)
  }

  @Test("an identifier with a quote is written into a file so that it can be read back")
  func quoted() throws {
    let text = #"""
      { "format": "hitscope-scene", "version": 1, "size": [100, 100], "views": [
        { "id": "a\"b", "frame": [0, 0, 50, 50] }, { "id": "C", "frame": [50, 0, 50, 50] } ] }
      """#
    let document = try SceneDocument(text, path: "q.json")
    let change = SceneChange.set(.hitTest(.prefer(id: "a\"b")), view: 1)
    let changed = try document.changed([change])
    #expect(changed.views[1].settings.contains(.hitTest(.prefer(id: "a\"b"))))
  }
}
