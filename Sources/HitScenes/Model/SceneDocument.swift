public import Foundation

/// A scene file, read and checked, with the positions of its contents.
///
/// The views are one list in the order of the file, each after its superview, so that a document of
/// a million views is read, walked and released without recursion. A document builds nothing;
/// ``Scene`` does.
nonisolated public struct SceneDocument: Sendable {
  /// The least and most that a file may hold.
  public struct Limits: Hashable, Sendable {
    /// The largest file, in bytes.
    public var bytes = 256 << 20
    /// The most views, windows among them.
    public var views = 1_000_000
    /// The most levels of views, windows among them.
    public var depth = 512

    /// The limits used everywhere outside tests.
    public static let standard = Limits()
  }

  /// The farthest coordinate and the longest extent that a file may give, in points.
  ///
  /// Doubles resolve a nanopoint there, and products of several transforms stay finite.
  public static let farthestCoordinate = 1e7

  /// The largest screen, in points: what a drawing surface can hold.
  public static let largestScreen = 16_384.0

  /// The file as the caller named it.
  public var path: String
  /// The file's own text, for storing it with a result.
  public var text: [UInt8]
  /// Whether the text is the file's own, so that positions are places in that file; a trace
  /// carries a scene's JSON laid out anew.
  package var isOwnText = true
  /// A short title, the file's name where it gives none.
  public var title: String
  /// One line for the gallery.
  public var about = ""
  /// The screen's size, in points.
  public var size = CGSize.zero
  /// The spec's switches that differ from their defaults.
  public var rules = SceneRules()
  /// An application delegate that is a responder, if there is one.
  public var delegate: ControllerDescription?
  /// The views in the order of the file, each after its superview; windows have none.
  public var views: [ViewDescription] = []
  /// Presses worth trying.
  public var tries: [SceneTry] = []
  /// The indices of the views that the file names.
  public var indicesByID: [String: Int] = [:]
  /// The additions of a dump; `nil` for a scene file.
  public var dump: Dump?

  /// Makes a document without content, with the file's name as its title.
  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    title = Self.name(ofFileAt: path)
  }
}

nonisolated extension SceneDocument {
  /// The name under which the scene is known: its file's name without folders and endings.
  public var name: String { SceneDocument.name(ofFileAt: path) }

  static func name(ofFileAt path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".scene.json", ".json", ".txt", ".dump"]
    where file.hasSuffix(ending) && file != ending {
      return String(file.dropLast(ending.count))
    }
    return file
  }

  /// The indices of the windows in the order of the file.
  public var windows: [Int] { views.indices.filter { views[$0].parent == nil } }

  /// Returns the indices of a view's subviews, back to front.
  ///
  /// - Complexity: Proportional to the number of views after it.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var place = index + 1
    while place < views.count, views[place].depth > views[index].depth {
      if views[place].parent == index { children.append(place) }
      place += 1
    }
    return children
  }

  /// Returns the view's name, unique in the scene.
  ///
  /// Its id where it has one; otherwise a path from the nearest view above with an id, with the
  /// class and the number among the siblings of that class, such as `TabBar/UIView#2`.
  ///
  /// - Complexity: Proportional to the number of siblings of the unnamed views on the path.
  public func name(of index: Int) -> String {
    var steps: [String] = []
    var place: Int? = index
    while let current = place {
      let view = views[current]
      if let id = view.id {
        steps.append(id)
        break
      }
      let siblings = view.parent.map { children(of: $0) } ?? windows
      let number = siblings.prefix { $0 <= current }.count { views[$0].className == view.className }
      steps.append("\(view.className)#\(number)")
      place = view.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Returns the index of the view with a name that ``name(of:)`` gives.
  public func view(named name: String) -> Int? {
    if let index = indicesByID[name] { return index }
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    var place: Int?
    for (number, step) in steps.enumerated() {
      if number == 0, let index = indicesByID[String(step)] {
        place = index
        continue
      }
      guard let mark = step.lastIndex(of: "#"), let count = Int(step[step.index(after: mark)...]),
        count > 0
      else { return nil }
      let siblings = place.map { children(of: $0) } ?? windows
      let ofClass = siblings.filter { views[$0].className == step[..<mark] }
      guard count <= ofClass.count, views[ofClass[count - 1]].id == nil else { return nil }
      place = ofClass[count - 1]
    }
    return place
  }
}
