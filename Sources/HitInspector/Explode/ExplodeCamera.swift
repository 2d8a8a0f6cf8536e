internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Where the layers of a scene lie in the window: each is one flat map of the screen's points.
///
/// > Coordinates: screen points of the scene, layers counted from the back, and window space.
nonisolated struct ExplodeCamera: Hashable, Gliding {
  /// How far one layer is from the next, in points.
  private(set) var spread: CGFloat
  /// The points of the window to a point of the scene.
  private(set) var scale: CGFloat
  /// Where the top left of the layer at the back lies.
  private(set) var origin: CGPoint
  /// How far the layers can be moved from the middle: with their own middle on the canvas, or its
  /// middle on them where they are larger.
  private(set) var panReach = CGSize.zero
  private var yaw: CGFloat
  private var pitch: CGFloat

  /// How far that middle stays from the edge, in points.
  private static let panMargin: CGFloat = 60

  /// The layers between the frontmost one and the press.
  static let pressGap: CGFloat = 1.75
  /// The farthest two layers are by themselves.
  private static let restingSpread: CGFloat = 48
  /// The room beside the layers for names and reasons, and above and below them.
  private static let margins = CGSize(width: 185, height: 56)

  /// The width below which a canvas has nothing beside the layers' heading and controls.
  private static let narrow: CGFloat = 600

  init(_ state: ExplodeState, layers count: Int, sceneSize: CGSize, canvas whole: CGRect) {
    let head = whole.width < Self.narrow ? min(44, whole.height * 0.1).rounded() : 0
    let canvas = whole.divided(atDistance: head, from: .minYEdge).remainder
    yaw = state.yaw * .pi / 180
    pitch = state.pitch * .pi / 180
    let (sinYaw, cosYaw) = (sin(yaw), cos(yaw))
    let (sinPitch, cosPitch) = (sin(pitch), cos(pitch))
    let depth = CGFloat(max(0, count - 1)) + Self.pressGap
    let room = CGSize(
      width: max(40, canvas.width - min(Self.margins.width, canvas.width * 0.3)),
      height: max(40, canvas.height - Self.margins.height)
    )
    // How far the layer in front lies from the one at the back, for each point of spread.
    let reach = CGSize(width: abs(sinYaw) * depth, height: abs(sinPitch * cosYaw) * depth)
    let widest = min(
      room.width * 0.68 / max(reach.width, 0.01),
      room.height * 0.5 / max(reach.height, 0.01)
    )
    spread = state.spread ?? min(Self.restingSpread, widest)
    let unit = CGSize(
      width: cosYaw * sceneSize.width,
      height: cosPitch * sceneSize.height + abs(sinPitch * sinYaw) * sceneSize.width
    )
    let fit = min(
      (room.width - reach.width * spread) / max(unit.width, 1),
      (room.height - reach.height * spread) / max(unit.height, 1)
    )
    let scale = min(max(fit, 0.08), 1.5) * state.zoom
    self.scale = scale
    // The box around all layers, from the origin on.
    let step = CGSize(width: sinYaw * spread, height: sinPitch * cosYaw * spread)
    let lean = -sinPitch * sinYaw * sceneSize.width * scale
    let height = cosPitch * sceneSize.height * scale
    let minX = min(0, step.width * depth)
    let minY = min(0, step.height * depth) + min(0, lean)
    let maxX = cosYaw * sceneSize.width * scale + max(0, step.width * depth)
    let maxY = height + max(0, step.height * depth) + max(0, lean)
    panReach = CGSize(
      width: max(0, max(canvas.width, maxX - minX) / 2 - Self.panMargin),
      height: max(0, max(canvas.height, maxY - minY) / 2 - Self.panMargin)
    )
    origin = CGPoint(
      x: canvas.midX - (minX + maxX) / 2,
      y: canvas.midY + 8 - (minY + maxY) / 2
    )
    let pan = state.pan.limited(to: panReach)
    origin.x += pan.width
    origin.y += pan.height
  }

  func blended(with other: Self, by share: CGFloat) -> Self {
    var new = other
    new.yaw = yaw.blended(with: other.yaw, by: share)
    new.pitch = pitch.blended(with: other.pitch, by: share)
    new.spread = spread.blended(with: other.spread, by: share)
    new.scale = scale.blended(with: other.scale, by: share)
    new.origin.x = origin.x.blended(with: other.origin.x, by: share)
    new.origin.y = origin.y.blended(with: other.origin.y, by: share)
    return new
  }

  /// How far a layer lies from the one behind it.
  var step: CGSize {
    CGSize(width: sin(yaw) * spread, height: sin(pitch) * cos(yaw) * spread)
  }

  /// The map from the screen's points on a layer to the window.
  func transform(layer: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: scale * cos(yaw),
      b: -scale * sin(pitch) * sin(yaw),
      c: 0,
      d: scale * cos(pitch),
      tx: origin.x + step.width * layer,
      ty: origin.y + step.height * layer
    )
  }

  func place(of point: CGPoint, layer: CGFloat) -> CGPoint {
    point.applying(transform(layer: layer))
  }

  /// The point of the screen on a layer that lies at a point of the window.
  func scenePoint(_ point: CGPoint, layer: Int) -> CGPoint {
    point.applying(transform(layer: CGFloat(layer)).inverted())
  }
}
