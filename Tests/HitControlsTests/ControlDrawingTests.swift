import Foundation
import HitCanvas
import HitControls
import HitResponders
import Testing

@Suite("Drawing controls")
struct ControlDrawingTests {
  private func paint(_ view: UIView, width: Int = 120, height: Int = 60) throws -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height)
    ViewPainter().paint(view, in: surface.makeCanvas())
    return surface
  }

  private func inkBox(_ surface: CairoSurface) -> CGRect {
    var box = CGRect.null
    for y in 0..<surface.height {
      for x in 0..<surface.width where surface[x, y].alpha > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test("a label draws its text by alignment, in its colour and lines")
  func label() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.text = "Inbox"
    label.textColor = .red
    let left = inkBox(try paint(label))
    #expect(left.minX < 4 && left.maxX < 70 && abs(left.midY - 30) < 5)
    label.textAlignment = .right
    #expect(inkBox(try paint(label)).maxX > 115)
    label.textAlignment = .center
    let middle = try paint(label)
    #expect(abs(inkBox(middle).midX - 60) < 3)
    #expect(middle.pixelWords().allSatisfy { $0 & 0xFFFF == 0 })
    label.text = "Inbox with many words"
    #expect(inkBox(try paint(label)).height < 24)
    label.numberOfLines = 2
    #expect(inkBox(try paint(label)).height > 28)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height > 30)
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test("a button shows the title of its state and fades it when disabled")
  func button() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    #expect(button.title(for: .normal) == nil && button.buttonType == .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.currentTitle == "Save" && button.title(for: .highlighted) == "Save")
    let normal = try paint(button)
    #expect(abs(inkBox(normal).midX - 60) < 3 && abs(inkBox(normal).midY - 30) < 4)
    button.isEnabled = false
    let strongest = { (surface: CairoSurface) in surface.pixelWords().map { $0 >> 24 }.max() ?? 0 }
    #expect(strongest(try paint(button)) < strongest(normal) / 2)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Saved")
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitleColor == .red)
    #expect(button.subviews.isEmpty)
    let before = inkBox(try paint(button)).width
    button.titleLabel?.font = .boldSystemFont(ofSize: 22)
    #expect(inkBox(try paint(button)).width > before)
  }

  @Test("what changes a control's looks damages it, and drawing it damages nothing")
  func damage() throws {
    let application = UIApplication()
    let window = application.inForce { UIWindow() }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    window.addSubview(button)
    window.isHidden = false
    let painter = ScenePainter(application)
    let surface = try CairoSurface(width: 320, height: 480)
    let canvas = surface.makeCanvas()
    painter.repaint(in: canvas)
    let changes: [() -> Void] = [
      { button.setTitle("A", for: .normal) },
      { button.isHighlighted = true },
      { button.isEnabled = false },
      { button.isSelected = true },
      { button.titleLabel?.font = .systemFont(ofSize: 9) },
    ]
    for change in changes {
      change()
      #expect(painter.repaint(in: canvas) == [CGRect(x: 0, y: 0, width: 60, height: 40)])
      #expect(painter.repaint(in: canvas).isEmpty)
    }
  }

  @Test("an image view draws its pixels unchanged at their own size")
  func image() throws {
    let picture = try CairoSurface(width: 2, height: 2)
    let canvas = picture.makeCanvas()
    canvas.setFillColor(.red)
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    canvas.setFillColor(.blue)
    canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    let view = UIImageView(image: UIImage(surface: picture))
    #expect(view.bounds.size == CGSize(width: 2, height: 2))
    view.frame.origin = CGPoint(x: 5, y: 5)
    let small = try paint(view)
    #expect(small[5, 5] == Pixel(red: 255, green: 0, blue: 0))
    #expect(small[6, 6] == Pixel(red: 0, green: 0, blue: 255) && small[7, 6] == .clear)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let large = try paint(view)
    #expect(large[1, 1] == Pixel(red: 255, green: 0, blue: 0) && large[39, 19].blue == 255)
    view.contentMode = .scaleAspectFit
    let fitted = try paint(view)
    #expect(fitted[9, 10] == .clear && fitted[11, 10].red == 255 && fitted[30, 10] == .clear)
    view.contentMode = .topRight
    #expect(try paint(view)[39, 1].blue == 255)
    #expect(UIImage(data: Data("no".utf8)) == nil)
    #expect(UIImage(data: try picture.pngData())?.size == CGSize(width: 2, height: 2))
  }

  @Test("a switch has one size and shows its side; a slider keeps its value in range")
  func switchAndSlider() throws {
    let toggle = UISwitch(frame: CGRect(x: 4, y: 4, width: 300, height: 1))
    #expect(toggle.frame == CGRect(x: 4, y: 4, width: 51, height: 31))
    let off = try paint(toggle)
    toggle.setOn(true, animated: false)
    let on = try paint(toggle)
    #expect(off[14, 19] == Pixel(red: 255, green: 255, blue: 255))
    #expect(on[14, 19] == Pixel(red: 52, green: 199, blue: 89))
    #expect(on[44, 19] == Pixel(red: 255, green: 255, blue: 255))
    toggle.isEnabled = false
    #expect(try paint(toggle)[14, 19].alpha < 110)

    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 4
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = 12
    slider.value = 7
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    #expect(thumb.midX == 50)
    #expect(try paint(slider)[50, 17] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("a scroll view's offset is the origin of its bounds, and it clips")
  func scroll() throws {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let child = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 10))
    child.backgroundColor = .red
    scroll.addSubview(child)
    scroll.contentSize = CGSize(width: 40, height: 400)
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    #expect(scroll.bounds == CGRect(x: 0, y: 90, width: 40, height: 40))
    #expect(inkBox(try paint(scroll)) == CGRect(x: 10, y: 20, width: 40, height: 10))
    #expect(scroll.convert(CGPoint(x: 5, y: 5), from: child) == CGPoint(x: 5, y: 105))
  }
}
