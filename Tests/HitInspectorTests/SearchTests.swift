import Foundation
import HitAnalysis
import HitResponders
import Testing

@testable import HitInspector

@Suite("Searching")
struct SearchTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() {
    inspector.open(scene.application)
    inspector.application.layoutIfNeeded()
  }

  private func type(_ text: String) {
    for letter in text { _ = inspector.focus.type(TypedKey(keysym: 0, text: String(letter))) }
  }

  private func press(_ keysym: Int) { _ = inspector.focus.type(TypedKey(keysym: keysym, text: "")) }

  private var rows: [TreeRow] { inspector.root.tree.list.rows }
  private var found: [String] { rows.filter { $0.finding == .found }.map(\.name) }
  private var result: String { inspector.root.tree.search.result }

  @Test("what is typed filters the tree, with the ancestors of what was found")
  func filter() {
    inspector.perform(.search)
    #expect(inspector.model.keyboard == .search)
    type("BUT")
    #expect(
      found == ["BackButton", "DeleteButton", "HomeButton", "CenterButton", "ProfileButton"]
    )
    let way = rows.filter { $0.finding == .onTheWay }.map(\.name)
    #expect(way == ["UIWindow", "RootView", "NavBar", "ListView", "Cell3", "TabBar"])
    #expect(rows.allSatisfy { ($0.finding == .onTheWay) == $0.hasSubviews })
    #expect(result == "5 found")
    type(" center")
    #expect(found == ["CenterButton"])
    type("x")
    #expect(rows.isEmpty && result == "none")
  }

  @Test("Enter and Down select the next view that was found, Up the one before, round about")
  func steps() {
    inspector.perform(.search)
    type("button")
    press(0xff0d)
    #expect(inspector.selection.view?.routingName == "BackButton" && result == "1 / 5")
    press(0xff54)
    #expect(inspector.selection.view?.routingName == "DeleteButton" && result == "2 / 5")
    press(0xff52)
    press(0xff52)
    #expect(inspector.selection.view?.routingName == "ProfileButton" && result == "5 / 5")
    #expect(inspector.model.keyboard == .search)
  }

  @Test("filters are taken from the views, and from lint where only lint knows, once it is needed")
  func filters() {
    var asked = 0
    let dead = ObjectIdentifier(scene.centerButton)
    inspector.search.lintTraits = {
      asked += 1
      return [dead: [.dead, .small]]
    }
    inspector.perform(.search)
    type(":off")
    #expect(found == ["Title", "HUD"] && asked == 0)
    inspector.root.tree.search.clear()
    type(":hid")
    #expect(found == ["PromoBanner"] && asked == 0)
    inspector.root.tree.search.clear()
    type(":dead")
    #expect(found == ["CenterButton"])
    type(" home")
    #expect(found.isEmpty)
    #expect(asked > 0)
    let before = asked
    inspector.sceneDidChange()
    #expect(asked == before)
  }

  @Test("Esc leaves the field and shows all views again; a field that was left is emptied as well")
  func leave() {
    inspector.perform(.search)
    type("cell")
    #expect(inspector.focus.leaveField())
    #expect(rows.count == 19 && inspector.model.keyboard == .hitscope && result.isEmpty)
    #expect(!inspector.focus.leaveField())
    inspector.perform(.search)
    type("cell")
    inspector.focus.release()
    #expect(inspector.model.keyboard == .hitscope && rows.count == 8)
    #expect(inspector.focus.leaveField())
    #expect(rows.count == 19)
  }

  @Test("while the events have the keys, they are what is searched")
  func events() {
    inspector.model.log.add(.began, at: 1)
    inspector.application.layoutIfNeeded()
    inspector.root.log.list.becomeFirstResponder()
    inspector.perform(.search)
    #expect(inspector.root.log.search.isFirstResponder)
    type("began")
    #expect(inspector.root.log.list.rowCount == 1)
    type("nothing")
    #expect(inspector.root.log.list.rowCount == 0 && inspector.root.log.search.result == "none")
    #expect(inspector.focus.leaveField())
    #expect(inspector.root.log.list.rowCount == 1 && !inspector.root.log.isSearching)
  }

  @Test("the third button of the rail opens the views with the field")
  func rail() {
    inspector.resize(to: CGSize(width: 960, height: 900))
    inspector.application.layoutIfNeeded()
    #expect(inspector.layout.views == nil)
    inspector.root.rail.find.onPress?()
    #expect(inspector.layout.views != nil && inspector.model.keyboard == .search)
  }

  @Test("where the tree has no room, the search is a question with the same words")
  func question() {
    inspector.resize(to: CGSize(width: 480, height: 360))
    inspector.application.layoutIfNeeded()
    inspector.perform(.search)
    #expect(!inspector.root.prompt.isHidden && inspector.model.keyboard == .field)
    type("bar but")
    #expect(inspector.root.prompt.list.rows.isEmpty)
    for _ in 0..<7 { press(0xff08) }
    type("button")
    #expect(
      inspector.root.prompt.list.rows.map(\.title) == [
        "BackButton", "DeleteButton", "HomeButton", "CenterButton", "ProfileButton",
      ]
    )
    press(0xff54)
    press(0xff0d)
    #expect(inspector.root.prompt.isHidden)
    #expect(inspector.selection.view?.routingName == "DeleteButton")
  }

  @Test("keys type what the keyboard has for them, and nothing where Ctrl or Alt is held")
  func letters() {
    #expect(TypedKey(keysym: 0x40, text: "@").letters == "@")
    #expect(TypedKey(keysym: 0x61, text: "\u{1}", .control).letters.isEmpty)
    #expect(TypedKey(keysym: 0x61, text: "a", .alt).letters.isEmpty)
    #expect(TypedKey(keysym: 0xff0d, text: "\r").letters.isEmpty)
    #expect(TypedKey(keysym: 0x5d0, text: "א").letters == "א")
  }
}
