internal import Foundation
internal import HitJSON

nonisolated enum SourceFile {
  /// Returns the bytes of a file, also of a pipe.
  static func bytes(at path: String, limit: Int, advice: String) throws(SceneError) -> [UInt8] {
    let descriptor = open(KeptFiles.path(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno, advice) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var facts = stat()
    if fstat(descriptor, &facts) == 0 { bytes.reserveCapacity(min(Int(facts.st_size), limit)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(path, errno, advice)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit {
        let problem = "the file is larger than \(limit >> 20) MiB"
        throw SceneError(.tooLarge, path, problem, "split it")
      }
    }
  }

  private static func unreadable(_ path: String, _ code: Int32, _ advice: String) -> SceneError {
    let reason = String(cString: strerror(code)).lowercased()
    return SceneError(.unreadable, path, "cannot be read, \(reason)", advice)
  }
}
