internal import Foundation

/// The screen that a dump was taken on, which it does not print.
nonisolated struct DumpScreen {
  /// How large it is, in points.
  private(set) var size = CGSize.zero
  /// What is to be told of how that was found.
  private(set) var note: DumpNote.Kind?

  /// What a phone of today has, where a dump says nothing.
  private static let standardSize = CGSize(width: 393, height: 852)
  /// Larger than any screen of a device; a view beyond that was put where nobody sees it.
  private static let longestSide: CGFloat = 4096

  /// Finds it: as far as the windows reach, or where those have no area or are larger than any
  /// screen, the views below them.
  init(of views: [ViewDescription]) {
    let levels = Dictionary(grouping: views, by: \.depth).mapValues { $0.map(\.frame) }
    let windows = Self.reach(of: levels[0] ?? [])
    var depth = 0
    while let level = levels[depth] {
      size = Self.reach(of: level.filter { max($0.maxX, $0.maxY) <= Self.longestSide })
      if Self.hasArea(size) {
        if depth > 0 { note = Self.hasArea(windows) ? .largeScreen : .emptyWindow }
        return
      }
      depth += 1
    }
    note = Self.hasArea(windows) ? .largeScreen : .unknownScreen
    size = Self.standardSize
  }

  /// Its sides in words.
  var words: String { "\(Int(size.width.rounded())) x \(Int(size.height.rounded()))" }

  private static func hasArea(_ size: CGSize) -> Bool { size.width >= 1 && size.height >= 1 }

  /// How far to the right and down some frames reach together.
  static func reach(of frames: [CGRect]) -> CGSize {
    let finite = frames.filter { $0.size.width.isFinite && $0.size.height.isFinite }
    return CGSize(
      width: finite.map { max($0.maxX, 0) }.max() ?? 0,
      height: finite.map { max($0.maxY, 0) }.max() ?? 0
    )
  }
}
