internal import Foundation
internal import HitCanvas
public import HitResponders

/// A colour for each receiver of a map: its own where that tells it from its neighbours.
///
/// The same scene gets the same colours each time. Colours repeat where there are more receivers
/// than colours, and neighbours differ all the same.
public struct MapColors {
  /// Colours for views that have none of their own, light enough for dark letters.
  private static let palette: [UInt32] = [
    0x5b8ad0, 0x52a06e, 0x84b652, 0xb0ac4c, 0x57a59a, 0x4a86ad, 0x9b70c0, 0xd0708c, 0xcf8fe0,
    0x8ab4ea, 0xdb9460, 0x7fc4b0, 0xb88a70, 0x8f96d8, 0xc4c878, 0xd99ac0,
  ]
  /// The least distance between neighbours.
  private static let distinct = 0.16
  /// The least distance between views that keep their own colours anywhere.
  private static let different = 0.05
  /// How many colours can be told from all others; with more, only neighbours are.
  private static let most = 32

  /// The colours by the receivers' numbers; none of a view that receives nothing.
  private var colors: [UIColor?]
  /// The map that numbers them.
  private let map: HitMap

  /// Chooses colours for a report's receivers.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - kept: Colours that views have already, by their names, such as in the map before a change.
  public init(_ report: MapReport, keeping kept: [String: UIColor] = [:]) {
    // Where each has its colour already, it keeps that whatever lies beside it.
    let keepsAll = report.receivers.allSatisfy { kept[$0.name] != nil }
    let neighbours = keepsAll ? [] : Self.neighbours(report)
    let palette = Self.palette.map { OKLab(UIColor(hex: $0)) }
    var chosen: [Int: OKLab] = [:]
    for receiver in report.receivers {
      guard let color = kept[receiver.name].map(OKLab.init) ?? Self.own(receiver.view) else {
        continue
      }
      if keepsAll {
        chosen[receiver.number] = color
        continue
      }
      let around = neighbours[receiver.number].compactMap { chosen[$0] }
      let isFree =
        Self.nearest(color, around) >= Self.distinct
        && (chosen.count > Self.most || Self.nearest(color, chosen.values) >= Self.different)
      if isFree || kept[receiver.name] != nil { chosen[receiver.number] = color }
    }
    let taken = chosen.count > Self.most ? [] : Array(chosen.values)
    var uses = palette.map { Self.nearest($0, taken) >= Self.distinct ? 0 : 1 }
    for receiver in report.receivers where chosen[receiver.number] == nil {
      let around = neighbours[receiver.number].compactMap { chosen[$0] }
      let others = chosen.count > Self.most ? around : Array(chosen.values)
      // A colour that is far from the neighbours', and among those the one that is used least.
      func worth(_ place: Int) -> (Int, Int, Double, Int) {
        let isDistinct = Self.nearest(palette[place], around) >= Self.distinct
        let distance = min(Self.nearest(palette[place], others), 0.3)
        return (isDistinct ? 1 : 0, -uses[place], distance, -place)
      }
      guard let place = palette.indices.max(by: { worth($0) < worth($1) }) else { continue }
      uses[place] += 1
      chosen[receiver.number] = palette[place]
    }
    map = report.map
    colors = Array(repeating: nil, count: map.receivers.count)
    for (number, color) in chosen { colors[number] = color.color }
  }

  /// Takes over the colours of an earlier map that goes on in a report's.
  ///
  /// - Returns: Nothing where a receiver has no colour there, or another number.
  package init?(_ report: MapReport, of earlier: MapColors) {
    guard report.map.goesOn(from: earlier.map) else { return nil }
    let rects = report.regions.index.receiverRects
    for number in 0..<rects.count where !rects[number].isEmpty {
      guard number < earlier.colors.count, earlier.colors[number] != nil else { return nil }
    }
    (map, colors) = (report.map, earlier.colors)
  }

  /// Returns the colour of a receiver by its number in the map; none where it receives nothing.
  public subscript(number: Int) -> UIColor? { number < colors.count ? colors[number] : nil }

  /// Whether a number that is a receiver's in both has the same colour.
  func isSame(as earlier: MapColors) -> Bool {
    if colors == earlier.colors { return true }
    for (color, other) in zip(colors, earlier.colors) where color != other {
      if color != nil, other != nil { return false }
    }
    return true
  }

  private static func nearest(_ color: OKLab, _ around: some Sequence<OKLab>) -> Double {
    around.reduce(1) { min($0, color.distance(to: $1)) }
  }

  /// The view's own colour, made light enough to bear dark letters; none for greys.
  private static func own(_ view: UIView) -> OKLab? {
    guard let color = view.backgroundColor, color.alpha > 0.3 else { return nil }
    var lab = OKLab(color)
    guard lab.chroma > 0.035 else { return nil }
    lab.lightness = min(max(lab.lightness, 0.62), 0.86)
    return lab
  }

  /// Which receivers lie side by side, by number.
  private static func neighbours(_ report: MapReport) -> [Set<Int>] {
    var sets = [Set<Int>](repeating: [], count: report.map.receivers.count)
    func meet(_ first: Int32, _ second: Int32) {
      if first == second || first < 0 || second < 0 { return }
      sets[Int(first)].insert(Int(second))
      sets[Int(second)].insert(Int(first))
    }
    let bands = report.regions.index.bands
    for band in 0..<bands.count {
      let runs = bands.runs(inBand: band)
      for (run, next) in zip(runs, runs.dropFirst()) { meet(run.number, next.number) }
    }
    bands.forEachContact { above, below, _ in
      meet(bands.runs[above].number, bands.runs[below].number)
    }
    return sets
  }
}

/// The colours of reports beside those of receivers: the same meanings as in the window.
enum MapPalette {
  static let ground = UIColor(hex: 0x0d1014)
  static let dots = UIColor(hex: 0x222932)
  static let edge = UIColor(hex: 0x0d1014).withAlphaComponent(0.6)
  static let ink = UIColor(hex: 0x0b1014)
  static let faintInk = UIColor(hex: 0x0b1014).withAlphaComponent(0.85)
  static let outline = UIColor(white: 1, alpha: 0.95)
  static let quietOutline = UIColor(white: 1, alpha: 0.6)
  /// Drawn under white dashes, so that they are visible on light colours.
  static let underline = UIColor(white: 0, alpha: 0.3)
  static let deadGround = UIColor(hex: 0x3a1717)
  static let refused = UIColor(hex: 0xff6161)
  static let wouldBe = UIColor(hex: 0xf5b34d)
  static let selection = UIColor(hex: 0x5aa2ff)
  static let soft = UIColor(hex: 0x98a3b1)
  static let frame = UIColor(hex: 0x3a4450)
  static let quiet = UIColor(hex: 0x20262e)
  /// Seen on the grounds of both themes of a page.
  static let pageEdge = UIColor(hex: 0x7b8694).withAlphaComponent(0.6)
  static let won = UIColor(hex: 0x45c08f)
  static let moved = Hatch(
    color: UIColor(hex: 0x5aa2ff),
    spacing: 7,
    lineWidth: 1.6,
    rises: false
  )
  static let dead = Hatch(color: UIColor(hex: 0xff6161), spacing: 7, lineWidth: 2.6)
  static let dropped = Hatch(
    color: UIColor(hex: 0xf5b34d).withAlphaComponent(0.85),
    spacing: 8,
    lineWidth: 1.6,
    rises: false
  )
}
