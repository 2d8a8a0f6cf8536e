internal import Foundation
internal import HitCanvas

/// Writes the files that are kept between sessions.
enum StateFile {
  /// Writes a file, whole or not at all, and makes the folder that it is in.
  static func write(_ bytes: Data, to path: String) throws(SurfaceError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SurfaceError(.unwritable("its folder cannot be made"), place: path)
    }
    try WholeFile.write(bytes, to: path)
  }
}
