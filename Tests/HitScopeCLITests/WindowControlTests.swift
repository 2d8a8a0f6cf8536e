import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("Controls in the window", .serialized)
struct WindowControlTests {
  private static let green: UInt32 = 0x34c759

  @Test("scene 18: button, switch, stepper, slider and segments answer a real pointer")
  func controls() throws {
    let desk = try Desk("controls", "--log", "chain")
    desk.click(210, 132)
    #expect(desk.waits(for: "  action touchUpInside Button -> closure\n"))
    #expect(desk.waits(for: "  action primaryActionTriggered Button -> closure\n"))
    desk.click(130, 270)
    #expect(desk.waits(for: "  action valueChanged Switch -> closure\n"))
    desk.move(to: 400, 20)
    // The inspector's marks lie thinly over it.
    let isOn = eventually {
      desk.scenePixel(122, 272).map { Shade.isNear($0, Self.green, tolerance: 40) } ?? false
    }
    #expect(isOn)
    desk.click(285, 272)
    #expect(desk.waits(for: "  action valueChanged Stepper -> closure\n"))
    desk.click(210, 406)
    #expect(desk.waits(for: "  action valueChanged Segments -> closure\n"))
    desk.press(96, 341)
    desk.waits(for: "  action touchDown Slider -> closure\n")
    desk.move(to: 200, 341)
    #expect(desk.waits(for: "  action valueChanged Slider -> closure\n"))
    desk.user.release()
    #expect(desk.waits(for: "  action touchUpInside Slider -> closure\n"))
    #expect(desk.program.standardError == "")
    #expect(desk.user.screenshot(desk.window) != nil)
  }

  @Test("scene 18: a button that is pressed, left and entered again tells each crossing once")
  func crossing() throws {
    let desk = try Desk("controls", "--log", "chain")
    desk.press(210, 132)
    desk.waits(for: "  action touchDown Button -> closure\n")
    desk.move(to: 400, 20)
    #expect(desk.waits(for: "  action touchDragExit Button -> closure\n"))
    desk.move(to: 210, 132)
    #expect(desk.waits(for: "  action touchDragEnter Button -> closure\n"))
    desk.move(to: 400, 20)
    #expect(eventually { desk.log.components(separatedBy: "touchDragExit").count == 3 })
    desk.user.release()
    #expect(desk.waits(for: "  action touchUpOutside Button -> closure\n"))
    #expect(!desk.log.contains("touchUpInside"))
  }
}
