internal import HitJSON
public import HitScenes
package import HitTrace

/// Where the sandbox gets its scenes from, and which one comes next.
@preconcurrency @MainActor
public final class SceneSource {
  private var library: SceneLibrary?
  /// The file of one's own, if the first scene is one.
  private var own: [String]
  private var name: String
  /// The pictures that lie under scenes, by the scenes' names.
  private var screenshots: [String: ScreenshotFile] = [:]
  private let makeFirst: () throws -> Scene
  private var make: () throws -> Scene

  /// The scenes of a library, beginning with one.
  ///
  /// - Parameters:
  ///   - name: A scene's name, or the path of a scene file.
  ///   - library: The library.
  public init(_ name: String, in library: SceneLibrary = .gallery) {
    self.library = library
    self.name = name
    own = library.isFile(name) ? [name] : []
    make = { try library.scene(name) }
    makeFirst = make
  }

  /// One scene that a program makes itself.
  public init(_ make: @escaping () -> Scene) {
    library = nil
    own = []
    name = ""
    self.make = make
    makeFirst = make
  }

  /// The scene of a trace that is replayed; made anew, it is the one that the trace began with.
  package init(replaying replayer: TraceReplayer) {
    library = nil
    own = []
    name = ""
    makeFirst = { replayer.scene }
    make = { try TraceReplayer(contentsOfFile: replayer.path).scene }
  }

  /// Whether the scene that is shown was read by its name; not so one of a trace, whose file is
  /// named and may be anywhere, nor one of a program.
  var isNamed: Bool { !name.isEmpty }

  /// The picture that lies under the scene that is shown, if there is one.
  package var screenshot: ScreenshotFile? {
    get { screenshots[name] }
    set { screenshots[name] = newValue }
  }

  /// Builds the first scene.
  func first() throws -> Scene { try makeFirst() }

  /// Builds the scene that is shown once more.
  func again() throws -> Scene {
    if let library, !name.isEmpty { return try read(name, in: library) }
    return try make()
  }

  /// Builds a scene while the window is open, which would stand still until a pipe says something.
  private func read(_ name: String, in library: SceneLibrary) throws(SceneError) -> Scene {
    if library.isFile(name), !KeptFiles.isKept(name), KeptFiles.canBeReadOnce(name) {
      throw SceneError(.unreadable, name, "it is a pipe or a terminal", "give a scene file")
    }
    return try library.scene(name)
  }

  /// Builds another scene, of the gallery or of a file.
  func open(_ path: String) throws(SceneError) -> Scene {
    let library = library ?? .gallery
    let scene = try read(path, in: library)
    self.library = library
    if library.isFile(path) { own = [path] }
    name = path
    return scene
  }

  /// Reads a file as those of the scenes are read.
  func document(at path: String) throws(SceneError) -> SceneDocument {
    let library = library ?? .gallery
    return try SceneDocument(
      contentsOfFile: path,
      classes: library.classes,
      isPassThrough: library.isPassThrough
    )
  }

  /// Makes the scene of a trace that is replayed now, from the next time on.
  func follow(_ replayer: TraceReplayer) {
    name = ""
    screenshots[name] = nil
    make = { try TraceReplayer(contentsOfFile: replayer.path).scene }
  }

  /// Builds the scene some steps further on, from the end of the list to its beginning.
  func step(_ steps: Int) throws(SceneError) -> Scene? {
    let count = names.count
    guard count > 0 else { return nil }
    let index = place?.index ?? (steps > 0 ? -1 : 0)
    return try show(((index + steps) % count + count) % count)
  }

  /// Builds a scene of the list, counted from 0.
  func show(_ index: Int) throws(SceneError) -> Scene? {
    guard let library, names.indices.contains(index) else { return nil }
    let scene = try read(names[index], in: library)
    name = names[index]
    return scene
  }

  /// Whether the scene that is shown is a file of one's own.
  var isOwnFile: Bool { own.contains(name) }

  /// Notes that the scene that is shown was saved to a file of one's own.
  func move(to path: String) {
    screenshots[path] = screenshot
    own = [path]
    name = path
  }

  /// Where the scene stands in the list.
  var place: (index: Int, count: Int)? {
    names.firstIndex(of: name).map { ($0, names.count) }
  }

  /// Whether the scene is one of the library's own, and no file of somebody else's.
  var isOfLibrary: Bool { place != nil && !own.contains(name) }

  /// What there is to say of each scene of the list.
  func summaries() throws(SceneError) -> [SceneLibrary.Summary] { try summaries(of: names) }

  /// What there is to say of each scene of the library, and the place of the one that is shown;
  /// nothing where that is no scene of the library.
  func lessons() throws(SceneError) -> (summaries: [SceneLibrary.Summary], index: Int)? {
    guard let place, isOfLibrary else { return nil }
    return (try summaries(of: names.dropFirst(own.count)), place.index - own.count)
  }

  private func summaries(of names: some Sequence<String>) throws(SceneError)
    -> [SceneLibrary.Summary]
  {
    var summaries: [SceneLibrary.Summary] = []
    for name in names {
      if let summary = try library?.summary(name) { summaries.append(summary) }
    }
    return summaries
  }

  /// The names of all scenes: a file of one's own first, then the library's.
  private var names: [String] { own + (library?.entries.map(\.name) ?? []) }
}
