internal import HitInspector
internal import HitScenes
internal import HitX11

// What keys and clicks ask of the window as a whole.
extension Sandbox {
  func perform(_ command: InspectorCommand) {
    if !command.isOfPointer {
      if command != .quit { isQuitAsked = false }
      if command != askedToLeave, !command.isOnTheWay { askedToLeave = nil }
      // A key is about what was asked for and happened before it, which may not be shown yet.
      if !command.isOfTimeline { replay?.goOn() }
      if feed.watcher.hasHappenings { feed.explain() }
    }
    if command.isEdit, !mayEdit() { return }
    if !feed.perform(command) { performHere(command) }
    if command == .edit, inspector.layout.breakpoint == .bare { tellNoRoom() }
    schedulePaint()
  }

  /// Tells that a panel which was asked for cannot be shown.
  private func tellNoRoom() {
    notices.show(Notice(.info, "The window has no room for it", "; it needs 640 points of width"))
  }

  private func performHere(_ command: InspectorCommand) {
    switch command {
    case .showMode(.hitMap): tellOfGuess()
    case .previousScene: leave(by: command) { try self.source.step(-1) }
    case .nextScene: leave(by: command) { try self.source.step(1) }
    case .showScene(let index): leave(by: command) { try self.source.show(index) }
    case .open(.scenes): openScenes()
    case .askForFile: askForFile()
    case .openFile(let path): open(path)
    case .askToWrite: askToWrite()
    case .openEditor(let view): openEditor(at: view)
    case .restartScene: restart()
    case .resetCamera: putScrollBack()
    case .press(let point): input.tap(at: point)
    case .playTry(let index): playTry(index)
    case .toggleSecondFinger: input.toggleSecondFinger()
    case .moveProbe(let step, let points): feed.moveProbe(step, by: points)
    case .toggleFullScreen: window.toggleFullScreen()
    case .switchTheme: switchTheme()
    case .toggleKeys: input.toggleKeys()
    case .shake: input.shake()
    case .escapeToScene: input.typeEscape()
    case .sendRemote(let subtype): input.send(subtype)
    case .toggleRecording: toggleRecording()
    case .saveTrace: recording.save(scene)
    case .save:
      let isDue = feed.editing.isChanged || isDump || inspector.model.fileState == .gone
      if isDue { files.save() } else { recording.save(scene) }
    case .settle(let answer): files.settle(answer)
    case .step(let step): _ = feed.stepStack(by: step == .previous ? -1 : step == .next ? 1 : 0)
    case .accept: _ = feed.closeStack()
    case .copyExplanation:
      let text =
        inspector.focus.selectedText ?? inspector.timeline.eventText ?? inspector.chosenText
        ?? feed.explanationText
      if let text { copy(text) }
    case .copyReplayCommand: copyReplayCommand()
    case .fold, .nextStrip: tellNoRoom()
    case .timeline(let command): replay?.perform(command)
    case .clear: clear()
    case .quit: quit()
    default: break
    }
  }

  /// Offers a text to other programs.
  private func copy(_ text: String) {
    window.offer(text)
    let lines = text.count { $0.isNewline }
    let rest = lines > 1 ? ", \(lines) lines" : ": \(text)"
    notices.show(Notice(.done, "Copied", rest))
  }

  /// Copies the command that replays the trace that was saved last.
  private func copyReplayCommand() {
    guard let command = recording.replayCommand else {
      let save = KeyTable.label(of: .saveTrace)
      return notices.post(Notice(.info, "No trace was saved yet.", " \(save) saves one"))
    }
    copy(command)
  }

  // MARK: Leaving

  /// Takes back one thing: the latest that lies in the way.
  private func clear() {
    if ClearStep.allCases.contains(where: { takeBack($0) }) { return }
    notices.post(Notice(.info, "Nothing is left to clear.", " \(Self.quitKey) quits"))
  }

  /// Takes one thing back.
  ///
  /// - Returns: Whether it was there.
  private func takeBack(_ step: ClearStep) -> Bool {
    switch step {
    case .list: inspector.popUps.close() || feed.closeStack() || replay?.declineBless() == true
    case .field: inspector.focus.leaveField()
    case .keys: input.takeKeysBack()
    case .secondFinger: input.leaveSecondFinger()
    case .question: endQuestion()
    case .pin: feed.unpin()
    case .replay: leaveReplay()
    }
  }

