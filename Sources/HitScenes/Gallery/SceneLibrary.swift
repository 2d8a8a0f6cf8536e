public import Foundation
internal import HitJSON

/// The scenes that can be opened by name, and the classes that their files can name.
///
/// ``gallery`` has the built-in scenes; a program that has scenes or views of its own adds them to
/// a copy.
///
/// ```swift
/// var library = SceneLibrary.gallery
/// library.classes.register("CardView") { CardView(frame: .zero) }
/// library.add(Overlap.self)
/// let scene = try library.scene("overlap")
/// ```
public struct SceneLibrary {
  /// One scene that has a name.
  public struct Entry {
    /// What a scene is made of.
    public enum Source {
      /// A file in one of the library's folders.
      case file
      /// A type in Swift.
      case swift(any SwiftScene.Type)
    }

    /// The name.
    public let name: String
    /// What the scene is made of.
    public let source: Source
  }

  /// The summary of a scene in a list.
  public struct Summary: Hashable, Sendable {
    /// The name.
    public let name: String
    /// A short title.
    public let title: String
    /// One line.
    public let about: String
    /// The screen's size, in points.
    public let size: CGSize
    /// The presses worth trying.
    public let tries: [SceneTry]
  }

  /// The scenes in the order in which they are listed.
  public private(set) var entries: [Entry]
  /// The classes that scene files can name.
  public var classes: SceneClasses
  /// The folders in which scene files are looked for.
  public var folders: SceneFolders
  /// Decides of a class in a dump whether its views are hit only through their subviews.
  public var isPassThrough: (_ className: String) -> Bool = { _ in false }

  /// Makes a library without scenes.
  public init(classes: SceneClasses = .uikit, folders: SceneFolders = .standard) {
    entries = []
    self.classes = classes
    self.folders = folders
  }

  /// Adds a scene in Swift at the end of the list.
  public mutating func add(_ scene: any SwiftScene.Type) {
    entries.append(Entry(name: scene.name, source: .swift(scene)))
  }

  /// Adds a scene file of the library's folders at the end of the list.
  public mutating func add(fileNamed name: String) {
    entries.append(Entry(name: name, source: .file))
  }

  /// Builds the scene with a name, or of a file.
  ///
  /// A name with a slash or a full stop is a path; any other is one of the library's, or of a file
  /// in the current folder where the library has no such name.
  ///
  /// - Throws: Every fault of the file, or the names that exist.
  public func scene(_ name: String) throws(SceneError) -> Scene {
    if let type = swiftScene(named: name) { return Scene(type) }
    return Scene(try document(name), classes: classes)
  }

  /// Reads the file with a name, or at a path, without building it.
  ///
  /// - Throws: Every fault of the file, or the names that exist.
  public func document(_ name: String) throws(SceneError) -> SceneDocument {
    try SceneDocument(
      contentsOfFile: try path(of: name),
      classes: classes,
      isPassThrough: isPassThrough
    )
  }

  /// Returns the summary of a scene, without building it.
  ///
  /// - Throws: Every fault of the file, or the names that exist.
  public func summary(_ name: String) throws(SceneError) -> Summary {
    if let type = swiftScene(named: name) {
      return Summary(
        name: name,
        title: type.title,
        about: type.about,
        size: type.size,
        tries: type.tries
      )
    }
    let document = try document(name)
    return Summary(
      name: document.name,
      title: document.title,
      about: document.about,
      size: document.size,
      tries: document.tries
    )
  }

  /// Whether a name is the path of a file, not a library's name.
  nonisolated public static func isPath(_ name: String) -> Bool {
    name.contains("/") || name.contains(".")
  }

  /// Whether a name is that of a file and of no scene in the library.
  package func isFile(_ name: String) -> Bool {
    if Self.isPath(name) { return true }
    if entries.contains(where: { $0.name == name }) { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// Returns the file that is read for a name; `nil` for a scene in Swift.
  package func file(of name: String) throws(SceneError) -> String? {
    swiftScene(named: name) == nil ? try path(of: name) : nil
  }

  private func swiftScene(named name: String) -> (any SwiftScene.Type)? {
    guard let entry = entries.first(where: { $0.name == name }),
      case .swift(let type) = entry.source
    else { return nil }
    return type
  }

  private func path(of name: String) throws(SceneError) -> String {
    if isFile(name) { return name }
    let short = JSONExcerpt.shortened(name)
    guard entries.contains(where: { $0.name == name }) else {
      let names = entries.map(\.name)
      let advice =
        FormatReader.meant(name, known: names)
        + "there are \(names.joined(separator: ", ")); or give a file"
      throw SceneError(.unknownName, short, "no scene has this name", advice)
    }
    if let path = folders.file(named: "\(name).json") { return path }
    let looked = folders.paths.joined(separator: ", ")
    let advice = "looked at \(looked); set HITSCOPE_SCENES to the folder"
    throw SceneError(.unreadable, short, "no folder has \(name).json", advice)
  }
}
