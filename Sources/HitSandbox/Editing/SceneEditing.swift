internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes
internal import HitSession

/// The edits of the scene that is shown: they change it live, and can be undone and done again.
///
/// Each is made through the session, so that a recording of the scene has it as a change between
/// two inputs, and a replay makes it again.
final class SceneEditing {
  private let scene: Scene
  /// What the scene's inputs go through; without one, changes are made at once.
  weak var session: Session?
  private var edits: [KeptEdit] = []
  private var done = 0
  /// What the scene's file says, as it was read or saved.
  private(set) var savedText: [UInt8]? { didSet { saved = nil } }
  /// The same, read, once somebody asks where it tells of a view.
  private var saved: SceneDocument?
  /// How many edits were done when a dump was read last; none that can be gone to once the edit
  /// that read it is forgotten.
  private var doneAsRead: Int? = 0
  /// Whether the edits are those of a trace that is replayed, which has them already.
  var isReplay = false

  init(_ scene: Scene) {
    self.scene = scene
    savedText = scene.document?.text
  }

  /// What the window lists.
  var history: EditHistory {
    var history = EditHistory()
    history.rows = edits.map(\.row)
    history.done = done
    history.isChanged = isChanged
    history.views = Set(
      editedViews.compactMap { scene.view(named: $0) }.map { ObjectIdentifier($0) }
    )
    return history
  }

  /// Whether the scene is other than its file says, so that something is lost with it.
  var isChanged: Bool {
    guard !isReplay else { return false }
    guard let document = scene.document, document.dump == nil else { return done != doneAsRead }
    return document.text != savedText
  }

  /// Where the scene's file tells of a view, as it was read or saved: edits move views in it.
  func positionInFile(of view: SceneViewID) -> SourcePosition? {
    // A scene that a trace carries stands in no file.
    guard let position = scene.position(ofView: view) else { return nil }
    guard isChanged, let savedText, let document = scene.document,
      let index = scene.index(ofView: view)
    else { return position }
    saved = saved ?? scene.reading { _ in savedText }
    let place = saved?.view(named: document.name(of: index))
    return place.flatMap { saved?.views[$0].position } ?? position
  }

  /// Where the file tells of what was found at a view, as `26:13`; while the scene has edits that are
  /// not saved, where it tells of the view.
  func placeInFile(of finding: LintFinding, at view: SceneViewID?) -> String? {
    let position = isChanged ? view.flatMap { positionInFile(of: $0) } : finding.position
    return position.map { "\($0)" }
  }

  /// How many edits are done.
  var position: Int { done }

  // MARK: Editing

  /// Tries a change of the scene's file.
  ///
  /// - Returns: The number of edits that are done then; nothing where the scene has no file.
  func apply(_ fix: SceneFix) -> Int? {
    guard let document = scene.document else { return nil }
    add(EditStep(fix, of: document))
    return done
  }

  /// Gives a property of a view another value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  ///   - view: The view.
  ///   - source: How the edit is made.
  ///   - goesOn: Whether the edit before, if it was of the same, becomes one with it.
  /// - Throws: Why it cannot be.
  func set(
    _ property: ViewProperty,
    _ value: PropertyValue,
    of view: UIView,
    from source: EditRow.Source = .field,
    goesOn: Bool = false
  ) throws(SceneChangeError) {
    let edit = PropertyEdit(scene: scene, view: view)
    add(try edit.step(property, value, from: source), goesOn: goesOn)
  }

  /// The edits that are done since the scene was made of its file, read again or reverted.
  private var editsOfFile: ArraySlice<KeptEdit> {
    let start = edits[..<done].lastIndex { $0.row.source == .file }
    return edits[(start.map { $0 + 1 } ?? 0)..<done]
  }

  /// What the properties of a view were before they were edited, by the view's name.
  func originals(of name: String) -> [ViewProperty: PropertyValue] {
    var originals: [ViewProperty: PropertyValue] = [:]
    for edit in editsOfFile where edit.row.view == name {
      originals.merge(edit.olds) { first, _ in first }
    }
    return originals
  }

  /// The names of the views that were edited.
  private var editedViews: Set<String> { Set(editsOfFile.map(\.row.view)) }

  /// Makes an edit that was made already while a view was dragged.
  func note(_ step: EditStep) {
    forgetUndone()
    append(step)
    if let document = step.after { scene.adopt(document) }
  }

  /// Makes changes of the scene that are no edit yet.
  func make(_ actions: [EditAction]) { make(actions, leaving: nil) }

  /// Shows what the scene's file says now that it was written by another program.
  func read(_ document: SceneDocument) {
    guard let before = scene.document else { return }
    var row = EditRow(document.name, "read again", from: .file)
    row.new = "from the file"
    savedText = document.text
    add(EditStep(row, from: before, to: document))
    doneAsRead = done
  }

  /// Undoes everything since the scene's file was read or saved, as one edit.
  ///
  /// - Returns: Whether there was something.
  func revert() -> Bool {
    guard isChanged else { return false }
    guard let document = scene.document, document.dump == nil, let savedText,
      let saved = scene.reading({ _ in savedText })
    else { return go(to: doneAsRead ?? 0) }
    add(EditStep(EditRow(document.name, "reverted", from: .file), from: document, to: saved))
    return true
  }

  /// Notes that the scene was saved to a file.
  func noteSaved(to path: String) {
    guard var document = scene.document else { return }
    savedText = document.text
    document.path = path
    document.isOwnText = true
    scene.adopt(document)
  }

  /// Makes an edit; what was undone before it is forgotten.
  private func add(_ step: EditStep, goesOn: Bool = false) {
    // What is made after something was undone begins anew.
    let goesOn = goesOn && done == edits.count
    forgetUndone()
    if goesOn, let last = edits.last, last.row.title == step.row.title,
      last.row.source == step.row.source
    {
      edits[done - 1] = KeptEdit(step, goingOn: last)
    } else {
      append(step)
    }
    make(step.redo, leaving: step.after)
  }

  private func append(_ step: EditStep) {
    if let last = edits.indices.last { edits[last].settle() }
    edits.append(KeptEdit(step))
    done += 1
  }

  private func forgetUndone() {
    edits.removeSubrange(done...)
    if let known = doneAsRead, known > done { doneAsRead = nil }
  }

  /// Undoes the latest edit.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func undo() -> Bool {
    guard done > 0 else { return false }
    done -= 1
    make(edits[done].undo, leaving: edits[done].documentBefore(in: scene))
    return true
  }

  /// Makes the edit that was undone last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func redo() -> Bool {
    guard done < edits.count else { return false }
    done += 1
    make(edits[done - 1].redo, leaving: edits[done - 1].documentAfter(in: scene))
    return true
  }

  /// Undoes edits, or makes them again, until so many are done.
  ///
  /// - Returns: Whether any was.
  @discardableResult
  func go(to count: Int) -> Bool {
    let start = done
    while done > max(0, count), undo() {}
    while done < count, redo() {}
    return done != start
  }

  // MARK: Making changes

  private func make(_ actions: [EditAction], leaving document: SceneDocument?) {
    guard let session else { return change(actions, leaving: document) }
    session.advance(to: session.clock.now)
    session.perform { change(actions, leaving: document) }
  }

  private func change(_ actions: [EditAction], leaving document: SceneDocument?) {
    for action in actions {
      switch action {
      case .set(let view, let settings): scene.change(.set(id: view, settings))
      case .reload: if let document { scene.reload(document) }
      }
    }
    if let document { scene.adopt(document) }
  }
}
