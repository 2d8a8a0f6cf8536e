internal import Foundation
internal import HitCanvas
internal import HitInspector
internal import HitJSON
internal import HitScenes

/// The file of the scene that is shown: watched, read again when it was saved, and written.
final class SceneFiles {
  /// Called before the scene is made anew.
  var willReload: () -> Void = {}
  /// Called when the scene is another file's, since it was saved there.
  var onMove: () -> Void = {}
  /// Called with the path of the scene file that a dump was saved as.
  var onSceneOfDump: (String) -> Void = { _ in }

  private let inspector: Inspector
  private let notices: Notices
  private let source: SceneSource
  private var scene: Scene?
  private weak var feed: InspectorFeed?
  private var watch: FileWatch?
  /// What was told last of the file.
  private var told: Notice?
  /// What the file says, where the scene was changed here as well.
  private var theirs: SceneDocument? {
    didSet { areDifferencesTold = false }
  }
  /// Whether what the two differ in is in the list of notices already.
  private var areDifferencesTold = false

  init(_ inspector: Inspector, _ notices: Notices, _ source: SceneSource) {
    (self.inspector, self.notices, self.source) = (inspector, notices, source)
  }

  /// Follows the file of a scene that is shown now, if it has one.
  func follow(_ scene: Scene, _ feed: InspectorFeed) {
    end()
    (self.scene, self.feed) = (scene, feed)
    beginWatch()
    // It may have been written or taken away since it was read, when nobody watched.
    if watch != nil, let document = scene.document, !isAsRead(document) { fileChanged() }
  }

  /// Follows no file any more.
  func end() {
    watch?.end()
    if let told { notices.withdraw(told) }
    (watch, theirs, scene, told) = (nil, nil, nil, nil)
  }

  private func beginWatch() {
    watch?.end()
    watch = scene?.document.flatMap { document in
      guard source.isNamed, !KeptFiles.isKept(document.path) else { return nil }
      return FileWatch(document.path) { [weak self] in self?.fileChanged() }
    }
    show(watch == nil ? .unwatched : .live)
  }

  /// Where the scene's edits are saved.
  private var target: SaveTarget {
    guard let document = scene?.document else { return .nowhere }
    if document.dump != nil { return .newFile }
    let isOwn = source.isOwnFile && !KeptFiles.isKept(document.path)
    return isOwn ? .file(Self.name(of: document.path)) : .newFile
  }

  private func show(_ state: SceneFileState) {
    if inspector.model.fileState != state { inspector.model.fileState = state }
    // Nothing is written over a file that somebody is in the middle of.
    let new = state.isBroken ? .newFile : target
    if inspector.model.saveTarget != new { inspector.model.saveTarget = new }
  }

  // MARK: Reading

  /// Shows what the file says now.
  func fileChanged() {
    guard let feed, let document = scene?.document else { return }
    let name = Self.name(of: document.path)
    guard let text = Self.read(document.path) else {
      if inspector.model.fileState == .gone { return }
      theirs = nil
      show(.gone)
      let save = KeyTable.label(of: .save)
      return tell(Notice(.warning, name, " is gone; \(save) writes it again"))
    }
    if let told { notices.withdraw(told) }
    if text == feed.editing.savedText {
      theirs = nil
      return show(.live)
    }
    do throws(SceneError) {
      let new = try source.document(at: document.path)
      show(.live)
      // What is dragged is let go first, which may make an edit of it.
      willReload()
      if feed.editing.isChanged { ask(about: new) } else { take(new) }
    } catch {
      theirs = nil
      show(.broken(FileFault(error, in: text, named: name)))
      notices.tell("\(error)")
    }
  }

  /// Tells something that is true until the file changes again.
  private func tell(_ notice: Notice) {
    told = notice
    notices.post(notice)
  }

  private func take(_ document: SceneDocument) {
    theirs = nil
    feed?.read(document)
  }

  /// Whether a document's file says what was read of it.
  private func isAsRead(_ document: SceneDocument) -> Bool {
    guard let text = Self.read(document.path) else { return false }
    if text == document.text { return true }
    // Of some dumps a part of the file is kept.
    do throws(SceneError) {
      let new = try source.document(at: document.path)
      return new.text == document.text
    } catch {
      // What is wrong with it is told by whoever reads it next.
      return false
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: KeptFiles.path(of: path)).map { Array($0) }
  }

  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  // MARK: Changed twice

  private func ask(about document: SceneDocument) {
    theirs = document
    tell(
      Notice(
        .problem,
        Self.name(of: document.path),
        " has changed on disk",
        actions: FileAnswer.allCases.map { answer in
          let command = InspectorCommand.settle(answer)
          return .init("\(KeyTable.shortName(of: command)) \(answer.rawValue)", command)
        }
      )
    )
  }

