import Foundation
import HitInspector
import TestSupport
import Testing

/// One key of the table, tried by a person in a window of its own.
final class ActionTrial {
  /// Where the scenes, traces and pictures of the trial are.
  let folder: TestFolder
  private let stroke: KeyStroke?
  /// What manages the window, if anything does.
  private let manager: WindowManager.Kind?
  /// How large the display is.
  var screen: ScreenSize { .fitting(manager) }

  /// Begins a trial of a key, or of what is done with the pointer alone.
  init(of stroke: KeyStroke?, under manager: WindowManager.Kind? = nil) throws {
    (self.stroke, self.manager) = (stroke, manager)
    folder = try TestFolder()
  }

  // MARK: The window

  /// Opens a scene of the gallery or a file, and gives the window the keys.
  ///
  /// A trace is replayed, so none can be recorded of it.
  func open(
    _ scene: String = "raised-tab",
    sceneSize: CGSize = CGSize(width: 320, height: 480),
    log: String = "all",
    options: [String] = [],
    environment: [String: String] = [:],
    in working: String? = nil
  ) throws -> Desk {
    let traces = scene.hasSuffix(".hstrace") ? [] : ["--traces", folder.path]
    let desk = try Desk(
      [scene, "--log", log] + options + traces,
      sceneSize: sceneSize,
      screen: screen.text,
      environment: environment,
      under: manager,
      folder: working
    )
    desk.user.focus(desk.window)
    return desk
  }

  /// Writes the scene of a card that can be dragged to a file, a large one on demand, and returns
  /// the file's path.
  @discardableResult
  func writeCard(padded: Bool = false, to name: String = "card.json") throws -> String {
    let remark = padded ? String(repeating: "The card is large. ", count: 1000) : "The card."
    return try folder.write(
      """
      {
        "format": "hitscope-scene", "version": 1, "size": [300, 300],
        // \(remark)
        "views": [
          { "id": "Card", "frame": [48, 48, 100, 100], "touches": "drag", "color": "#ff8000" }
        ]
      }
      """,
      to: name
    )
  }

  /// Opens the scene of the card.
  func openCard(padded: Bool = false, environment: [String: String] = [:]) throws -> Desk {
    let size = CGSize(width: 300, height: 300)
    return try open(writeCard(padded: padded), sceneSize: size, environment: environment)
  }

  /// Opens the scene of the card, a large one, as a gallery's scene of this name; the trial's folder
  /// is the current one.
  func openGalleryCard(as name: String = "drag") throws -> Desk {
    let gallery = folder.path("gallery")
    try FileManager.default.createDirectory(atPath: gallery, withIntermediateDirectories: true)
    try writeCard(padded: true, to: "gallery/\(name).json")
    let size = CGSize(width: 300, height: 300)
    return try open(
      name,
      sceneSize: size,
      environment: ["HITSCOPE_SCENES": gallery],
      in: folder.path
    )
  }

  // MARK: Keys

  /// Types the key.
  func act(on desk: Desk) throws {
    try desk.user.type(#require(stroke?.names))
  }

  /// Holds the key down while something is done.
  func hold(on desk: Desk, while deed: () throws -> Void) throws {
    let names = try #require(stroke?.names)
    for name in names { try desk.user.pressKey(name) }
    try deed()
    for name in names.reversed() { try desk.user.releaseKey(name) }
  }

  /// Types the key that the table has for something else.
  func type(_ command: InspectorCommand, on desk: Desk) throws {
    let binding = KeyTable.rows.flatMap(\.bindings).first { $0.command == command }
    try desk.user.type(#require((binding?.key ?? binding?.plain)?.names))
  }

  // MARK: What is seen

  /// Expects that the key changes a part of the window and leaves others as they are.
  func expectChange(
    in part: CGRect?,
    keeping others: [CGRect?] = [],
    on desk: Desk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let part = try #require(part)
    let kept = try others.map { try #require($0) }
    let before = try desk.settledPicture(of: part)
    // What would mend a press is told some time after its explanation.
    let around = try kept.map { try desk.settledPicture(of: $0, still: .milliseconds(1300)) }
    try act(on: desk)
    let isChanged = try eventually { try desk.picture(of: part) != before }
    #expect(isChanged, "nothing is seen", sourceLocation: sourceLocation)
    _ = try desk.settledPicture(of: part)
    let after = try kept.map { try desk.picture(of: $0) }
    #expect(after == around, "another part changed as well", sourceLocation: sourceLocation)
  }

  /// Expects that the key changes a part of the window, and that something else takes it back.
  func expectThereAndBack(
    in part: CGRect?,
    on desk: Desk,
    back: (() throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let rect = try #require(part)
    // What lint finds is told some time after the scene was opened.
    let before = try desk.settledPicture(of: rect, still: .milliseconds(900))
    try expectChange(in: rect, on: desk, sourceLocation: sourceLocation)
    if let back { try back() } else { try act(on: desk) }
    let isBack = try eventually { try desk.picture(of: rect) == before }
    #expect(isBack, "it is not taken back", sourceLocation: sourceLocation)
  }
}
