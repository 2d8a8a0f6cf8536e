internal import HitResponders

extension ViewNames {
  /// Returns the names from the window down, with slashes between them.
  ///
  /// A view without an identifier has the last step of its name there.
  func path(of view: UIView) -> String {
    let steps = view.ancestry.map { view in
      let last = self[view].split(separator: "/").last.map(String.init)
      return view.accessibilityIdentifier ?? last ?? view.className
    }
    return steps.reversed().joined(separator: "/")
  }
}
