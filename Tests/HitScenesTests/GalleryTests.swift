import Foundation
import HitResponders
import HitScenes
import Testing

@Suite("Gallery")
struct GalleryTests {
  nonisolated static let names = [
    "delivery", "hit-walk", "responder-chain", "two-windows", "touch-log", "refusals", "bubbling",
    "view-controllers", "pass-through", "irregular-shape", "redirect", "intercept",
    "out-of-bounds", "raised-tab", "drag", "two-fingers", "gestures", "cancelled", "animating",
    "tracking-objects", "controls", "first-responder", "motion-and-remote", "stress",
  ]

  @Test("the gallery has the scenes of this version under their names, in their order")
  func order() {
    #expect(SceneLibrary.gallery.entries.map(\.name) == Self.names)
  }

  @Test("every scene builds, says what it is about and has presses worth trying", arguments: names)
  func builds(name: String) throws {
    let scene = try SceneLibrary.gallery.scene(name)
    #expect(scene.name == name)
    let summary = try SceneLibrary.gallery.summary(name)
    #expect(
      [summary.name, summary.title, summary.about] == [scene.name, scene.title, scene.about]
    )
    #expect(!scene.title.isEmpty)
    #expect(!scene.about.isEmpty)
    #expect(!scene.windows.isEmpty)
    #expect(scene.application.keyWindow != nil)
    #expect((2...4).contains(scene.tries.count))
    #expect(scene.tries.allSatisfy { !$0.note.isEmpty && !$0.receivers.isEmpty })
    let presses = scene.tries.flatMap(\.presses)
    #expect(presses.allSatisfy { CGRect(origin: .zero, size: scene.size).contains($0) })
    let stage =
      name == "raised-tab" ? CGSize(width: 320, height: 480) : CGSize(width: 800, height: 600)
    #expect(scene.size == stage)
  }

  @Test("every press worth trying reaches a view", arguments: names)
  func tries(name: String) throws {
    let play = try ScenePlay(name)
    for press in play.scene.tries.flatMap(\.presses) {
      #expect(play.hit(press.x, press.y) != nil)
    }
  }

  @Test("two builds of a scene are two scenes that share nothing")
  func builtTwice() throws {
    let (one, other) = (try ScenePlay("hit-walk").scene, try ScenePlay("hit-walk").scene)
    #expect(one.application !== other.application)
    #expect(one.windows.first !== other.windows.first)
    #expect(one.windows.first?.application === one.application)
  }

  @Test("a name that no scene has is told with the nearest one")
  func unknownName() {
    let error = #expect(throws: SceneError.self) { try SceneLibrary.gallery.scene("hitwalk") }
    #expect(
      error?.description
        == "hitwalk: no scene has this name; did you mean \"hit-walk\"? there are "
        + Self.names.joined(separator: ", ") + "; or give a file"
    )
  }

  @Test("a scene whose file no folder has is told with the folders")
  func missingFolder() {
    var library = SceneLibrary.gallery
    library.folders = SceneFolders(paths: ["/nonexistent/a", "/nonexistent/b"])
    let error = #expect(throws: SceneError.self) { try library.scene("hit-walk") }
    #expect(
      error?.description
        == "hit-walk: no folder has hit-walk.json; looked at /nonexistent/a, /nonexistent/b; "
        + "set HITSCOPE_SCENES to the folder"
    )
  }

  @Test("scenes are looked for beside an installed program, then in its checkout, then above")
  func folders() {
    let paths = SceneFolders.standard(
      environment: [:],
      program: "/opt/hit/bin/hitscope",
      currentFolder: "/home/me"
    ).paths
    #expect(paths[0] == "/opt/hit/share/hitscope/scenes")
    #expect(paths[1].hasSuffix("/Assets/scenes"))
    #expect(
      paths.dropFirst(2) == [
        "/opt/hit/bin/Assets/scenes", "/opt/hit/Assets/scenes", "/opt/Assets/scenes",
        "/home/me/Assets/scenes", "/home/Assets/scenes",
      ]
    )
  }

  @Test("a folder that the environment names is the only one")
  func namedFolder() {
    let folders = SceneFolders.standard(
      environment: ["HITSCOPE_SCENES": "/my/scenes"],
      program: "/opt/hit/bin/hitscope",
      currentFolder: "/home/me"
    )
    #expect(folders == SceneFolders(paths: ["/my/scenes"]))
  }

  @Test("a scene in Swift of a program's own stands beside the others")
  func ownScene() throws {
    var library = SceneLibrary.gallery
    library.add(OverlapScene.self)
    let scene = try library.scene("overlap")
    #expect(scene.view(named: "Card")?.frame == CGRect(x: 40, y: 40, width: 200, height: 120))
    #expect(scene.document == nil)
    #expect(scene.size == CGSize(width: 800, height: 600))
  }

  private enum OverlapScene: SwiftScene {
    static let name = "overlap"
    static let title = "Overlap"
    static let about = "A card."

    static func build(on stage: SceneStage) {
      let card = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 120))
      card.accessibilityIdentifier = "Card"
      stage.makeWindow().addSubview(card)
    }
  }
}
