package import Foundation
package import HitAnalysis
package import HitResponders

/// Something a key or a click makes the inspector do.
nonisolated package enum InspectorCommand: Hashable, Sendable {
  case previousScene, nextScene
  /// Shows a scene of the gallery, counted from 0.
  case showScene(Int)
  /// Makes the scene anew.
  case restartScene
  /// Makes a change that would mend a press, or undoes it, counted from 0 in the list of them.
  case tryFix(Int)
  case undo, redo
  /// Shows the properties of the selected view as fields, or no longer does.
  case edit, endEdit
  /// Gives a property of the view that is edited another value; or the one that it had.
  case setProperty(ViewProperty, PropertyValue, goesOn: Bool)
  case resetProperty(ViewProperty)
  /// Moves the view that is edited, by points.
  case nudge(TreeStep, by: Int)
  /// Undoes edits, or makes them again, until so many are done.
  case goToEdit(Int)
  /// Undoes all edits since the scene's file was read or saved.
  case revert
  /// Saves the scene where it was changed, else a trace of what happened since it was shown.
  case save
  /// Answers where the file was changed on disk as well as here.
  case settle(FileAnswer)
  /// Shows the next try of the scene, which can be pressed then.
  case nextTry
  /// Shows a try of the scene, counted from 0.
  case chooseTry(Int)
  /// Asks before each try who receives it, or no longer does.
  case toggleGuessing
  /// Says who receives the try that is shown: one of its choices, counted from 0.
  case guess(Int)
  /// Plays a try of the scene, counted from 0.
  case playTry(Int)
  /// Pins what the pointer is over, or unpins.
  case togglePin
  case previousPin, nextPin
  /// Explains the scene anew at the point that is pinned.
  case askAgain
  /// Pins the moment of an event, which the list of events counts from 0.
  case pinEvent(Int)
  /// Asks why a press does not reach a view.
  case ask(SceneViewID)
  /// Asks about the view under the pointer.
  case askUnderPointer
  /// Pins a point of the scene, in screen points, and keeps the question.
  case pinPoint(CGPoint)
  /// Explains the other finger, or the one of a number.
  case otherTouch, showTouch(Int)
  /// Shows a view in the middle of the canvas, as large as it fits.
  case zoomTo(SceneViewID)
  case toggleOutline
  /// Makes the screenshot half as strong, then clear, then whole again; or as opaque as a share
  /// from 0 to 1.
  case fadeScreenshot, fadeScreenshotTo(CGFloat)
  /// Shows something of a screenshot or over it, or no longer does.
  case toggleScreenshotLayer(ScreenshotLayer)
  /// Shows the scene in another way.
  case showMode(InspectorMode)
  /// Chooses a finding on the map: the next, the one before, or one by its place in the list.
  case stepFinding(Int), chooseFinding(Int)
  /// Draws one layer of the map fewer, or one more.
  case stepLayers(Int)
  /// Draws a layer of the map, or no longer does.
  case toggleMapLayer(MapLayers)
  /// Presses the scene at a point of its screen, and lifts.
  case press(CGPoint)
  /// Puts the layers back where they are at first, or what was scrolled to where the dump had it.
  case resetCamera
  /// Shows something of the layers, or no longer does.
  case toggleExplode(ExplodeOption)
  /// Compares the map with what it is now, from now on.
  case compareMap
  /// Copies the explanation, or the command that replays, to the clipboard.
  case copyExplanation, copyReplayCommand
  /// Gives the keys to the scene, or takes them back.
  case toggleKeys
  /// Shows the next thing there is below the scene.
  case nextStrip
  /// Gives the keys to another panel.
  case nextPanel, previousPanel
  /// Goes to the next layer or the one before, where layers are shown and no panel has the keys, else
  /// to a panel.
  case tab(Int)
  /// Moves the point that is explained, by points of the scene.
  case moveProbe(TreeStep, by: Int)
  /// Lets clicks on the scene select, and touch nothing; or no longer.
  case togglePicking
  /// Gives the window the whole screen, or its own size back.
  case toggleFullScreen
  /// Shows the window dark or light.
  case switchTheme
  /// Lets keys go into the field that finds views or events.
  case search
  /// Asks for a file, and opens one.
  case askForFile, openFile(String)
  /// Opens the scene's file in an editor, where it tells of a view, or else of what is shown.
  case openEditor(SceneViewID?)
  /// Shows on the canvas what a change would do that would mend a press, or no longer does.
  case previewFix(Int?)
  /// Asks for a name under which what is shown is written.
  case askToWrite
  /// Asks for an action by its name.
  case showPalette
  /// Shows the list of all keys, or closes it.
  case showKeys
  /// Shows a list, or closes it.
  case open(InspectorList)
  /// Goes back one step: closes, leaves, unpins.
  case clear
  case quit
  case zoomIn, zoomOut
  /// Shows the scene as large as fits, by quarters, up to four times its own size.
  case zoomToFit
  /// Shows the scene at its own size.
  case zoomToOwnSize
  case toggleSecondFinger
  /// Restarts the scene and records a trace of it, or ends that.
  case toggleRecording
  /// Saves a trace of what happened since the scene was shown.
  case saveTrace
  case fold(InspectorPanel)
  /// Moves the choice in the list that is open, or the selection in the tree.
  case step(TreeStep)
  /// Takes the choice in the list that is open.
  case accept
  /// Shows for as long as the key is held how far views are apart, or what is under the pointer.
  case hold(CanvasTool)
  /// Shakes the scene for as long as the key is held.
  case shake
  /// Sends the scene the key that clears.
  case escapeToScene
  /// Sends the scene a command of a remote control.
  case sendRemote(UIEvent.EventSubtype)
  /// Plays a recording, or goes to another moment of it.
  case timeline(TimelineCommand)
}