  /// Does what somebody says of a file that was changed on disk as well as here.
  func settle(_ answer: FileAnswer) {
    guard let document = theirs, let mine = scene?.document else {
      return notices.post(Notice(.info, "The file was not changed by another program"))
    }
    switch answer {
    case .keepMine: write(to: mine.path)
    case .takeTheirs:
      willReload()
      take(document)
      notices.post(
        Notice(.done, Self.name(of: document.path), ": the file's scene is shown")
      )
    case .showBoth:
      if !areDifferencesTold {
        let lines = mine.differences(from: document)
        for line in lines.reversed() { notices.add(Notice(.info, line)) }
        ask(about: document)
        areDifferencesTold = true
      }
      inspector.popUps.showNotices()
    }
  }

  // MARK: Writing

  /// Saves the scene into its file, or asks for a name where that is one of the gallery's.
  func save() {
    guard let scene, feed != nil else { return }
    guard let document = scene.document else {
      let rest = " is made by a program: its edits are shown, and cannot be saved"
      return notices.post(Notice(.info, scene.title, rest))
    }
    if case .file = target { return saveOwn(document) }
    askForName(of: document)
  }

  private func askForName(of document: SceneDocument) {
    var prompt = Prompt("Save the scene as") { [weak self, weak scene] text, _ in
      guard let self, self.scene === scene else { return .refused("another scene is shown now") }
      return self.save(as: text)
    }
    prompt.proposal = FreePath.of(document.name, "json")
    inspector.popUps.ask(prompt)
  }

  private func saveOwn(_ document: SceneDocument) {
    let text = Self.read(document.path)
    if let text, text != feed?.editing.savedText { return fileChanged(butKeeping: text) }
    write(to: document.path)
  }

  /// Asks where the file was changed before anybody told of it.
  private func fileChanged(butKeeping text: [UInt8]) {
    guard let document = scene?.document else { return }
    let path = document.path
    do throws(SceneError) {
      ask(about: try source.document(at: path))
    } catch {
      show(.broken(FileFault(error, in: text, named: Self.name(of: path))))
      let rest = " is broken on disk; save under another name, or mend it first"
      notices.post(Notice(.problem, Self.name(of: path), rest))
      askForName(of: document)
    }
  }

  /// Saves the scene under a name, which no other file may have.
  func save(as name: String) -> Prompt.Outcome {
    let path = FreePath.named(name, "json")
    guard !path.isEmpty else { return .refused("give the file a name") }
    if FileManager.default.fileExists(atPath: path) {
      return .refused("\(path) is there already")
    }
    do throws(SurfaceError) {
      try writeFile(path)
    } catch {
      notices.add(Notice(.problem, "\(error)"))
      return .refused(error.sentence)
    }
    if scene?.document?.dump != nil {
      onSceneOfDump(path)
    } else {
      source.move(to: path)
      beginWatch()
      onMove()
    }
    return .done
  }

  /// Does something that ends where the window is lost; then what was not saved of the scene is kept
  /// in a file of its own, since nobody can be asked.
  func keepingEdits<Loss: Error>(_ body: () throws(Loss) -> Void) throws(Loss) {
    do throws(Loss) {
      try body()
    } catch {
      keepEdits()
      throw error
    }
  }

  private func keepEdits() {
    guard feed?.editing.isChanged == true, let document = scene?.document else { return }
    let own = (document.path as NSString).deletingPathExtension
    let path = FreePath.of((target == .newFile ? document.name : own) + "-unsaved", "json")
    do throws(SurfaceError) {
      try WholeFile.write(Data(savedText(of: document)), to: path)
      notices.tell("\(path) keeps what was not saved of \(document.name)")
    } catch {
      notices.tell("\(error)")
    }
  }

  /// What is written of a scene; a dump becomes a scene file.
  private func savedText(of document: SceneDocument) -> [UInt8] {
    scene?.fileTextOfDump ?? document.text
  }

  /// Writes the scene into its own file, or tells why it cannot.
  private func write(to path: String) {
    do throws(SurfaceError) {
      try writeFile(path)
    } catch {
      notices.fail("\(error)")
    }
  }

  /// Writes the scene, whole or not at all.
  private func writeFile(_ path: String) throws(SurfaceError) {
    guard let feed, let document = scene?.document else { return }
    // A pipe would keep the window waiting.
    if KeptFiles.canBeReadOnce(path) {
      throw SurfaceError(.unwritable("it is a pipe"), place: path)
    }
    try WholeFile.write(Data(savedText(of: document)), to: path)
    theirs = nil
    if document.dump == nil {
      feed.noteSaved(to: path)
      show(watch == nil ? .unwatched : .live)
    }
    notices.post(Notice(.done, "Saved \(Self.name(of: path))"))
  }
}
