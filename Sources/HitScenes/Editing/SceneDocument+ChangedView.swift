internal import Foundation
internal import HitJSON

// A change of a key that nothing else in the file depends on: only the view's own object is read
// again, and what stands behind the change is moved on.
nonisolated extension SceneDocument {
  /// Returns the document with a change, as reading the changed text would give it.
  ///
  /// - Returns: The document; `nil` where the whole text has to be read for it, or to tell what is
  ///   wrong with it.
  func changed(alone change: SceneChange, classes: SceneClasses) -> SceneDocument? {
    let (view, setting): (Int, ViewSetting)
    switch change {
    case .set(let new, let index), .reset(let new, let index): (view, setting) = (index, new)
    case .move: return nil
    }
    guard setting.concernsItsViewAlone, views.indices.contains(view), views[view].role == .view,
      let editor = SceneTextEditor(self, of: view)
    else { return nil }
    do {
      let edit =
        switch change {
        case .reset: try editor.removing(setting.key, of: view)
        default: try editor.setting(setting.key, to: setting.fileValue, of: view)
        }
      let text = edit.applied(to: text)
      guard text.count <= Limits.standard.bytes else { return nil }
      let read = try readAgain(view, at: editor.start, in: text, classes)
      return read.map { with(text, $0, at: view, after: edit, from: editor.start) }
    } catch {
      // Reading the whole text says what is wrong, and where.
      return nil
    }
  }

  /// Reads a view's object in a changed text.
  private func readAgain(
    _ view: Int,
    at offset: Int,
    in text: [UInt8],
    _ classes: SceneClasses
  ) throws -> ViewDescription? {
    let old = views[view]
    let reader = try FormatReader(
      scanningValueAt: offset,
      old.position,
      in: ScannedText(text),
      path: path
    )
    let decoder = SceneDecoder(reader: reader, classes: classes, limits: .standard)
    _ = try decoder.readView(0, role: .view, parent: nil, frame: nil)
    guard reader.faults.isEmpty, var new = decoder.views.first, new.role == .view else {
      return nil
    }
    (new.parent, new.depth) = (old.parent, old.depth)
    return new
  }

  private func with(
    _ text: [UInt8],
    _ description: ViewDescription,
    at view: Int,
    after edit: TextEdit,
    from start: Int
  ) -> SceneDocument {
    var document = self
    document.text = text
    document.views[view] = description
    let known = views[view].position
    var old = TextPositions(at: start, known)
    var new = TextPositions(at: start, known)
    let shift = PositionShift(
      from: old.position(of: edit.range.upperBound, in: self.text),
      to: new.position(of: edit.range.lowerBound + edit.text.utf8.count, in: text)
    )
    if !shift.isEmpty { document.shift(by: shift, except: view) }
    return document
  }

  /// Moves every place on that stands behind a change.
  private mutating func shift(by shift: PositionShift, except view: Int) {
    for index in views.indices where index != view {
      shift.move(&views[index].position)
      switch views[index].role {
      case .rootView(var controller):
        shift.move(&controller.position)
        views[index].role = .rootView(controller)
      case .controllerView(var controller):
        shift.move(&controller.position)
        views[index].role = .controllerView(controller)
      case .window, .view: break
      }
      for place in views[index].settings.indices {
        guard case .gestures(var gestures) = views[index].settings[place] else { continue }
        for number in gestures.indices { shift.move(&gestures[number].position) }
        views[index].settings[place] = .gestures(gestures)
      }
    }
    if var delegate {
      shift.move(&delegate.position)
      self.delegate = delegate
    }
  }
}

/// How places move that stand behind a change of a text.
nonisolated private struct PositionShift {
  /// Where what is behind the change began, and where it begins now.
  let from: SourcePosition
  let to: SourcePosition

  var isEmpty: Bool { from == to }

  func move(_ position: inout SourcePosition) {
    if position < from { return }
    position =
      position.line == from.line
      ? SourcePosition(line: to.line, column: position.column - from.column + to.column)
      : SourcePosition(line: position.line - from.line + to.line, column: position.column)
  }
}

nonisolated extension ViewSetting {
  /// Whether it neither gives a name nor refers to one, nor excludes something elsewhere.
  fileprivate var concernsItsViewAlone: Bool {
    switch self {
    case .hitTest, .gestures, .actions, .handles, .lint, .level, .key: false
    default: true
    }
  }
}
