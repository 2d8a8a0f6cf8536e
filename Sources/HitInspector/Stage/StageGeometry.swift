package import Foundation

/// How large the scene is shown.
nonisolated package enum StageZoom: Hashable, Sendable {
  /// As large as the canvas allows.
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
  /// The room above the scene for captions and below it for keys.
  private let top: CGFloat
  private let bottom: CGFloat
  /// Whether there is no room for captions above the scene and for keys below it.
  private let isLow: Bool
  /// Whether a bar takes the place of the captions above the scene.
  let isUnderBar: Bool

  /// Lays the scene out on a canvas of the window.
  ///
  /// It is put into `visible`, the part of the canvas that nothing covers, if that is wide enough,
  /// and moved by `pan` as far as it is larger than the canvas. Under the bar of an edited scene it
  /// is as large as without, wherever that can be.
  package init(
    canvas: CGRect,
    visible: CGRect? = nil,
    isUnderBar: Bool = false,
    sceneSize: CGSize,
    zoom: StageZoom = .fitting,
    pan: CGSize = .zero
  ) {
    self.canvas = canvas
    self.sceneSize = sceneSize
    let place = visible.map { $0.width < Self.leastWidth ? canvas : $0 } ?? canvas
    self.place = place
    let frame = StageFrame(place, isUnderBar: isUnderBar)
    (top, bottom, isLow) = (frame.top, frame.bottom, frame.isLow)
    self.isUnderBar = isUnderBar
    switch zoom {
    case .fixed(let factor): self.factor = min(max(factor, 0.05), 16)
    case .fitting: factor = frame.fit(sceneSize)
    }
    let size = CGSize(width: sceneSize.width * factor, height: sceneSize.height * factor)
    let room = frame.room
    let reach = CGSize(
      width: max(0, (size.width - room.width) / 2),
      height: max(0, (size.height - room.height) / 2)
    )
    let limited = pan.limited(to: reach)
    self.pan = CGSize(width: limited.width.rounded(), height: limited.height.rounded())
    // A scene with room to spare stands a little above the middle, as does one with a strip.
    let spare = room.height - size.height
    let below = frame.hasMargins(beside: size.width) ? StageFrame.lift : StageFrame.strip
    let shift = spare >= 0 ? max(0, (spare - below) / 2) : spare / 2
    origin = CGPoint(
      x: (place.minX + (place.width - size.width) / 2).rounded(.down) + self.pan.width,
      y: (place.minY + frame.top + shift).rounded(.down) + self.pan.height
    )
  }

  /// Makes the geometry of the same scene at another factor and place.
  private init(_ other: StageGeometry, factor: CGFloat, origin: CGPoint) {
    (canvas, place, sceneSize) = (other.canvas, other.place, other.sceneSize)
    (pan, top, bottom) = (other.pan, other.top, other.bottom)
    (isLow, isUnderBar) = (other.isLow, other.isUnderBar)
    (self.factor, self.origin) = (factor, origin)
  }

  /// Enlarges the scene so that a point of the window comes to lie at another.
  func magnified(by times: CGFloat, moving point: CGPoint, to place: CGPoint) -> StageGeometry {
    let origin = CGPoint(
      x: place.x - (point.x - origin.x) * times,
      y: place.y - (point.y - origin.y) * times
    )
    return StageGeometry(self, factor: factor * times, origin: origin)
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
      y: canvas.minY + top - 1,
      width: canvas.width,
      height: max(0, canvas.height - top - bottom + 2)
    )
  }

  /// Whether there is room for captions above the scene and for keys below it.
  package var hasHints: Bool { !isLow }

  /// Whether tags have room on both sides of the scene.
  var hasMargins: Bool {
    min(sceneRect.minX - place.minX, place.maxX - sceneRect.maxX) >= StageFrame.leastMargin
  }

  /// The room below the scene for cards, and for a heading where that fits as well.
  struct Strip: Hashable {
    var heading: CGRect?
    var cards: CGRect
  }

  /// The strip below the scene; none where the scene leaves no room.
  var strip: Strip? {
    let scene = sceneRect
    let room = place.maxY - bottom - scene.maxY
    guard room >= StageFrame.strip else { return nil }
    let hasHeading = room >= StageFrame.strip + 30
    let left = place.minX + 13
    let width = place.width - 26
    let top = (scene.maxY + (hasHeading ? 40 : min(11, (room - 40) / 2))).rounded()
    return Strip(
      heading: hasHeading ? CGRect(x: left, y: top - 27, width: width, height: 19) : nil,
      cards: CGRect(x: left, y: top, width: width, height: 40)
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
      isUnderBar: isUnderBar,
      sceneSize: sceneSize,
      zoom: .fixed(newFactor),
      pan: .zero
    )
    let moved = centered.windowPoint(scene)
    return CGSize(width: point.x - moved.x, height: point.y - moved.y)
  }
}

/// How much room a part of the canvas leaves for the scene.
private nonisolated struct StageFrame {
  let place: CGRect
  let top: CGFloat
  let bottom: CGFloat
  let isLow: Bool

  static let side: CGFloat = 15
  /// The room for captions and keys, and what is left of it on a low canvas.
  static let roomy: (top: CGFloat, bottom: CGFloat) = (35, 26)
  private static let tight: (top: CGFloat, bottom: CGFloat) = (25, 6)
  /// The most room under a bar, which has taken that of the captions.
  private static let underBar: (top: CGFloat, bottom: CGFloat) = (16, 22)
  /// The height below which the captions move closer and the keys go.
  private static let lowHeight: CGFloat = 520
  /// The room beside the scene in which tags can stand.
  static let leastMargin: CGFloat = 120
  /// The room below the scene that cards take.
  static let strip: CGFloat = 44
  /// How much more room a scene has below than above, if it can.
  static let lift: CGFloat = 14

  init(_ place: CGRect, isUnderBar: Bool) {
    self.place = place
    isLow = place.height + (isUnderBar ? EditBar.height + 1 : 0) < Self.lowHeight
    let room = isLow ? Self.tight : Self.roomy
    top = isUnderBar ? Self.underBar.top : room.top
    bottom = isUnderBar ? min(room.bottom, Self.underBar.bottom) : room.bottom
  }

  /// The room for a scene, keys and captions apart.
  var room: CGSize {
    CGSize(
      width: max(1, place.width - Self.side * 2),
      height: max(1, place.height - top - bottom)
    )
  }

  func hasMargins(beside width: CGFloat) -> Bool {
    (place.width - width) / 2 >= Self.leastMargin
  }

  /// The largest factor at which all of a scene is seen, and its tags beside or below it.
  func fit(_ size: CGSize) -> CGFloat {
    let room = room
    func factor(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      Self.whole(min(width / max(1, size.width), height / max(1, size.height)))
    }
    // A low canvas has room for numbers only.
    if isLow { return factor(room.width, room.height) }
    return max(
      factor(place.width - Self.leastMargin * 2, room.height),
      factor(room.width, room.height - Self.strip)
    )
  }

  /// The largest step up to a factor: quarters from 1 to 4, hundredths below.
  private static func whole(_ factor: CGFloat) -> CGFloat {
    // Sums of fractions may fall short of a step by a hair.
    let steps: CGFloat = factor >= 1 ? 4 : 100
    return min(4, max(0.05, (factor * steps + 1e-6).rounded(.down) / steps))
  }
}

nonisolated extension CGSize {
  /// Returns this way, across and along no farther than a reach, to either side.
  func limited(to reach: CGSize) -> CGSize {
    CGSize(
      width: min(max(width, -reach.width), reach.width),
      height: min(max(height, -reach.height), reach.height)
    )
  }
}
