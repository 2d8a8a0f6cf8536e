import Foundation
import TestSupport
import Testing

extension Tag {
  /// Takes longer than a second or two.
  @Tag static var slow: Self
}

/// The package of docs/example, built as a user builds it.
///
/// It is built in a folder of its own below `.build`, which is kept, so that only the first run
/// builds everything.
@Suite("Example package", .serialized, .tags(.slow))
struct ExamplePackageTests {
  private static let scratch = Checkout.root.appendingPathComponent(".build/example-package")

  /// Said of Pango's pkg-config file wherever it is used: the package manager takes no such flag out
  /// of one, and the linker needs none.
  private static let warningOfThePackageManager = "warning: prohibited flag(s): -pthread"

  @Test("it builds without a warning, says in one line if no display is there, and its tests pass")
  func example() throws {
    forgetOwnTargets()
    let build = try swift("build", "--build-tests")
    try #require(build.exitCode(within: .seconds(600)) == 0, "\(build.standardOutput)")
    let warnings = (build.standardOutput + build.standardError).split(separator: "\n").filter {
      $0.contains("warning: ") && !$0.hasPrefix(Self.warningOfThePackageManager)
    }
    #expect(warnings.isEmpty, "\(warnings.joined(separator: "\n"))")

    // One opens a controller, the other an application by its delegate.
    for name in ["tab-bar", "samples"] {
      let program = try ChildProcess(
        Self.scratch.appendingPathComponent("debug/\(name)"),
        environment: ["DISPLAY": ""]
      )
      #expect(program.exitCode(within: .seconds(20)) == 69)
      #expect(program.standardError.hasPrefix("hitscope: "))
      #expect(program.standardError.contains("display"))
    }

    let tests = try swift("test", "--skip-build")
    #expect(tests.exitCode(within: .seconds(120)) == 0, "\(tests.standardOutput)")
  }

  /// Has the package's own targets compiled again, whatever changed below them.
  ///
  /// Swift's incremental build does not see that a class far below got a member, when a target knows
  /// it through an umbrella only; the target would then call the wrong method.
  private func forgetOwnTargets() {
    let targets = [
      "TabBar", "TabBarTests", "tab-bar", "Samples", "SamplesTests", "samples", "Moved",
      "MovedInSwift5", "MovedTests",
    ]
    for name in targets + targets.map({ $0.replacingOccurrences(of: "-", with: "_") }) {
      let folder = Self.scratch.appendingPathComponent("debug/\(name).build")
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) }
    }
  }

  private func swift(_ verb: String, _ option: String) throws -> ChildProcess {
    try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", verb, option, "--package-path", Checkout.path("docs/example"),
        "--scratch-path", Self.scratch.path,
      ]
    )
  }
}
