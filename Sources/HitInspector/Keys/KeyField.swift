internal import HitResponders

/// A view of the window that keys are typed into.
protocol KeyField: PanelView {
  /// Takes a key that goes into the field.
  func take(_ key: TypedKey)
  /// Leaves the field; what was typed and not taken yet is dropped.
  func leave()
}

nonisolated extension EditedLine {
  /// Takes a key that changes a line of text.
  ///
  /// - Returns: Whether it did.
  mutating func take(_ key: TypedKey) -> Bool {
    let old = self
    switch key.named {
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home: moveToStart()
    case .end: moveToEnd()
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    default:
      if key.selectsAll {
        selectAll()
      } else if !key.letters.isEmpty {
        insert(key.letters)
      }
    }
    return self != old
  }
}
