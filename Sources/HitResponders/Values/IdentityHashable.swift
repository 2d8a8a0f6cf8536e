/// An object that equals itself alone.
///
/// > Source: HitScope's own; on Apple's systems `NSObject` compares so.
nonisolated public protocol IdentityHashable: AnyObject, Hashable {}

nonisolated extension IdentityHashable {
  /// Whether both are the same object.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the object's identity.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
