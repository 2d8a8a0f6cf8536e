import Foundation

/// A connection to a device of the `inputtest` driver, and the messages it takes.
///
/// A message is its length and its kind, 32 bits each, and then fields in C's layout. The driver
/// serves one connection in its life.
final class InputSocket {
  /// The kinds of messages.
  enum Kind: UInt32 {
    case version = 0
    case sync = 1
    case motion = 2
    case touch = 6
  }

  private static let axes = 64
  private let descriptor: Int32
  private let place: String

  /// Connects to a device's socket and agrees on version 1.1 of the messages.
  init(_ path: String) throws(SupportError) {
    place = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SupportError("\(path): no socket can be opened; use a shorter folder")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      throw SupportError("\(path): \(String(cString: strerror(errno))); is the server there?")
    }
    try send([Self.message(.version, Self.bytes(UInt16(1)) + Self.bytes(UInt16(1)))])
    _ = try receive(12)
  }

  deinit { close(descriptor) }

  /// Writes messages at once, so that the driver reads them at once.
  func send(_ messages: [[UInt8]]) throws(SupportError) {
    var rest = messages.flatMap { $0 }[...]
    while !rest.isEmpty {
      // A server that has gone must not end the test's process with a signal.
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        throw SupportError("\(place): \(String(cString: strerror(errno))); has Xorg ended?")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the server has taken everything sent so far.
  func sync() throws(SupportError) {
    try send([Self.message(.sync, [])])
    _ = try receive(8)
  }

  /// Makes a message of a kind.
  static func message(_ kind: Kind, _ body: [UInt8]) -> [UInt8] {
    bytes(UInt32(8 + body.count)) + bytes(kind.rawValue) + body
  }

  /// Lays out axes: a flag that is off, the mask of those given, their values, no raw values.
  static func axes(_ values: [Double?]) -> [UInt8] {
    var mask = [UInt8](repeating: 0, count: axes / 8)
    for axis in values.indices where values[axis] != nil { mask[axis / 8] |= 1 << UInt8(axis % 8) }
    let all = values.map { $0 ?? 0 } + Array(repeating: 0, count: 2 * axes - values.count)
    // Four bytes bring the doubles to a multiple of eight.
    return bytes(UInt32(0)) + mask + bytes(UInt32(0)) + all.flatMap { bytes($0) }
  }

  /// Lays out a value as this machine does.
  static func bytes<Value>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  private func receive(_ count: Int) throws(SupportError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&ready, 1, 20_000) == 1
      let got = isReady ? read(descriptor, &bytes[filled], count - filled) : 0
      guard got > 0 else { throw SupportError("\(place): no answer; has Xorg ended?") }
      filled += got
    }
    return bytes
  }
}
