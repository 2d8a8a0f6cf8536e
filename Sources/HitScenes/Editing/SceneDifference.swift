/// What two scene files say differently, view by view and key by key.
///
/// Views are matched by their names. Comments, order of keys and spaces are no difference.
///
/// - Complexity: Proportional to the size of both files, and to the number of siblings of views
///   without names.
nonisolated package struct SceneDifference: Hashable, Sendable {
  /// A key of a view that has another value, or a view that only one file has.
  package struct Line: Hashable, Sendable {
    /// The view's name.
    package var view: String
    /// The key; empty where the whole view is in one file alone.
    package var key: String
    /// What the first file says, as people write it; `nil` where it has no such view.
    package var old: String?
    /// What the second file says; `nil` where it has no such view.
    package var new: String?
  }

  /// The lines in the order of the second file, those of views that it lacks last.
  package private(set) var lines: [Line] = []

  /// The names of the views that differ, each once, in the same order.
  package var views: [String] {
    lines.map(\.view).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Compares two documents.
  package init(from old: SceneDocument, to new: SceneDocument) {
    let (oldNames, newNames) = (old.names, new.names)
    let places = Dictionary(
      oldNames.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var texts = (old: SettingTexts(old), new: SettingTexts(new))
    var found: Set<String> = []
    for (index, name) in newNames.enumerated() {
      let view = new.views[index]
      guard let place = places[name] else {
        lines.append(Line(view: name, key: "", old: nil, new: view.className))
        continue
      }
      found.insert(name)
      let other = old.views[place]
      func add(_ key: String, _ before: String, _ after: String) {
        lines.append(Line(view: name, key: key, old: before, new: after))
      }
      if other.className != view.className { add("class", other.className, view.className) }
      if other.frame != view.frame {
        add("frame", ViewSetting.frame(other.frame).words, ViewSetting.frame(view.frame).words)
      }
      let before = other.parent.map { oldNames[$0] } ?? ""
      let after = view.parent.map { newNames[$0] } ?? ""
      if before != after { add("superview", before, after) }
      for key in Set((other.settings + view.settings).map(\.key)).sorted() {
        let ones = other.settings.first { $0.key == key }
        let others = view.settings.first { $0.key == key }
        if ones == others { continue }
        add(key, texts.old.words(ones, of: place), texts.new.words(others, of: index))
      }
    }
    addOrder(oldNames, old, newNames, new)
    for (index, name) in oldNames.enumerated() where !found.contains(name) {
      lines.append(Line(view: name, key: "", old: old.views[index].className, new: nil))
    }
  }

  /// Adds the views that stand at another place among the same siblings.
  private mutating func addOrder(
    _ oldNames: [String],
    _ old: SceneDocument,
    _ newNames: [String],
    _ new: SceneDocument
  ) {
    let (before, after) = (Self.siblings(oldNames, old), Self.siblings(newNames, new))
    for parent in newNames {
      guard let olds = before[parent], let news = after[parent] else { continue }
      let common = Set(olds).intersection(news)
      let (one, other) = (olds.filter(common.contains), news.filter(common.contains))
      for change in other.difference(from: one) {
        guard case .insert(let place, let name, _) = change else { continue }
        let below = place > 0 ? "in front of \(other[place - 1])" : "at the back"
        lines.append(Line(view: name, key: "order", old: "", new: below))
      }
    }
  }

  /// The names of the subviews of each view, by its name.
  private static func siblings(_ names: [String], _ document: SceneDocument) -> [String: [String]] {
    var siblings: [String: [String]] = [:]
    for (index, view) in document.views.enumerated() {
      if let parent = view.parent { siblings[names[parent], default: []].append(names[index]) }
    }
    return siblings
  }
}

nonisolated extension SceneDocument {
  /// The names of all views, as ``name(of:)`` gives them.
  ///
  /// - Complexity: Proportional to the number of views and the lengths of their names.
  package var names: [String] {
    var names: [String] = []
    var counts: [Int: [String: Int]] = [:]
    for view in views {
      let number = counts[view.parent ?? -1, default: [:]][view.className, default: 0] + 1
      counts[view.parent ?? -1, default: [:]][view.className] = number
      let above = view.parent.map { "\(names[$0])/" } ?? ""
      names.append(view.id ?? "\(above)\(view.className)#\(number)")
    }
    return names
  }

  /// What the file says of a view for the key of a setting, in words.
  package func words(for setting: ViewSetting, of view: Int) -> String {
    if case .frame = setting { return ViewSetting.frame(views[view].frame).words }
    var texts = SettingTexts(self)
    return texts.words(views[view].settings.first { $0.key == setting.key }, of: view)
  }
}

nonisolated extension ViewSetting {
  /// The value, as short as it can be told.
  package var words: String {
    let text = fileValue
    return text.hasPrefix("\"") ? text.replacing("\"", with: "") : text
  }
}

/// The values of settings in words.
nonisolated private struct SettingTexts {
  private let document: SceneDocument
  /// Made when the first value is asked for that only the file's text tells.
  private var editor: SceneTextEditor?
  private var wasAsked = false

  init(_ document: SceneDocument) { self.document = document }

  /// The value of a view's setting; lists and rules as they are written in the file.
  mutating func words(_ setting: ViewSetting?, of view: Int) -> String {
    guard let setting else { return "standard" }
    if setting.fileValue != "null" { return setting.words }
    if !wasAsked { readText() }
    return editor?.text(of: setting.key, view: view) ?? setting.key
  }

  private mutating func readText() {
    wasAsked = true
    if document.dump != nil { return }
    do throws(SceneChangeError) {
      editor = try SceneTextEditor(document)
    } catch {
      // A document that was read has a text that can be read again.
      editor = nil
    }
  }
}
