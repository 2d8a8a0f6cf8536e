import Foundation
import TestSupport
import Testing

@testable import HitInspector

@Suite("What is typed into fields of the running window", .serialized)
struct WindowFieldTests {
  private let folder: TestFolder
  private let desk: Desk

  init() throws {
    folder = try TestFolder()
    desk = try Desk.opening()
    desk.user.focus(desk.window)
  }

  @Test("a path that was cut out of a field is pasted into it again, and opened")
  func pasted() throws {
    let scene = """
      {"format":"hitscope-scene","version":1,"size":[320,480],
      "views":[{"id":"Other","frame":[0,0,320,480],"touches":"consume"}]}
      """
    try folder.write(scene, to: "an other.json")
    let path = folder.path("an other.json")
    try desk.user.type(["Control_L", "o"])
    try desk.write(path)
    try desk.user.type(["Control_L", "a"])
    try desk.user.type(["Control_L", "x"])
    #expect(eventually { desk.pasted() == path })
    try desk.user.type(["Return"])
    #expect(desk.title == "Raised tab")
    let prompt = CGRect(x: 400, y: 50, width: 500, height: 26)
    let empty = try desk.settledPicture(of: prompt)
    try desk.user.type(["Control_L", "v"])
    #expect(try eventually { try desk.picture(of: prompt) != empty })
    try desk.user.type(["Return"])
    #expect(eventually { desk.title != "Raised tab" })
    desk.click(20, 20)
    #expect(desk.waits(for: "Other"))
  }

  @Test("what Shift selects in the search is what Ctrl-C copies, in place of the explanation")
  func copied() throws {
    try desk.user.type(["slash"])
    try desk.write("tab")
    try desk.user.type(["Shift_L", "Left"])
    try desk.user.type(["Shift_L", "Left"])
    #expect(try desk.copies("ab"))
  }

  @Test("the middle button gives a field the keys and pastes, and presses nothing else")
  func middleButton() throws {
    let views = try #require(desk.layout.views)
    let field = CGRect(x: views.minX, y: views.minY + 30, width: views.width, height: 20)
    desk.move(inWindow: CGPoint(x: field.midX, y: field.midY))
    try desk.user.type(["slash"])
    try desk.write("tab")
    let typed = try desk.settledPicture(of: field)
    try desk.user.type(["Control_L", "a"])
    try desk.user.type(["Control_L", "x"])
    #expect(eventually { desk.pasted() == "tab" })
    try desk.user.type(["Escape"])
    #expect(try desk.settledPicture(of: field) != typed)
    desk.user.click(at: Int(field.midX), Int(field.midY), button: 2)
    // The field has the keys at once; its text comes once the owner sent it.
    #expect(try eventually { try desk.picture(of: field) == typed })
    try desk.write("x")
    try desk.user.type(["Control_L", "a"])
    #expect(try desk.copies("tabx"))
    // A row of the tree, which the first button would choose.
    try desk.user.type(["Escape"])
    let tree = CGRect(x: views.minX, y: views.minY + 70, width: views.width, height: 120)
    desk.move(inWindow: CGPoint(x: tree.midX, y: tree.midY))
    let before = try desk.settledPicture(of: tree)
    desk.user.click(at: Int(tree.midX), Int(tree.midY), button: 2)
    #expect(try desk.settledPicture(of: tree) == before)
  }

  @Test("a press takes the tip under it away")
  func tip() throws {
    let views = try #require(desk.layout.views)
    // The filters are a longer text than the panel with the field is wide.
    let inTip = CGPoint(x: views.maxX + 20, y: views.minY + 58)
    func isShown() -> Bool { desk.pixel(inTip) == Shade.tip }
    desk.move(inWindow: CGPoint(x: views.midX, y: views.minY + 40))
    #expect(eventually { isShown() })
    desk.user.press()
    #expect(eventually { !isShown() })
    desk.user.release()
  }
}
