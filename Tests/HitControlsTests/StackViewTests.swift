import Foundation
import HitControls
import HitResponders
import ScenarioSupport
import Testing

private final class Box: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@Suite("Stack views")
struct StackViewTests {
  private let desk = Desk()
  private let window: UIWindow
  private let boxes = [Box(30, 20), Box(50, 40), Box(20, 10)]

  init() {
    window = desk.window("W")
  }

  private func lay(_ stack: UIStackView) -> [CGRect] {
    if stack.superview == nil { window.addSubview(stack) }
    desk.application.layoutIfNeeded()
    return boxes.map(\.frame)
  }

  @Test("a row that is placed by anchors takes its size from its views")
  func row() {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
    let frames = lay(stack)
    #expect(stack.frame == CGRect(x: 10, y: 20, width: 116, height: 40))
    #expect(frames[0] == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(frames[1] == CGRect(x: 38, y: 0, width: 50, height: 40))
    #expect(frames[2] == CGRect(x: 96, y: 15, width: 20, height: 10))
    #expect(window.hitTest(CGPoint(x: 50, y: 30), with: nil) === boxes[1])
  }

  @Test("a row of a fixed size shares it equally, or leaves equal gaps")
  func shares() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for box in boxes { stack.addArrangedSubview(box) }
    stack.spacing = 10
    stack.distribution = .fillEqually
    #expect(lay(stack).map(\.minX) == [0, 110, 220])
    #expect(boxes.allSatisfy { $0.frame.width == 100 && $0.frame.height == 60 })
    stack.distribution = .equalSpacing
    #expect(lay(stack).map(\.minX) == [0, 140, 300])
  }

  @Test("a hidden view leaves its place to the others, and takes it again")
  func hiding() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for box in boxes { stack.addArrangedSubview(box) }
    stack.spacing = 10
    stack.distribution = .fillEqually
    #expect(lay(stack).map(\.minX) == [0, 110, 220])
    boxes[1].isHidden = true
    #expect(lay(stack)[0] == CGRect(x: 0, y: 0, width: 155, height: 60))
    #expect(boxes[2].frame == CGRect(x: 165, y: 0, width: 155, height: 60))
    #expect(window.hitTest(CGPoint(x: 160, y: 30), with: nil) === stack)
    #expect(window.hitTest(CGPoint(x: 200, y: 30), with: nil) === boxes[2])
    boxes[1].isHidden = false
    #expect(lay(stack).map(\.minX) == [0, 110, 220])
    for box in boxes { box.isHidden = true }
    _ = lay(stack)
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test("a column keeps gaps of its own, and forgets a view that leaves")
  func column() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for box in boxes { stack.addArrangedSubview(box) }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.setCustomSpacing(30, after: boxes[0])
    #expect(lay(stack).map(\.minY) == [0, 50, 90])
    #expect(boxes[2].frame == CGRect(x: 0, y: 90, width: 20, height: 110))
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[0], boxes[2]])
    #expect(lay(stack)[2].minY == 50)
  }
}
