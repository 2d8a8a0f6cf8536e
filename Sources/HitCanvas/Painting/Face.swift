internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What one view shows of itself: background, own drawing and caption.
struct Face {
  let view: UIView
  let state: PaintedState
  var surroundings: PaintWalk.Surroundings

  /// The colour that subviews have behind them.
  var ground: UIColor {
    state.backgroundColor.map { $0.over(surroundings.ground) } ?? surroundings.ground
  }

  /// How many of background, caption and border show; own drawing is not known beforehand.
  var staticParts: Int {
    (background == nil ? 0 : 1) + (caption == nil ? 0 : 1) + (state.border == nil ? 0 : 1)
  }

  private var background: UIColor? {
    guard let color = state.backgroundColor, color.alpha > 0 else { return nil }
    return color
  }

  private var caption: String? {
    guard let caption = state.caption, !caption.isEmpty else { return nil }
    return caption
  }

  private func prepareSpace(of canvas: Canvas) {
    canvas.setTransform(surroundings.space)
    canvas.setAlpha(surroundings.fade)
  }

  func paintBackground(in canvas: Canvas) {
    guard let background else { return }
    prepareSpace(of: canvas)
    canvas.setFillColor(background)
    if state.roundCorners == .all {
      canvas.fill(state.bounds, cornerRadius: state.cornerRadius)
    } else {
      canvas.fill(Path(state.bounds, rounding: state.roundCorners, by: state.cornerRadius))
    }
  }

  func paintContent(in canvas: Canvas) {
    draw(in: canvas)
    paintCaption(in: canvas)
  }

  /// Calls `draw(_:)`; a class that draws nothing costs no state of the canvas.
  ///
  /// The whole bounds are passed, as in UIKit after `setNeedsDisplay()`: drawing code often takes
  /// the rectangle for the view's size. `prepare` runs before the first stroke, outside the clip to
  /// the bounds.
  func draw(in canvas: Canvas, prepare: (() -> Void)? = nil) {
    let bounds = state.bounds
    let floor = canvas.floor
    var base = canvas.depth
    defer {
      canvas.floor = floor
      canvas.restore(to: base)
    }
    withoutActuallyEscaping(prepare ?? {}) { prepare in
      CurrentCanvas.offer(canvas) {
        prepare()
        base = canvas.depth
        canvas.saveGState()
        canvas.floor = canvas.depth
        prepareSpace(of: canvas)
        canvas.clip(to: bounds)
      } to: {
        view.draw(bounds)
      }
    }
  }

  func paintCaption(in canvas: Canvas) {
    guard let setCaption else { return }
    prepareSpace(of: canvas)
    setCaption.paint(in: canvas, on: ground)
  }

  /// The caption that shows, in its place.
  var setCaption: Caption? {
    caption.map { Caption(text: $0, bounds: state.bounds, superviewWidth: superviewWidth) }
  }

  private var superviewWidth: CGFloat? {
    view is UIWindow ? nil : view.superview?.paintedState.bounds.width
  }
}
