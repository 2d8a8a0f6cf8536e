internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The layers as they are drawn: everything but what the pointer changes.
///
/// > Coordinates: window space.
struct ExplodedPicture: Equatable {
  let layers: ExplodedLayers
  let camera: ExplodeCamera
  let sceneSize: CGSize
  /// What became of each view of the walk.
  var outcomes: [SceneViewID: WalkRow.Outcome] = [:]
  /// What is drawn of the view that was meant and is lost.
  var loss: Loss?
  /// The view that was meant.
  var subject: SceneViewID?

  func paint(in canvas: Canvas) {
    for (index, layer) in layers.layers.enumerated() {
      canvas.saved {
        canvas.concatenate(camera.transform(layer: CGFloat(index)))
        paintScreen(isBack: index < 2, in: canvas)
        for view in layer { paint(view, in: canvas) }
      }
    }
  }

  private func paintScreen(isBack: Bool, in canvas: Canvas) {
    let screen = CGRect(origin: .zero, size: sceneSize)
    canvas.fill(screen, color: UIColor(white: 1, alpha: isBack ? 0.035 : 0.012))
    canvas.setStrokeColor(Theme.sceneEdge.withAlphaComponent(isBack ? 0.9 : 0.38))
    canvas.setLineWidth(1.2)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.stroke(screen)
  }

  // MARK: Views

  private func paint(_ view: ExplodedView, in canvas: Canvas) {
    let outcome = outcomes[view.view]
    let path = view.path
    if outcome == .received { paintGlow(of: view, in: canvas) }
    canvas.setFillColor((view.color ?? Theme.refused).withAlphaComponent(fill(of: view, outcome)))
    canvas.fill(path)
    if view.view == subject, let loss {
      canvas.saved {
        canvas.clip(to: path)
        for part in loss.parts {
          canvas.fill(part, color: Theme.hatchGround)
          canvas.fill(part, with: .lost)
        }
      }
    }
    if let caption = view.caption, !caption.isEmpty, !view.isGhost {
      paint(caption, of: view, isBright: outcome != nil, in: canvas)
    }
    edge(of: view, outcome).map { stroke(path, $0, in: canvas) }
  }

  private struct Edge {
    var color: UIColor
    var width: CGFloat
    var dashes: [CGFloat] = []
  }

  private func edge(of view: ExplodedView, _ outcome: WalkRow.Outcome?) -> Edge? {
    switch outcome {
    case .received: Edge(color: Theme.accepted, width: 3)
    case .refused: Edge(color: Theme.refused, width: 2, dashes: [7, 5])
    case .notAsked: Edge(color: Theme.wouldBe, width: 2.6)
    case .inside: Edge(color: Theme.accepted.withAlphaComponent(0.5), width: 1.4)
    case nil:
      view.color == nil || view.isGhost
        ? Edge(color: Theme.connector, width: 1)
        : Edge(color: Theme.ground.withAlphaComponent(0.5), width: 0.8)
    }
  }

  private func stroke(_ path: Path, _ edge: Edge, in canvas: Canvas) {
    canvas.setStrokeColor(edge.color)
    canvas.setLineWidth(edge.width)
    canvas.setLineDash(phase: 0, lengths: edge.dashes)
    canvas.stroke(path)
    canvas.setLineDash(phase: 0, lengths: [])
  }

  /// How much of a view's colour is seen: more of those that were asked.
  private func fill(of view: ExplodedView, _ outcome: WalkRow.Outcome?) -> CGFloat {
    if view.color == nil { return outcome == .refused ? 0.035 : 0 }
    if view.isGhost { return 0.16 }
    return outcome == nil ? 0.5 : 0.92
  }

  /// Draws the light around the receiver.
  private func paintGlow(of view: ExplodedView, in canvas: Canvas) {
    guard view.shape.isUpright else { return }
    canvas.fillShadow(
      of: view.shape.box.insetBy(dx: -6, dy: -6),
      cornerRadius: view.shape.cornerRadius + 6,
      offset: .zero,
      blur: 18,
      color: Theme.accepted.withAlphaComponent(0.75)
    )
  }

  private func paint(
    _ caption: String,
    of view: ExplodedView,
    isBright: Bool,
    in canvas: Canvas
  ) {
    let box = view.shape.box
    guard box.width > 16, box.height > 10, view.shape.isUpright else { return }
    let words = Words(caption, Theme.subject, Theme.touch.withAlphaComponent(isBright ? 1 : 0.75))
    let isWide = box.width > 200
    let place = CGPoint(x: isWide ? box.minX + 12 : box.midX, y: box.midY + 5)
    let width = box.width - (isWide ? 24 : 4)
    canvas.write(words, at: place, alignment: isWide ? .leading : .center, width: width)
  }
}

extension ExplodedView {
  /// The outline on the view's layer.
  var path: Path {
    if shape.isUpright { return Path(roundedRect: shape.box, cornerRadius: shape.cornerRadius) }
    var path = Path()
    for corner in shape.corners { path.addLine(to: corner) }
    path.close()
    return path
  }
}
