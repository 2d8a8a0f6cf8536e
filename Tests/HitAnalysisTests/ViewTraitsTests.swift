import HitResponders
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("What views are searched for")
struct ViewTraitsTests {
  @Test("lint tells which views of a scene are dead, covered or small")
  func lint() throws {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    let found = Linter().traits(in: scene)
    let views = ViewNames(scene.windows).views
    func names(_ trait: ViewTraits) -> [String] {
      views.filter { found[ObjectIdentifier($0)]?.contains(trait) == true }.map(\.routingName)
    }
    #expect(names(.dead) == ["DeleteButton", "PromoBanner", "CenterButton"])
    #expect(names(.covered) == ["DeleteButton"])
    #expect(names(.small) == ["BackButton", "HomeButton", "ProfileButton"])
  }
}
