internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The scene's views as layers behind one another, with the way of a press through them.
///
/// Its bounds have the canvas's own origin, so its space is the window's.
final class ExplodedPanel: PanelView {
  /// What a pointer does to the layers.
  enum Gesture {
    /// Turns them, by points of the window.
    case orbit(CGSize)
    case pan(CGSize)
    /// Presses the scene at a point of its screen.
    case press(CGPoint)
    /// Looks along the ray.
    case lookAlong
    /// Moves layers farther apart, or closer together.
    case spread(Int)
  }

  /// Called with what the pointer does.
  var onGesture: ((Gesture) -> Void)?

  let controls = ExplodeControls("ExplodeControls")
  private(set) var content = ExplodedContent()
  private let picture = KeptPicture<ExplodedPicture>()
  /// Where the pointer went down, and where it was last, in the window.
  private var grip: (start: CGPoint, last: CGPoint, isDrag: Bool)?
  /// Whether a drag moves the layers and a click selects, and neither turns nor presses.
  var isShifted = false

  override var ground: UIColor? { Theme.ground }
  override var parts: [UIView] { [controls] }

  func show(_ new: ExplodedContent) {
    guard new != content else { return }
    content = new
    controls.show(new)
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    let size = ExplodeControls.size
    controls.isHidden = bounds.width < size.width * 2 || bounds.height < size.height * 3.5
    let corner = CGPoint(x: bounds.maxX - 12 - size.width, y: bounds.minY + 19)
    controls.setFrameIfNeeded(CGRect(origin: corner, size: size))
  }

  // MARK: Pointer

  override func hover(at point: CGPoint?) {
    onPoint?(point.flatMap { pointed(at: $0) })
  }

  /// The view of the layer, or of the name of a layer, at a point.
  private func pointed(at point: CGPoint) -> SceneViewID? {
    if let name = names.first(where: { $0.rect.contains(point) }) {
      let layer = content.layers.layers[name.layer]
      return content.row(onLayer: name.layer)?.view ?? layer.first?.view
    }
    return content.view(at: point)?.view.view
  }

  override func cursor(at point: CGPoint) -> PointerShape {
    content.view(at: point) == nil ? .arrow : .crosshair
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    grip = (point, point, false)
    if touch.tapCount == 2 { onGesture?(.lookAlong) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), var grip else { return }
    let isFar = max(abs(point.x - grip.start.x), abs(point.y - grip.start.y)) > 4
    grip.isDrag = grip.isDrag || isFar
    let delta = CGSize(width: point.x - grip.last.x, height: point.y - grip.last.y)
    if grip.isDrag {
      onGesture?(isShifted ? .pan(delta) : .orbit(delta))
      grip.last = point
    }
    self.grip = grip
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { grip = nil }
    guard let touch = touches.first, let grip, !grip.isDrag, touch.tapCount < 2 else { return }
    let point = touch.location(in: self)
    if let name = names.first(where: { $0.rect.contains(point) }) {
      let layer = content.layers.layers[name.layer]
      if let view = content.row(onLayer: name.layer)?.view ?? layer.first?.view { onSelect?(view) }
      return
    }
    guard let hit = content.view(at: point) else { return }
    if isShifted {
      onSelect?(hit.view.view)
      return
    }
    onGesture?(.press(content.camera.scenePoint(point, layer: hit.layer)))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { grip = nil }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    guard delta.height != 0 else { return false }
    onGesture?(.spread(delta.height > 0 ? -1 : 1))
    return true
  }

  /// The way of the press.
  var ray: ExplodedRay {
    ExplodedRay(
      content: content,
      canvasRect: bounds,
      controls: controls.isHidden ? nil : controls.frame
    )
  }

  // MARK: Names

  /// The name of a layer, left of its lower left corner.
  private struct Name {
    var layer: Int
    var words: Words
    var rect: CGRect
    var corner: CGPoint
  }

  /// The least distance of two names.
  private static let namePitch: CGFloat = 13

  private var names: [Name] {
    guard content.state.showsNames else { return [] }
    var names: [Name] = []
    let pointed = content.pointedView?.layer
    let bottom = CGPoint(x: 0, y: content.sceneSize.height)
    func corner(_ layer: Int) -> CGPoint {
      content.camera.place(of: bottom, layer: CGFloat(layer))
    }
    let worded = content.wordedLayers(
      where: { $0 != pointed },
      apart: Self.namePitch,
      at: { corner($0).y }
    )
    for index in worded + [pointed].compactMap(\.self) {
      guard let name = content.name(ofLayer: index) else { continue }
      let corner = corner(index)
      let isPointed = index == pointed
      let row = content.row(onLayer: index)
      let isStrong = row?.outcome == .received || row?.outcome == .notAsked || isPointed
      let font = isStrong ? Theme.chainLabelStrong : Theme.chainLabel
      let own = isPointed ? content.pointedView?.view.name ?? name.name : name.name
      let text = Shown.name(own, longest: 22) + (name.others > 0 ? " +\(name.others)" : "")
      let words = Words(text, font, name.isAsked || isPointed ? Theme.text : Theme.faint)
      let width = Ink.width(text, font)
      // The tab that opens the views stands at the edge of a narrow canvas.
      let right = max(corner.x - 14, bounds.minX + 18 + width)
      let rect = CGRect(x: right - width - 6, y: corner.y - 9, width: width + 12, height: 18)
      names.append(Name(layer: index, words: words, rect: rect, corner: corner))
    }
    return names
  }

