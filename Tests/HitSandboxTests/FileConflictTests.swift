import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("A file that is changed twice")
struct FileConflictTests {
  @Test("a file that was changed here and on disk is overwritten, or taken, when somebody says so")
  func conflict() throws {
    let rig = try SceneFilesRig()
    rig.setAlpha(0.5, at: 1)
    try rig.write(SceneFilesRig.taller)
    rig.files.fileChanged()
    #expect(rig.notice == "my-scene.json has changed on disk" && rig.edit.model.asksAboutConflict)
    #expect(rig.edit.view("TabBar")?.frame.height == 49)
    for _ in 0..<2 {
      rig.files.settle(.showBoth)
      #expect(!rig.edit.inspector.root.notices.isHidden)
    }
    let told = rig.told.filter { $0.contains("here") }
    #expect(
      told == [
        "CenterButton: alpha 0.5 here, standard in the file",
        "TabBar: frame [0, 431, 320, 49] here, [0, 401, 320, 79] in the file",
      ]
    )
    rig.files.settle(.takeTheirs)
    #expect(rig.edit.view("TabBar")?.frame.height == 79)
    #expect(rig.edit.view("CenterButton")?.alpha == 1 && !rig.edit.model.asksAboutConflict)
    rig.setAlpha(0.25, at: 3)
    try rig.write { $0.replacing("79]", with: "69]") }
    rig.files.save()
    #expect(rig.edit.model.asksAboutConflict && rig.text.contains("69]"))
    rig.files.settle(.showBoth)
    #expect(rig.told.contains { $0.hasPrefix("CenterButton: alpha 0.25 here") })
    rig.files.settle(.keepMine)
    #expect(rig.text.contains("79]") && rig.text.contains("0.25"))
    try rig.end()
  }

  @Test("its keys answer while the question stands in the line, and are the window's else")
  func keys() throws {
    let rig = try SceneFilesRig()
    let inspector = rig.edit.inspector
    func command(_ letter: Unicode.Scalar) -> InspectorCommand? {
      InspectorCommand(keysym: Int(letter.value), in: inspector.keyScope)
    }
    let usual = [command("k"), command("t"), command("d")]
    rig.setAlpha(0.5, at: 1)
    try rig.write(SceneFilesRig.taller)
    for end in 0..<3 {
      rig.files.save()
      #expect(command("k") == .settle(.keepMine) && command("t") == .settle(.takeTheirs))
      #expect(command("d") == .settle(.showBoth) && command("l") != nil)
      switch end {
      case 0: inspector.model.notices.dismiss()
      case 1: inspector.model.notices.post(Notice(.done, "Copied"), at: 0, clock: "")
      default: rig.files.end()
      }
      #expect([command("k"), command("t"), command("d")] == usual)
    }
    try rig.end()
  }

  @Test("a file that goes or breaks while it is asked about is not asked about any more")
  func conflictEnds() throws {
    for text in [nil, "{"] {
      let rig = try SceneFilesRig()
      rig.setAlpha(0.5, at: 1)
      try rig.write(SceneFilesRig.taller)
      rig.files.fileChanged()
      #expect(rig.edit.model.asksAboutConflict)
      if let text {
        try rig.write { _ in text }
      } else {
        try FileManager.default.removeItem(atPath: rig.path)
      }
      rig.files.fileChanged()
      #expect(!rig.edit.model.asksAboutConflict)
      rig.files.settle(.takeTheirs)
      #expect(rig.edit.view("TabBar")?.frame.height == 49)
      try rig.end()
    }
  }

  @Test("what is dragged while the file is saved elsewhere is an edit that is asked about")
  func draggedMeanwhile() throws {
    let rig = try SceneFilesRig()
    rig.files.willReload = { _ = rig.edit.feed.dropView() }
    rig.edit.edit("CenterButton", at: 1)
    let geometry = rig.edit.inspector.geometry
    #expect(rig.edit.feed.grasp(at: geometry.windowPoint(CGPoint(x: 150, y: 450))))
    rig.edit.feed.drag(to: geometry.windowPoint(CGPoint(x: 190, y: 438)), isFree: true)
    try rig.write(SceneFilesRig.taller)
    rig.files.fileChanged()
    #expect(rig.edit.model.asksAboutConflict && rig.edit.view("TabBar")?.frame.height == 49)
    #expect(rig.edit.rows.map(\.view) == ["CenterButton"])
    try rig.end()
  }

  @Test("a dump that is printed again is as its file says, and no edit that is lost")
  func dumpAgain() throws {
    func dump(_ width: Int) -> String {
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIButton: 0x7f02; frame = (20 20; \(width) 60)>
      """
    }
    let rig = try SceneFilesRig(text: dump(160))
    try rig.write { _ in dump(150) }
    rig.files.fileChanged()
    #expect(rig.edit.view("UIButton")?.frame.width == 150 && !rig.edit.feed.editing.isChanged)
    rig.edit.perform(.undo, at: 1)
    #expect(rig.edit.view("UIButton")?.frame.width == 160 && rig.edit.feed.editing.isChanged)
    rig.edit.edit("UIButton", at: 2)
    rig.edit.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 2.1)
    #expect(rig.edit.feed.editing.isChanged)
    try rig.write { _ in dump(140) }
    rig.files.fileChanged()
    #expect(rig.edit.model.asksAboutConflict)
    try rig.end()
  }
}
