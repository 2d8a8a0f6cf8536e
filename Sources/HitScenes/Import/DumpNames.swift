/// Gives each view of a dump a name that no other has.
///
/// The name of a variable where one stands before the view; otherwise the class, with the number
/// among the views of that class where there are several, such as `UILabel#2`.
nonisolated struct DumpNames {
  private var counts: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var taken: Set<String> = []

  /// Longer class names, such as those of generic types, are shown by their beginning.
  private static let longest = 60

  /// Counts a view of a class, before any is named.
  mutating func count(_ className: String) { counts[className, default: 0] += 1 }

  /// Returns the name of the next view of a class.
  mutating func name(_ className: String, variable: String?) -> String {
    let number = (numbers[className] ?? 0) + 1
    numbers[className] = number
    if let variable, taken.insert(variable).inserted { return variable }
    let short = Self.shortened(className)
    var name = counts[className] == 1 ? short : "\(short)#\(number)"
    var further = number
    // Two long names may begin alike, and a class may be named like a variable.
    while !taken.insert(name).inserted {
      further += 1
      name = "\(short)#\(further)"
    }
    return name
  }

  private static func shortened(_ name: String) -> String {
    name.count <= longest ? name : name.prefix(longest) + "…"
  }

  // MARK: - Mangled names

  /// Returns a class's name to read: the module and the name of a mangled one, else the name.
  ///
  /// `_TtGC7SwiftUI14_UIHostingViewV4Main4Root_` is `SwiftUI._UIHostingView`.
  static func readable(_ name: String) -> String {
    guard name.hasPrefix("_Tt") else { return name }
    var rest = name.dropFirst(3)
    if rest.first == "G" { rest = rest.dropFirst() }
    let kinds = rest.prefix { "COV".contains($0) }
    rest = rest.dropFirst(kinds.count)
    guard !kinds.isEmpty, let module = identifier(&rest) else { return name }
    var last: Substring?
    for _ in kinds {
      if rest.first == "P" {
        rest = rest.dropFirst()
        guard identifier(&rest) != nil else { return name }
      }
      guard let next = identifier(&rest) else { return name }
      last = next
    }
    return last.map { "\(module).\($0)" } ?? name
  }

  /// Takes a number and as many characters.
  private static func identifier(_ rest: inout Substring) -> Substring? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, count < 1000 else { return nil }
    rest = rest.dropFirst(digits.count)
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
