internal import Foundation
internal import HitJSON

nonisolated enum SourceFile {
  /// Returns the text of a file, also of a pipe.
  static func text(at path: String, limit: Int, advice: String) throws(SceneError) -> ScannedText {
    let descriptor = open(KeptFiles.path(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno, advice) }
    defer { close(descriptor) }
    var facts = stat()
    let size = fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
    var total = 0
    return try ScannedText(expecting: min(size, limit)) { memory throws(SceneError) in
      var count = 0
      repeat {
        count = read(descriptor, memory.baseAddress, memory.count)
      } while count < 0 && errno == EINTR
      if count < 0 { throw unreadable(path, errno, advice) }
      total += count
      if total > limit {
        let problem = "the file is larger than \(limit >> 20) MiB"
        throw SceneError(.tooLarge, path, problem, "split it")
      }
      return count
    }
  }

  private static func unreadable(_ path: String, _ code: Int32, _ advice: String) -> SceneError {
    let reason = String(cString: strerror(code)).lowercased()
    return SceneError(.unreadable, path, "cannot be read, \(reason)", advice)
  }
}
