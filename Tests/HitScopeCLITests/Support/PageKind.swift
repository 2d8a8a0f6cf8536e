import Foundation
import TestSupport
import Testing

/// Each kind of page that the program makes, with small scenes and traces.
enum PageKind: String, CaseIterable {
  case trace, compared, differences, unpaired, map, mapComparison, finding, findings, folder

  /// Makes the page in a folder and returns its path.
  func make(in folder: TestFolder) throws -> String {
    try write(in: folder)
    for line in lines {
      let outcome = try Program.type("hitscope \(line)", in: folder)
      // 1: lint has findings, and traces differ.
      try #require(outcome.code == 0 || outcome.code == 1, "\(line): \(outcome)")
    }
    return folder.path(self == .folder ? "pages/index.html" : "page.html")
  }

  /// Whether it is the page of a trace or of two.
  var isOfTraces: Bool { [.trace, .compared, .differences, .unpaired].contains(self) }

  private var lines: [String] {
    let golden = "\(Golden.folder.path)/traces/raised-tab.hstrace"
    let gestures = "\(Golden.folder.path)/traces/gestures.hstrace"
    return switch self {
    case .trace: ["report \(gestures) -o page.html"]
    case .compared: ["report \(golden) --scene taller.json -o page.html"]
    case .differences:
      [
        "replay \(golden) --scene moved.json -o old.hstrace",
        "report old.hstrace \(golden) -o page.html",
      ]
    case .unpaired:
      ["old", "new"].map { "play hit-walk \($0).script.json --log none -o \($0).hstrace" }
        + ["report old.hstrace new.hstrace -o page.html"]
    case .map: ["report raised-tab -o page.html"]
    case .mapComparison: ["map raised-tab --against moved.json -o page.html"]
    case .finding: ["lint raised-tab -o page.html"]
    case .findings: ["lint raised-tab hit-walk -o page.html"]
    case .folder: ["check \(golden) \(gestures) --scenes . --report pages"]
    }
  }

  private func write(in folder: TestFolder) throws {
    let scene = try Checkout.text("Assets/scenes/raised-tab.json")
    // With a taller bar a touch goes to another view.
    let taller = scene.replacing("[0, 431, 320, 49]", with: "[0, 413, 320, 67]")
    let moved = taller.replacing("[128, -18, 64, 64]", with: "[128, 0, 64, 64]")
    try #require(scene != taller && taller != moved)
    try folder.write(taller, to: "taller.json")
    try folder.write(moved, to: "moved.json")
    if self == .folder { try folder.write(taller, to: "raised-tab.json") }
    let taps = [
      #"{"at": 0, "tap": [500, 400]}"#, #"{"at": 1, "tap": [300, 500]}"#,
      #"{"at": 2, "tap": [500, 400]}"#,
    ]
    for (name, steps) in [("old", taps), ("new", [taps[0], taps[2]])] {
      try folder.write(PlayTests.script(steps.joined(separator: ", ")), to: "\(name).script.json")
    }
  }
}
