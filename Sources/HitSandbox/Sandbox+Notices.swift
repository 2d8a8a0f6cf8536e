internal import Foundation
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession
internal import HitX11

// What the window says by itself, and when that looks different.
extension Sandbox {
  /// Changes what the window says, and paints it where that differs.
  func changeNotices(_ body: (inout NoticeBoard) -> Void) {
    var board = inspector.model.notices
    body(&board)
    guard board != inspector.model.notices else { return }
    inspector.model.notices = board
    schedulePaint()
  }

  /// Tells what a dump does not say: each note in the list, their number in the line.
  func tell(_ notes: [DumpNote], of document: SceneDocument) {
    guard !notes.isEmpty else { return }
    for note in notes { notices.add(Notice(.warning, document.path, ": \(note)")) }
    notices.show(
      Notice(
        .warning,
        SceneFiles.name(of: document.path),
        ": \(Counted.text(notes.count, "thing")) the dump does not tell",
        actions: [.init("Show", .open(.dumpNotes))]
      )
    )
  }

  /// Lets a notice wait while the person is at another window.
  func noteFocus(_ event: X11Event) {
    changeNotices { board in
      if case .focusLost = event { board.isUnseen = true } else { board.isUnseen = false }
    }
  }

  /// Tells that a replay takes no touches from the pointer, while that is not told already.
  func tellPressIsIgnored() {
    let rest = "; \(KeyTable.label(of: .clear)) leaves it"
    let notice = Notice(.info, "The trace gives the touches of a replay", rest)
    if inspector.model.notices.current != notice { notices.show(notice) }
  }

  /// Tells the first time that keys go to a scene how they come back; in the window alone, for
  /// nothing happened that would have to be looked up later.
  func tellWhoHasKeys() {
    guard !isToldOfKeys, case .scene(let name) = inspector.model.keyboard else { return }
    isToldOfKeys = true
    let rest = ". \(KeyTable.label(of: .clear)) takes them back."
    notices.show(Notice(.info, "Keys go to \(name) now", rest))
  }

  /// Shows how long the notice is still shown, and how long the recording is.
  func showTime() {
    notices.advance()
    let recorded = recording.start.map { (clock.now - $0).rounded(.down) }
    if inspector.model.recorded != recorded { inspector.model.recorded = recorded }
  }

  /// When one of these looks different.
  var nextTick: TimeInterval? {
    let now = clock.now
    let second = recording.start.map { $0 + (now - $0).rounded(.down) + 1 }
    return [inspector.model.notices.nextChange(after: now), second].compactMap(\.self).min()
  }
}
