import Foundation
import HitGeometry
import HitResponders
import Testing

/// A view whose `hitTest` is a closure; the closure may call `super` through `ask`.
private final class Scripted: UIView {
  typealias Ask = (CGPoint) -> UIView?
  var script: ((Scripted, CGPoint, Ask) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    script?(self, point) { super.hitTest($0, with: event) } ?? nil
  }
}

@Suite("The text of a walk")
struct WalkTextTests {
  private let application = UIApplication()
  private let window: UIWindow
  private let toast = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
  private let panel = Scripted(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  private let badge = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
  private let save = UIView(frame: CGRect(x: 80, y: 20, width: 60, height: 30))

  init() {
    window = application.inForce { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    window.isHidden = false
    for (view, name) in [(window, "window"), (toast, "toast"), (panel, "panel"), (badge, "badge")] {
      view.accessibilityIdentifier = name
    }
    save.accessibilityIdentifier = "save"
    window.addSubview(panel)
    window.addSubview(toast)
    toast.alpha = 0
    panel.addSubview(save)
    panel.addSubview(badge)
    panel.script = { _, point, ask in ask(point) }
  }

  private func text(_ x: CGFloat, _ y: CGFloat) -> String {
    HitTestWalk(at: CGPoint(x: x, y: y), in: application).description
  }

  @Test("an override that reaches the rule's own answer leaves no mark")
  func unmarked() {
    #expect(
      text(120, 48) == """
        window (120, 48) descended -> save
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) descended -> save
            badge (0, -72) outside -> nil
            save (20, 8) descended -> save
        """
    )
  }

  @Test("an override without super is an answer without a reason")
  func withoutSuper() {
    panel.script = { panel, _, _ in panel }
    #expect(
      text(120, 48) == """
        window (120, 48) descended -> panel
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) override -> panel
        """
    )
  }

  @Test("an override against super is an answer against its reason")
  func againstSuper() {
    panel.script = { panel, point, ask in ask(point) ?? panel.subviews.first }
    #expect(
      text(10, 10) == """
        window (10, 10) descended -> save
          toast (-90, 10) transparent (alpha 0) -> nil
          panel (-10, -10) outside -> save (override)
        """
    )
    panel.script = { _, point, ask in
      _ = ask(point)
      return nil
    }
    #expect(
      text(120, 48) == """
        window (120, 48) descended -> window
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) descended -> nil (override)
            badge (0, -72) outside -> nil
            save (20, 8) descended -> save
        """
    )
    // What it answered decides the kind, whatever stands behind the answer.
    let record = WalkRecord(HitTestWalk(at: CGPoint(x: 120, y: 48), in: application))
    #expect(
      record.lines.map(\.message.kind) == [.accepted, .refused, .refused, .refused, .accepted]
    )
  }

  @Test("a redirect is neither the view itself nor its subview's answer")
  func redirect() {
    panel.script = { [badge] _, point, ask in ask(point) == nil ? nil : badge }
    let walk = HitTestWalk(at: CGPoint(x: 120, y: 48), in: application)
    #expect(walk.hit === badge)
    #expect(
      walk.description == """
        window (120, 48) descended -> badge
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) descended -> badge (override)
            badge (0, -72) outside -> nil
            save (20, 8) descended -> save
        """
    )
    #expect(walk.visits.map(\.isOverride) == [false, false, true, false, false])
  }

  @Test("a super that is asked twice leaves two reasons and two rounds of questions")
  func superTwice() {
    panel.script = { _, point, ask in
      _ = ask(CGPoint(x: -1, y: -1))
      return ask(point)
    }
    #expect(
      text(120, 48) == """
        window (120, 48) descended -> save
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) outside+descended -> save
            badge (0, -72) outside -> nil
            save (20, 8) descended -> save
        """
    )
  }

  @Test("a moved point shows in the subviews' questions")
  func movedPoint() {
    panel.script = { _, point, ask in ask(CGPoint(x: point.x + 5, y: point.y)) }
    #expect(
      text(120, 48) == """
        window (120, 48) descended -> save
          toast (20, 48) transparent (alpha 0) -> nil
          panel (100, 28) descended -> save
            badge (5, -72) outside -> nil
            save (25, 8) descended -> save
        """
    )
  }

  @Test("a view that code hit-tests by hand is an aside and marks no override")
  func aside() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.accessibilityIdentifier = "inner"
    toast.addSubview(inner)
    toast.alpha = 1
    toast.isUserInteractionEnabled = true
    window.sendSubviewToBack(toast)
    panel.script = { [toast] panel, point, ask in
      let answer = ask(point)
      _ = toast.hitTest(panel.convert(point, to: toast), with: nil)
      return answer
    }
    let walk = HitTestWalk(at: CGPoint(x: 120, y: 48), in: application)
    #expect(walk.visits.first { $0.view === panel }?.asides.map(\.view) == [toast])
    #expect(
      walk.description == """
        window (120, 48) descended -> save
          panel (100, 28) descended -> save (aside: toast descended)
            badge (0, -72) outside -> nil
            save (20, 8) descended -> save
            inner (20, 48) descended -> inner
        """
    )
  }

  @Test("each guard and a flattened transform has its word")
  func words() {
    func word(_ change: (UIView) -> Void) -> String? {
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      defer { view.removeFromSuperview() }
      change(view)
      let walk = HitTestWalk(at: CGPoint(x: 5, y: 5), in: application)
      return WalkRecord(walk).lines.first { $0.view == "UIView" }?.reason.text
    }
    #expect(word { $0.isHidden = true } == "hidden")
    #expect(word { $0.isUserInteractionEnabled = false } == "interactionDisabled")
    #expect(word { $0.alpha = 0.005 } == "transparent (alpha 0.005)")
    #expect(word { $0.transform.a = 0 } == "singular")
    #expect(word { $0.frame.origin.x = 50 } == "outside")
    #expect(word { _ in } == "descended")
  }

  @Test("views that nobody asked and that contain the point are named in their places")
  func unasked() {
    let below = UIView(frame: panel.frame)
    below.accessibilityIdentifier = "below"
    window.insertSubview(below, belowSubview: panel)
    let record = WalkRecord(
      HitTestWalk(at: CGPoint(x: 120, y: 48), in: application),
      includesUnasked: true
    )
    #expect(record.lines.last?.text == "  below (100, 28) not asked, would be inside")
    #expect(record.lines.filter { !$0.isAsked }.count == 1 && record.hit == "save")
  }
}
