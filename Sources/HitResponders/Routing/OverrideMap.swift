/// Which classes replace which routing members, read from the classes' own method tables.
///
/// A native Swift class keeps one function pointer a member at a fixed place in its metadata, and a
/// subclass that overrides the member has another pointer there. The places are not assumed but
/// measured: `Probes` holds one subclass a member that overrides just that member, and the word in
/// which it differs from a subclass that overrides nothing is the member's place. Where the measure
/// is not unique, the member counts as replaced everywhere, which is always correct and only
/// slower.
///
/// It serves three ends: the default hit test and the default forwarding can loop over classes that
/// change nothing instead of recursing; a log can tell "consumed, forwarded" from "forwarded"; and
/// an inspector can mark overriding views. Nothing is called to find out.
enum OverrideMap {
  /// The place of a member in a class's metadata and the framework's pointer there.
  struct Slot {
    let offset: Int
    let original: UInt
  }

  /// The places by `RoutingMember.rawValue`; `nil` where the measure was not unique.
  static let slots: [Slot?] = RoutingMember.allCases.map { measure($0) }

  /// The hot members' places, kept together for the hit test.
  static let view = ViewSlots(
    hitTest: slots[RoutingMember.hitTest.rawValue],
    pointInside: slots[RoutingMember.pointInside.rawValue],
    isHidden: slots[RoutingMember.isHidden.rawValue],
    isUserInteractionEnabled: slots[RoutingMember.isUserInteractionEnabled.rawValue],
    alpha: slots[RoutingMember.alpha.rawValue]
  )

  /// The place of `next` in a view's class, and the pointer of the rule that views follow there.
  static let nextOfViews: Slot? = slots[RoutingMember.next.rawValue].map { slot in
    let metadata = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    return Slot(
      offset: slot.offset,
      original: metadata.load(fromByteOffset: slot.offset, as: UInt.self)
    )
  }

  /// The places that the way of a touch looks at, made at the first look and never given back.
  ///
  /// A look is a plain load; those at the constants above ask each time whether they are made.
  @inline(__always)
  static var tables: Tables { made ?? makeTables() }

  @exclusivity(unchecked)
  private static var made: Tables?

  @inline(never)
  private static func makeTables() -> Tables {
    let messages = UnsafeMutablePointer<Slot?>.allocate(capacity: slots.count)
    for (place, slot) in slots.enumerated() { (messages + place).initialize(to: slot) }
    let tables = Tables(view: view, next: nextOfViews, members: UnsafePointer(messages))
    made = tables
    return tables
  }

  struct Tables {
    let view: ViewSlots
    /// As `nextOfViews`.
    let next: Slot?
    fileprivate let members: UnsafePointer<Slot?>

    /// The place of a message; `nil` where the measure was not unique.
    @inline(__always)
    func place(of message: ResponderMessage) -> Slot? { members[message.member.rawValue] }
  }

  /// Whether the class of `responder` has its own implementation of `member`.
  static func replaces(_ member: RoutingMember, in responder: UIResponder) -> Bool {
    if member.isOfViews && !(responder is UIView) { return false }
    guard let slot = slots[member.rawValue] else { return true }
    return slot.isReplaced(in: metadata(of: responder))
  }

  /// The metadata of an object's class.
  @inline(__always)
  static func metadata(of object: AnyObject) -> UnsafeRawPointer {
    unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
  }

  /// The metadata of an object's class, which is the first word of the object.
  @inline(__always)
  static func metadata<Object: AnyObject>(of object: Unmanaged<Object>) -> UnsafeRawPointer {
    UnsafeRawPointer(object.toOpaque()).load(as: UnsafeRawPointer.self)
  }

  private static func measure(_ member: RoutingMember) -> Slot? {
    let trio = Probes.classes(for: member)
    let base = unsafeBitCast(trio.base, to: UnsafeRawPointer.self)
    let plain = unsafeBitCast(trio.plain, to: UnsafeRawPointer.self)
    let probe = unsafeBitCast(trio.probe, to: UnsafeRawPointer.self)
    let places = Header.members(of: base).filter { offset in
      let original = base.load(fromByteOffset: offset, as: UInt.self)
      return plain.load(fromByteOffset: offset, as: UInt.self) == original
        && probe.load(fromByteOffset: offset, as: UInt.self) != original
    }
    // A method has one place; a property has its getter first, then setter and mutation accessor,
    // and every form of override replaces all three.
    guard let offset = places.first, places.count == 1 || places.count == member.accessors else {
      return nil
    }
    return Slot(offset: offset, original: base.load(fromByteOffset: offset, as: UInt.self))
  }

