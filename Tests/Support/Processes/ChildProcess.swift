public import Foundation

/// A program under test, with everything it writes kept as text.
public final class ChildProcess: Sendable {
  private let process: SpawnedProcess
  private let output: URL
  private let errors: URL

  /// Starts a program with its output going to files of its own.
  ///
  /// - Parameters:
  ///   - program: The file to run; `BuiltProducts` finds ours.
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: Variables to set over this process's; an empty value removes one.
  ///   - working: The folder in which it runs, else that of this process.
  /// - Throws: A ``SupportError`` when the program or its files cannot be opened.
  public init(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    in working: String? = nil
  ) throws {
    let folder = FileManager.default.temporaryDirectory
    let name = "hitscope-test-\(UUID().uuidString)"
    output = folder.appendingPathComponent(name + ".out")
    errors = folder.appendingPathComponent(name + ".err")
    var merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for (key, value) in environment where value.isEmpty { merged[key] = nil }
    let nowhere = try Self.open("/dev/null", O_RDONLY)
    defer { close(nowhere) }
    let outputFile = try Self.open(output.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
    defer { close(outputFile) }
    let errorFile = try Self.open(errors.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
    defer { close(errorFile) }
    let way = working.map { ["-c", #"cd "$0" && exec "$@""#, $0, program.path] } ?? []
    process = try SpawnedProcess(
      working == nil ? program.path : "/bin/sh",
      way + arguments,
      environment: merged,
      descriptors: [(nowhere, 0), (outputFile, 1), (errorFile, 2)]
    )
  }

  deinit {
    unlink(output.path)
    unlink(errors.path)
  }

  /// The number of the process.
  public var identifier: Int32 { process.identifier }

  /// What the program has written to its standard output so far.
  public var standardOutput: String { Self.text(of: output) }

  /// What the program has written to its standard error so far.
  public var standardError: String { Self.text(of: errors) }

  /// When the program wrote to its standard output last.
  public var lastOutput: Date? { Self.lastChange(of: output.path) }

  /// When a file was changed last.
  public static func lastChange(of path: String) -> Date? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    let time = facts.st_mtim
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Whether the program still runs.
  public var isRunning: Bool { process.poll() == nil }

  /// Waits for the program to end by itself, for at most a bounded time.
  ///
  /// - Returns: Its exit code; 128 and the signal's number when one ended it, as a shell says; `nil`
  ///   when it still runs.
  public func exitCode(within limit: Duration = .seconds(30)) -> Int32? {
    switch process.wait(within: limit) {
    case .exited(let code): code
    case .signalled(let signal): 128 + signal
    case nil: nil
    }
  }

  /// Sends a signal, as `SIGINT`.
  public func send(_ signal: Int32) {
    process.send(signal)
  }

  /// The seconds of processor time the program has used.
  public var processorSeconds: Double {
    let file = "/proc/\(identifier)/stat"
    guard let data = FileManager.default.contents(atPath: file) else { return 0 }
    // The name in parentheses may hold spaces; the numbers start after it.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(
      separator: " "
    )
    guard let fields, fields.count > 12, let user = Double(fields[11]),
      let system = Double(fields[12])
    else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func open(_ path: String, _ flags: Int32) throws(SupportError) -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SupportError("\(path): \(String(cString: strerror(errno))); check the folder")
    }
    return descriptor
  }

  private static func text(of file: URL) -> String {
    String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
  }
}
