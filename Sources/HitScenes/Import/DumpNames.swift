/// Gives each view of a dump a unique name.
///
/// It is the name of the variable before the view, otherwise the class, with a number where several
/// have the same, such as `UILabel#2`.
nonisolated struct DumpNames {
  private var counts: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var taken: Set<String> = []

  /// Longer class names, such as those of generic types, are shortened.
  private static let longest = 60

  /// Counts a view; all are counted before any is named.
  mutating func count(_ className: String, variable: String? = nil) {
    counts[Self.common(className, variable), default: 0] += 1
  }

  /// Returns the name of the next view that was counted.
  mutating func name(_ className: String, variable: String? = nil) -> String {
    let common = Self.common(className, variable)
    if counts[common] == 1, taken.insert(common).inserted { return common }
    // A class may have the name that another one has with its number.
    while true {
      numbers[common, default: 0] += 1
      let name = "\(common)#\(numbers[common, default: 0])"
      if taken.insert(name).inserted { return name }
    }
  }

  private static func common(_ className: String, _ variable: String?) -> String {
    if let variable { return variable }
    return className.count <= longest ? className : className.prefix(longest) + "…"
  }

  // MARK: - Mangled names

  /// Returns a class's readable name: the module and the name of a mangled one, else the name.
  ///
  /// `_TtGC7SwiftUI14_UIHostingViewV4Main4Root_` is `SwiftUI._UIHostingView`.
  static func readable(_ name: String) -> String {
    guard name.hasPrefix("_Tt") else { return name }
    if let local = local(name) { return local }
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

  /// Returns the module and name of a class inside a function.
  ///
  /// The name comes last, after the number in the function: `_TtCFC4Shop4List4loadFT_T_L_3Row` is
  /// `Shop.Row`.
  private static func local(_ name: String) -> String? {
    guard let number = name.matches(of: /L[0-9]*_(?=[0-9])/).last,
      let first = name.firstIndex(where: \.isNumber)
    else { return nil }
    var beginning = name[first...]
    var rest = name[number.range.upperBound...]
    guard let module = identifier(&beginning) else { return nil }
    var last: Substring?
    while let next = identifier(&rest) { last = next }
    return rest.isEmpty ? last.map { "\(module).\($0)" } : nil
  }

  /// Removes and returns an identifier: a number and as many characters.
  private static func identifier(_ rest: inout Substring) -> Substring? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, count < 1000 else { return nil }
    rest = rest.dropFirst(digits.count)
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
