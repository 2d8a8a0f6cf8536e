internal import HitResponders

/// The names of live objects, as traces give them, and the numbers of those said so far.
///
/// A view's name is its identifier. Where it has none, it is a path from the nearest view above
/// that has one, with the class and the number among the siblings of that class. What a name is
/// made of can change, so names are remembered only while nothing of the kind happened anywhere.
@MainActor
final class TraceNaming {
  @exclusivity(unchecked)
  private var version = 0
  @exclusivity(unchecked)
  /// The names of responders, by their serial numbers.
  private var remembered: [Int: TraceName] = [:]
  /// The last object asked for: walks and messages ask for the same one several times.
  @exclusivity(unchecked)
  private var last: (number: Int, name: TraceName)?
  /// The names of recognizers without one of their own, by their classes.
  private var kinds: [ObjectIdentifier: TraceName] = [:]
  private var known: [String: TraceName] = [:]
  /// The names said so far, by their numbers.
  let quoted = QuotedNames()
  /// The names of windows without an identifier, by the windows' serial numbers.
  private var windows: [Int: String] = [:]
  private var windowCounts: [String: Int] = [:]

  /// Makes names for the windows that stand, in an order.
  init(windows: [UIWindow]) {
    for window in windows { _ = number(of: window) }
  }

  /// Counts windows anew: others come in the place of those that were.
  func restart() {
    windows = [:]
    windowCounts = [:]
    forget()
  }

  /// Forgets what was remembered where something changed.
  @inline(__always)
  func refresh() {
    if version != SceneChanges.nameVersion { forget() }
  }

  @inline(never)
  private func forget() {
    version = SceneChanges.nameVersion
    remembered.removeAll(keepingCapacity: true)
    last = nil
  }

  func name(of responder: UIResponder) -> TraceName {
    refresh()
    let number = responder.serialNumber
    if let last, last.number == number { return last.name }
    let name = remembered[number] ?? find(responder)
    last = (number, name)
    return name
  }

  /// Returns a recognizer's own name, without its view's.
  func name(of recognizer: UIGestureRecognizer) -> TraceName {
    if let name = recognizer.name { return intern(name) }
    let kind = ObjectIdentifier(type(of: recognizer))
    if let name = kinds[kind] { return name }
    let name = intern(recognizer.kindWord)
    kinds[kind] = name
    return name
  }

  func name(ofAny object: AnyObject) -> TraceName {
    if let responder = object as? UIResponder { return name(of: responder) }
    return intern(RoutingName.of(object))
  }

  func intern(_ text: String) -> TraceName {
    if let name = known[text] { return name }
    let name = TraceName(index: Int32(quoted.quoted.count))
    quoted.append(text)
    known[text] = name
    return name
  }

  @inline(never)
  private func find(_ responder: UIResponder) -> TraceName {
    let name = intern((responder as? UIView).map(path) ?? responder.routingName)
    remembered[responder.serialNumber] = name
    return name
  }

  private func path(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    guard let superview = view.superview else { return number(of: view) }
    var number = 0
    let name = view.className
    for sibling in superview.subviews where sibling.className == name {
      number += 1
      if sibling === view { break }
    }
    return "\(path(of: superview))/\(name)#\(number)"
  }

  /// Returns the name of a window without an identifier, or of a view that stands nowhere.
  private func number(of root: UIView) -> String {
    guard root is UIWindow else { return "\(root.className)#1" }
    if let name = windows[root.serialNumber] { return name }
    let count = windowCounts[root.className, default: 0] + 1
    windowCounts[root.className] = count
    let name = "\(root.className)#\(count)"
    windows[root.serialNumber] = name
    return name
  }
}
