internal import HitAnalysis
internal import HitResponders

/// What views are searched for: words in their names, and filters as `:dead`.
///
/// A view is found that has every word and every filter. While a filter is being typed it stands for
/// each that begins so.
nonisolated struct ViewQuery: Hashable {
  /// What begins a filter.
  private static let mark: Character = ":"

  private let words: [String]
  /// For each filter those that it may be.
  private let filters: [ViewTraits]

  init(_ text: String = "") {
    let terms = text.searchedWords
    words = terms.filter { $0.first != Self.mark }
    // The mark alone asks for nothing yet.
    filters = terms.filter { $0.first == Self.mark && $0.count > 1 }.map { term in
      let name = term.dropFirst()
      return ViewTraits.named.reduce(into: []) { traits, known in
        if known.name.hasPrefix(name) { traits.insert(known.trait) }
      }
    }
  }

  /// Whether nothing is searched for, so that every view is shown.
  var isEmpty: Bool { words.isEmpty && filters.isEmpty }

  /// Whether lint has to find something out.
  var needsLint: Bool { filters.contains { !$0.isDisjoint(with: .foundByLint) } }

  func matches(_ view: SearchedView) -> Bool {
    words.allSatisfy { word in view.names.contains { $0.contains(word) } }
      && filters.allSatisfy { !$0.isDisjoint(with: view.traits) }
  }

  /// The filters as they are typed.
  static var filterNames: [String] { ViewTraits.named.map { "\(mark)\($0.name)" } }
}

nonisolated extension String {
  /// The words that a person searches for, in small letters.
  var searchedWords: [String] { lowercased().split(separator: " ").map { String($0) } }
}

/// What a view is found by.
nonisolated struct SearchedView {
  var id: SceneViewID
  /// Its name and its class.
  var title: String
  var kind: String
  /// Both and its controller's name, in small letters.
  var names: [String]
  var traits: ViewTraits
}

extension SearchedView {
  /// Reads all views of an application, in the order of the tree.
  static func all(of application: UIApplication) -> [SearchedView] {
    let rules = HitTestRules(application)
    return SceneOutline.views(of: application).map { SearchedView($0.view, rules) }
  }

  private init(_ view: UIView, _ rules: HitTestRules) {
    let names = [view.routingName, view.className, view.viewController?.routingName]
    self.init(
      id: ObjectIdentifier(view),
      title: view.routingName,
      kind: view.className,
      names: names.compactMap { $0?.lowercased() },
      traits: ViewTraits(of: view, rules: rules)
    )
  }
}
