package import Foundation

/// How large the scene is shown.
nonisolated package enum StageZoom: Hashable, Sendable {
  /// At its own size, or smaller where that does not fit.
  case fitting
  /// At a factor, whether it fits or not.
  case fixed(CGFloat)
}

/// Where the scene lies on the canvas and how its points map to the window's.
///
/// > Coordinates: window space and the scene's screen points, as each name says.
nonisolated package struct StageGeometry: Hashable, Sendable {
  /// The factors of the zoom keys.
  package static let steps: [CGFloat] = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4]

  package let canvas: CGRect
  /// The part of the canvas that the scene is put into.
  package let place: CGRect
  package let sceneSize: CGSize
  /// The window points to a scene point.
  package let factor: CGFloat
  /// Where the scene's top left lies, in the window.
  package let origin: CGPoint
  /// How far the scene is moved from the middle, within what its size allows.
  package let pan: CGSize

  /// The width of a canvas below which the scene is covered rather than reduced.
  private static let leastWidth: CGFloat = 240
  private static let top: CGFloat = 35
  private static let bottom: CGFloat = 40
  private static let side: CGFloat = 20

  /// Lays the scene out on a canvas of the window.
  ///
  /// It is put into `visible`, the part of the canvas that nothing covers, if that is wide enough,
  /// and moved by `pan` as far as it is larger than the canvas.
  package init(
    canvas: CGRect,
    visible: CGRect? = nil,
    sceneSize: CGSize,
    zoom: StageZoom = .fitting,
    pan: CGSize = .zero
  ) {
    self.canvas = canvas
    self.sceneSize = sceneSize
    let place = visible.map { $0.width < Self.leastWidth ? canvas : $0 } ?? canvas
    self.place = place
    let room = CGSize(
      width: max(1, place.width - Self.side * 2),
      height: max(1, place.height - Self.top - Self.bottom)
    )
    switch zoom {
    case .fixed(let factor): self.factor = min(max(factor, 0.05), 16)
    case .fitting:
      let least = min(
        room.width / max(1, sceneSize.width),
        room.height / max(1, sceneSize.height)
      )
      factor = least >= 1 ? 1 : max(0.05, (least * 20).rounded(.down) / 20)
    }
    let size = CGSize(width: sceneSize.width * factor, height: sceneSize.height * factor)
    let reach = CGSize(
      width: max(0, (size.width - room.width) / 2),
      height: max(0, (size.height - room.height) / 2)
    )
    self.pan = CGSize(
      width: min(max(pan.width, -reach.width), reach.width).rounded(),
      height: min(max(pan.height, -reach.height), reach.height).rounded()
    )
    origin = CGPoint(
      x: (place.minX + Self.side + (room.width - size.width) / 2).rounded(.down) + self.pan.width,
      y: (place.minY + Self.top + (room.height - size.height) / 2).rounded(.down)
        + self.pan.height
    )
  }

  /// The scene's screen, in the window.
  package var sceneRect: CGRect {
    CGRect(
      x: origin.x,
      y: origin.y,
      width: sceneSize.width * factor,
      height: sceneSize.height * factor
    )
  }

  /// The part of the canvas that shows the scene, between the captions above and the keys below.
  package var viewport: CGRect {
    CGRect(
      x: canvas.minX,
      y: canvas.minY + Self.top - 1,
      width: canvas.width,
      height: max(0, canvas.height - Self.top - Self.bottom + 12)
    )
  }

  /// Returns a point of the scene's screen in the window.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor)
  }

  /// Returns a point of the window in the scene's screen points, whole at a factor of one.
  package func scenePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }

  /// Returns a rectangle of the scene's screen in the window.
  package func windowRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: windowPoint(rect.origin),
      size: CGSize(width: rect.width * factor, height: rect.height * factor)
    )
  }

  /// Returns the next larger or smaller factor of the steps.
  package static func step(from factor: CGFloat, up: Bool) -> CGFloat {
    let near: CGFloat = 0.001
    return up
      ? steps.first { $0 > factor + near } ?? steps[steps.count - 1]
      : steps.last { $0 < factor - near } ?? steps[0]
  }

  /// Returns the pan that keeps a point of the scene in place while the factor changes.
  package func pan(keeping point: CGPoint, at newFactor: CGFloat) -> CGSize {
    let scene = scenePoint(point)
    let centered = StageGeometry(
      canvas: canvas,
      visible: place,
      sceneSize: sceneSize,
      zoom: .fixed(newFactor),
      pan: .zero
    )
    let moved = centered.windowPoint(scene)
    return CGSize(width: point.x - moved.x, height: point.y - moved.y)
  }
}
