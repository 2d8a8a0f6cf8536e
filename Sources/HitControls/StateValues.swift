internal import HitResponders

/// A value for each state of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of a state, else that of the normal state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Whether a state has a value of its own.
  func isSet(for state: UIControl.State) -> Bool { values[state.rawValue] != nil }
}
