import ArgumentParser
import Foundation
import HitAnalysis
import HitCanvas
import HitJSON
import HitReports
import HitScenes
import HitTrace
import HitX11

/// What the process ends with.
enum ExitStatus {
  /// What was looked for differs, is there, or is not.
  static let found = ExitCode(1)
  /// Input that cannot be read or output that cannot be written.
  static let trouble = ExitCode(2)
  static let noDisplay = ExitCode(69)
  static let displayLost = ExitCode(74)
}

/// Turns the errors of lower modules into one message and an exit code.
enum Trouble {
  /// Prints an error on standard error and returns the code to end with.
  ///
  /// Errors of the command line itself are returned as they are; the argument parser words them.
  static func reported(_ error: any Error) -> any Error {
    switch error {
    case let error as SceneError:
      Output.complain(error.lines)
      return ExitStatus.trouble
    case is FileTrouble, is TraceError, is ReportError, is SurfaceError, is PageError:
      return said("\(error)")
    case let error as DisplayError where error.reason == .lost:
      return said("\(error)", ExitStatus.displayLost)
    case let error as DisplayError:
      return said("\(error.place): \(error.complaint). \(windowless)", ExitStatus.noDisplay)
    default: return error
    }
  }

  private static let windowless =
    "Without a window use `hitscope explain`, `lint`, `tree`, `render` or `play`."

  /// Writes a message to standard error and returns the code to end with.
  static func said(_ text: String, _ code: ExitCode = ExitStatus.trouble) -> ExitCode {
    Output.complain(text)
    return code
  }
}

/// Why a file or a folder is not read or written.
struct FileTrouble: Error, CustomStringConvertible {
  let path: String
  let problem: String
  let advice: String

  var description: String { "\(KeptFiles.name(of: path)): \(problem); \(advice)" }
}