  /// Ends a replay.
  ///
  /// - Returns: Whether there was one.
  private func leaveReplay() -> Bool {
    do {
      return try leaveReplay { try source.again() }
    } catch {
      notices.fail("\(error)")
      return true
    }
  }

  /// Ends the question, and the selection with it.
  private func endQuestion() -> Bool {
    let wasOpen = feed.endQuestion()
    let wasPicking = inspector.isPicking
    if wasPicking { inspector.model.isPicking = false }
    let wasSelected = inspector.selection.id != nil || inspector.focus.hasKeys
    inspector.selection.select(nil)
    inspector.focus.release()
    return wasOpen || wasSelected || wasPicking
  }

  /// Ends the window; while a recording runs, or the scene is not saved, only when asked twice.
  private func quit() {
    guard !isQuitAsked else { return stop() }
    guard mayLeave(by: .quit) else {
      isQuitAsked = true
      return
    }
    guard let path = recording.path else { return stop() }
    isQuitAsked = true
    let rest = ": \(Self.quitKey) again saves it and quits"
    notices.post(Notice(.recording, "Recording to \(path)", rest))
  }

  /// Ends the window that somebody closes, and saves what it records; while the scene is not saved,
  /// only when asked twice.
  func close() {
    guard !isQuitAsked, !mayLeave(by: .quit, again: "closing again") else { return stop() }
    isQuitAsked = true
  }

  /// Asks before edits that were not saved are left; once more, and they are.
  ///
  /// - Parameters:
  ///   - command: What would leave them.
  ///   - again: What leaves them after this; the command's key where it is `nil`.
  /// - Returns: Whether nothing is lost, or that is meant.
  func mayLeave(by command: InspectorCommand, again: String? = nil) -> Bool {
    input.letGo()
    guard feed.editing.isChanged, askedToLeave != command else { return true }
    askedToLeave = command
    let save = KeyTable.label(of: .save)
    let again = again ?? KeyTable.name(of: command).map { "\($0) again" } ?? "the same again"
    notices.post(Notice(.warning, "Changed", ": \(save) saves, \(again) leaves it"))
    return false
  }

  private static let quitKey = KeyTable.label(of: .quit)

  // MARK: Scenes

  /// Makes the scene anew.
  private func restart() {
    guard replay == nil else {
      return notices.post(
        Notice(.info, "A replay cannot be restarted", "; \(KeyTable.label(of: .clear)) leaves it")
      )
    }
    leave(by: .restartScene) { try self.source.again() }
  }

  /// Shows another scene, unless edits would be lost.
  private func leave(by command: InspectorCommand, to next: () throws -> Scene?) {
    if mayLeave(by: command) { change(to: next) }
  }

  /// Shows another scene, or tells why there is none.
  private func change(to next: () throws -> Scene?) {
    do {
      guard let scene = try next() else { return }
      if !leaveReplay(for: { scene }) { replace(by: scene) }
    } catch {
      notices.fail("\(error)")
    }
  }

  /// Opens the list of all scenes.
  private func openScenes() {
    do {
      let scenes = try source.summaries().map { (name: $0.name, about: $0.about) }
      inspector.popUps.openScenes(scenes, chosen: source.place?.index)
    } catch {
      notices.fail("\(error)")
    }
  }

  /// Begins a recording to a file with the scene made anew, or ends it.
  private func toggleRecording() {
    guard replay == nil else {
      let bless = KeyTable.label(of: .timeline(.bless))
      let rest = "; \(bless) makes what follows now its golden"
      return notices.post(Notice(.info, "A replay cannot be recorded", rest))
    }
    if recording.isToFile {
      return recording.endFile()
    }
    guard mayLeave(by: .toggleRecording) else { return }
    do {
      replace(by: try source.again())
      try recording.beginFile(scene, in: session)
    } catch {
      notices.fail("\(error)")
    }
  }
}