  /// The part of a class's metadata that every native Swift class has.
  private enum Header {
    private static let classSizeOffset = 32
    private static let addressPointOffset = 36
    private static let firstMemberOffset = 56

    static func members(of metadata: UnsafeRawPointer) -> StrideTo<Int> {
      let size = metadata.load(fromByteOffset: classSizeOffset, as: UInt32.self)
      let addressPoint = metadata.load(fromByteOffset: addressPointOffset, as: UInt32.self)
      return stride(
        from: firstMemberOffset,
        to: Int(size) - Int(addressPoint),
        by: MemoryLayout<UInt>.size
      )
    }
  }
}

extension RoutingMember {
  /// Whether only views have this member.
  var isOfViews: Bool {
    switch self {
    case .hitTest, .pointInside, .isHidden, .isUserInteractionEnabled, .alpha, .draw: true
    default: false
    }
  }

  /// The number of entries a class's method table has for this member.
  fileprivate var accessors: Int {
    switch self {
    case .isHidden, .isUserInteractionEnabled, .alpha: 3
    default: 1
    }
  }
}

extension OverrideMap.Slot {
  @inline(__always)
  func isReplaced(in metadata: UnsafeRawPointer) -> Bool {
    metadata.load(fromByteOffset: offset, as: UInt.self) != original
  }
}

extension OverrideMap {
  /// The places that one question of the hit test looks at; as small as a pointer, and as cheap to
  /// copy.
  struct ViewSlots {
    private struct Table {
      let hitTest: Slot
      let pointInside: Slot
      let isHidden: Slot
      let isUserInteractionEnabled: Slot
      let alpha: Slot
    }

    /// What no class has in its first word, so that each counts as replacing the member.
    private static let unknown = Slot(offset: 0, original: .max)

    /// Made once and never given back: classes do not change.
    private let table: UnsafePointer<Table>

    init(
      hitTest: Slot?,
      pointInside: Slot?,
      isHidden: Slot?,
      isUserInteractionEnabled: Slot?,
      alpha: Slot?
    ) {
      let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
      table.initialize(
        to: Table(
          hitTest: hitTest ?? Self.unknown,
          pointInside: pointInside ?? Self.unknown,
          isHidden: isHidden ?? Self.unknown,
          isUserInteractionEnabled: isUserInteractionEnabled ?? Self.unknown,
          alpha: alpha ?? Self.unknown
        )
      )
      self.table = UnsafePointer(table)
    }

    @inline(__always)
    func replacesHitTest(_ metadata: UnsafeRawPointer) -> Bool {
      table.pointee.hitTest.isReplaced(in: metadata)
    }

    @inline(__always)
    func replacesPointInside(_ metadata: UnsafeRawPointer) -> Bool {
      table.pointee.pointInside.isReplaced(in: metadata)
    }

    /// Whether the class overrides any guard that comes before `point(inside:)`.
    @inline(__always)
    func replacesGuards(_ metadata: UnsafeRawPointer) -> Bool {
      table.pointee.isHidden.isReplaced(in: metadata)
        || table.pointee.isUserInteractionEnabled.isReplaced(in: metadata)
        || table.pointee.alpha.isReplaced(in: metadata)
    }

    /// Whether the class has no say of its own in what the framework's hit test asks a view itself.
    @inline(__always)
    func replacesNoAnswer(_ metadata: UnsafeRawPointer) -> Bool {
      !(replacesPointInside(metadata) || replacesGuards(metadata))
    }

    /// Whether the class has no say of its own in any part of the question.
    @inline(__always)
    func replacesNothing(_ metadata: UnsafeRawPointer) -> Bool {
      !replacesHitTest(metadata) && replacesNoAnswer(metadata)
    }
  }
}
