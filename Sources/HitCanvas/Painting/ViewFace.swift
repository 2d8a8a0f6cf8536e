internal import Foundation
internal import HitGeometry
package import HitResponders

/// What a view shows of itself, without its subviews, as values: for pictures that are painted
/// elsewhere.
package struct ViewFace {
  /// How the view looks.
  package let state: PaintedState
  /// The colour that its subviews have behind them.
  package let ground: UIColor
  /// The text that the scene puts on it.
  package let caption: Caption?
  private let face: Face

  /// Reads a view on a ground.
  package init(_ view: UIView, on ground: UIColor) {
    let surroundings = PaintWalk.Surroundings(
      space: .identity,
      reach: .zero,
      seen: .zero,
      ground: ground
    )
    face = Face(view: view, state: view.paintedState, surroundings: surroundings)
    state = face.state
    self.ground = face.ground
    caption = face.setCaption
  }

  /// Returns what the view's own `draw(_:)` draws, as the text of an SVG file of its bounds' size;
  /// `nil` where it draws nothing.
  ///
  /// - Throws: `SurfaceError` where the view is too large.
  package func drawing() throws(SurfaceError) -> String? {
    let size = state.bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    // Most classes draw nothing, which is known once they have had the chance.
    var draws = false
    let probe = try CairoSurface(width: 1, height: 1)
    face.draw(in: probe.makeCanvas(scale: 1)) { draws = true }
    guard draws else { return nil }
    let surface = try SVGSurface(size: size)
    var moved = face
    moved.surroundings.space = CGAffineTransform(
      translationX: -state.bounds.minX,
      y: -state.bounds.minY
    )
    moved.draw(in: surface.canvas)
    return Self.renumbered(String(decoding: try surface.svgData(), as: UTF8.self))
  }

  /// Numbers the surfaces of an SVG file from 0: Cairo counts those of all files, so that the same
  /// drawing had another text each time.
  private static func renumbered(_ text: String) -> String {
    var parts = text.components(separatedBy: surface)
    var numbers: [Substring: Int] = [:]
    for place in parts.indices.dropFirst() {
      let old = parts[place].prefix { $0.isNumber }
      if old.isEmpty { continue }
      let number = numbers[old] ?? numbers.count
      numbers[old] = number
      parts[place] = "\(number)\(parts[place].dropFirst(old.count))"
    }
    return parts.joined(separator: surface)
  }

  private static let surface = "surface"
}
