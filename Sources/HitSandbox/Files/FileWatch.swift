internal import Foundation
internal import Glibc

/// Tells when a file was written, replaced or taken away.
///
/// Its folder is watched, since most programs write a new file and give it the old one's name.
/// Nothing wakes up while nothing happens.
final class FileWatch {
  private let source: any DispatchSourceRead

  /// Begins to watch; `nil` where the system does not tell of changes in that folder.
  init?(_ path: String, onChange: @escaping @MainActor () -> Void) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = file.lastPathComponent
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
    let folder = file.deletingLastPathComponent().path
    guard inotify_add_watch(descriptor, folder, UInt32(changes)) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler {
      guard Self.names(in: descriptor).contains(name) else { return }
      MainActor.assumeIsolated(onChange)
    }
    source.resume()
  }

  /// Ends the watch.
  func end() { source.cancel() }

  /// The names of the files that something happened to.
  private nonisolated static func names(in descriptor: Int32) -> Set<String> {
    var names: Set<String> = []
    let capacity = 64 << 10
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 8)
    defer { room.deallocate() }
    while case let count = read(descriptor, room.baseAddress, capacity), count > 0 {
      var place = 0
      let head = MemoryLayout<inotify_event>.size
      while place + head <= count {
        let length = Int(room.load(fromByteOffset: place + 12, as: UInt32.self))
        let end = min(place + head + length, count)
        let bytes = room[(place + head)..<end].prefix { $0 != 0 }
        names.insert(String(decoding: bytes, as: UTF8.self))
        place = end
      }
    }
    return names
  }
}
