internal import HitResponders

/// A view of the window that keys are typed into.
protocol KeyField: PanelView {
  /// Takes a key that goes into the field.
  func take(_ key: TypedKey)
  /// Takes back an answer that was refused, in place of leaving the field.
  ///
  /// - Returns: Whether there was one.
  func takeBack() -> Bool
  /// Leaves the field; what was typed and not taken yet is dropped.
  func leave()
  /// What is typed, where it is a text.
  var line: EditedLine { get }
}

extension KeyField {
  func takeBack() -> Bool { false }
}

nonisolated extension EditedLine {
  /// Takes a key that changes a line of text.
  ///
  /// - Returns: Whether it did.
  mutating func take(_ key: TypedKey) -> Bool {
    let old = self
    let isSelecting = key.modifiers.contains(.shift)
    switch key.named {
    case .left: move(by: -1, isSelecting: isSelecting)
    case .right: move(by: 1, isSelecting: isSelecting)
    case .home: move(to: 0, isSelecting: isSelecting)
    case .end: move(to: letters.count, isSelecting: isSelecting)
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    default:
      switch key.deed {
      case .selectAll: selectAll()
      case .cut: deleteSelection()
      case .paste: break
      case nil: if !key.letters.isEmpty { insert(key.letters) }
      }
    }
    return self != old
  }
}
