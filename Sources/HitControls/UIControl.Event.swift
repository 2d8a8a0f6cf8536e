internal import HitResponders

extension UIControl {
  /// What a control can report, alone or together.
  ///
  /// > Source: UIKit, `UIControl.Event`.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch went down in the control; it did once more, with a tap count above 1.
    public static let (touchDown, touchDownRepeat) = (bit(0), bit(1))
    /// A touch moved inside, or outside.
    public static let (touchDragInside, touchDragOutside) = (bit(2), bit(3))
    /// A touch moved in, or out.
    public static let (touchDragEnter, touchDragExit) = (bit(4), bit(5))
    /// A touch was lifted inside, or outside.
    public static let (touchUpInside, touchUpOutside) = (bit(6), bit(7))
    /// The system took a touch away.
    public static let touchCancel = bit(8)
    /// The value changed.
    public static let valueChanged = bit(12)
    /// The control's main event happened.
    public static let primaryActionTriggered = bit(13)
    /// The menu's action was triggered.
    public static let menuActionTriggered = bit(14)
    /// Editing began, the text changed, editing ended.
    public static let (editingDidBegin, editingChanged, editingDidEnd) = (bit(16), bit(17), bit(18))
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = bit(19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an application may give a meaning.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the framework keeps.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl.Event {
  /// The events that occur, with UIKit's names, in the order in which a pass looks for its name.
  nonisolated package static let named: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The name of the first of these events.
  nonisolated package var firstName: String? { Self.named.first { contains($0.event) }?.name }
}
