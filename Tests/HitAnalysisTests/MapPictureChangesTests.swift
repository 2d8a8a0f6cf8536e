import Foundation
import HitAnalysis
import HitCanvas
import HitGestures
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("Changes of a map's picture")
struct MapPictureChangesTests {
  @Test("painting where a picture changed gives the picture as it is", arguments: [1, 0.7, 2])
  func sameAsWhole(scale: CGFloat) throws {
    var partCount = 0
    for seed in 1...12 { partCount += try follow(seed, scale) }
    // Most changes leave most of the picture as it is.
    #expect(partCount > 100)
  }

  /// Compares pictures after each change of a scene.
  ///
  /// - Returns: After how many changes a part of the picture was painted.
  private func follow(_ seed: Int, _ scale: CGFloat) throws -> Int {
    let size = CGSize(width: 160, height: 120)
    var forest = RandomForest(seed: UInt64(9_000 + seed), size: size)
    var random = Seeded(UInt64(seed))
    for view in forest.views where random.below(3) > 0 {
      view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    }
    let scene = Scene(name: "forest", title: "", size: size, application: forest.application) { _ in
    }
    let explainer = Explainer(scene)
    let map = LiveMap(explainer, title: "forest")
    var shown: (picture: MapPicture, surface: CairoSurface)?
    var partCount = 0
    for round in 0..<14 {
      let view = forest.views[random.below(forest.views.count)]
      switch random.below(6) {
      case 0: view.clipsToBounds.toggle()
      case 1: view.isUserInteractionEnabled.toggle()
      case 2: view.alpha = [1, 0.004, 0.5][random.below(3)]
      default: _ = forest.change()
      }
      guard let report = try map.update() else { continue }
      let colors =
        shown.flatMap { MapColors(report, of: $0.picture.colors) } ?? MapColors(report)
      let findings = Linter().findings(in: scene, report.regions)
      let picture = MapPicture(report, colors: colors, findings: findings)
      let whole = try Self.surface(size, scale)
      Self.paint(picture, [CGRect(origin: .zero, size: size)], scale, on: whole)
      if let shown, let parts = picture.changes(since: shown.picture) {
        Self.paint(picture, parts, scale, on: shown.surface)
        let difference = Self.difference(shown.surface, whole)
        // Cairo measures slanted edges that a clip cuts a few levels otherwise.
        try #require(difference <= 8, "seed \(seed), round \(round)")
        let area = parts.reduce(0) { $0 + $1.width * $1.height }
        if area < size.width * size.height { partCount += 1 }
      }
      shown = (picture, whole)
    }
    return partCount
  }

  /// The most that a colour of a pixel differs in two pictures, of 255.
  private static func difference(_ one: CairoSurface, _ other: CairoSurface) -> Int {
    var most = 0
    for (first, second) in zip(one.pixelWords(), other.pixelWords()) where first != second {
      for shift in [0, 8, 16, 24] as [UInt32] {
        most = max(most, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
      }
    }
    return most
  }

  private static func surface(_ size: CGSize, _ scale: CGFloat) throws -> CairoSurface {
    try CairoSurface(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up))
    )
  }

  /// Paints parts of a picture, each out to the edges of its pixels.
  private static func paint(
    _ picture: MapPicture,
    _ parts: [CGRect],
    _ scale: CGFloat,
    on surface: CairoSurface
  ) {
    for part in parts {
      let canvas = surface.makeCanvas()
      let pixels = CGRect(
        x: part.minX * scale,
        y: part.minY * scale,
        width: part.width * scale,
        height: part.height * scale
      )
      canvas.repainting([pixels.integral]) {
        canvas.scaleBy(x: scale, y: scale)
        picture.draw(in: canvas)
      }
    }
  }
}
