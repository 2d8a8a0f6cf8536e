internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Makes a scene of what a dump's reader found.
nonisolated struct DumpDecoder {
  /// Decides whether views of a class are hit only through their subviews.
  typealias PassThrough = (_ className: String) -> Bool

  private let isPassThrough: PassThrough
  private var notes: DumpNotes
  private let entries: [DumpReader.Entry]
  private let tellsColors: Bool
  private var names = DumpNames()
  private var views: [ViewDescription] = []
  private var dumpViews: [DumpView] = []
  private var indicesByID: [String: Int] = [:]
  /// The open views above the one that is read, with their own depths in the dump.
  private var way: [(depth: Int, index: Int)] = []
  /// The window made for views outside every window.
  private var lastWindow: Int?
  private var windowCount = 0

  private init(_ reader: DumpReader, isPassThrough: @escaping PassThrough) {
    entries = reader.entries
    notes = reader.notes
    self.isPassThrough = isPassThrough
    tellsColors = reader.entries.contains { $0.node["backgroundColor"] != nil }
  }

  /// Reads a text that ``DumpForm`` takes for a dump.
  ///
  /// - Throws: What it is instead, or which limit it exceeds.
  static func document(
    _ text: [UInt8],
    path: String,
    limits: SceneDocument.Limits,
    isPassThrough: @escaping PassThrough
  ) throws(SceneError) -> SceneDocument {
    let reader = try DumpReader(text, path: path, limits: limits)
    if let link = reader.entries.first(where: \.isResponder) {
      throw refusal(.responderChain, path: path, position: link.position)
    }
    var decoder = DumpDecoder(reader, isPassThrough: isPassThrough)
    decoder.decode()
    return decoder.document(text, path: path)
  }

  /// Returns the error that says what a text is, where it is no dump.
  static func refusal(
    _ lookAlike: DumpForm.LookAlike,
    path: String,
    position: SourcePosition? = nil
  ) -> SceneError {
    SceneError(.unsupportedFormat, path, at: position, lookAlike.problem, lookAlike.advice)
  }

  private mutating func document(_ text: [UInt8], path: String) -> SceneDocument {
    if windowCount > 1 { notes.add(.windowOrder, count: windowCount) }
    let screen = DumpScreen(of: views)
    if let note = screen.note { notes.add(note, name: screen.words) }
    var document = SceneDocument(path: path, text: text)
    document.about = "A dump of \(Counted.text(entries.count, "view"))."
    document.size = screen.size
    document.views = views
    document.indicesByID = indicesByID
    document.dump = Dump(views: dumpViews, notes: notes.list, tellsColors: tellsColors)
    return document
  }

  // MARK: - The tree

  private mutating func decode() {
    for entry in entries where !entry.isScene {
      names.count(entry.className, variable: entry.variable)
    }
    var previous: Int?
    for entry in entries {
      if entry.isScene {
        way.removeAll()
        previous = entry.depth
        continue
      }
      if let previous {
        if entry.depth > previous + 1 { notes.add(.depthJump, line: entry.position.line) }
      } else if entry.depth > 0, !entry.isWindow {
        notes.add(.lateStart)
      }
      previous = entry.depth
      while let last = way.last, last.depth >= entry.depth { way.removeLast() }
      let index = add(entry)
      way.append((entry.depth, index))
    }
  }

  /// Adds a view under the nearest shallower one, a window as a root, else a stray.
  private mutating func add(_ entry: DumpReader.Entry) -> Int {
    if let parent = way.last?.index { return add(entry, parent: parent) }
    if entry.isWindow {
      let index = add(entry, parent: nil)
      lastWindow = index
      windowCount += 1
      return index
    }
    if let lastWindow {
      if !dumpViews[lastWindow].isMadeUp || entry.depth == 0 {
        notes.add(.strayRoot, line: entry.position.line)
      }
      return add(entry, parent: lastWindow)
    }
    let window = addWindow(for: entry)
    lastWindow = window
    return add(entry, parent: window)
  }

  /// Adds a window for dumps of a part of the tree, as large as all views of the highest level
  /// reach.
  private mutating func addWindow(for entry: DumpReader.Entry) -> Int {
    let frames = highestEntries.compactMap { $0.node["frame"].flatMap(DumpValues.rectangle) }
    names.count("UIWindow")
    var dumpView = DumpView(className: "UIWindow", baseClass: nil)
    dumpView.isMadeUp = true
    return append(
      ViewDescription(
        role: .window,
        id: names.name("UIWindow"),
        className: "UIWindow",
        frame: CGRect(origin: .zero, size: DumpScreen.reach(of: frames)),
        settings: [.key(true)],
        depth: 0,
        position: entry.position
      ),
      dumpView
    )
  }

  private var highestEntries: [DumpReader.Entry] {
    var highest = Int.max
    return entries.filter { entry in
      if entry.depth > highest || entry.isScene || entry.isWindow { return false }
      highest = entry.depth
      return true
    }
  }

  private mutating func add(_ entry: DumpReader.Entry, parent: Int?) -> Int {
    var reading = DumpViewReading(entry, tellsColors: tellsColors, isPassThrough: isPassThrough)
    let superview = parent.map { views[$0] }
    if let parent, isPartOfControl(parent) { reading.dumpView.press = .none }
    reading.read(
      superviewSize: superview?.frame.size,
      depth: (superview?.depth ?? -1) + 1,
      isBehindAll: parent == nil && lastWindow == nil
    )
    for note in reading.notes { notes.add(note.kind, line: entry.position.line, name: note.name) }
    if reading.dumpView.press != .none, let whole = whole(of: reading.frame, in: parent) {
      if reading.dumpView.press == .recognizers { dumpViews[whole].press = .recognizers }
      reading.dumpView.press = .none
    }
    reading.settlePress()
    return append(
      ViewDescription(
        role: parent == nil ? .window : .view,
        id: names.name(reading.dumpView.className, variable: entry.variable),
        className: reading.dumpView.className,
        frame: reading.frame,
        settings: reading.settings
          + (parent == nil && windowCount == 0 ? [.key(true)] : []),
        parent: parent,
        depth: (superview?.depth ?? -1) + 1,
        position: entry.position
      ),
      reading.dumpView
    )
  }

  /// Whether a view is a control or in one, so that its contents are pressed as the control.
  private func isPartOfControl(_ index: Int) -> Bool {
    var place: Int? = index
    while let current = place {
      let view = dumpViews[current]
      if view.press == .guess, !view.isCell { return true }
      place = views[current].parent
    }
    return false
  }

  /// Returns the pressable superview that a view fills to its edges; for a cell, the cell.
  private func whole(of frame: CGRect, in parent: Int?) -> Int? {
    var (frame, next) = (frame, parent)
    while let place = next, frame == CGRect(origin: .zero, size: views[place].frame.size) {
      if dumpViews[place].press != .none { return place }
      (frame, next) = (views[place].frame, views[place].parent)
    }
    return nil
  }

  private mutating func append(_ view: ViewDescription, _ dumpView: DumpView) -> Int {
    if let id = view.id { indicesByID[id] = views.count }
    views.append(view)
    dumpViews.append(dumpView)
    return views.count - 1
  }
}
