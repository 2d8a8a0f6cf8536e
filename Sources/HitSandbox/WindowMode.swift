internal import HitInspector

/// What a window does with its scene, as a command line names it.
package enum WindowMode: String, CaseIterable, Sendable {
  case touch, inspect, explode
  case hitMap = "hitmap"

  /// The window's own name of it.
  var shown: InspectorMode {
    switch self {
    case .touch: .touch
    case .inspect: .inspect
    case .hitMap: .hitMap
    case .explode: .explode
    }
  }
}
