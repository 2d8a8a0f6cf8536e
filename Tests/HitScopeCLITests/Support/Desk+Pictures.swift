import Foundation
import HitCanvas
import TestSupport
import Testing

extension Desk {
  /// What a part of the window shows, in points of a window at one pixel a point.
  func picture(of rect: CGRect) throws -> Screenshot {
    try #require(
      user.screenshot(
        window,
        x: Int(rect.minX),
        y: Int(rect.minY),
        width: Int(rect.width),
        height: Int(rect.height)
      )
    )
  }

  /// What a part of the window shows once nothing has woken the program for some time.
  ///
  /// On a machine that does much else a program is still for long while it has things to do; it is
  /// not asleep then.
  func settledPicture(
    of rect: CGRect,
    still time: Duration = .milliseconds(400)
  ) throws -> Screenshot {
    try #require(user.ping(window), "it does not answer: \(program.standardError)")
    let isSettled = eventually(within: .seconds(30)) { program.sleeps(for: time) }
    try #require(isSettled, "\(rect) goes on changing")
    return try picture(of: rect)
  }

  /// Where the window says that the scene's file is watched, which nobody does for a picture.
  private var fileState: CGRect {
    CGRect(x: 176 * scale, y: 0, width: 44 * scale, height: 40 * scale)
  }

  /// Expects that the window shows what `hitscope render` draws, pixel for pixel.
  func expectRendered(
    _ arguments: [String],
    in folder: TestFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let file = folder.path("rendered.png")
    let outcome = try Program.run(["render"] + arguments + ["-o", file])
    try #require(outcome.code == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    let bytes = try #require(folder.bytes("rendered.png"))
    let rendered = try await MainActor.run { try Screenshot(CairoSurface(png: bytes)) }
    var places: [(x: Int, y: Int)] = []
    eventually(within: .seconds(30)) {
      guard let shown = user.screenshot(window) else { return false }
      places = shown.places(differingFrom: rendered)
        .filter { !fileState.contains(CGPoint(x: $0.x, y: $0.y)) }
      return places.isEmpty
    }
    let (x, y) = (places.map(\.x), places.map(\.y))
    #expect(
      places.isEmpty,
      """
      \(places.count) pixels differ, x \(x.min() ?? 0)...\(x.max() ?? 0), \
      y \(y.min() ?? 0)...\(y.max() ?? 0)
      """,
      sourceLocation: sourceLocation
    )
  }

  /// Types Ctrl-C until what came of a press can be pasted: the walk as the terminal explains it, and
  /// a verdict of its own in place of what would come of a press.
  func copiesPress(explained explanation: String, saying verdict: String) throws -> Bool {
    let lines = explanation.split(separator: "\n").map { $0 + "\n" }
    // The heading, the window, and what is in it.
    let walk = lines.prefix(2) + lines.dropFirst(2).prefix { $0.hasPrefix("  ") }
    return try eventually(within: .seconds(20)) {
      let text = try copied()
      return text.hasPrefix(walk.joined() + verdict) && !text.contains("would get")
    }
  }

  /// The same of a press of the opening scene that arrived.
  func copiesPress(_ x: Int, _ y: Int, at view: String) throws -> Bool {
    try copiesPress(explained: Program.explained(x, y), saying: "\(view) ")
  }

  /// Types Ctrl-C and waits until a text can be pasted.
  func copies(_ text: String) throws -> Bool {
    let property = "HITSCOPE_TEST_PASTED"
    return try eventually(within: .seconds(20)) {
      try user.type(["Control_L", "c"])
      user.paste("CLIPBOARD", into: window, as: property)
      return eventually(within: .milliseconds(200)) { user.text(window, property) == text }
    }
  }
}

extension Screenshot {
  /// What was drawn without a display.
  @MainActor
  fileprivate init(_ surface: CairoSurface) {
    let pixels = (0..<surface.height).flatMap { y in
      (0..<surface.width).map { x in
        let pixel = surface[x, y]
        return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
      }
    }
    self.init(width: surface.width, height: surface.height, pixels: pixels)
  }

  /// The pixels in which it differs from another one; all of them where that has another size.
  func places(differingFrom other: Screenshot) -> [(x: Int, y: Int)] {
    let isAlike = (width, height) == (other.width, other.height)
    return pixels.indices.lazy
      .filter { !isAlike || pixels[$0] != other.pixels[$0] }
      .map { ($0 % width, $0 / width) }
  }

  /// The first and last rows in which it differs from another one of its size.
  func rows(differingFrom other: Screenshot) -> ClosedRange<Int>? {
    let rows = (0..<height).filter { row in
      let range = row * width..<(row + 1) * width
      return pixels[range] != other.pixels[range]
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }
}
