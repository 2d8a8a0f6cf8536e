import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("The file of a scene that is edited")
struct SceneFilesTests {
  @Test("a file that is saved elsewhere is shown at once, with selection and edits kept")
  func watched() async throws {
    let rig = try SceneFilesRig()
    #expect(rig.state == .live)
    rig.edit.edit("TabBar", at: 1)
    try rig.write(SceneFilesRig.taller)
    try await rig.wait { rig.edit.rows.count == 1 }
    #expect(rig.edit.view("TabBar")?.frame.height == 79)
    #expect(rig.edit.inspector.selection.view === rig.edit.view("TabBar"))
    #expect(rig.edit.rows.map(\.title) == ["my-scene read again"])
    #expect(!rig.edit.model.edits.isChanged && rig.state == .live)
    #expect(try rig.edit.replay() == .same)
    try rig.end()
  }

  @Test("a broken file is told with its place over the last good state, until it is mended")
  func broken() throws {
    let rig = try SceneFilesRig()
    let good = rig.text
    try rig.write { $0.replacing("[128, -18, 64, 64]", with: "[128, -18, 64]") }
    rig.files.fileChanged()
    guard case .broken(let fault) = rig.state else {
      Issue.record("\(rig.state)")
      return
    }
    #expect(fault.place == "my-scene.json:26:67")
    #expect(fault.line == 26 && fault.column == 67)
    #expect(fault.sentence == "frame: found 3 values; expected [x, y, width, height]")
    let line = Array(fault.text)
    #expect(String(line[fault.range]) == "[128, -18, 64]")
    #expect(rig.edit.view("CenterButton")?.frame.width == 64)
    #expect(StateWord(rig.edit.model)?.word == "file broken")
    try rig.write { _ in good }
    rig.files.fileChanged()
    #expect(rig.state == .live && rig.edit.rows.isEmpty)
    try rig.end()
  }

  @Test("a file that is gone says so once, and is written again")
  func gone() throws {
    let rig = try SceneFilesRig()
    rig.setAlpha(0.5, at: 1)
    try FileManager.default.removeItem(atPath: rig.path)
    rig.files.fileChanged()
    rig.files.fileChanged()
    #expect(rig.state == .gone)
    #expect(rig.told == ["my-scene.json is gone; Ctrl-S writes it again"])
    rig.files.save()
    #expect(rig.text.contains("\"alpha\": 0.5") && rig.state == .live)
    try rig.end()
  }

  @Test("what is told of a file is taken back once the file is as it was")
  func backAgain() throws {
    let rig = try SceneFilesRig()
    let text = rig.text
    try FileManager.default.removeItem(atPath: rig.path)
    rig.files.fileChanged()
    #expect(rig.notice == "my-scene.json is gone; Ctrl-S writes it again")
    try Data(text.utf8).write(to: URL(fileURLWithPath: rig.path))
    rig.files.fileChanged()
    #expect(rig.state == .live && rig.notice == nil)
    rig.setAlpha(0.5, at: 1)
    try rig.write { $0.replacing("HomeButton", with: "House") }
    rig.files.fileChanged()
    #expect(rig.notice == "my-scene.json has changed on disk" && rig.edit.model.asksAboutConflict)
    try rig.write { _ in text }
    rig.files.fileChanged()
    #expect(rig.notice == nil && !rig.edit.model.asksAboutConflict)
    try rig.end()
  }

  @Test("a file that was taken away before it is watched is told as gone")
  func goneEarly() throws {
    let rig = try SceneFilesRig()
    try FileManager.default.removeItem(atPath: rig.path)
    rig.files.follow(rig.edit.feed.scene, rig.edit.feed)
    #expect(rig.state == .gone)
    #expect(rig.told == ["my-scene.json is gone; Ctrl-S writes it again"])
    rig.files.save()
    #expect(rig.state == .live && rig.text.contains("CenterButton"))
    try rig.end()
  }

  @Test("a file that was written before it is watched is shown, or told as broken")
  func writtenEarly() throws {
    let rig = try SceneFilesRig()
    rig.files.follow(rig.edit.feed.scene, rig.edit.feed)
    #expect(rig.edit.rows.isEmpty && rig.state == .live)
    try rig.write(SceneFilesRig.taller)
    rig.files.follow(rig.edit.feed.scene, rig.edit.feed)
    #expect(rig.edit.view("TabBar")?.frame.height == 79 && rig.state == .live)
    #expect(rig.edit.rows.map(\.title) == ["my-scene read again"])
    #expect(try rig.edit.replay() == .same)
    try rig.write { $0.replacing("[128, -18, 64, 64]", with: "[128, -18, 64]") }
    rig.files.follow(rig.edit.feed.scene, rig.edit.feed)
    guard case .broken(let fault) = rig.state else {
      Issue.record("\(rig.state)")
      return
    }
    #expect(fault.place == "my-scene.json:26:67")
    #expect(rig.edit.view("CenterButton")?.frame.width == 64)
    try rig.end()
  }

