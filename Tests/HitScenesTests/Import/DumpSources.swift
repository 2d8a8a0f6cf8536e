import Foundation
import TestSupport
import HitScenes

/// Dumps for tests, in the shapes that people paste them in, and what reading them says.
nonisolated enum DumpSources {
  /// The dumps of real programs, by the names of their files.
  static let goldens = [
    "named-ios7", "native-scene-ios16", "photos-picker-ios9", "shop-ios17", "swiftui-ios26",
  ]

  /// Where the dump of a real program is.
  static func path(ofGolden name: String) -> String {
    Golden.folder.appendingPathComponent("dumps/\(name).txt").path
  }

  /// Returns a window that holds one view which prints something.
  static func view(_ attributes: String, of name: String = "UIView") -> String {
    """
    <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
       | <\(name): 0x7f02; \(attributes)>
    """
  }

  static func read(_ text: String, path: String = "d.txt") throws(SceneError) -> SceneDocument {
    try SceneDocument(text, path: path)
  }

  /// Returns what is said about a text, nothing where it is read.
  static func complaint(about text: String) -> String? {
    do throws(SceneError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns the views with strokes for their depth, as names.
  static func tree(_ text: String) throws(SceneError) -> [String] {
    try read(text).views.map { view in
      String(repeating: "|", count: view.depth) + (view.id ?? "?")
    }
  }

  /// Returns the notes as kinds with their numbers.
  static func notes(_ text: String) throws(SceneError) -> [String] {
    (try read(text).dump?.notes ?? []).map { "\($0.kind) \($0.count)" }
  }
}
