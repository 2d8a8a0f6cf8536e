import Foundation
import HitInspector
import TestSupport
import Testing

/// The running sandbox on a private server, with somebody who moves, presses and looks.
final class Desk {
  let server: PrivateXServer
  let user: XTestClient
  let program: ChildProcess
  let window: UInt
  /// What manages the window, if anything does.
  let manager: WindowManager?
  let sceneSize: CGSize
  let scale: CGFloat
  private var size = CGSize(width: 1280, height: 800)
  /// The colour of its panels.
  private let panel: UInt32

  /// Starts `hitscope run` and waits until its window is painted.
  convenience init(
    _ arguments: String...,
    sceneSize: CGSize = CGSize(width: 800, height: 600),
    scale: Int = 1,
    screen: String = "1600x1000x24",
    environment: [String: String] = [:],
    program name: String = "hitscope",
    verb: String = "run"
  ) throws {
    try self.init(
      arguments,
      sceneSize: sceneSize,
      scale: scale,
      screen: screen,
      environment: environment,
      program: name,
      verb: verb
    )
  }

  /// Starts `hitscope run` with a list of arguments and waits until its window is painted, in the
  /// frame of a window manager if it is managed.
  init(
    _ arguments: [String],
    sceneSize: CGSize = CGSize(width: 800, height: 600),
    scale: Int = 1,
    screen: String = "1600x1000x24",
    environment: [String: String] = [:],
    program name: String = "hitscope",
    verb: String = "run",
    under kind: WindowManager.Kind? = nil,
    panel: UInt32 = Shade.panel,
    folder: String? = nil
  ) throws {
    self.sceneSize = sceneSize
    self.scale = CGFloat(scale)
    self.panel = panel
    let server = try PrivateXServer(screen: screen)
    let user = try XTestClient(server)
    (self.server, self.user) = (server, user)
    manager = try kind.map { try WindowManager($0, on: server, seenBy: user) }
    program = try ChildProcess(
      BuiltProducts.program(name),
      (name == "hitscope" ? [verb] : []) + arguments,
      environment: Program.environment.merging(["DISPLAY": server.display]) { $1 }
        .merging(environment) { $1 },
      in: folder
    )
    window = try user.window(ofProcess: program.identifier, within: .seconds(30))
    measure()
    try expectPainted()
  }

