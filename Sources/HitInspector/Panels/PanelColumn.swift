internal import Foundation

/// How high the parts of a panel are that stand below each other: a pure function of what each
/// needs and of the room.
///
/// Where the room is short, parts first scroll, down to the least that still says something; then
/// they fold to their headings, the least important ones first; what is left over goes back to those
/// that scroll. A part that a person folded or opened by hand is left as it is.
nonisolated struct PanelColumn: Hashable, Sendable {
  /// What one part needs.
  struct Part: Hashable, Sendable {
    /// With nothing left out.
    var height: CGFloat
    /// With as little as still says something; between the two it scrolls.
    var least: CGFloat
    /// With nothing but its heading; a part without one never folds.
    var folded: CGFloat?
    /// How soon it folds where the room is short: the highest rank first, rank 0 never.
    var rank = 0
    /// What a person chose: whether it is folded.
    var choice: Bool?

    /// A part that is as high as it is.
    static func fixed(_ height: CGFloat) -> Self { Self(height: height, least: height) }
  }

  /// What one part gets.
  struct Share: Hashable, Sendable {
    var height: CGFloat
    var isFolded: Bool
  }

  let shares: [Share]

  /// How high all of them are together.
  var height: CGFloat { Self.height(of: shares) }

  private static func height(of shares: [Share]) -> CGFloat {
    shares.reduce(0) { $0 + $1.height }
  }

  init(_ parts: [Part], room: CGFloat) {
    var shares = parts.map { part in
      let folded = part.choice == true ? part.folded : nil
      return Share(height: folded ?? part.least, isFolded: folded != nil)
    }
    let order = parts.indices.sorted { parts[$0].rank > parts[$1].rank }
    for index in order where parts[index].rank > 0 && Self.height(of: shares) > room {
      guard let folded = parts[index].folded, parts[index].choice == nil else { continue }
      shares[index] = Share(height: folded, isFolded: true)
    }
    // What matters most gets what is left first.
    var rest = room - Self.height(of: shares)
    for index in order.reversed() where rest > 0 && !shares[index].isFolded {
      let more = min(rest, parts[index].height - shares[index].height)
      shares[index].height += more
      rest -= more
    }
    self.shares = shares
  }
}
