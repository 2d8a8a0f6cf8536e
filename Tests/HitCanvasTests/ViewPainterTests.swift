import Foundation
import FoundationXML
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Painting views")
struct ViewPainterTests {
  private let surface: CairoSurface
  private let canvas: Canvas
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)
  private let white = Pixel(red: 255, green: 255, blue: 255)

  init() throws {
    surface = try CairoSurface(width: 64, height: 64)
    canvas = surface.makeCanvas()
    root.backgroundColor = .white
  }

  private func add(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: UIColor?,
    to parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    (parent ?? root).addSubview(view)
    return view
  }

  private func paint() {
    ViewPainter().paint(root, in: canvas)
  }

  @Test("corners, borders, clips, turns and shifted bounds look as they did")
  func golden() throws {
    let panel = add(4, 4, 30, 26, UIColor(red: 0.3, green: 0.5, blue: 0.7, alpha: 1))
    panel.layer.cornerRadius = 8
    panel.layer.borderWidth = 2
    panel.layer.borderColor = UIColor.black.cgColor
    panel.clipsToBounds = true
    _ = add(-6, 10, 24, 30, .orange, to: panel)
    let scroll = add(38, 4, 22, 26, .lightGray)
    scroll.clipsToBounds = true
    scroll.bounds.origin = CGPoint(x: 4, y: 10)
    _ = add(8, 14, 10, 10, .blue, to: scroll)
    _ = add(0, 30, 40, 10, .red, to: scroll)
    let turned = add(8, 38, 20, 16, .green)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    _ = add(12, 8, 14, 14, .purple, to: turned)
    let faded = add(38, 36, 22, 22, .red)
    faded.alpha = 0.5
    _ = add(6, 6, 22, 10, .blue, to: faded)
    paint()
    #expect(try pixelMismatch(surface, named: "views") == nil)
  }

  @Test("a view and its subviews fade as one picture")
  func groupAlpha() {
    let parent = add(0, 0, 40, 40, .red)
    parent.alpha = 0.5
    _ = add(0, 0, 20, 20, .blue, to: parent)
    paint()
    // Were each view faded alone, the red behind would shine through the blue.
    #expect(surface[10, 10].red == surface[10, 10].green)
    #expect(surface[10, 10].blue == 255)
    #expect(surface[30, 30].red == 255 && (126...128).contains(surface[30, 30].green))
  }

  @Test("hidden and wholly transparent views and their subviews are not painted")
  func invisible() {
    _ = add(0, 0, 10, 10, .blue, to: add(0, 0, 20, 20, .red))
    root.subviews[0].isHidden = true
    _ = add(0, 0, 10, 10, .blue, to: add(20, 0, 20, 20, .red))
    root.subviews[1].alpha = 0
    paint()
    #expect(surface.pixelWords().allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("a subview is painted whose superview lies wholly beside the picture")
  func beside() {
    let parent = add(-60, 0, 40, 40, .blue)
    _ = add(70, 10, 20, 20, .red, to: parent)
    paint()
    #expect(surface[20, 20] == red && surface[5, 5] == white)
  }

  @Test("subviews are drawn beyond the bounds unless the view clips")
  func clipping() {
    let parent = add(10, 10, 10, 10, .red)
    _ = add(5, 5, 20, 20, .blue, to: parent)
    paint()
    #expect(surface[30, 30] == blue && surface[11, 11] == red)
    parent.clipsToBounds = true
    paint()
    #expect(surface[30, 30] == white && surface[19, 19] == blue && surface[20, 19] == white)
  }

  @Test("the bounds' origin shifts subviews and leaves the background in place")
  func boundsOrigin() {
    let scroll = add(10, 10, 30, 30, .red)
    _ = add(5, 105, 4, 4, .blue, to: scroll)
    scroll.bounds.origin = CGPoint(x: 0, y: 100)
    paint()
    #expect(surface[15, 15] == blue && surface[19, 19] == red && surface[10, 10] == red)
  }

  @Test("a border is drawn above subviews and inside the bounds")
  func border() {
    let view = add(10, 10, 20, 20, .red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    _ = add(0, 0, 20, 20, .blue, to: view)
    paint()
    #expect(surface[10, 10] == Pixel(red: 0, green: 0, blue: 0))
    #expect(surface[12, 12] == blue && surface[9, 12] == white)
  }

  @Test("only the corners that a layer masks are round: background, border and clip")
  func someCorners() {
    let view = add(10, 10, 20, 20, .red)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    paint()
    #expect(surface[10, 10] == white && surface[29, 29] == white)
    #expect(surface[29, 10] == red && surface[10, 29] == red)
    view.layer.borderWidth = 1
    view.clipsToBounds = true
    _ = add(0, 0, 20, 20, .blue, to: view)
    paint()
    #expect(surface[10, 10] == white && surface[28, 28] != blue)
    #expect(surface[28, 11] == blue && surface[29, 10] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test("what has a higher zPosition is drawn in front of its siblings")
  func zPosition() {
    let behind = add(10, 10, 20, 20, .red)
    _ = add(10, 10, 20, 20, .blue)
    paint()
    #expect(surface[15, 15] == blue)
    behind.layer.zPosition = 1
    paint()
    #expect(surface[15, 15] == red)
  }

  private final class Stripe: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      let context = UIGraphicsGetCurrentContext()
      context?.setFillColor(UIColor.blue.cgColor)
      context?.fill(CGRect(x: rect.minX - 5, y: rect.minY, width: 100, height: 4))
      context?.restoreGState()
      context?.restoreGState()
      context?.translateBy(x: 100, y: 100)
      context?.beginTransparencyLayer()
    }
  }

  @Test("a view draws in its own space, within its bounds, and cannot upset what follows")
  func drawing() {
    let stripe = Stripe(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stripe.backgroundColor = .red
    stripe.bounds.origin = CGPoint(x: 7, y: 3)
    root.addSubview(stripe)
    _ = add(40, 40, 5, 5, .blue)
    paint()
    #expect(stripe.rects == [CGRect(x: 7, y: 3, width: 20, height: 20)])
    #expect(surface[10, 10] == blue && surface[29, 13] == blue && surface[10, 14] == red)
    #expect(surface[9, 10] == white && surface[30, 10] == white && surface[42, 42] == blue)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(canvas.ctm.isIdentity)
  }

  @Test("background and own drawing of one view fade together")
  func fadedDrawing() {
    let stripe = Stripe(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stripe.backgroundColor = .red
    stripe.alpha = 0.5
    root.addSubview(stripe)
    paint()
    #expect(surface[12, 11].red == surface[12, 11].green && surface[12, 11].blue == 255)
    #expect(surface[12, 20].red == 255 && (126...128).contains(surface[12, 20].green))
  }

  @Test("a caption stands in the middle, on a row at the left, light on dark and dark on light")
  func captions() throws {
    func ink(_ view: UIView) throws -> (box: CGRect, isLight: Bool) {
      let surface = try CairoSurface(width: 200, height: 40)
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      host.addSubview(view)
      view.caption = "Ab"
      ViewPainter().paint(host, in: surface.makeCanvas())
      let ground = surface[Int(view.frame.maxX) - 1, 39]
      var box = CGRect.null
      var isLight = false
      for y in 0..<40 {
        for x in Int(view.frame.minX)..<Int(view.frame.maxX) where surface[x, y] != ground {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          isLight = surface[x, y].green > ground.green
        }
      }
      return (box, isLight)
    }
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    row.backgroundColor = UIColor(white: 0.1, alpha: 1)
    let onRow = try ink(row)
    #expect((11...14).contains(onRow.box.minX) && onRow.isLight)
    let box = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 40))
    box.backgroundColor = UIColor(white: 0.95, alpha: 1)
    let inBox = try ink(box)
    #expect(abs(inBox.box.midX - 100) <= 2 && !inBox.isLight)
    #expect(abs(inBox.box.midY - 20) <= 3)
  }

  @Test("only the damaged part is painted")
  func damage() {
    _ = add(0, 0, 64, 64, .red)
    ViewPainter().paint(root, in: canvas, damage: [CGRect(x: 10.2, y: 10, width: 4, height: 4)])
    #expect(surface[10, 10] == red && surface[14, 13] == red)
    #expect(surface[9, 10] == .clear && surface[15, 10] == .clear && surface[10, 14] == .clear)
  }

  @Test("views with senseless geometry do not keep others from being painted")
  func nonsense() {
    let flat = add(0, 0, 64, 64, .blue)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    _ = add(1e300, 1e300, 1e300, 1e300, .blue)
    _ = add(-1e300, 0, 2e300, 2, .red)
    let far = add(1e300, 0, 10, 10, .blue)
    _ = add(0, 0, 5, 5, .blue, to: far)
    let spun = add(0, 0, 1e12, 1e12, .clear)
    spun.transform = CGAffineTransform(rotationAngle: 1)
    spun.layer.cornerRadius = 1e9
    spun.clipsToBounds = true
    _ = add(30, 30, 4, 4, .red)
    paint()
    #expect(surface[31, 31] == red && surface[20, 20] == white && surface[20, 1] == red)
  }

  @Test("a tree 100,000 deep is painted")
  func deep() {
    var parent = root
    for level in 0..<100_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
      if level % 1000 == 0 { view.alpha = 0.999 }
      view.clipsToBounds = level % 2 == 0
      if level % 500 == 0 { view.layer.cornerRadius = 3 }
      parent.addSubview(view)
      parent = view
    }
    parent.backgroundColor = .red
    paint()
    let middle = surface[32, 32]
    #expect(middle.red == 255 && (10...40).contains(middle.green))
  }

  @Test("a tree 200,000 wide is painted")
  func wide() {
    for index in 0..<200_000 {
      _ = add(CGFloat(index % 64), CGFloat(index / 64 % 64), 1, 1, index % 2 == 0 ? .red : .blue)
    }
    paint()
    #expect(surface[0, 0] == red && surface[63, 63] == blue)
  }

  @Test("an SVG of a scene is well-formed and holds the shapes")
  func svg() throws {
    let scene = RandomScene(seed: 3)
    let target = add(12, 14, 20, 22, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    target.caption = "<&>"
    scene.window.addSubview(target)
    let data = try ScenePainter(scene.application).renderSVG()
    #expect(XMLParser(data: data).parse())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("M 12 14 L 32 14 L 32 36 L 12 36 Z"))
    #expect(text.contains("width=\"160"))
  }

  @Test("a picture of a scene has the screen's size at a scale")
  func render() throws {
    let scene = RandomScene(seed: 4)
    let painter = ScenePainter(scene.application)
    let picture = try CairoSurface(png: painter.renderPNG(scale: 2))
    #expect(picture.width == 320 && picture.height == 240)
    #expect(picture[0, 239].alpha == 255)
    #expect(throws: SurfaceError(.size(width: 16_000_000, height: 12_000_000))) {
      try painter.renderPNG(scale: 100_000)
    }
  }
}
