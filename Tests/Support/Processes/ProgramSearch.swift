import Foundation
import Glibc

/// Programs that tests need and a machine may lack.
public enum ProgramSearch {
  /// Returns the path of the first of some programs that the search path has.
  ///
  /// - Parameters:
  ///   - names: The programs, in order.
  ///   - package: The Debian package to install where there is none.
  /// - Returns: The path.
  /// - Throws: A ``SupportError`` that says what to install.
  public static func path(ofAny names: [String], from package: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for name in names {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    throw SupportError(
      "\(names.joined(separator: ", ")): not on the path; install \(package), as make test does"
    )
  }
}
