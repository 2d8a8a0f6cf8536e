internal import HitInspector
internal import HitScenes

// What keys and clicks ask of the window as a whole.
extension Sandbox {
  func perform(_ command: InspectorCommand) {
    if command != .quit { isQuitAsked = false }
    if !feed.perform(command) { performHere(command) }
    schedulePaint()
  }

  private func performHere(_ command: InspectorCommand) {
    switch command {
    case .previousScene: stepScene(-1)
    case .nextScene: stepScene(1)
    case .restartScene: restart()
    case .toggleSecondFinger: input.toggleSecondFinger()
    case .toggleKeys: input.toggleKeys()
    case .toggleRecording: toggleRecording()
    case .saveTrace: recording.save(scene)
    case .step(let step): _ = feed.stepStack(by: step == .previous ? -1 : step == .next ? 1 : 0)
    case .accept: _ = feed.closeStack()
    case .clear: clear()
    case .quit: quit()
    default: break
    }
  }

  // MARK: Leaving

  /// Takes back one thing: the latest that lies in the way.
  private func clear() {
    let isDone =
      inspector.closeList() || feed.closeStack() || input.takeKeysBack()
      || input.leaveSecondFinger() || endQuestion() || feed.unpin()
    if !isDone { onNotice("Nothing is left to clear. \(Self.quitKey) quits") }
  }

  /// Ends the question, and the selection with it.
  private func endQuestion() -> Bool {
    let wasOpen = feed.endQuestion()
    let wasSelected = inspector.selection != nil || inspector.hasKeyboardFocus
    inspector.select(nil)
    inspector.releaseKeyboardFocus()
    return wasOpen || wasSelected
  }

  /// Ends the window; while a recording runs, only when asked twice.
  private func quit() {
    guard let path = recording.path, !isQuitAsked else { return stop() }
    isQuitAsked = true
    onNotice("Recording to \(path): \(Self.quitKey) again saves it and quits")
  }

  private static let quitKey = KeyTable.name(of: .quit) ?? ""

  // MARK: Scenes

  /// Makes the scene anew.
  private func restart() {
    guard replay == nil else { return onNotice("a replay goes its own way to the end") }
    do {
      replace(by: try source.again())
    } catch {
      onNotice("\(error)")
    }
  }

  /// Begins a recording to a file with the scene made anew, or ends it.
  private func toggleRecording() {
    guard replay == nil else { return onNotice("a replay is not recorded; --bless writes it anew") }
    if recording.isToFile {
      recording.end()
      return recording.beginInMemory(scene, in: session)
    }
    do {
      replace(by: try source.again())
      try recording.beginFile(scene, in: session)
    } catch {
      recording.beginInMemory(scene, in: session)
      onNotice("\(error)")
    }
  }
}
