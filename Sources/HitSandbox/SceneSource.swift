public import HitScenes

/// Where the sandbox gets its scenes from, and which one comes next.
@preconcurrency @MainActor
public final class SceneSource {
  private let library: SceneLibrary?
  private var name: String
  private let make: () throws(SceneError) -> Scene

  /// The scenes of a library, beginning with one.
  ///
  /// - Parameters:
  ///   - name: A scene's name, or the path of a scene file.
  ///   - library: The library.
  public init(_ name: String, in library: SceneLibrary = .gallery) {
    self.library = library
    self.name = name
    make = { () throws(SceneError) in try library.scene(name) }
  }

  /// One scene that a program makes itself.
  public init(_ make: @escaping () -> Scene) {
    library = nil
    name = ""
    self.make = { () throws(SceneError) in make() }
  }

  /// Builds the first scene.
  func first() throws(SceneError) -> Scene { try make() }

  /// Builds the scene that is shown once more.
  func again() throws(SceneError) -> Scene {
    if let library, !name.isEmpty { return try library.scene(name) }
    return try make()
  }

  /// Builds the scene some steps further on in the library, from its end to its beginning.
  func step(_ steps: Int) throws(SceneError) -> Scene? {
    guard let library, !library.entries.isEmpty else { return nil }
    let count = library.entries.count
    // A scene from a file of its own stands before the first of the library.
    let index = place?.index ?? (steps > 0 ? -1 : 0)
    name = library.entries[((index + steps) % count + count) % count].name
    return try library.scene(name)
  }

  /// Where the scene stands in the library.
  var place: (index: Int, count: Int)? {
    guard let library, let index = library.entries.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    return (index, library.entries.count)
  }
}
