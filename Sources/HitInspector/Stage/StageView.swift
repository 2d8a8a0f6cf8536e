internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The canvas: dotted ground, the scene, and the overlays on top of it.
///
/// Its bounds have the canvas's own origin, so its space is the window's.
final class StageView: PanelView {
  struct Captions: Equatable {
    var scene = ""
    /// What stands at the right in place of the scale.
    var remark: String?
    var hints: [KeyHint] = []
    var scale: CGFloat = 1
    /// Whether the hints stand beside the scene, where that has margins.
    var areHintsBeside = false
  }

  private(set) var geometry = StageGeometry(canvas: .zero, sceneSize: .zero)
  private(set) var marks: [StageMark] = []
  private(set) var captions = Captions()
  private let groundPicture = KeptPicture<StageGround>()
  private let scenePicture = ScenePicture()

  /// Paints the scene's windows, where there is a scene.
  var painter: ScenePainter? {
    didSet { scenePicture.forget() }
  }

  /// The frames of the views, while they are shown in place of the views themselves.
  private(set) var outlines: ViewOutlines?

  /// Where the meaning of the frames stands, if it does.
  var legend: OutlineLegend? {
    outlines.flatMap {
      OutlineLegend($0, overlapCount: overlaps.count, solo: solo, geometry)
    }
  }

  /// Shows the frames of the views, or the views.
  func show(_ new: ViewOutlines?) {
    guard new != outlines else { return }
    outlines = new
    if new == nil { solo = nil }
    scenePicture.invalidate(geometry.sceneRect)
    setNeedsDisplay()
  }

  /// The screenshot that the scene lies over, with what is shown in place of the views.
  private var screenshot: ScreenshotPicture?

  /// Shows the scene over its screenshot, or its views.
  func show(_ new: ScreenshotPicture?) {
    guard new != screenshot else { return }
    screenshot = new
    sceneDidChange(in: geometry.sceneRect)
    setNeedsDisplay()
  }

  /// What views that lie over others cover of them.
  private(set) var overlaps: [ViewOverlap] = []

  /// Shows what is covered while the frames are shown.
  func show(_ new: [ViewOverlap]) {
    guard new != overlaps else { return }
    overlaps = new
    guard outlines != nil else { return }
    scenePicture.invalidate(geometry.sceneRect)
    setNeedsDisplay()
  }

  /// The map that is shown in place of the scene, as far as its layers cover that.
  private(set) var map: MapPicture?
  private var shownMap: (reading: MapReading, layers: MapLayers)?

  /// Shows a map, or the scene.
  func show(_ reading: MapReading?, _ layers: MapLayers) {
    if let shownMap, shownMap.reading == reading, shownMap.layers == layers { return }
    if shownMap == nil, reading == nil { return }
    let old = map
    shownMap = reading.map { ($0, layers) }
    map = reading?.picture(layers, at: geometry.factor)
    for part in changedParts(since: old) {
      sceneDidChange(in: part)
      let visible = part.intersection(geometry.viewport)
      if !visible.isNull { setNeedsDisplay(visible) }
    }
  }

  /// Where the map is drawn otherwise than another one was, in window space.
  private func changedParts(since old: MapPicture?) -> [CGRect] {
    guard let map, let old, let changes = map.changes(since: old) else {
      return [geometry.sceneRect]
    }
    let parts = changes.map { geometry.windowRect($0).insetBy(dx: -1, dy: -1) }
    return InspectorDamage.joined(parts, most: Self.mostParts)
  }

  /// What is enlarged beside the scene.
  var lens: StageLens? {
    didSet {
      guard lens != oldValue else { return }
      for lens in [oldValue, lens].compactMap({ $0 }) { setNeedsDisplay(lens.extent) }
    }
  }

  /// The depths that are shown alone, chosen in the legend.
  private(set) var solo: ClosedRange<Int>? {
    didSet {
      guard solo != oldValue else { return }
      scenePicture.invalidate(geometry.sceneRect)
      setNeedsDisplay()
    }
  }

  /// Shows the views of every depth.
  func showAllDepths() { solo = nil }

  /// The part of the canvas that a drawer does not cover.
  var visible = CGRect.zero {
    didSet { if visible != oldValue { setNeedsDisplay() } }
  }

  override var ground: UIColor? { nil }

  func show(_ new: StageGeometry) {
    guard new != geometry else { return }
    geometry = new
    map?.letterScale = MapPicture.letterScale(at: new.factor)
    bounds = CGRect(origin: new.canvas.origin, size: bounds.size)
    setNeedsDisplay()
  }

  /// The most parts that are painted apart.
  private static let mostParts = 5

  /// Shows marks and repaints those that were added, removed or moved.
  func show(_ new: [StageMark]) {
    guard new != marks else { return }
    let (old, now) = (Set(marks), Set(new))
    marks = new
    // A window that is told of many parts paints the box around all of them, panels and all.
    let extents = old.symmetricDifference(now).map(\.extent)
    for part in InspectorDamage.joined(extents, most: Self.mostParts) { setNeedsDisplay(part) }
  }

