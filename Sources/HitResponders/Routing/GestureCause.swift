public import Foundation

/// Why a recognizer went from one state to another.
nonisolated public enum GestureCause: Hashable, Sendable {
  // What a recognizer saw.

  /// The fingers were lifted where they had landed.
  case lifted
  /// The fingers were lifted too early; carries the seconds they were down and those needed.
  case liftedEarly(after: TimeInterval, needed: TimeInterval)
  /// The fingers were held as long as needed.
  case held(TimeInterval)
  /// The fingers were held longer than a tap may last.
  case heldTooLong(limit: TimeInterval)
  /// No further tap came in time.
  case noNextTap(within: TimeInterval)
  /// The next tap was too far from the one before.
  case nextTapTooFar(CGFloat, limit: CGFloat)
  /// A finger moved farther than allowed.
  case strayed(CGFloat, limit: CGFloat)
  /// The fingers moved as far as needed.
  case travelled(CGFloat, needed: CGFloat)
  /// The fingers were lifted before they had moved as far as needed.
  case fellShort(CGFloat, needed: CGFloat)
  /// The fingers went a way that is not asked for.
  case wrongWay
  /// The fingers drifted too far sideways.
  case drifted(CGFloat, limit: CGFloat)
  /// The fingers were too slow.
  case tooSlow(limit: TimeInterval)
  /// The distance of two fingers changed as much as needed.
  case spread(CGFloat, needed: CGFloat)
  /// The line between two fingers turned as far as needed, in radians.
  case turned(CGFloat, needed: CGFloat)
  /// More fingers came down than the gesture has.
  case tooManyTouches(Int, limit: Int)
  /// The fingers were lifted before enough of them were down together.
  case tooFewTouches(Int, needed: Int)
  /// A finger of a continuing gesture moved, came or left.
  case followed
  /// All fingers of the gesture were lifted.
  case released
  /// The touch did not begin where the gesture must begin.
  case notAtEdge
  /// A pointer that presses nothing came over the view.
  case pointerEntered
  /// A pointer that presses nothing moved over the view.
  case pointerMoved
  /// A pointer that presses nothing left the view, or pressed.
  case pointerLeft
  /// A wheel or a touchpad scrolled over the view; carries how far.
  case scrolled(CGFloat)
  /// A scroll that is followed went on.
  case scrolledOn
  /// A scroll that is followed ended.
  case scrollEnded

  // What others decided.

  /// The system took the touches away.
  case touchesCancelled
  /// The system took the scroll away.
  case scrollCancelled
  /// The recognizer was told of a touch but not of its end.
  case touchesLost
  /// The gesture went on when its last finger was lifted, and nothing could end it any more.
  case abandoned
  /// Another recognizer was recognized first and prevents this one; carries its name.
  case prevented(by: String)
  /// Another recognizer has already begun and continues; carries its name.
  case busy(with: String)
  /// A recognizer that had to fail first was recognized; carries its name.
  case requiredToFail(String)
  /// A view or the delegate said no to the gesture; carries the name of who did.
  case refused(by: String)
  /// The recognizer was switched off.
  case disabled
  /// The recognizer was taken from its view.
  case detached
  /// The recognizer's view left its window.
  case viewLeftWindow
  /// A subclass outside the framework set the state.
  case subclass

  /// The words that every output uses for this cause.
  public var words: String {
    switch self {
    case .lifted: "lifted in place"
    case .liftedEarly(let time, let needed):
      "lifted after \(ShortNumber.text(time)) \(time < needed ? "<" : "<=") "
        + "\(ShortNumber.text(needed)) s"
    case .held(let time): "held \(ShortNumber.text(time)) s"
    case .heldTooLong(let limit): "held > \(ShortNumber.text(limit)) s"
    case .noNextTap(let limit): "no next tap within \(ShortNumber.text(limit)) s"
    case .nextTapTooFar(let way, let limit): "next tap \(Self.over(way, limit)) away"
    case .strayed(let way, let limit): "moved \(Self.over(way, limit))"
    case .travelled(let way, let needed): "moved \(Self.reached(way, needed))"
    case .fellShort(let way, let needed):
      "lifted after moving \(Self.rounded(way)) < \(ShortNumber.text(needed))"
    case .wrongWay: "moved another way"
    case .drifted(let way, let limit): "drifted \(Self.over(way, limit))"
    case .tooSlow(let limit): "slower than \(ShortNumber.text(limit)) s"
    case .spread(let way, let needed): "distance changed \(Self.reached(way, needed))"
    case .turned(let angle, let needed): "turned \(Self.reached(angle, needed)) rad"
    case .tooManyTouches(let count, let limit): "\(count) fingers > \(limit)"
    case .tooFewTouches(let count, let needed): "\(count) fingers < \(needed)"
    case .followed: "fingers changed"
    case .released: "fingers lifted"
    case .notAtEdge: "began away from the edge"
    case .pointerEntered: "pointer came in"
    case .pointerMoved: "pointer moved"
    case .pointerLeft: "pointer left"
    case .scrolled(let way): "scrolled \(Self.rounded(way))"
    case .scrolledOn: "scrolled on"
    case .scrollEnded: "scrolling ended"
    case .scrollCancelled: "scrolling cancelled"
    case .touchesCancelled: "touches cancelled"
    case .touchesLost: "the end of its touches was kept from it"
    case .abandoned: "no finger is left"
    case .prevented(let name): "prevented by \(name)"
    case .busy(let name): "\(name) is going on"
    case .requiredToFail(let name): "\(name) was recognized"
    case .refused(let name): "\(name) said no"
    case .disabled: "switched off"
    case .detached: "taken from its view"
    case .viewLeftWindow: "its view left the window"
    case .subclass: "set by its class"
    }
  }

  private static func over(_ value: CGFloat, _ limit: CGFloat) -> String {
    "\(rounded(value)) > \(ShortNumber.text(limit))"
  }

  private static func reached(_ value: CGFloat, _ needed: CGFloat) -> String {
    "\(rounded(value)) >= \(ShortNumber.text(needed))"
  }

  private static func rounded(_ value: CGFloat) -> String {
    ShortNumber.text((value * 100).rounded() / 100)
  }
}
