internal import CHitX11
package import Foundation

/// Something that happened to a window, as the X server reported it, in points and seconds.
///
/// Events come in the order the server sent them and none is dropped: coalescing moves is left to
/// the receiver. `configured` and `exposed` are merged within one batch.
///
/// > Coordinates: window points, y down.
///
/// > Units: timestamps are seconds of the server's clock and never run backwards. An event without a
/// time of its own has that of the latest event with one.
package nonisolated enum X11Event: Sendable, Equatable {
  /// The pointer moved; also outside the window while a button is held.
  case pointerMoved(Pointer)
  /// A button went down, numbered from one: left, middle, right, then eight and above.
  case buttonPressed(Int, Pointer)
  /// A button went up; always follows its press unless the grab was lost.
  case buttonReleased(Int, Pointer)
  /// A wheel turned or a touchpad scrolled: by notches of a wheel, positive right and down.
  ///
  /// Devices that tell fractions have them; no movement at all says that the device stopped.
  case scrolled(CGSize, Pointer)
  /// Fingers changed on a touchscreen: all that changed at one time, in the server's order.
  case touches([Touch], at: TimeInterval)
  /// The pointer entered.
  case entered(Pointer, Crossing)
  /// The pointer left; with a button held and a `normal` crossing, a drag that continues.
  case left(Pointer, Crossing)
  /// A key went down, or repeats while held, or went up.
  case keyPressed(Key), keyReleased(Key)
  /// Keys come to this window from now on, or go elsewhere: the releases of held keys will not
  /// come.
  case focusGained(at: TimeInterval), focusLost(at: TimeInterval)
  /// A part was uncovered; its pixels were shown again already.
  case exposed(CGRect, at: TimeInterval)
  /// The window has a new size; everything must be painted again.
  case configured(Geometry, at: TimeInterval)
  /// The window was put elsewhere; the place is that of its content on the screen, in points.
  ///
  /// The time is when the event was read: the server gives none.
  case relocated(CGPoint, at: TimeInterval)
  /// Another program dropped a list of addresses, as `text/uri-list` has it.
  case dropped(String, at: TimeInterval)
  /// The text came that ``X11Window/requestText(_:)`` asked for.
  case pasted(String, at: TimeInterval)
  /// The window became visible, or is no longer: held buttons and touches are over.
  case mapped(at: TimeInterval), unmapped(at: TimeInterval)
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
  /// Where the pointer is, and the keys held.
  package nonisolated struct Pointer: Sendable, Equatable {
    /// In window points, y down; may lie outside while a button is held.
    package var locationInWindow: CGPoint
    /// The keys held before the event.
    package var modifiers: Modifiers
    /// The seconds of the server's clock.
    package var timestamp: TimeInterval
  }

  /// What one finger did on a touchscreen.
  package nonisolated struct Touch: Sendable, Equatable {
    package nonisolated enum Phase: Sendable, Equatable {
      /// `moved` also where the server reports the finger again; `cancelled` where a grab, the
      /// window or the touchscreen was lost.
      case began, moved, ended, cancelled
    }

    /// The server's number of the finger, its own from `began` to `ended` or `cancelled`.
    package var id: UInt32
    package var phase: Phase
    /// In window points, y down; may lie between pixels and outside.
    package var locationInWindow: CGPoint
  }

  /// A key and what it means under the modifiers held.
  package nonisolated struct Key: Sendable, Equatable {
    /// The key itself, as the server numbers it.
    package var keycode: Int
    /// What the key means under the modifiers; the last of a compose sequence keeps its own
    /// meaning.
    package var keysym: UInt32
    /// The place of the key on the keyboard as USB numbers it; `nil` for one that has no number.
    package var usage: Int?
    /// The text the key types, often empty; for the last key of a compose sequence, its result.
    package var text: String
    /// The text the key types without modifiers.
    package var textWithoutModifiers: String
    /// The keys held before the event.
    package var modifiers: Modifiers
    /// Whether the key was down already and repeats.
    package var isRepeat: Bool
    /// Where the pointer is, in window points, y down.
    package var locationInWindow: CGPoint
    /// The seconds of the server's clock.
    package var timestamp: TimeInterval
  }

  /// The size of a window.
  package nonisolated struct Geometry: Sendable, Equatable {
    /// The size in points.
    package var size: CGSize
    package var deviceSize: DeviceSize
    /// How many device pixels make one point.
    package var scale: CGFloat
  }

  /// Why the pointer entered or left.
  package nonisolated enum Crossing: Sendable, Equatable {
    /// The pointer or a window moved; another program took the pointer, or gave it back.
    case normal, grab, ungrab
  }

  /// A set of modifier keys, by X's bits.
  package nonisolated struct Modifiers: OptionSet, Sendable, Hashable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ mask: Int32) { rawValue = UInt32(mask) }

    package static let shift = Modifiers(ShiftMask)
    /// Set while Caps Lock is on.
    package static let capsLock = Modifiers(LockMask)
    package static let control = Modifiers(ControlMask)
    /// The first modifier, by custom Alt.
    package static let alt = Modifiers(Mod1Mask)
    /// The fourth modifier, by custom the key with a logo.
    package static let logo = Modifiers(Mod4Mask)

    /// Whether a modifier is held.
    ///
    /// Each event is asked; the standard library's answer is generic, and slow from other modules.
    package func contains(_ member: Modifiers) -> Bool {
      rawValue & member.rawValue == member.rawValue
    }
  }
}
