import Foundation
import Testing

/// What each floor may import, as `docs/architecture.md` says; a floor not listed fails.
private let allowedImports: [String: Set<String>] = [
  "HitJSON": ["Foundation", "Synchronization"],
  "HitTraceFormat": ["Foundation", "HitJSON"],
  "HitGeometry": ["Foundation"],
  "HitResponders": ["Foundation", "DequeModule", "HitGeometry"],
  "HitGestures": ["Foundation", "HitGeometry", "HitResponders"],
  "HitCanvas": ["Foundation", "Glibc", "CHitCairo", "HitGeometry", "HitResponders"],
  "HitControls": ["Foundation", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas"],
  "HitSession": ["Foundation", "HitGeometry", "HitResponders"],
  "HitScenes": [
    "Foundation", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas", "HitControls",
    "HitJSON",
  ],
  "HitAnalysis": [
    "Foundation", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas", "HitControls",
    "HitScenes", "HitSession", "HitJSON",
  ],
  "HitTrace": [
    "Foundation", "HitGeometry", "HitResponders", "HitGestures", "HitControls", "HitScenes",
    "HitSession", "HitTraceFormat", "HitJSON",
  ],
  "HitX11": ["Foundation", "Glibc", "Dispatch", "Synchronization", "CHitX11"],
  "HitInspector": [
    "Foundation", "Synchronization", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas",
    "HitControls", "HitSession", "HitScenes", "HitAnalysis",
  ],
  "HitSandbox": [
    "Foundation", "Glibc", "Dispatch", "Synchronization", "HitGeometry", "HitResponders",
    "HitGestures", "HitCanvas",
    "HitControls", "HitSession", "HitScenes", "HitAnalysis", "HitTrace", "HitX11", "HitInspector",
    "HitReports", "HitJSON",
  ],
  "HitReports": [
    "Foundation", "CHitZlib", "HitGeometry", "HitResponders", "HitCanvas", "HitSession",
    "HitScenes", "HitAnalysis", "HitTrace", "HitInspector", "HitJSON",
  ],
  "HitScope": [
    "Foundation", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas", "HitControls",
    "HitSession", "HitSandbox",
  ],
  "UIKit": ["Foundation", "HitScope"],
  "CoreGraphics": ["Foundation", "HitGeometry", "HitResponders", "HitCanvas"],
  "QuartzCore": ["CoreGraphics", "HitResponders"],
  "_Testing_UIKit": [],
  "_Testing_CoreGraphics": [],
  "HitScopeTesting": [
    "Foundation", "HitAnalysis", "HitGeometry", "HitResponders", "HitGestures", "HitCanvas",
    "HitControls", "HitSession", "HitScenes", "HitTrace", "Testing",
  ],
  "HitScopeCLI": [
    "Foundation", "Glibc", "Synchronization", "ArgumentParser", "HitGeometry", "HitResponders",
    "HitCanvas", "HitControls", "HitSession", "HitScenes", "HitAnalysis", "HitTrace", "HitX11",
    "HitInspector", "HitReports", "HitSandbox", "HitJSON",
  ],
]

@Suite("Floors")
struct FloorTests {
  @Test("a floor imports only what docs/architecture.md allows it")
  func imports() {
    var offences: [String] = []
    for file in Repository.sources {
      guard let allowed = allowedImports[file.floor] else {
        offences.append("\(file.path): \(file.floor) has no entry in FloorTests and no row there")
        continue
      }
      offences += file.places(of: "import ") { line in
        importedModule(in: line).map { !allowed.contains($0) } ?? false
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      A floor knows only what is below it. Move the code to a floor that may import this, or change \
      the table in docs/architecture.md (Floors) and in FloorTests.swift with the reason.
      """
    )
  }

  @Test("each C library is imported by one floor and never in public")
  func cLibraries() {
    let owners = ["CHitX11": "HitX11", "CHitCairo": "HitCanvas", "CHitZlib": "HitReports"]
    var offences: [String] = []
    for file in Repository.sources {
      offences += file.places(of: "import C") { line in
        guard let module = importedModule(in: line), let owner = owners[module] else {
          return false
        }
        return file.floor != owner || !line.contains("internal import")
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      Only HitX11 imports CHitX11, only HitCanvas CHitCairo and only HitReports CHitZlib, all as \
      `internal import`, so that no C type appears in public API: docs/architecture.md, C interop.
      """
    )
  }

  @Test("no clock is read below the session")
  func clocks() {
    let readers: Set = ["HitSession", "HitX11", "HitSandbox", "HitScopeCLI"]
    let clocks = [
      "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime",
      "gettimeofday", "systemUptime", "CFAbsoluteTimeGetCurrent",
    ]
    let offences = Repository.sources.filter { !readers.contains($0.floor) }.flatMap { file in
      clocks.flatMap { file.places(of: $0) }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      Time is an input: below HitSession it comes with ApplicationInput or advance(to:). \
      See docs/architecture.md, Sessions and time.
      """
    )
  }

  @Test(
    "every class and protocol that a user's code can build on says that it is on the main actor"
  )
  func isolation() {
    let floors: Set = [
      "HitResponders", "HitGestures", "HitCanvas", "HitControls", "HitSession", "HitScenes",
      "HitSandbox", "HitScopeTesting",
    ]
    var offences: [String] = []
    for file in Repository.sources where floors.contains(file.floor) {
      for (number, line) in file.code.enumerated() {
        let isType = line.hasPrefix("public ") || line.hasPrefix("open ")
        guard isType, line.contains(/^\w+ (?:final )?(?:class|protocol)\b/) else { continue }
        if number == 0 || file.code[number - 1] != "@preconcurrency @MainActor" {
          offences.append("\(file.path): \(line)")
        }
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      Write @preconcurrency @MainActor in a line of its own above the declaration. The floor's \
      default isolation ends at its edge: a user's subclass or extension would not be on the main \
      actor. And as with UIKit, code in Swift 5 mode may touch a view wherever it is.
      """
    )
  }

  @Test("no class that a user's can be built on has an isolated deinit, which keeps plain ones out")
  func deinits() {
    var offences: [String] = []
    for file in Repository.sources {
      var isOpen = false
      for line in file.code {
        if line.contains(/^(?:\w+ )*(?:class|struct|enum|protocol|extension)\b/) {
          isOpen = line.contains(/\bopen class\b/)
        } else if isOpen, line.hasPrefix("  isolated deinit") {
          offences.append("\(file.path): \(line)")
        }
      }
    }
    #expect(offences.isEmpty, "\(list(offences))\nUse a plain deinit and MainQueue.end(_:).")
  }

  @Test("CoreGraphics and QuartzCore export every name of theirs that is here")
  func exports() throws {
    let exports = try ["CoreGraphics", "QuartzCore"].map {
      try Repository.text("Sources/\($0)/Exports.swift")
    }
    var missing: [String] = []
    for file in Repository.sources where file.floor != "HitGeometry" {
      for line in file.code {
        let match = line.firstMatch(
          of:
            /^(?:nonisolated )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func) (C[GA][A-Z]\w+)/
        )
        guard let name = match.map({ String($0.1) }) else { continue }
        let text = exports[name.hasPrefix("CG") ? 0 : 1]
        if !text.contains(".\(name)\n") { missing.append(name) }
      }
    }
    #expect(missing.isEmpty, "Export these from Sources/CoreGraphics or QuartzCore: \(missing)")
  }

  private func importedModule(in line: String) -> String? {
    guard
      let match = line.firstMatch(
        of:
          /^(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal|fileprivate|private) )?import (?:(?:class|struct|enum|protocol|typealias|func|var|let) )?([A-Za-z0-9_]+)(?:\.|$| )/
      )
    else { return nil }
    return String(match.1)
  }
}

/// Returns offences one a line, for a failure to show.
func list(_ offences: some Sequence<String>) -> String {
  offences.joined(separator: "\n")
}
