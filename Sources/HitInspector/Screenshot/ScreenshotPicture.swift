internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A scene that lies over its screenshot: frames and covered parts in place of what views draw.
///
/// > Coordinates: window space, unless a name says screen.
struct ScreenshotPicture: Equatable {
  private let state: ScreenshotState
  /// The frames of the views, each once, as shapes of the screen.
  private var frames: [Frame] = []
  /// Where presses on views are lost to others, on the screen.
  private var covered: [CGRect] = []
  /// The map with its findings, unless the window shows it by itself.
  private let map: MapReading?

  /// The frame of one view, or of several that have the same.
  private struct Frame: Equatable {
    var shape: SceneShape
    /// Whether people press one of the views.
    var isTarget: Bool
  }

  /// Reads what lies over the screenshot of a model's scene.
  ///
  /// - Complexity: The views of the scene.
  init(_ model: InspectorModel, _ outlines: ViewOutlines) {
    state = model.screenshot
    map = model.mode == .hitMap ? nil : model.map.reading
    let targets = model.map.reading?.report.targets ?? []
    if state.shows(.outlines) {
      addFrames(outlines, targets: Set(targets.map { ObjectIdentifier($0.regions.view) }))
    }
    guard state.shows(.covered) else { return }
    addCovered(targets, besides: model.question?.losses.flatMap(\.parts) ?? [])
  }

  /// Notes what targets lose to others, each part once, and not what is marked already.
  private mutating func addCovered(_ targets: [ReportedTarget], besides marked: [CGRect]) {
    var known: Set<CGRect> = []
    for target in targets {
      for loss in target.losses where loss.kind != .behind {
        for rect in loss.region.area.rectangles where known.insert(rect).inserted {
          let isMarked = marked.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(rect) }
          if !isMarked { covered.append(rect) }
        }
      }
    }
  }

  private mutating func addFrames(_ outlines: ViewOutlines, targets: Set<SceneViewID>) {
    var places: [CGRect: Int] = [:]
    // A window's frame is the edge of the scene.
    for outline in outlines.outlines where !outline.isGhost && outline.depths.lowerBound > 0 {
      let isTarget = targets.contains(outline.view)
      if let place = places[outline.shape.box], frames[place].shape == outline.shape {
        frames[place].isTarget = frames[place].isTarget || isTarget
      } else {
        places[outline.shape.box] = frames.count
        frames.append(Frame(shape: outline.shape, isTarget: isTarget))
      }
    }
  }

  // MARK: Drawing

  /// Draws the scene as it lies under a geometry; the clip limits the part.
  func paint(under geometry: StageGeometry, letterScale: CGFloat, in canvas: Canvas) {
    /// Draws layers of the map.
    func paintMap(_ layers: MapLayers, alpha: CGFloat) {
      guard var picture = map?.picture(layers) else { return }
      picture.letterScale = letterScale
      canvas.group(alpha: alpha, in: geometry.sceneRect) {
        canvas.enterScene(geometry)
        picture.draw(in: canvas)
      }
    }
    canvas.fill(geometry.sceneRect, color: Theme.sceneFill)
    if let screenshot = state.screenshot, state.opacity > 0 {
      canvas.saved {
        canvas.setAlpha(state.opacity)
        canvas.draw(screenshot.picture, in: geometry.sceneRect)
      }
    }
    if state.shows(.map) { paintMap([.receivers], alpha: 0.5) }
    for rect in covered.lazy.map(geometry.windowRect) where canvas.keeps(rect) {
      canvas.fill(rect, with: Self.hatch)
    }
    paintFrames(under: geometry, in: canvas)
    if state.shows(.findings) { paintMap([.findings], alpha: 1) }
  }

  private func paintFrames(under geometry: StageGeometry, in canvas: Canvas) {
    canvas.setLineWidth(1)
    for frame in frames {
      let box = geometry.windowRect(frame.shape.box)
      guard canvas.keeps(box) else { continue }
      canvas.setStrokeColor(Self.line.withAlphaComponent(frame.isTarget ? 0.75 : 0.55))
      let path =
        frame.shape.isUpright
        ? Path(rect: OutlinePicture.aligned(box, scale: canvas.scale))
        : StageMark.Outline(frame.shape, geometry).path(inset: 0)
      canvas.stroke(path)
    }
  }

  /// The frames of views over any picture.
  private static let line = UIColor(red: 0x3d / 255, green: 0x8b / 255, blue: 1, alpha: 1)
  /// What other views take of views that people press; between the stripes the screenshot is seen.
  private static let hatch = Hatch(
    color: UIColor(red: 0xd9 / 255, green: 0x8a / 255, blue: 0x12 / 255, alpha: 0.6),
    spacing: 8,
    lineWidth: 1.6,
    rises: false
  )
}

nonisolated extension Hatch {
  /// What a view loses to others.
  static var lost: Hatch { Hatch(color: Theme.refused, spacing: 7, lineWidth: 2.6) }

  /// What the view that is asked about loses over a screenshot, which is seen between the stripes.
  static let lostOverScreenshot = Hatch(
    color: UIColor(red: 0xd6 / 255, green: 0x33 / 255, blue: 0x3a / 255, alpha: 0.8),
    spacing: 8,
    lineWidth: 2.2
  )
}