  func show(_ new: Captions) {
    guard new != captions else { return }
    let old = words
    captions = new
    for line in InspectorDamage.joined(old.lines + words.lines) { setNeedsDisplay(line) }
  }

  /// Notes that a part of the scene changed, in window space.
  func sceneDidChange(in rect: CGRect) {
    scenePicture.invalidate(rect)
    if let lens, lens.source.overlaps(rect) { setNeedsDisplay(lens.rect) }
  }

  // MARK: Legend

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first,
      let depths = legend?.depths(at: touch.location(in: self))
    else { return super.touchesBegan(touches, with: event) }
    solo = solo == depths ? nil : depths
  }

  override func cursor(at point: CGPoint) -> PointerShape {
    legend?.depths(at: point) == nil ? .arrow : .hand
  }

  /// In a picture of frames a pointer that rests on the scene is told of the view there.
  override func tip(at point: CGPoint) -> Tip? {
    guard outlines != nil, geometry.viewport.contains(point), geometry.sceneRect.contains(point)
    else { return nil }
    return Tip(text: "", rect: CGRect(around: point, radius: 10), isOfView: true)
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let scene = geometry.sceneRect.intersection(geometry.viewport)
    if scene.isNull || !scene.contains(part) {
      paintGround(part, in: canvas)
    }
    if !scene.isNull, scene.overlaps(part) { paintScene(scene, part, in: canvas) }
    for mark in marks where canvas.keeps(mark.extent) {
      if mark.isCutWithScene, !geometry.viewport.contains(mark.extent) {
        canvas.saved {
          canvas.clip(to: geometry.viewport)
          mark.paint(in: canvas)
        }
      } else {
        mark.paint(in: canvas)
      }
    }
    if let lens, lens.extent.overlaps(part) {
      lens.paint(in: canvas, geometry) { paintScene(under: $1, in: $0) }
    }
  }

  private func paintGround(_ part: CGRect, in canvas: Canvas) {
    let ground = StageGround(geometry: geometry, hasScene: painter != nil)
    groundPicture.draw(ground, in: geometry.canvas, of: canvas) { ground.paint($0, in: $1) }
    words.paint(part, in: canvas)
    legend?.paint(in: canvas)
  }

  /// Where hints stand beside the scene.
  var hintsRect: CGRect? { words.column }

  private var words: StageWords {
    StageWords(
      geometry: geometry,
      captions: captions,
      visible: visible,
      legend: legend?.rect
    )
  }

  /// The picture of the frames, while they are shown.
  var picture: OutlinePicture? {
    outlines.map {
      OutlinePicture(
        outlines: $0,
        geometry: geometry,
        solo: solo,
        overlaps: overlaps.map(\.rect),
        isNamed: map == nil
      )
    }
  }

  private func paintScene(_ scene: CGRect, _ part: CGRect, in canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: scene.intersection(part))
      let isOutlined = outlines != nil
      scenePicture.draw(geometry, isOutlined: isOutlined, in: scene, of: canvas) { canvas in
        paintScene(under: geometry, in: canvas)
      }
    }
  }

  /// Draws the scene, or its frames, as it lies under a geometry; the clip limits the part.
  private func paintScene(under geometry: StageGeometry, in canvas: Canvas) {
    canvas.saved {
      if map?.layers.contains(.receivers) == true {
        paintMap(under: geometry, in: canvas)
        if var picture {
          (picture.geometry, picture.hasGround) = (geometry, false)
          picture.paint(in: canvas)
        }
        return
      }
      defer { paintMap(under: geometry, in: canvas) }
      if var picture {
        picture.geometry = geometry
        return Appearance.under(.dark) { picture.paint(in: canvas) }
      }
      if let screenshot {
        // A lens enlarges the letters that are there.
        let letterScale = MapPicture.letterScale(at: self.geometry.factor)
        return screenshot.paint(under: geometry, letterScale: letterScale, in: canvas)
      }
      canvas.fill(geometry.sceneRect, color: Theme.sceneFill)
      guard let painter else { return }
      canvas.saved {
        canvas.enterScene(geometry)
        painter.paint(in: canvas)
      }
    }
  }

  private func paintMap(under geometry: StageGeometry, in canvas: Canvas) {
    guard let map else { return }
    canvas.saved {
      canvas.enterScene(geometry)
      map.draw(in: canvas)
    }
  }
}

extension Canvas {
  /// Makes the space that of a scene's screen, from the window's.
  func enterScene(_ geometry: StageGeometry) {
    translateBy(x: geometry.origin.x, y: geometry.origin.y)
    scaleBy(x: geometry.factor, y: geometry.factor)
  }
}
