import HitInspector
import Testing

@testable import HitSandbox

@Suite("Theme of the desktop")
struct SandboxThemeTests {
  @Test("a theme whose name ends in -dark is dark, and so is none")
  func names() {
    #expect(Appearance(themeName: "Adwaita-dark") == .dark)
    #expect(Appearance(themeName: "Yaru-Dark") == .dark)
    #expect(Appearance(themeName: nil) == .dark)
    #expect(Appearance(themeName: "Adwaita") == .light)
    #expect(Appearance(themeName: "") == .light)
  }

  @Test("without a display only light is light")
  func headless() {
    #expect(SandboxTheme.allCases.map(\.appearance) == [.dark, .light, .dark])
  }
}
