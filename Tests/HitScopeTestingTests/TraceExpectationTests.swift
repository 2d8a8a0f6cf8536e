import Foundation
import Testing

@testable import HitScopeTesting

/// A card on a table, and on the card a button that sticks out where it is told to.
private enum CardScene: SwiftScene {
  static let name = "card"
  static let title = "Card"
  static let about = "A button on a card."
  static let size = CGSize(width: 200, height: 100)
  static var buttonX: CGFloat = 10

  static func build(on stage: SceneStage) {
    let window = stage.makeWindow()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    let button = UIView(frame: CGRect(x: buttonX, y: 10, width: 20, height: 20))
    button.accessibilityIdentifier = "button"
    card.addSubview(button)
    window.addSubview(card)
  }
}

@MainActor
@Suite("Traces as tests", .serialized)
struct TraceExpectationTests {
  private let folder = NSTemporaryDirectory() + "hitscope-testing-\(UUID().uuidString)"

  /// The file of a test in the folder.
  private var file: String { folder + "/CardTests.swift" }

  private func place(isBlessing: Bool = false) -> TracePlace {
    TracePlace("tap", in: "Traces", file, isBlessing: isBlessing)
  }

  private var library: SceneLibrary {
    var library = SceneLibrary.gallery
    library.add(CardScene.self)
    return library
  }

  private func contents(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/Traces/\(name)")
  }

  private func record() throws {
    CardScene.buttonX = 10
    try expectTrace("tap", of: CardScene.self, file: file) { try $0.tap("button") }
  }

  @Test("acts are recorded once, and the trace is expected ever after")
  func recorded() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record()
    let trace = try #require(contents("tap.hstrace"))
    expectTrace("tap", scenes: [CardScene.self], file: file)
    // There is a trace now, so nothing is done any more.
    try expectTrace("tap", of: CardScene.self, file: file) { try $0.tap("nobody") }
    #expect(contents("tap.hstrace") == trace)
    #expect(contents("tap.actual.hstrace") == nil)
  }

  @Test("a difference is an issue with the sentence and the command that shows more")
  func differs() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record()
    CardScene.buttonX = 60
    let problem = try #require(place().check(scene: nil, library: library))
    let lines = problem.split(separator: "\n").map(String.init)
    #expect(lines.first == "tap differs from its trace:")
    #expect(
      lines.contains { $0.hasPrefix("0.000 s touch 1: button -> card (button now rejects: ") }
    )
    #expect(
      lines.contains(
        "More: hitscope diff --full \(folder)/Traces/tap.hstrace \(folder)/Traces/tap.actual.hstrace"
      )
    )
    #expect(lines.last == "HITSCOPE_BLESS=1 swift test accepts it.")
    #expect(contents("tap.actual.hstrace") != nil)
    withKnownIssue { expectTrace("tap", scenes: [CardScene.self], file: file) }

    // Mended, what was left behind goes.
    CardScene.buttonX = 10
    #expect(place().check(scene: nil, library: library) == nil)
    #expect(contents("tap.actual.hstrace") == nil)
  }

  @Test("blessing accepts what follows now, and inputs stay")
  func blessing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record()
    let old = try #require(contents("tap.hstrace"))
    CardScene.buttonX = 60
    #expect(place(isBlessing: true).check(scene: nil, library: library) == nil)
    let new = try #require(contents("tap.hstrace"))
    #expect(old != new)
    #expect(place().check(scene: nil, library: library) == nil)
    func inputs(_ data: Data) -> [Substring] {
      String(decoding: data, as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix(#"{"k":"in""#) }
    }
    #expect(inputs(old) == inputs(new) && inputs(old).count == 2)
  }

  @Test("a trace that was cut is an issue until it is blessed, and blessing keeps a link to it")
  func cut() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record()
    let whole = String(decoding: try #require(contents("tap.hstrace")), as: UTF8.self)
    let tail = try #require(whole.range(of: #"{"k":"tail""#))
    let (path, real) = ("\(folder)/Traces/tap.hstrace", "\(folder)/real.hstrace")
    try FileManager.default.removeItem(atPath: path)
    try Data(whole[..<tail.lowerBound].utf8).write(to: URL(fileURLWithPath: real))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
    let problem = try #require(place().check(scene: nil, library: library))
    #expect(problem.hasPrefix("\(path): the recording ended early, after input 2, and holds "))
    #expect(place(isBlessing: true).check(scene: nil, library: library) == nil)
    #expect(place().check(scene: nil, library: library) == nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == real)
  }

  @Test("a trace that is not there, or cannot be read, is an issue that says what to do")
  func missing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let problem = try #require(place().check(scene: nil, library: library))
    #expect(problem.hasPrefix("\(folder)/Traces/tap.hstrace: there is no trace; record one with "))
    try record()
    let unknown = try #require(place().check(scene: nil, library: .gallery))
    #expect(unknown.contains("no scene has this name"))
  }

  @Test("another folder is taken from the test's file, or as it is")
  func folders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    CardScene.buttonX = 10
    try expectTrace(
      "tap",
      of: CardScene.self,
      in: "../\(URL(fileURLWithPath: folder).lastPathComponent)/Other",
      file: file
    ) {
      try $0.tap("button")
    }
    expectTrace("tap", in: folder + "/Other", scenes: [CardScene.self], file: file)
    #expect(FileManager.default.fileExists(atPath: folder + "/Other/tap.hstrace"))
  }
}
