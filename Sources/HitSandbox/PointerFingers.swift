internal import HitSession

/// The pointer as a finger, and whose it is while it is down.
///
/// A press belongs to the session it began in until it is lifted, wherever the pointer goes.
struct PointerFingers {
  /// The session an input is for.
  enum Owner {
    case scene
    case panels
  }

  /// Whose the press is; nobody's while the pointer is up.
  var owner: Owner?

  /// The scene's finger, in its screen points.
  var scene = PointerFinger()

  /// The numbers that the pointer's fingers have in the scene while it is the scene's.
  func numbersInScene(isTwo: Bool) -> Set<Int> {
    if owner != .scene { return [] }
    return isTwo ? [1, 2] : [1]
  }

  /// The panels' finger, in window points.
  var panels = PointerFinger()
}
