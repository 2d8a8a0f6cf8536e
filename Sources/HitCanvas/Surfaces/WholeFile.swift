public import Foundation
internal import Glibc

/// Writes files whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's name in one
/// step: a reader sees the old file or the new one, never half of either. A signal that ends the
/// process meanwhile leaves no temporary file.
nonisolated public enum WholeFile {
  /// Writes `bytes` to `path`, replacing what was there.
  ///
  /// A symbolic link is followed; a device or pipe is written to directly, since taking its name
  /// would destroy it.
  public static func write(_ bytes: Data, to path: String) throws(SurfaceError) {
    do {
      try write(to: path) { write in try write(bytes) }
    } catch let error as SurfaceError {
      throw error
    } catch {
      throw refused(path)
    }
  }

  /// Writes what `body` passes, part by part, replacing what was at `path`.
  ///
  /// A link is followed, and a device or pipe is written to directly. Where `body` throws, the file
  /// stays as it was.
  ///
  /// - Throws: `SurfaceError` where the file cannot be written, else what `body` throws.
  public static func write(
    to path: String,
    _ body: (_ write: (Data) throws -> Void) throws -> Void
  ) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw SurfaceError(.unwritable("it is a folder"), place: path)
      }
      try writeDirectly(to: path, body)
    } else {
      let mode = exists ? status.st_mode & 0o777 : 0o666 & ~currentMask()
      guard let target = exists ? resolved(path) : path else { throw refused(path) }
      try replace(target, mode: mode, place: path, body)
    }
  }

  /// Finds out whether a new file can be made, before there is anything to write.
  public static func expectRoom(for path: String) throws(SurfaceError) {
    let file = UnfinishedFile(beside: path)
    guard file.descriptor >= 0 else { throw refused(path) }
    close(file.descriptor)
    file.remove()
  }

  private static func writeDirectly(
    to path: String,
    _ body: (_ write: (Data) throws -> Void) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refused(path) }
    defer { close(descriptor) }
    try body { bytes in
      guard writeAll(bytes, to: descriptor) else { throw refused(path) }
    }
  }

  private static func replace(
    _ target: String,
    mode: mode_t,
    place: String,
    _ body: (_ write: (Data) throws -> Void) throws -> Void
  ) throws {
    // An existing file that may not be written stays as it is, though its folder would allow it.
    if access(target, F_OK) == 0, access(target, W_OK) != 0 { throw refused(place) }
    if isRecorded(target) { throw SurfaceError(.recorded, place: place) }
    let file = UnfinishedFile(beside: target)
    guard file.descriptor >= 0 else { throw refused(place) }
    do {
      try body { bytes in
        guard writeAll(bytes, to: file.descriptor) else { throw refused(place) }
      }
      guard fchmod(file.descriptor, mode) == 0 else { throw refused(place) }
    } catch {
      close(file.descriptor)
      file.remove()
      throw error
    }
    guard close(file.descriptor) == 0, file.rename(to: target) else {
      let error = refused(place)
      file.remove()
      throw error
    }
  }

  /// Whether a program records a trace into a file now, which locks it.
  private static func isRecorded(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func writeAll(_ bytes: Data, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Glibc.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  /// Returns where links lead; nothing where they lead to an open file that has no name.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func refused(_ path: String) -> SurfaceError {
    errno == ENOSPC
      ? SurfaceError(.full, place: path)
      : SurfaceError(.unwritable(String(cString: strerror(errno))), place: path)
  }
}
