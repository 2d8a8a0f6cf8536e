import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("The window's picture", .serialized)
struct WindowPictureTests {
  /// The raised button of the opening scene.
  private static let button: UInt32 = 0xe08a3a

  @Test("the opening scene shows its solved puzzle before anybody moved")
  func opening() throws {
    let desk = try Desk.opening()
    #expect(desk.user.text(desk.window, "_NET_WM_NAME") == "Raised tab – HitScope")
    // Cell5 receives at the prepared pointer: its outline runs along the scene's right edge.
    desk.expect(Shade.accepted, at: 318, 350)
    let dead = try desk.sceneColours(CGRect(x: 129, y: 414, width: 62, height: 15))
    #expect(dead.contains(Shade.hatchGround))
    #expect(dead.contains(Shade.refused))
    #expect(!dead.contains(Self.button))
    // The live part below keeps its colour.
    desk.expect(Self.button, at: 184, 470)
    for panel in [desk.layout.views, desk.layout.selected, desk.layout.log, desk.layout.why] {
      let panel = try #require(panel)
      #expect(desk.pixel(CGPoint(x: panel.maxX - 2, y: panel.maxY - 2)) == Shade.panel)
    }
    #expect(desk.log == "")
  }

  @Test("a hover moves the outline, takes the dead zone away and sends nothing")
  func hover() throws {
    let desk = try Desk.opening()
    desk.move(to: 184, 450)
    desk.expect(Shade.accepted, at: 191, 460)
    let live = try desk.sceneColours(CGRect(x: 129, y: 414, width: 62, height: 15))
    #expect(!live.contains(Shade.hatchGround))
    #expect(live.contains(Self.button))
    #expect(desk.scenePixel(318, 350) != Shade.accepted)
    desk.move(to: 160, 421)
    desk.expect(Shade.hatchGround, at: 131, 428)
    desk.click(20, 300)
    desk.waits(for: "touch 1 ended")
    #expect(desk.log.hasPrefix("t touch 1 began (20, 300)\n"))
  }

  @Test("a press fills its receiver while it is down and leaves a ring")
  func press() throws {
    let desk = try Desk.opening()
    desk.move(to: 140, 460)
    desk.expect(Self.button, at: 184, 470)
    desk.expect(Self.button, at: 140, 460)
    desk.user.press()
    desk.expect(Shade.white, at: 140, 460)
    // The button shades its own background while it is pressed.
    let shaded = Shade.over(Self.button, 0x000000, 0.22)
    let filled = Shade.over(shaded, Shade.accepted, 0.12)
    let isFilled = eventually {
      desk.scenePixel(184, 470).map { Shade.isNear($0, filled) } ?? false
    }
    #expect(isFilled, "\(Shade.text(desk.scenePixel(184, 470) ?? 0)) is not \(Shade.text(filled))")
    // A tick of the ring, whose radius is 14, is at least half white there.
    let ring = try #require(desk.scenePixel(155, 460))
    #expect(ring != Self.button && ring != filled)
    desk.user.release()
    // The press stays pinned, and its receiver tinted.
    let pinned = Shade.over(Self.button, Shade.accepted, 0.12)
    #expect(eventually { desk.scenePixel(184, 470).map { Shade.isNear($0, pinned) } ?? false })
    desk.expect(Shade.white, at: 140, 460)
    #expect(desk.scenePixel(155, 460) != Self.button)
    // A hover elsewhere keeps the imprint, and has a thin outline.
    desk.move(to: 20, 350)
    desk.expect(0x9fd9c1, at: 319, 350)
    #expect(desk.scenePixel(140, 460) == Shade.white)
  }

  @Test("a press on a panel is the panel's and never the scene's")
  func panels() throws {
    let desk = try Desk.opening()
    let (layout, canvas) = (desk.layout, desk.geometry.sceneRect)
    for panel in [layout.topBar, layout.views, layout.selected, layout.log, layout.why] {
      let panel = try #require(panel)
      desk.click(inWindow: CGPoint(x: panel.midX, y: panel.midY))
    }
    desk.click(inWindow: CGPoint(x: canvas.minX - 10, y: canvas.midY))
    // A press that begins on a panel stays its own over the scene, to the release.
    let start = try #require(layout.log)
    desk.user.move(to: Int(start.midX), Int(start.midY))
    desk.user.press()
    desk.move(to: 20, 300)
    desk.user.release()
    desk.click(20, 300)
    desk.waits(for: "touch 1 ended")
    #expect(desk.log.hasPrefix("t touch 1 began (20, 300)\n"))
    #expect(desk.log.components(separatedBy: "touch 1 began").count == 2)
  }

  @Test("a press that begins on the scene stays the scene's over a panel")
  func sceneKeepsItsPress() throws {
    let desk = try Desk.opening()
    let tree = try #require(desk.layout.views)
    let before = try #require(desk.pixel(CGPoint(x: tree.midX, y: tree.minY + 60)))
    desk.press(20, 300)
    desk.waits(for: "touch 1 began (20, 300)")
    desk.user.move(to: Int(tree.midX), Int(tree.minY + 60))
    desk.user.release()
    desk.waits(for: "touch 1 ended")
    let place = desk.geometry.scenePoint(CGPoint(x: tree.midX, y: tree.minY + 60))
    #expect(desk.log.contains("t touch 1 ended (\(Int(place.x)), \(Int(place.y)))\n"))
    #expect(desk.log.contains("  touchesEnded Cell4 forwarded\n"))
    // The row under the release was not selected by it.
    #expect(desk.pixel(CGPoint(x: tree.midX, y: tree.minY + 60)) == before)
  }
}
