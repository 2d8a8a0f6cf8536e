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
    try folder.write(scene, to: "other.json")
    let path = folder.path("other.json")
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
