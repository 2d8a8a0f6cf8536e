import Foundation
import HitCanvas
import TestSupport
import Testing

@MainActor
@Suite("hitscope render, tree and scenes")
struct RenderTests {
  private func sceneNames() throws -> [String] {
    try Program.run("scenes", "--brief").output.split(separator: "\n").map {
      String($0.prefix { $0 != " " })
    }
  }

  @Test("scenes lists the gallery, a line each with what it shows")
  func scenes() throws {
    let outcome = try Program.run("scenes", "--brief")
    #expect(outcome.code == 0)
    let names = try sceneNames()
    #expect(
      names == [
        "delivery", "hit-walk", "responder-chain", "two-windows", "touch-log", "refusals",
        "bubbling", "view-controllers", "pass-through", "irregular-shape", "redirect",
        "intercept", "out-of-bounds", "raised-tab", "drag", "two-fingers", "gestures", "cancelled",
        "animating", "tracking-objects", "controls", "first-responder", "motion-and-remote",
        "stress",
      ]
    )
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasSuffix(".") && $0.count <= 120 })
    #expect(Set(lines.map { $0.dropFirst(19).first == " " }) == [false])
  }

  @Test("tree prints every scene, and what changes routing in it")
  func trees() throws {
    for name in try sceneNames() {
      let outcome = try Program.run("tree", name)
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("\(name) "))
      #expect(outcome.errors == "")
    }
    let tree = try Program.run("tree", "raised-tab").output
    #expect(tree.hasPrefix("raised-tab 320 x 480\nUIWindow (0, 0, 320, 480)\n"))
    #expect(tree.contains("\n    HUD UIView (0, 0, 320, 480) - interactionDisabled\n"))
    #expect(tree.contains("\n      CenterButton UIButton (128, -18, 64, 64) - handles touches\n"))
    let gestures = try Program.run("tree", "gestures").output
    #expect(gestures.contains(" - handles touches, gesture single, gesture double\n"))
  }

  @Test("every scene becomes a PNG and an SVG, twice the same, and nothing else is left")
  func everyScene() throws {
    let folder = try TestFolder()
    let names = try sceneNames()
    for name in names {
      for ending in ["png", "svg"] {
        let path = folder.path("\(name).\(ending)")
        let outcome = try Program.run("render", name, "-o", path)
        #expect(outcome == Program.Outcome(code: 0, output: "", errors: ""))
      }
      let picture = try CairoSurface(contentsOfPNG: folder.path("\(name).png"))
      #expect(picture.width == (name == "raised-tab" ? 320 : 800), "\(name)")
      let vector = String(decoding: folder.bytes("\(name).svg") ?? Data(), as: UTF8.self)
      #expect(vector.hasPrefix("<?xml") && vector.hasSuffix("</svg>\n"), "\(name)")
    }
    #expect(folder.names == names.flatMap { ["\($0).png", "\($0).svg"] }.sorted())
    for name in ["raised-tab.png", "raised-tab.svg"] {
      let first = folder.bytes(name)
      _ = try Program.run("render", "raised-tab", "-o", folder.path(name))
      #expect(folder.bytes(name) == first)
    }
  }

  @Test("--at draws the whole window, explaining the point, at any scale")
  func window() throws {
    let folder = try TestFolder()
    for (scale, side) in [("1", 1), ("2", 2)] {
      let path = folder.path("window-\(side).png")
      let outcome = try Program.run(
        "render",
        "raised-tab",
        "-o",
        path,
        "--at",
        "160,421",
        "--scale",
        scale
      )
      #expect(outcome == Program.Outcome(code: 0, output: "", errors: ""))
      let picture = try CairoSurface(contentsOfPNG: path)
      #expect(picture.width == 1280 * side && picture.height == 800 * side)
    }
    let vector = try Program.run("render", "raised-tab", "-o", folder.path("w.svg"), "--at", "-1,5")
    #expect(vector == Program.Outcome(code: 0, output: "", errors: ""))
    #expect(folder.bytes("w.svg")?.isEmpty == false)
  }
}
