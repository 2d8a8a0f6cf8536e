public import Foundation

/// Something that happened to a window, as the X server reported it, in points and seconds.
///
/// Events come in the order the server sent them and none is dropped: coalescing moves is left to
/// the receiver. `configured` and `exposed` are merged within one batch.
///
/// > Coordinates: window points, y down.
///
/// > Units: timestamps are seconds of the server's clock and never run backwards. An event without a
/// time of its own has that of the latest event with one.
public nonisolated enum X11Event: Sendable, Equatable {
  /// The pointer moved; also outside the window while a button is held.
  case pointerMoved(Pointer)
  /// A button went down, numbered from one: left, middle, right, then eight and above.
  case buttonPressed(Int, Pointer)
  /// A button went up; always follows its press unless the grab was lost.
  case buttonReleased(Int, Pointer)
  /// The wheel turned by one notch.
  case scrolled(ScrollDirection, Pointer)
  /// Fingers changed on a touchscreen: all that changed at one time, in the server's order.
  case touches([Touch], at: TimeInterval)
  /// The pointer entered.
  case entered(Pointer, Crossing)
  /// The pointer left; with a button held and a `normal` crossing, a drag that continues.
  case left(Pointer, Crossing)
  /// A key went down, or repeats while held.
  case keyPressed(Key)
  /// A key went up; does not come when the focus was lost while it was down.
  case keyReleased(Key)
  /// Keys come to this window from now on.
  case focusGained(at: TimeInterval)
  /// Keys go elsewhere; the releases of held keys will not come.
  case focusLost(at: TimeInterval)
  /// A part was uncovered; its pixels were shown again already.
  case exposed(CGRect, at: TimeInterval)
  /// The window has a new size; everything must be painted again.
  case configured(Geometry, at: TimeInterval)
  /// The window was put elsewhere; the place is that of its content on the screen, in points.
  ///
  /// The time is when the event was read: the server gives none.
  case relocated(CGPoint, at: TimeInterval)
  /// The window became visible.
  case mapped(at: TimeInterval)
  /// The window is no longer visible; held buttons and touches are over.
  case unmapped(at: TimeInterval)
  /// The user asked the window manager to close the window.
  case closeRequested(at: TimeInterval)
  /// Another program took the pointer or the keyboard; held buttons and touches are over.
  case grabLost(at: TimeInterval)
  /// Points have a new size in pixels; `configured` follows.
  case scaleChanged(CGFloat, at: TimeInterval)
  /// Another client destroyed the window; nothing follows.
  case destroyed(at: TimeInterval)
}

extension X11Event {
  /// Where the pointer is, and the keys and buttons held.
  public nonisolated struct Pointer: Sendable, Equatable {
    /// The place of the pointer in window points, y down; may lie outside while a button is held.
    public var locationInWindow: CGPoint
    /// The modifier keys held before the event.
    public var modifiers: Modifiers
    /// The buttons held before the event.
    public var heldButtons: Buttons
    /// The seconds of the server's clock.
    public var timestamp: TimeInterval
  }

  /// What one finger did on a touchscreen.
  public nonisolated struct Touch: Sendable, Equatable {
    /// The stage of a finger.
    public nonisolated enum Phase: Sendable, Equatable {
      /// The finger came down.
      case began
      /// The finger moved, or the server reported it again.
      case moved
      /// The finger was lifted.
      case ended
      /// The touch is void: a grab, the window or the touchscreen was lost.
      case cancelled
    }

    /// The server's number of the finger, its own from `began` to `ended` or `cancelled`.
    public var id: UInt32
    /// What the finger did.
    public var phase: Phase
    /// The place of the finger in window points, y down; may lie between pixels and outside.
    public var locationInWindow: CGPoint
  }

  /// A key and what it means under the modifiers held.
  public nonisolated struct Key: Sendable, Equatable {
    /// The key itself, as the server numbers it.
    public var keycode: Int
    /// What the key means under the modifiers, as an X keysym.
    ///
    /// The last key of a compose sequence keeps its own meaning.
    public var keysym: UInt32
    /// The place of the key on the keyboard as USB numbers it; `nil` for one that has no number.
    public var usage: Int?
    /// The text the key types, often empty; for the last key of a compose sequence, its result.
    public var text: String
    /// The text the key types without modifiers.
    public var textWithoutModifiers: String
    /// The modifier keys held before the event.
    public var modifiers: Modifiers
    /// Whether the key was down already and repeats.
    public var isRepeat: Bool
    /// The place of the pointer in window points, y down.
    public var locationInWindow: CGPoint
    /// The seconds of the server's clock.
    public var timestamp: TimeInterval
  }

  /// The size of a window.
  public nonisolated struct Geometry: Sendable, Equatable {
    /// The size in points.
    public var size: CGSize
    /// The size in device pixels.
    public var deviceSize: DeviceSize
    /// How many device pixels make one point.
    public var scale: CGFloat
  }

  /// Why the pointer entered or left.
  public nonisolated enum Crossing: Sendable, Equatable {
    /// The pointer itself moved across the edge, or windows moved under it.
    case normal
    /// Another program took the pointer.
    case grab
    /// Another program gave the pointer back.
    case ungrab
  }

  /// The way a wheel turned.
  public nonisolated enum ScrollDirection: Sendable, Equatable {
    /// Towards the top of the content; X button 4.
    case up
    /// Towards the bottom of the content; X button 5.
    case down
    /// Towards the left of the content; X button 6.
    case left
    /// Towards the right of the content; X button 7.
    case right
  }

  /// A set of modifier keys.
  public nonisolated struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits, as X numbers them.
    public var rawValue: UInt32

    /// Creates a set from X's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Caps Lock, while it is on.
    public static let capsLock = Modifiers(rawValue: 1 << 1)
    /// Either Control key.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// The first modifier, by custom Alt.
    public static let alt = Modifiers(rawValue: 1 << 3)
    /// The second modifier, by custom Num Lock.
    public static let numLock = Modifiers(rawValue: 1 << 4)
    /// The fourth modifier, by custom the key with a logo.
    public static let logo = Modifiers(rawValue: 1 << 6)
  }

  /// A set of held pointer buttons.
  public nonisolated struct Buttons: OptionSet, Sendable, Hashable {
    /// The bits: button one is bit zero.
    public var rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first button.
    public static let left = Buttons(rawValue: 1 << 0)
    /// The second button.
    public static let middle = Buttons(rawValue: 1 << 1)
    /// The third button.
    public static let right = Buttons(rawValue: 1 << 2)
  }
}
