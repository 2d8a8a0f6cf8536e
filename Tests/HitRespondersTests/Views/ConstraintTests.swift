import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

private final class Content: UIView {
  var content = CGSize(width: 40, height: 20) {
    didSet { contentSizeDidChange() }
  }

  override var intrinsicContentSize: CGSize { content }
}

@Suite("Constraints")
struct ConstraintTests {
  private let desk = Desk()
  private let root: UIView

  init() {
    let window = desk.window("W")
    root = desk.view("root", window.bounds, in: window)
    // The origin of a scrolled view shifts what lies in it, and nothing else.
    root.bounds.origin = CGPoint(x: 0, y: 50)
  }

  private func placed<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func layOut() { desk.application.layoutIfNeeded() }

  @Test("a view that is pinned to four edges fills its superview, and follows it")
  func pinned() {
    let view = placed(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    layOut()
    #expect(view.frame == CGRect(x: 10, y: 80, width: 290, height: 450))
    root.frame.size.width = 200
    layOut()
    #expect(view.frame.width == 170 && view.frame.minX == 10)
  }

  @Test("a constant that is changed moves the view at the next layout")
  func constant() {
    let view = placed(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    layOut()
    #expect(view.frame == CGRect(x: 110, y: 265, width: 100, height: 50))
    width.constant = 60
    #expect(view.frame.width == 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 130, y: 275, width: 60, height: 30))
    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    layOut()
    #expect(view.frame.size == CGSize(width: 20, height: 10) && view.constraints.count == 2)
  }

  @Test("content is as large as it wants, unless something stronger says otherwise")
  func content() {
    let view = placed(Content())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
    ])
    layOut()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    view.content.width = 70
    layOut()
    #expect(view.bounds.width == 70)
    view.content.width = 500
    layOut()
    #expect(view.bounds.width == 300)
  }

  @Test("a box takes its size from what is in it, in a row with gaps")
  func inward() {
    let box = placed(UIView())
    let (left, right) = (placed(Content(), in: box), placed(Content(), in: box))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      left.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      left.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
      box.bottomAnchor.constraint(equalTo: left.bottomAnchor, constant: 6),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 12),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
      box.layoutMarginsGuide.trailingAnchor.constraint(equalTo: right.trailingAnchor),
    ])
    layOut()
    #expect(box.frame == CGRect(x: 106, y: 55, width: 108, height: 32))
    #expect(left.frame == CGRect(x: 8, y: 6, width: 40, height: 20))
    #expect(right.frame == CGRect(x: 60, y: 6, width: 40, height: 20))
  }

  @Test("of two that cannot be kept together the stronger is, and of equals the first")
  func conflict() {
    let view = placed(UIView())
    let weak = view.widthAnchor.constraint(equalToConstant: 50)
    weak.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      weak, view.widthAnchor.constraint(equalToConstant: 80),
      view.widthAnchor.constraint(equalToConstant: 90),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 33),
    ])
    layOut()
    #expect(view.bounds.size == CGSize(width: 80, height: 33))
  }

  @Test("a guide takes room between views without being one")
  func guide() {
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    let (first, second) = (placed(Content()), placed(Content()))
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      gap.leftAnchor.constraint(equalTo: first.rightAnchor),
      gap.rightAnchor.constraint(equalTo: second.leftAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    layOut()
    #expect(gap.layoutFrame.minX == 40 && gap.layoutFrame.width == 240)
    #expect(root.subviews.count == 2)
  }

  @Test("a view is hit where its constraints put it, once it was laid out")
  func hit() {
    let view = placed(Content())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    layOut()
    #expect(root.window?.hitTest(CGPoint(x: 160, y: 470), with: nil) === view)
    #expect(root.window?.hitTest(CGPoint(x: 160, y: 450), with: nil) === root)
  }

  @Test("an animated layout runs from the old places to the new ones")
  func animated() {
    let view = placed(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut()
    left.constant = 100
    desk.application.inForce {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    desk.application.advance(to: 0.5)
    #expect(view.frame.minX == 100)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
  }
}
