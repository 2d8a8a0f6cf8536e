import Foundation
import HitInspector
import TestSupport
import Testing

/// Somebody opens the window, sees where the raised button is dead, and presses there.
@Suite("Ten seconds with the window, at any size", .serialized)
struct WindowSizeStoryTests {
  @Test("as it opens", arguments: WindowManager.Kind.allCases)
  func opened(under manager: WindowManager.Kind) throws {
    let desk = try Desk.opening(under: manager)
    try tenSeconds(desk)
    try end(desk)
  }

  @Test("on the whole screen, and back", arguments: WindowManager.Kind.allCases)
  func full(under manager: WindowManager.Kind) throws {
    let desk = try Desk.opening(under: manager)
    desk.user.focus(desk.window)
    let (width, height) = try #require(desk.user.size(desk.window))
    try desk.user.type(["F11"])
    try desk.takes(1600, 1000)
    #expect(try #require(desk.user.corner(desk.window)) == (0, 0))
    #expect(desk.user.atoms(desk.window, "_NET_WM_STATE").contains("_NET_WM_STATE_FULLSCREEN"))
    try tenSeconds(desk)
    try desk.user.type(["F11"])
    try desk.takes(width, height)
    try tenSeconds(desk)
    try end(desk)
  }

  @Test("at its smallest")
  func smallest() throws {
    let desk = try Desk.opening(under: .stacking)
    desk.resize(to: 300, 200)
    // A window manager goes no lower than the window says.
    try desk.takes(480, 360)
    try tenSeconds(desk)
    try end(desk)
  }

  @Test("in a tile as small as that, and beside another window that comes and goes")
  func tile() throws {
    let desk = try Desk.opening(screen: "480x360x24", under: .tiling)
    try tenSeconds(desk)
    try end(desk)
    let wide = try Desk.opening(screen: "1600x1000x24", under: .tiling)
    let (width, height) = try #require(wide.user.size(wide.window))
    let other = wide.user.cover(x: 0, y: 0, width: 100, height: 100)
    let isHalf = eventually { wide.user.size(wide.window).map { $0.width < width } ?? false }
    try #require(isHalf)
    let half = try #require(wide.user.size(wide.window))
    try wide.takes(half.width, half.height)
    try tenSeconds(wide)
    wide.user.destroy(other)
    try wide.takes(width, height)
    try tenSeconds(wide)
    try end(wide)
  }

  /// Reads why the raised part is dead, and presses it and the live part.
  private func tenSeconds(_ desk: Desk) throws {
    desk.user.focus(desk.window)
    desk.move(to: 184, 450)
    let verdict = try #require(desk.layout.verdictLine ?? desk.layout.why)
    let live = try desk.settledPicture(of: verdict)
    desk.move(to: 160, 421)
    // It is told in words, in the verdict, and hatched on the scene.
    #expect(try eventually { try desk.picture(of: verdict) != live })
    let top = CGRect(x: 129, y: 414, width: 62, height: 15)
    let isHatched = try eventually {
      try desk.sceneColours(top).contains { Shade.isNear($0, Shade.hatchGround, tolerance: 8) }
    }
    #expect(isHatched)
    for (y, answer) in [
      (421, "touch 1: CenterButton did not get this press. "),
      (460, "touchesEnded CenterButton consumed"),
    ] as [(CGFloat, String)] {
      let told = desk.log.components(separatedBy: answer).count
      desk.click(160, y)
      #expect(eventually { desk.log.components(separatedBy: answer).count == told + 1 })
    }
    for _ in 0..<3 { try desk.user.type(["Escape"]) }
    desk.move(to: 160, 421)
    // The line that says what was copied lies over the end of the smallest scenes for a while.
    #expect(try eventually { try desk.copied().contains("Cell5") })
  }

  /// Closes the window as a window manager does.
  private func end(_ desk: Desk) throws {
    desk.user.sendDelete(to: desk.window)
    #expect(desk.program.exitCode() == 0)
  }
}
