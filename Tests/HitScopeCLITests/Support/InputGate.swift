import Foundation
import TestSupport

/// A way to a private X server on which programs find an older server, as far as touches go.
///
/// It passes on all bytes, and changes those of the requests that ask for the XInput extension. The
/// server answers these itself, so a program meets the answers of a real one.
final class InputGate: Sendable {
  /// What a program finds.
  enum Age {
    /// A server without the extension.
    case absent
    /// A server that speaks version 2.0.
    case version20

    /// The bytes that are looked for, and what stands in their place.
    var change: (from: [UInt8], to: [UInt8]) {
      switch self {
      // The name in `QueryExtension`.
      case .absent: (Array("XInputExtension".utf8), Array("XNoputExtension".utf8))
      // `XIQueryVersion`, minor opcode 47, two words long, for 2.2: a server says the lower one.
      case .version20: ([47, 2, 0, 2, 0, 2, 0], [47, 2, 0, 2, 0, 0, 0])
      }
    }
  }

  /// The name by which a program reaches the server through this gate.
  let display: String
  private let listener: Int32

  /// Opens a gate to a server.
  init(to server: PrivateXServer, _ age: Age) throws(SupportError) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 4) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isOpen else {
      throw SupportError("127.0.0.1: \(String(cString: strerror(errno))); close some sockets")
    }
    // Display n is reached over TCP at port 6000 + n.
    display = "127.0.0.1:\(Int(UInt16(bigEndian: address.sin_port)) - 6000)"
    let path = "/tmp/.X11-unix/X" + server.display.dropFirst()
    let change = age.change
    Thread.detachNewThread {
      while true {
        let program = accept(listener, nil, nil)
        guard program >= 0 else { return }
        Thread.detachNewThread { Self.serve(program, Self.connected(to: path), change) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func connected(to path: String) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    // A server that is not there shows as a display that is lost.
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return descriptor
  }

  /// Passes bytes both ways until one side ends, and then ends the other.
  private static func serve(
    _ program: Int32,
    _ server: Int32,
    _ change: (from: [UInt8], to: [UInt8])
  ) {
    defer {
      close(program)
      close(server)
    }
    var sides = [program, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while poll(&sides, 2, -1) > 0 {
      for (side, other) in [(0, server), (1, program)] where sides[side].revents != 0 {
        let count = read(sides[side].fd, &buffer, buffer.count)
        guard count > 0 else { return }
        let bytes = side == 0 ? replaced(buffer[..<count], change) : Array(buffer[..<count])
        guard write(bytes, to: other) else { return }
      }
    }
  }

  private static func write(_ bytes: [UInt8], to target: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  private static func replaced(
    _ bytes: ArraySlice<UInt8>,
    _ change: (from: [UInt8], to: [UInt8])
  ) -> [UInt8] {
    var data = Data(bytes)
    // A request is written whole; these are far shorter than what is read at once.
    if let place = data.range(of: Data(change.from)) {
      data.replaceSubrange(place, with: change.to)
    }
    return Array(data)
  }
}
