/// When names were last given, or lost, or changed with the places they are made of.
///
/// Whoever remembers the name of an object by its identity looks here before using it: objects that
/// die make room for others at their address, and a view's path changes with its neighbours.
package enum RoutingNames {
  // Objects may die off the main actor, where only the object's own floor would notice a lost count.
  @exclusivity(unchecked)
  nonisolated(unsafe) private static var changes = 1

  /// A number that rises with every such change.
  ///
  /// A call, because other floors would check each access to the stored number.
  package static var version: Int { changes }

  /// Notes a change.
  @inline(__always)
  nonisolated static func noteChange() { changes &+= 1 }
}