  @Test("a dump in a wrapping, of which a part is kept, is not read again as it opens")
  func wrappedDump() throws {
    let dump = "<UIWindow: 0x1; frame = (0 0; 320 480)>"
    let rig = try SceneFilesRig(text: #"{"format":"hitscope-dump","version":1,"text":"\#(dump)"}"#)
    #expect(rig.edit.rows.isEmpty && rig.state == .live)
    try rig.write { $0.replacing("480", with: "400") }
    rig.files.follow(rig.edit.feed.scene, rig.edit.feed)
    #expect(rig.edit.rows.map(\.title) == ["my-scene read again"])
    try rig.end()
  }

  @Test("saving writes the values alone, and says so")
  func saves() throws {
    let rig = try SceneFilesRig()
    let before = rig.text
    rig.setAlpha(0.375, at: 1)
    #expect(StateWord(rig.edit.model)?.word == "changed")
    rig.files.save()
    #expect(rig.notice == "Saved my-scene.json")
    #expect(StateWord(rig.edit.model)?.word == "live")
    #expect(rig.text.replacing(", \"alpha\": 0.375", with: "") == before)
    rig.files.fileChanged()
    #expect(rig.edit.rows.count == 1)
    try rig.end()
  }

  @Test("a scene whose file is broken on disk is saved under another name, which is asked for")
  func savedBesideBroken() throws {
    let rig = try SceneFilesRig()
    let whole = rig.text
    rig.setAlpha(0.375, at: 1)
    #expect(rig.edit.model.saveTarget == .file("my-scene.json"))
    try rig.write { _ in "{ \"x\": " }
    rig.files.fileChanged()
    #expect(rig.state.isBroken && rig.edit.model.saveTarget == .newFile)
    rig.files.save()
    #expect(rig.asked == "my-scene.json")
    #expect(rig.notice?.contains("is broken on disk; save under another name") == true)
    let path = rig.folder.appending(path: "other.json").path
    #expect(rig.files.save(as: path) == .done)
    #expect(rig.text == "{ \"x\": ")
    let other = try #require(FileManager.default.contents(atPath: path))
    let text = String(decoding: other, as: UTF8.self)
    #expect(text.replacing(", \"alpha\": 0.375", with: "") == whole)
    #expect(rig.edit.model.saveTarget == .file("other.json"))
    try rig.end()
  }

  @Test("a scene of the gallery is asked a name for, which no other file may have")
  func gallery() throws {
    let rig = try SceneFilesRig(opening: "raised-tab")
    rig.setAlpha(0.5, at: 1)
    rig.files.save()
    #expect(rig.asked == "raised-tab.json")
    #expect(rig.files.save(as: rig.path) == .refused("\(rig.path) is there already"))
    #expect(rig.files.save(as: " ") == .refused("give the file a name"))
    // What is typed replaces the name, and without an ending gets its own.
    let prompt = rig.edit.inspector.root.prompt
    prompt.take(TypedKey(keysym: 0x6f, text: "o"))
    #expect(prompt.line.text == "o")
    let path = rig.folder.appending(path: "other.json").path
    let bare = rig.folder.appending(path: "other").path
    #expect(rig.files.save(as: bare) == .done && FileManager.default.fileExists(atPath: path))
    #expect(rig.source.isOwnFile && rig.edit.model.file == "other.json")
    #expect(rig.edit.feed.scene.document?.path == path)
    try rig.end()
  }

  @Test(
    "a dump asks for a name and is saved as a scene file, with its edits; what shows it is told"
  )
  func dump() throws {
    let dump = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIButton: 0x7f02; frame = (20 20; 160 60)>
      """
    let rig = try SceneFilesRig(text: dump)
    var shown: [String] = []
    rig.files.onSceneOfDump = { shown.append($0) }
    rig.edit.edit("UIButton", at: 1)
    rig.edit.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 1.1)
    #expect(rig.edit.model.saveTarget == .newFile)
    rig.files.save()
    #expect(rig.asked == "my-scene.json")
    let path = rig.folder.appending(path: "app.json").path
    #expect(rig.files.save(as: path) == .done && shown == [path])
    let scene = Scene(try SceneDocument(contentsOfFile: path))
    #expect(scene.view(named: "UIButton")?.alpha == 0.5)
    #expect(rig.text == dump)
    try rig.end()
  }

  @Test("a program's scene says that it cannot be saved")
  func unsavable() throws {
    let rig = try SceneFilesRig(opening: "stress")
    rig.files.save()
    #expect(rig.notice?.contains("is made by a program") == true)
    #expect(rig.state == .unwatched)
    try rig.end()
  }
}
