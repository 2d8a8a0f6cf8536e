import Foundation
import TestSupport

/// The built program, run to its end with no display.
enum Program {
  /// What a run left.
  struct Outcome: Equatable {
    var code: Int32?
    var output: String
    var errors: String
  }

  /// Settings of whoever runs the tests that must not decide them; an empty value unsets one.
  static let environment = [
    "DISPLAY": "", "GDK_SCALE": "", "HITSCOPE_SCENES": "", "HITSCOPE_STATE": "-", "NO_COLOR": "",
    "TERM": "xterm",
  ]

  /// Runs the program with arguments.
  static func run(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  /// Runs the program with arguments.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try outcome(of: BuiltProducts.program("hitscope"), arguments, environment)
  }

  /// Runs a line as it is typed into a shell, in a folder, with the program on the path.
  static func type(_ line: String, in folder: TestFolder) throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try outcome(
      of: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "cd \(folder.path) && \(line)"],
      ["PATH": "\(BuiltProducts.folder.path):\(path)"]
    )
  }

  /// What it explains at a point of the opening scene, without the changes that would help.
  static func explained(_ x: Int, _ y: Int, why view: String? = nil) throws -> String {
    let question = view.map { ["--why", $0] } ?? []
    return try run(["explain", "raised-tab", "\(x),\(y)"] + question).output
      .components(separatedBy: "What would let it in:")[0]
  }

  private static func outcome(
    of program: URL,
    _ arguments: [String],
    _ environment: [String: String]
  ) throws -> Outcome {
    let settings = Self.environment.merging(environment) { $1 }
    let child = try ChildProcess(program, arguments, environment: settings)
    let code = child.exitCode(within: .seconds(60))
    return Outcome(code: code, output: child.standardOutput, errors: child.standardError)
  }
}
