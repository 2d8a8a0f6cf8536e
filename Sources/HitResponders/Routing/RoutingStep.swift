public import Foundation

/// One fact about routing, in the order it happened.
///
/// Steps hold live objects and are valid only during the call that delivers them; an observer
/// that keeps anything keeps names and identities, never views.
///
/// Hit testing is told as *ask, judge, answer*: the caller records the question and the answer,
/// the framework's own implementation records its reason. An override is then visible as an
/// answer without a reason, or against it.
public enum RoutingStep {
  /// The application took an input from its queue; everything until the next one follows from it.
  case taken(ApplicationInput)

  /// A caller put the hit-test question to `view`, with `point` in the view's bounds space.
  case asked(_ view: UIView, at: CGPoint)

  /// The framework's own hit test gave its reason; an override that skips `super` has none.
  case judged(_ view: UIView, HitTestVerdict)

  /// The question was answered, by the framework or an override.
  case answered(_ view: UIView, hit: UIView?)

  /// A new touch got its view and window for life, or none; follows the touch's walk.
  case bound(_ touch: UITouch)

  /// A new touch is kept from its view for life.
  case withheld(_ touch: UITouch, Withholding)

  /// An application or a window began to send an event on.
  case sent(_ event: UIEvent, by: UIResponder)

  /// The router gave a responder a message.
  case delivered(ResponderMessage, to: UIResponder)

  /// The framework's default passed a message on; no receiver means the end of the chain.
  case forwarded(ResponderMessage, from: UIResponder, to: UIResponder?)

  /// A delegate, a subclass or a view was asked about a recognizer, and answered.
  case consulted(_ recognizer: UIGestureRecognizer, GestureQuestion, answer: Bool)

  /// A decision about a recognizer left its state as it was.
  case ruled(_ recognizer: UIGestureRecognizer, GestureRuling)

  /// A recognizer went from one state to another.
  case moved(
    _ recognizer: UIGestureRecognizer,
    from: UIGestureRecognizer.State,
    to: UIGestureRecognizer.State,
    GestureCause
  )

  /// An action was sent off by its sender; who declined it and who got it follow.
  case sought(_ action: Selector, from: UIResponder?)

  /// An object that was asked to carry the action sought last out does not implement it.
  case declined(_ action: Selector, by: AnyObject)

  /// The action sought last is carried out now; without an object it is a closure.
  case performed(_ action: Selector, on: AnyObject?)
}

/// The families of steps an observer may want.
nonisolated public struct RoutingInterests: OptionSet, Sendable {
  /// One bit a family.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Questions, reasons, answers and the binding of touches.
  public static let hitTests = Self(rawValue: 1 << 0)

  /// Inputs taken, events sent, messages delivered and forwarded.
  public static let responders = Self(rawValue: 1 << 1)

  /// Questions about recognizers, rulings, and changes of their states.
  public static let gestures = Self(rawValue: 1 << 2)

  /// Actions: sought, declined, performed.
  public static let actions = Self(rawValue: 1 << 3)

  /// Every family.
  public static let all: Self = [.hitTests, .responders, .gestures, .actions]
}

/// A message that travels the responder chain.
nonisolated public enum ResponderMessage: String, Sendable, CaseIterable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived

  /// The overridable member that receives the message.
  package var member: RoutingMember {
    switch self {
    case .touchesBegan: .touchesBegan
    case .touchesMoved: .touchesMoved
    case .touchesEnded: .touchesEnded
    case .touchesCancelled: .touchesCancelled
    case .pressesBegan: .pressesBegan
    case .pressesChanged: .pressesChanged
    case .pressesEnded: .pressesEnded
    case .pressesCancelled: .pressesCancelled
    case .motionBegan: .motionBegan
    case .motionEnded: .motionEnded
    case .motionCancelled: .motionCancelled
    case .remoteControlReceived: .remoteControlReceived
    }
  }
}

/// Why a view is not given a touch that began in it.
nonisolated public enum Withholding: Hashable, Sendable {
  /// The view takes one touch at a time and has one.
  case singleTouch
  /// Another view of the window has a touch and wants to be the only one; carries its name.
  case exclusive(view: String)
  /// The view wants to be the only one with touches, and another of its window has one.
  case wantsExclusive
  /// The view left the window before it could be told.
  case leftWindow

  /// The words that every output uses for this reason.
  package var clause: String {
    switch self {
    case .singleTouch: "it has a touch and takes one at a time"
    case .exclusive(let view): "\(view) has an exclusive touch"
    case .wantsExclusive: "it is exclusive and another view has a touch"
    case .leftWindow: "it left the window"
    }
  }
}
