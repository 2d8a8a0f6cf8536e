/// The ways pixels reach a server.
enum PixelPath: CaseIterable, CustomStringConvertible {
  /// The server reads them from memory shared with it.
  case sharedMemory
  /// The server has no shared memory extension.
  case noExtension
  /// The server has the extension and cannot attach, because it is reached over TCP.
  case overTCP

  /// Whether the server reads the pixels itself.
  var isShared: Bool { self == .sharedMemory }

  /// What the server is started with.
  var serverArguments: [String] {
    switch self {
    case .sharedMemory: []
    case .noExtension: ["-extension", "MIT-SHM"]
    case .overTCP: ["-listen", "tcp", "-ac"]
    }
  }

  /// The name by which the window's connection reaches a display.
  func name(of display: String) -> String {
    self == .overTCP ? "127.0.0.1" + display : display
  }

  var description: String {
    switch self {
    case .sharedMemory: "shared memory"
    case .noExtension: "no extension"
    case .overTCP: "over TCP"
    }
  }
}
