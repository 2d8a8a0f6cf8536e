import Foundation
import HitInspector
import TestSupport
import Testing

/// `hitscope render` draws what the window shows in the same state, pixel for pixel.
@Suite("The window's pixels without a display", .serialized)
struct WindowRenderTests {
  private static let modes: [(name: String, shown: InspectorMode)] = [
    ("touch", .touch), ("inspect", .inspect), ("hitmap", .hitMap), ("explode", .explode),
  ]

  @Test("in each mode, dark and light, at two scales", arguments: 0..<4, ["dark", "light"])
  func modes(mode: Int, theme: String) async throws {
    let (name, shown) = Self.modes[mode]
    for scale in [1, 2] {
      let trial = try ActionTrial(of: nil)
      let desk = try Desk(
        ["raised-tab", "--theme", theme, "--scale", "\(scale)"],
        sceneSize: CGSize(width: 320, height: 480),
        scale: scale,
        screen: "2560x1600x24",
        panel: theme == "light" ? Shade.white : Shade.panel
      )
      desk.user.focus(desk.window)
      // The point that the scene is opened with stays explained while nobody moves.
      try trial.type(.showMode(shown), on: desk)
      let look = ["--mode", name, "--theme", theme, "--scale", "\(scale)"]
      try await desk.expectRendered(["raised-tab", "--at", "160,421"] + look, in: trial.folder)
    }
  }
}
