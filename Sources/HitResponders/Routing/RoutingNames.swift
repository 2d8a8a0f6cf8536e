/// When names were last given, or lost, or changed with the places they are made of.
///
/// Whoever remembers the name of an object by its identity looks here before using it: objects that
/// die make room for others at their address, and a view's path changes with its neighbours.
package enum RoutingNames {
  // Objects may die off the main actor, where only the object's own floor would notice a lost count.
  /// A number that rises with every such change.
  @exclusivity(unchecked)
  nonisolated(unsafe) package static var version = 1

  /// Notes a change.
  @inline(__always)
  nonisolated static func noteChange() { version &+= 1 }
}