  /// Takes the size that the window has.
  private func measure() {
    guard let (width, height) = user.size(window) else { return }
    size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  private func expectPainted() throws {
    // The smallest windows have no bar to tell by.
    guard let corner = layout.status else {
      _ = try settledPicture(of: layout.canvas)
      return
    }
    let isPainted = eventually(within: .seconds(30)) {
      pixel(CGPoint(x: corner.maxX - 2, y: corner.midY)) == panel
    }
    try #require(isPainted, "the window stays empty: \(program.standardError)")
  }

  /// Starts with the opening scene, as no arguments do.
  static func opening(
    scale: Int = 1,
    screen: String = "1600x1000x24",
    under kind: WindowManager.Kind? = nil
  ) throws -> Desk {
    try Desk(
      scale == 1 ? ["--log", "all"] : ["--scale", "\(scale)"],
      sceneSize: CGSize(width: 320, height: 480),
      scale: scale,
      screen: screen,
      under: kind
    )
  }

  // MARK: Places

  /// Where the panels are.
  var layout: InspectorLayout {
    InspectorLayout(size: size, sceneSize: sceneSize, hasEdits: isEdited)
  }

  /// Whether the scene was edited, so that a bar stands above it.
  var isEdited = false

  /// Where the scene lies in the window while nobody has zoomed it.
  var geometry: StageGeometry { geometry(zoom: .fitting) }

  /// Where the scene lies in the window at a zoom, in the middle.
  func geometry(zoom: StageZoom) -> StageGeometry {
    StageGeometry(
      layout,
      sceneSize: sceneSize,
      zoom: zoom
    )
  }

  /// The pixel of the window that shows a point of the scene.
  private func place(_ scenePoint: CGPoint) -> (x: Int, y: Int) {
    device(geometry.windowPoint(scenePoint))
  }

  /// The point of the scene that a press at a point of it falls on: those of the pixel's corner.
  func pressedPoint(_ scenePoint: CGPoint) -> CGPoint {
    let place = place(scenePoint)
    return geometry.scenePoint(CGPoint(x: CGFloat(place.x) / scale, y: CGFloat(place.y) / scale))
  }

  private func device(_ point: CGPoint) -> (x: Int, y: Int) {
    (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
  }

  // MARK: Hands

  /// Moves the pointer over a point of the scene.
  func move(to x: CGFloat, _ y: CGFloat) {
    move(toPixel: place(CGPoint(x: x, y: y)))
  }

  private func move(toPixel place: (x: Int, y: Int)) {
    let corner = user.corner(window) ?? (0, 0)
    user.move(to: corner.x + place.x, corner.y + place.y)
  }

  /// Holds the first button down at a point of the scene.
  func press(_ x: CGFloat, _ y: CGFloat) {
    move(to: x, y)
    user.press()
  }

  /// Presses and releases at a point of the scene.
  func click(_ x: CGFloat, _ y: CGFloat) {
    press(x, y)
    user.release()
  }

  /// Presses and releases at a point of the scene while Shift is held, as long as a person does.
  ///
  /// A window manager that tiles lets a press through once it has seen it: a Shift that is let go at
  /// once is up by then.
  func shiftClick(_ x: CGFloat, _ y: CGFloat, button: Int = 1) throws {
    try user.pressKey("Shift_L")
    move(to: x, y)
    user.press(button)
    user.release(button, after: 60)
    try user.releaseKey("Shift_L")
  }

  /// Moves the pointer over a point of the window.
  func move(inWindow point: CGPoint) {
    move(toPixel: device(point))
  }

  /// Presses and releases at a point of the window.
  func click(inWindow point: CGPoint) {
    move(inWindow: point)
    user.press()
    user.release()
  }

  /// Gives the window another size, in points.
  func resize(to width: Int, _ height: Int) {
    size = CGSize(width: width, height: height)
    user.resize(window, to: width * Int(scale), height * Int(scale))
  }

  /// Waits until the window has a size, in points, and is painted at that.
  func takes(_ width: Int, _ height: Int) throws {
    let pixels = (width * Int(scale), height * Int(scale))
    let isTaken = eventually { user.size(window).map { $0 == pixels } ?? false }
    try #require(isTaken, "\(user.size(window) as Any)")
    measure()
    try expectPainted()
  }

  /// Gives the window another size, in points, and waits until it is painted at that.
  func grow(to width: Int, _ height: Int) throws {
    resize(to: width, height)
    try expectPainted()
  }

  // MARK: Eyes

  /// The colour at a point of the window, as `0xRRGGBB`.
  func pixel(_ point: CGPoint) -> UInt32? {
    let place = device(point)
    return user.pixel(window, place.x, place.y)
  }

  /// The colour at a point of the scene, as `0xRRGGBB`.
  func scenePixel(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
    pixel(geometry.windowPoint(CGPoint(x: x, y: y)))
  }

  /// The colours of a rectangle of the scene.
  func sceneColours(_ rect: CGRect) throws -> Set<UInt32> {
    let shot = try #require(user.screenshot(window))
    let (low, high) = (place(rect.origin), place(CGPoint(x: rect.maxX, y: rect.maxY)))
    return Set((low.y..<high.y).flatMap { y in (low.x..<high.x).map { x in shot[x, y] } })
  }

  /// Waits until a point of the scene has a colour and expects it there.
  func expect(
    _ colour: UInt32,
    at x: CGFloat,
    _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    eventually { scenePixel(x, y) == colour }
    #expect(
      scenePixel(x, y).map(Shade.text) == Shade.text(colour),
      sourceLocation: sourceLocation
    )
  }

  /// What the program logged so far, with `t` for each time.
  var log: String {
    program.standardOutput.replacing(#/(?m)^\d+\.\d{3} /#, with: "t ")
  }

  /// Waits until a line is the latest heading or fact in the log.
  @discardableResult
  func waits(for text: String) -> Bool {
    eventually { log.contains(text) }
  }

  /// Expects at a point of the scene a colour of its own under the tint of the view that received a
  /// press.
  func expectTint(
    of colour: UInt32,
    at x: CGFloat,
    _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tinted = Shade.over(colour, Shade.accepted, 0.12)
    let isTinted = eventually { scenePixel(x, y).map { Shade.isNear($0, tinted) } ?? false }
    #expect(
      isTinted,
      "\(Shade.text(scenePixel(x, y) ?? 0)) is not \(Shade.text(tinted))",
      sourceLocation: sourceLocation
    )
  }

  /// Waits until the log is a text and expects that.
  func expectLog(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    eventually { log == expected }
    #expect(log == expected, sourceLocation: sourceLocation)
  }
}
