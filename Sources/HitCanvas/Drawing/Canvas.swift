internal import CHitCairo
public import Foundation
public import HitGeometry
public import HitResponders

/// Core Graphics' name for the drawing context.
public typealias CGContext = Canvas

/// A drawing context: what `draw(_:)` of a view draws with.
///
/// Names and meanings are those of Core Graphics where it has them; the y axis points down as in
/// UIKit. A number that is not finite, or a transform that cannot be inverted, draws nothing until
/// the state is restored, and never stops the drawing that follows.
///
/// > Units: points; a canvas made with a scale maps them to pixels.
///
/// > Source: Core Graphics, `CGContext`.
@preconcurrency @MainActor
public final class Canvas {
  /// What one saved state holds beyond what Cairo saves itself.
  struct State {
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var alpha: CGFloat = 1
    var transform: CGAffineTransform
    var isCollapsed = false
    /// Whether some of the target's pixels may be out of reach.
    var isClipped = false
    /// Whether an edge of the clip may run through pixels.
    var isSoftlyClipped = false
  }

  /// What pushed a state, and so what pops it.
  enum Mark { case save, layer, clippedLayer }

  private let handle: ContextHandle
  // Keeps what the context draws into alive; released after the context.
  let target: AnyObject
  var state: State
  private var saved: [(state: State, mark: Mark)] = []
  /// The depth that drawing code may not go below, however often it restores.
  var floor = 0
  /// The pixels that are kept of what is drawn, as rectangles; `nil` where all are.
  var keptParts: [CGRect]?

  /// The pixels to a point this canvas was made with.
  public let scale: CGFloat

  init(drawingInto surface: OpaquePointer, scale: CGFloat, keeping target: AnyObject) {
    handle = ContextHandle(drawingInto: surface)
    self.target = target
    drawsPixels = target is CairoSurface
    let usable = scale.isFinite && scale > 0 ? scale : 1
    self.scale = usable
    state = State(transform: CGAffineTransform(scaleX: usable, y: usable))
    cairo_scale(handle.pointer, usable, usable)
    cairo_set_line_width(handle.pointer, 1)
  }

  var context: OpaquePointer? { handle.pointer }

  /// Whether this canvas draws pixels, as opposed to shapes of a vector picture.
  public let drawsPixels: Bool
}

// MARK: - State

extension Canvas {
  /// Puts the current state on a stack, to come back to it later.
  public func saveGState() {
    cairo_save(context)
    push(.save)
  }

  /// Goes back to the state saved last; without one it does nothing.
  public func restoreGState() {
    guard saved.count > floor, saved.last?.mark == .save else { return }
    cairo_restore(context)
    pop()
  }

  /// Runs `body` between a save and a restore.
  public func saved<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let depth = saved.count
    saveGState()
    defer { restore(to: depth) }
    return try body()
  }

  /// The number of states on the stack.
  var depth: Int { saved.count }

  /// Takes states off the stack until `depth` are left, ending layers left open.
  func restore(to depth: Int) {
    while saved.count > depth {
      if saved.last?.mark == .save { restoreGState() } else { endTransparencyLayer() }
    }
  }

  /// What put the topmost state on the stack, or `nil` when none may be taken off.
  var lastMark: Mark? { saved.count > floor ? saved.last?.mark : nil }

  func push(_ mark: Mark) { saved.append((state, mark)) }

  func pop() {
    if let last = saved.popLast() { state = last.state }
  }

  /// Sets the colour that fills use.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour that fills use, by components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour that strokes use.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour that strokes use, by components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the opacity that every colour is multiplied by.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
}

// MARK: - Space

extension Canvas {
  /// The transform from the current space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// The transform from the current space to the points this canvas was made with.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  /// Puts a transform in front of the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    setTransform(transform.concatenating(state.transform))
  }

  /// Shifts the space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the space about its origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns the space about its origin, clockwise on the screen.
  ///
  /// > Units: radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the transform from the current space to pixels.
  ///
  /// Cairo refuses for good what it cannot invert, so such a transform only marks the state.
  func setTransform(_ transform: CGAffineTransform) {
    state.transform = transform
    var matrix = cairo_matrix_t(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
    var inverse = matrix
    state.isCollapsed =
      !transform.isInvertible || cairo_matrix_invert(&inverse) != CAIRO_STATUS_SUCCESS
    if !state.isCollapsed { cairo_set_matrix(context, &matrix) }
  }

  /// What hands shapes in the current space to Cairo.
  var pen: Pen {
    Pen(context: context, space: state.transform, isCollapsed: state.isCollapsed)
  }
}
