package import HitResponders

/// Finds out whether the views of an application are as they were when this was asked last.
///
/// What is computed from the places of views holds until it says otherwise. While nothing is being
/// animated the answer costs a look at each window; otherwise a look at each view.
package struct StillWindows {
  private let application: UIApplication
  /// The windows and the count of changes for which the last answer held.
  private var state: (windows: [ObjectIdentifier], version: UInt64)?
  /// Whether no view was on its way at that count, so that time alone changes nothing.
  private var isStill = false

  package init(_ application: UIApplication) { self.application = application }

  /// The most views that are looked at for changes before all of them count as changed.
  private static let mostExamined = 1_000_000

  /// Whether a hit test may be answered differently than when this was asked last; also where it
  /// was never asked.
  package mutating func hasChanged() -> Bool {
    let windows = application.windows
    let names = windows.map { ObjectIdentifier($0) }
    let version = SceneChanges.viewVersion
    guard let state, state.windows == names else {
      (state, isStill) = ((names, version), false)
      return true
    }
    if isStill, windows.allSatisfy({ $0.contentVersion <= state.version }) { return false }
    var budget = Self.mostExamined
    isStill = !windows.contains { $0.mayAnswerDifferently(since: state.version, &budget) }
    self.state?.version = version
    return !isStill
  }
}

/// Where the views of an application are, kept for as long as none of them changes.
final class KeptExtents {
  private let application: UIApplication
  private var windows: StillWindows
  private var extents: HitExtents?

  init(_ application: UIApplication) {
    self.application = application
    windows = StillWindows(application)
  }

  /// The extents; none at first and after each change, as reading them pays only if they are used
  /// more than once.
  var current: HitExtents? {
    if windows.hasChanged() {
      extents = nil
    } else if extents == nil {
      extents = HitExtents(of: application.windows)
    }
    return extents
  }
}
