internal import Foundation
internal import HitResponders
internal import HitScenes

// A view that a guard keeps from touches is reached once every guard is off.
extension FixCandidates {
  /// Changes for a view that is switched off or invisible, or that is below such a view.
  func switchedOn(_ view: UIView) -> [FixCandidate] {
    var changes: [SceneChange] = []
    var words: [String] = []
    for current in view.ancestry {
      guard let place = index(current) else { continue }
      if !current.isUserInteractionEnabled {
        changes.append(.set(.interaction(true), view: place))
        words.append("\(name(current)): set isUserInteractionEnabled to true")
      }
      if current.isHidden {
        changes.append(.set(.hidden(false), view: place))
        words.append("\(name(current)): set isHidden to false")
      }
      if current.alpha < 0.05 {
        changes.append(.set(.alpha(1), view: place))
        words.append("\(name(current)): set alpha to 1")
      }
    }
    return changes.isEmpty ? [] : [candidate(words.joined(separator: ", "), changes)]
  }
}
