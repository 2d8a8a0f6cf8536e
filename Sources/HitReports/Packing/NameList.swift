/// Every text that a page refers to, once.
final class NameList {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// The place of a text.
  func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The place of a text; nothing where it is new and there are as many as may be.
  func place(of name: String, most: Int) -> Int? {
    names.count < most ? place(of: name) : places[name]
  }

  /// The place of a text that may be nobody's name; -1 for nobody.
  func place(ofName name: String?) -> Int {
    name.map { $0.isEmpty ? -1 : place(of: $0) } ?? -1
  }
}
