import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// A view that writes down every callback of the hierarchy.
final class Witness: UIView {
  let name: String
  let note: (String) -> Void
  /// Runs after each line, with the line.
  var then: ((String) -> Void)?

  init(_ name: String, frame: CGRect = .zero, note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { return nil }

  private func say(_ line: String) {
    note("\(name) \(line)")
    then?(line)
  }

  private func words(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }

  override func didAddSubview(_ subview: UIView) { say("added \(words(subview))") }
  override func willRemoveSubview(_ subview: UIView) { say("removing \(words(subview))") }
  override func willMove(toSuperview newSuperview: UIView?) { say("to \(words(newSuperview))") }
  override func didMoveToSuperview() { say("in \(words(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { say("to window \(words(newWindow))") }
  override func didMoveToWindow() { say("in window \(words(window))") }
  override func layoutSubviews() { say("layout") }
}

@Suite("View hierarchy")
struct HierarchyTests {
  private final class Lines {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let lines = Lines()
  private let desk = Desk()

  private func witness(_ name: String) -> Witness {
    Witness(name) { [lines] in lines.lines.append($0) }
  }

  @Test("adding tells the view, then the superview; removing the other way round")
  func adding() {
    let p = witness("P")
    let a = witness("A")
    p.addSubview(a)
    #expect(lines.take() == ["A to P", "A in P", "P added A"])
    a.removeFromSuperview()
    #expect(lines.take() == ["P removing A", "A to nil", "A in nil"])
    a.removeFromSuperview()
    #expect(lines.take() == [])
  }

  @Test("moving between superviews tells the old one, and nobody of windows within one window")
  func moving() {
    let window = desk.window("W")
    let (p, q, a) = (witness("P"), witness("Q"), witness("A"))
    window.addSubview(p)
    window.addSubview(q)
    p.addSubview(a)
    _ = lines.take()
    q.addSubview(a)
    #expect(lines.take() == ["P removing A", "A to Q", "A in Q", "Q added A"])
    #expect(p.subviews.isEmpty && a.window === window)
  }

  @Test("a subtree that enters or leaves a window is told from the top, once each")
  func windows() {
    let window = desk.window("W")
    let (p, a, b) = (witness("P"), witness("A"), witness("B"))
    p.addSubview(a)
    a.addSubview(b)
    _ = lines.take()
    window.addSubview(p)
    #expect(
      lines.take() == [
        "P to window W", "A to window W", "B to window W", "P to W", "P in window W",
        "A in window W", "B in window W", "P in W",
      ]
    )
    #expect([p, a, b].allSatisfy { $0.window === window })
    p.removeFromSuperview()
    #expect(
      lines.take() == [
        "P to window nil", "A to window nil", "B to window nil", "P to nil", "P in window nil",
        "A in window nil", "B in window nil", "P in nil",
      ]
    )
    #expect([p, a, b].allSatisfy { $0.window == nil })
  }

  @Test("changing places among siblings tells nobody")
  func reordering() {
    let p = witness("P")
    let (a, b, c) = (witness("A"), witness("B"), witness("C"))
    [a, b, c].forEach(p.addSubview)
    _ = lines.take()
    p.bringSubviewToFront(a)
    #expect(p.subviews == [b, c, a])
    p.sendSubviewToBack(c)
    #expect(p.subviews == [c, b, a])
    p.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(p.subviews == [a, b, c])
    p.exchangeSubview(at: 1, withSubviewAt: 1)
    p.addSubview(a)
    #expect(p.subviews == [b, c, a])
    p.bringSubviewToFront(UIView())
    p.sendSubviewToBack(UIView())
    #expect(p.subviews == [b, c, a])
    #expect(lines.take() == [])
  }

  @Test("inserting below and above a sibling finds its place after the view has left its own")
  func inserting() {
    let p = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    [a, b, c].forEach(p.addSubview)
    p.insertSubview(d, belowSubview: b)
    #expect(p.subviews == [a, d, b, c])
    p.insertSubview(d, aboveSubview: b)
    #expect(p.subviews == [a, b, d, c])
    p.insertSubview(a, aboveSubview: c)
    #expect(p.subviews == [b, d, c, a])
    p.insertSubview(a, belowSubview: b)
    #expect(p.subviews == [a, b, d, c])
    p.insertSubview(a, aboveSubview: a)
    p.insertSubview(a, belowSubview: a)
    #expect(p.subviews == [a, b, d, c])
    p.insertSubview(a, belowSubview: UIView())
    #expect(p.subviews == [b, d, c, a])
    p.insertSubview(b, at: 2)
    #expect(p.subviews == [d, c, b, a])
  }

  @Test("viewWithTag looks depth first and at the view itself; isDescendant counts the view")
  func lookingUp() {
    let root = UIView()
    let (a, b, deep) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    for view in [b, deep] { view.tag = 7 }
    #expect(root.viewWithTag(7) === deep)
    #expect(b.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
    #expect(deep.isDescendant(of: root) && root.isDescendant(of: root))
    #expect(!root.isDescendant(of: deep) && !b.isDescendant(of: a))
  }

  @Test("a view that is added to itself or to what it holds stops the program with both names")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("a number that is none stops the program when it becomes geometry")
  func notNumbers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().center = CGPoint(x: 0, y: CGFloat.nan) }
    }
  }
}
