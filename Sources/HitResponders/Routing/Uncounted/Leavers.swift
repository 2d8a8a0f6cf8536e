/// What left its place while an input was routed, kept until that is over.
///
/// UIKit's autorelease pool does the same for each turn of its run loop. The way of a touch relies
/// on it: a view that has a superview, and a window that is shown, live until the input is routed,
/// so the way from one to the next counts no references.
enum Leavers {
  @exclusivity(unchecked)
  private static var depth = 0
  @exclusivity(unchecked)
  private static var kept: [AnyObject] = []
  @exclusivity(unchecked)
  private static var areAny = false

  /// Whether an input is being routed, by any application.
  static var areKept: Bool { depth > 0 }

  /// Keeps an object that leaves its place, if an input is being routed.
  @inline(__always)
  static func keep(_ object: AnyObject) {
    if depth == 0 { return }
    kept.append(object)
    areAny = true
  }

  /// Runs `body`, then releases what left meanwhile.
  @inline(__always)
  static func keeping(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if areAny && depth == 0 { letGo() }
  }

  private static func letGo() {
    // A deinitializer is client code, which may remove more.
    while !kept.isEmpty { _ = kept.popLast() }
    areAny = false
  }
}
