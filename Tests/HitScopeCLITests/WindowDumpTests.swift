import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("A dump in the window", .serialized)
struct WindowDumpTests {
  @Test("a dump that tells no colours begins as outlines, in the colours of their depths")
  func outlines() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 200 100); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x7f02; frame = (20 20; 160 60)>
         |    | <UIButton: 0x7f03; frame = (100 10; 40 40)>
      """,
      to: "plain.txt"
    )
    let desk = try Desk(path, sceneSize: CGSize(width: 200, height: 100))
    let hasLines = try eventually {
      try desk.sceneColours(CGRect(x: 0, y: 0, width: 200, height: 100))
        .isSuperset(of: [0x5487b5, 0x459ccb])
    }
    #expect(hasLines)
  }

  @Test("its views are drawn and pressed, and what it does not tell is told once")
  func press() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 200 100); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x7f02; frame = (0 0; 200 100); backgroundColor = UIExtendedSRGBColorSpace \
      0.2 0.4 0.6 1>
         |    | <UIButton: 0x7f03; frame = (100 0; 100 100); backgroundColor = \
      UIExtendedSRGBColorSpace 1 0 0 1>
         |    |    | ...
      """,
      to: "phone.txt"
    )
    let desk = try Desk(path, sceneSize: CGSize(width: 200, height: 100))
    #expect(desk.user.text(desk.window, "_NET_WM_NAME") == "phone – HitScope")
    desk.expect(0x336699, at: 20, 20)
    desk.expect(0xff0000, at: 150, 50)
    desk.click(150, 50)
    #expect(desk.waits(for: "touchesEnded UIButton forwarded"))
    #expect(
      desk.program.standardError
        == "hitscope: \(path): views are left out at 1 place, what follows is put under the nearest "
        + "view that is less deep (line 4)\n"
    )
  }
}
