internal import HitResponders

/// The names of live objects, as traces give them, and the numbers of those said so far.
///
/// A view's name is its identifier. Where it has none, it is a path from the nearest view above that
/// has one, with the class and the number among the siblings of that class. What a name is made of
/// can change, so names are remembered only while nothing of the kind happened anywhere.
@MainActor
final class TraceNaming {
  @exclusivity(unchecked)
  private var version = 0
  @exclusivity(unchecked)
  private var remembered: [ObjectIdentifier: Int32] = [:]
  /// The last object asked for: walks and messages ask for the same one several times.
  @exclusivity(unchecked)
  private var last: (object: ObjectIdentifier, index: Int32)?
  private var indices: [String: Int32] = [:]
  /// The names as JSON strings, by their numbers.
  @exclusivity(unchecked)
  private(set) var quoted: [[UInt8]] = []
  /// The windows, in the order in which they are numbered.
  private var windows: [ObjectIdentifier: String] = [:]
  private var windowCounts: [String: Int] = [:]

  /// Makes names for the windows that stand, in an order.
  init(windows: [UIWindow]) {
    for window in windows { _ = number(of: window) }
  }

  /// Forgets what was remembered where something changed.
  @inline(__always)
  func refresh() {
    if version != RoutingNames.version { forget() }
  }

  @inline(never)
  private func forget() {
    version = RoutingNames.version
    remembered.removeAll(keepingCapacity: true)
    last = nil
  }

  /// Returns the number of a responder's name.
  func index(of responder: UIResponder) -> Int32 {
    refresh()
    let object = ObjectIdentifier(responder)
    if let last, last.object == object { return last.index }
    let index = remembered[object] ?? find(responder, object)
    last = (object, index)
    return index
  }

  /// Returns the number of a recognizer's own name, without its view's.
  func index(of recognizer: UIGestureRecognizer) -> Int32 {
    refresh()
    let object = ObjectIdentifier(recognizer)
    if let index = remembered[object] { return index }
    let index = intern(recognizer.title)
    remembered[object] = index
    return index
  }

  /// Returns the number of the name of any object.
  func index(ofAny object: AnyObject) -> Int32 {
    if let responder = object as? UIResponder { return index(of: responder) }
    return intern(RoutingName.of(object))
  }

  /// Returns the number of a text as a name.
  func intern(_ name: String) -> Int32 {
    if let index = indices[name] { return index }
    let index = Int32(quoted.count)
    var writer = TraceLineWriter(capacity: 64)
    writer.append(string: name)
    quoted.append(writer.withBytes { Array($0) })
    indices[name] = index
    return index
  }

  @inline(never)
  private func find(_ responder: UIResponder, _ object: ObjectIdentifier) -> Int32 {
    let index = intern((responder as? UIView).map(name) ?? responder.routingName)
    remembered[object] = index
    return index
  }

  private func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    guard let superview = view.superview else { return number(of: view) }
    var number = 0
    let name = view.className
    for sibling in superview.subviews where sibling.className == name {
      number += 1
      if sibling === view { break }
    }
    return "\(self.name(of: superview))/\(name)#\(number)"
  }

  /// Returns the name of a window without an identifier, or of a view that stands nowhere.
  private func number(of root: UIView) -> String {
    guard root is UIWindow else { return "\(root.className)#1" }
    let object = ObjectIdentifier(root)
    if let name = windows[object] { return name }
    let count = windowCounts[root.className, default: 0] + 1
    windowCounts[root.className] = count
    let name = "\(root.className)#\(count)"
    windows[object] = name
    return name
  }
}
