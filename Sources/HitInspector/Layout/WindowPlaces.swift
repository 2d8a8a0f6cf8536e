package import Foundation
internal import HitGeometry

/// Where the panels and the scene are in the window, and what a person chose of that.
///
/// > Coordinates: window space in points.
package final class WindowPlaces {
  /// Called when something was chosen, so that the window has to be laid out anew.
  var onChange: () -> Void = {}

  /// Where the panels are, or are on their way to.
  private(set) var layout: InspectorLayout
  /// Where the panels are shown.
  private(set) var shown: InspectorLayout
  /// Where the scene lies on the canvas.
  private(set) var geometry: StageGeometry

  /// Whether panels and the camera of the layers are at once where they go, as in pictures.
  package var isStill = true
  private var folding = Glide<InspectorLayout>(duration: 0.12)

  /// What a person chose of the layout, at each breakpoint.
  package private(set) var chosen: [InspectorBreakpoint: InspectorChoices] = [:]

  /// How large the scene is shown.
  package var zoom = StageZoom.fitting {
    didSet { if zoom != oldValue { onChange() } }
  }

  /// How far the scene is moved from the middle, as far as it is larger than the canvas.
  var pan = CGSize.zero {
    didSet { if pan != oldValue { onChange() } }
  }

  init(size: CGSize, sceneSize: CGSize) {
    layout = InspectorLayout(size: size)
    shown = layout
    geometry = StageGeometry(canvas: layout.canvas, sceneSize: sceneSize)
  }

  /// Takes the layout that the window's content asks for, made with what was chosen for the window's
  /// size, or a step on the way there.
  ///
  /// - Returns: Whether the columns are elsewhere, so that no pixel may stay.
  func lay(_ size: CGSize, _ sceneSize: CGSize, _ make: (InspectorChoices) -> InspectorLayout)
    -> Bool
  {
    let old = shown.columns
    layout = make(chosen[InspectorBreakpoint(width: size.width)] ?? InspectorChoices())
    shown = folding.place(toward: layout)
    geometry = StageGeometry(shown, sceneSize: sceneSize, zoom: zoom, pan: pan)
    return shown.columns != old
  }

  // MARK: Panels

  /// What was chosen at the breakpoint of the window's width.
  private var choices: InspectorChoices {
    get { chosen[layout.breakpoint] ?? InspectorChoices() }
    set { choose(newValue, at: layout.breakpoint) }
  }

  /// Lays windows of a breakpoint out as it was chosen before.
  package func choose(_ choices: InspectorChoices, at breakpoint: InspectorBreakpoint) {
    chosen[breakpoint] = choices
    onChange()
  }

  /// Whether a panel can be shown: in the smallest windows the explanation alone can.
  func hasRoom(for panel: InspectorPanel) -> Bool { layout.breakpoint != .bare || panel == .why }

  /// Folds a panel away, or shows it again.
  func toggle(_ panel: InspectorPanel) {
    if !isStill { folding.leave(shown) }
    choices = choices.toggling(panel, in: layout)
  }

  /// Lets a line between panels be dragged, or puts it back where it was at first.
  func connect(_ splitters: [SplitterView]) {
    for view in splitters {
      view.onDrag = { [weak self] in self?.drag(view.splitter, to: $0) }
      view.onReset = { [weak self] in self?.choices.sizes[view.splitter] = nil }
    }
  }

  private func drag(_ splitter: InspectorSplitter, to point: CGPoint) {
    guard let handle = layout.handles.first(where: { $0.splitter == splitter }) else { return }
    choices.sizes[splitter] = handle.size(at: point)
  }

  // MARK: Scene

  /// Moves a scene that is larger than the canvas; returns whether it is.
  @discardableResult
  package func push(by delta: CGSize) -> Bool {
    let old = geometry.pan
    pan = CGSize(width: old.width - delta.width, height: old.height - delta.height)
    pan = geometry.pan
    return geometry.pan != old
  }

  /// Shows the scene one step larger or smaller, keeping what is under a point of the window, or
  /// under the middle of the canvas, where it is.
  package func stepZoom(larger isLarger: Bool, at point: CGPoint? = nil) {
    let point = point ?? CGPoint(x: geometry.canvas.midX, y: geometry.canvas.midY)
    let factor = StageGeometry.step(from: geometry.factor, up: isLarger)
    let kept = geometry.pan(keeping: point, at: factor)
    show(zoom: .fixed(factor), pan: kept)
  }

  /// Shows the whole scene, in the middle.
  func fitScene() { show(zoom: .fitting, pan: .zero) }

  /// Shows a rectangle of the scene in the middle of the canvas, as large as it fits.
  func fit(_ box: CGRect) {
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let room = shown.visibleCanvas.insetBy(dx: 40, dy: 50)
    let fit = min(room.width / box.width, room.height / box.height)
    let factor = StageGeometry.steps.last { $0 <= fit } ?? StageGeometry.steps[0]
    let middle = CGSize(
      width: (geometry.sceneSize.width / 2 - box.midX) * factor,
      height: (geometry.sceneSize.height / 2 - box.midY) * factor
    )
    show(zoom: .fixed(factor), pan: middle)
  }

  /// Shows the scene at a size, moved as far as it can be.
  func show(zoom: StageZoom, pan: CGSize) {
    self.zoom = zoom
    self.pan = pan
    self.pan = geometry.pan
  }

  // MARK: Time

  /// Goes on to a time; returns whether the window has to be laid out again.
  func advance(to now: TimeInterval) -> Bool { folding.advance(to: now) }

  /// When panels are elsewhere next.
  var wakeTime: TimeInterval? { folding.wakeTime }
}