  private func paintNames(on canvas: Canvas) {
    let pointed = content.pointedView?.layer
    for name in names {
      if name.layer == pointed {
        canvas.card(name.rect, fill: Theme.control, edge: Theme.secondary, cornerRadius: 4)
      }
      let tick = [-9, -1].map { CGPoint(x: name.corner.x + $0, y: name.corner.y) }
      canvas.line(tick, width: 1, color: Theme.plainChip)
      let end = CGPoint(x: name.rect.maxX - 6, y: name.rect.minY + 13)
      canvas.write(name.words, at: end, alignment: .trailing)
    }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let exploded = ExplodedPicture(content)
    picture.draw(exploded, in: bounds, of: canvas) { part, target in
      target.fill(part, color: Theme.ground)
      exploded.paint(in: target)
    }
    if let (view, layer) = content.pointedView { paintPointed(view, layer, on: canvas) }
    paintRuler(on: canvas)
    ray.paint(in: canvas)
    paintNames(on: canvas)
    paintCard(on: canvas)
    paintWords(on: canvas)
  }

  private func paintPointed(_ view: ExplodedView, _ layer: Int, on canvas: Canvas) {
    canvas.saved {
      canvas.concatenate(content.camera.transform(layer: CGFloat(layer)))
      canvas.setStrokeColor(Theme.touch)
      canvas.setLineWidth(2.4)
      canvas.setLineDash(phase: 0, lengths: [])
      canvas.stroke(view.path)
    }
  }

  /// Numbers the layers along their upper right corners.
  private func paintRuler(on canvas: Canvas) {
    let count = content.layers.layers.count
    guard count > 1, content.state.showsNames else { return }
    let places = (0..<count).map { index in
      let corner = CGPoint(x: content.sceneSize.width, y: 0)
      let place = content.camera.place(of: corner, layer: CGFloat(index))
      return CGPoint(x: place.x + 9, y: place.y - 7)
    }
    canvas.line([places[0], places[count - 1]], width: 1, color: Theme.connector)
    let pointed = content.pointedView?.layer
    let step = content.camera.step
    let isDense = max(abs(step.width), abs(step.height)) < 11
    for (index, place) in places.enumerated() {
      if isDense, index % 5 != 0, index != pointed { continue }
      let tick = [CGPoint(x: place.x - 3, y: place.y + 2), CGPoint(x: place.x + 4, y: place.y - 3)]
      canvas.line(tick, width: 1.2, color: Theme.plainChip)
      let isPointed = index == pointed
      let words = Words(
        "\(index)",
        isPointed ? Theme.badgeStrong : Theme.keySmall,
        isPointed ? Theme.text : Theme.faint
      )
      canvas.write(words, at: CGPoint(x: place.x + 9, y: place.y - 1))
    }
  }

  /// What is told of the view under the pointer: its name, its place among the layers, its frame.
  private var cardWords: (name: Words, place: Words, frame: Words)? {
    guard let (view, layer) = content.pointedView else { return nil }
    return (
      Words(Shown.name(view.name, longest: 22), Theme.labelStrong, Theme.text),
      Words("layer \(layer), depth \(view.depth)", Theme.caption, Theme.secondary),
      Words("\(Shown.rect(view.shape.box)) on screen", Theme.figures, Theme.secondary)
    )
  }

  /// Where the card of the view under the pointer stands: at the left, or at the right where names
  /// are in its place.
  var cardRect: CGRect? {
    guard let words = cardWords, bounds.height > 200 else { return nil }
    let width = max(26 + words.name.width() + 12 + words.place.width(), 9 + words.frame.width()) + 9
    let size = CGSize(width: min(width.rounded(.up), bounds.width - 27), height: 47)
    let left = CGRect(origin: CGPoint(x: bounds.minX + 13.5, y: bounds.maxY - 95.5), size: size)
    // The pointed layer's own name may go: the card has it.
    let pointed = content.pointedView?.layer
    let isTaken = names.contains { $0.layer != pointed && $0.rect.overlaps(left) }
    return isTaken ? left.offsetBy(dx: bounds.width - 27 - size.width, dy: 0) : left
  }

  /// Tells of the view under the pointer.
  private func paintCard(on canvas: Canvas) {
    guard let words = cardWords, let box = cardRect else { return }
    canvas.card(box, fill: Theme.card, edge: Theme.secondary, cornerRadius: 4)
    let chip = CGRect(x: box.minX + 9, y: box.minY + 9, width: 10, height: 10)
    canvas.chip(content.pointedView?.view.color, in: chip)
    let (left, right) = (box.minX + 26, box.maxX - 9)
    canvas.write(words.name, words.place, from: left, to: right, baseline: box.minY + 18)
    let place = CGPoint(x: box.minX + 9, y: box.minY + 36)
    canvas.write(words.frame, at: place, width: box.width - 18)
  }

  private func paintWords(on canvas: Canvas) {
    let left = bounds.minX + 13
    let room = bounds.width - 26 - (controls.isHidden ? 0 : ExplodeControls.size.width)
    let top = CGPoint(x: left, y: bounds.minY + (content.isUnderLine ? 35 : 18))
    canvas.write(Words(content.heading, Theme.remark, Theme.faint), at: top, width: room)
    if content.point == nil {
      let sentence = "press the scene to see where a touch goes"
      let place = CGPoint(x: bounds.midX, y: bounds.maxY - 36)
      canvas.write(Words(sentence, Theme.label, Theme.secondary), at: place, alignment: .center)
    }
    canvas.hints(content.hints, from: left, to: bounds.maxX - 10, baseline: bounds.maxY - 10)
  }
}

extension ExplodedPicture {
  init(_ content: ExplodedContent) {
    var outcomes: [SceneViewID: WalkRow.Outcome] = [:]
    for row in content.walk { row.view.map { outcomes[$0] = row.outcome } }
    self.init(
      layers: content.layers,
      camera: content.camera,
      sceneSize: content.sceneSize,
      outcomes: outcomes,
      loss: content.loss,
      subject: content.subject
    )
  }
}
