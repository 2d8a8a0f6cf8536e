internal import Foundation

/// The screen of a dump, whose size it does not print.
nonisolated struct DumpScreen {
  private(set) var size = CGSize.zero
  /// What to report about how the size was found.
  private(set) var note: DumpNote.Kind?

  /// The size of a current phone, where a dump has no hint.
  private static let standardSize = CGSize(width: 393, height: 852)
  /// Larger than any device's screen; views beyond it are placed off screen on purpose.
  private static let longestSide: CGFloat = 4096

  /// Finds the size, the extent of the windows.
  ///
  /// Where those have no area or are larger than any screen, it is that of the views below.
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

  var words: String { "\(Int(size.width.rounded())) x \(Int(size.height.rounded()))" }

  private static func hasArea(_ size: CGSize) -> Bool { size.width >= 1 && size.height >= 1 }

  /// The extent of some frames to the right and down.
  static func reach(of frames: [CGRect]) -> CGSize {
    let finite = frames.filter { $0.size.width.isFinite && $0.size.height.isFinite }
    return CGSize(
      width: finite.map { max($0.maxX, 0) }.max() ?? 0,
      height: finite.map { max($0.maxY, 0) }.max() ?? 0
    )
  }
}