/// What to do where a file was changed on disk as well as in the window.
nonisolated package enum FileAnswer: String, CaseIterable, Sendable {
  /// The window's scene is written over the file.
  case keepMine = "keep mine"
  /// The file's scene is shown, and the edits are gone.
  case takeTheirs = "take theirs"
  /// What differs is listed.
  case showBoth = "show both"
}

/// A list that a button of the window opens.
nonisolated package enum InspectorList: Hashable, Sendable {
  /// The scenes of the gallery, and one's own.
  case scenes
  /// What the window told of late.
  case notices
  /// What a dump does not tell.
  case dumpNotes
}

extension InspectorCommand {
  /// Returns what the key of an X keysym does, or `nil` for a key that is not the inspector's.
  ///
  /// Plain keys are its own only while it has the keyboard.
  nonisolated package init?(
    keysym: Int,
    _ held: KeyStroke.Modifiers = [],
    keyboard: KeyboardOwner = .hitscope,
    in scope: KeyTable.Scope = .window
  ) {
    let command = KeyTable.command(
      keysym: keysym,
      held,
      isPlainKeyOwn: keyboard == .hitscope,
      in: scope
    )
    guard let command else { return nil }
    self = command
  }

  /// Whether it changes the scene as an edit does.
  nonisolated package var isEdit: Bool {
    switch self {
    case .tryFix, .undo, .redo, .goToEdit, .revert, .setProperty, .resetProperty, .nudge: true
    default: false
    }
  }

  /// Whether the pointer sends it by coming somewhere, with nobody asking for anything.
  nonisolated package var isOfPointer: Bool {
    if case .previewFix = self { true } else { false }
  }

  /// Whether it plays a replay or goes to another moment of it.
  nonisolated package var isOfTimeline: Bool {
    if case .timeline = self { true } else { false }
  }

  /// Whether it only leads to other commands, or back from there.
  nonisolated package var isOnTheWay: Bool {
    switch self {
    case .askForFile, .open, .clear: true
    default: false
    }
  }

  /// Whether a key that is held does it again and again.
  nonisolated package var mayRepeat: Bool {
    switch self {
    case .undo, .redo, .step, .moveProbe, .nextPanel, .previousPanel, .tab, .previousPin, .nextPin,
      .zoomIn, .zoomOut,
      .previousScene, .nextScene:
      true
    case .timeline(let command): command.mayRepeat
    default: false
    }
  }
}
