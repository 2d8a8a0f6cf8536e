import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

private final class Deaf: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

@Suite("Why not this view?")
struct ViewAnswerTests {
  private let stage = SmallStage()
  private var application: UIApplication { stage.application }

  private func add<View: UIView>(
    _ view: View,
    _ name: String,
    _ frame: CGRect,
    to parent: UIView? = nil
  ) -> View {
    stage.add(view, name, frame, to: parent)
  }

  private func texts(_ view: UIView, _ x: CGFloat, _ y: CGFloat) throws -> [String] {
    let answer = Explainer(application).answer(about: view, at: CGPoint(x: x, y: y))
    return try #require(answer).messages.map(\.text)
  }

  private func reach(_ view: UIView) throws -> [String] {
    try #require(Explainer(application).reach(of: view)).messages.map(\.text)
  }

  @Test("a view that gets the press says so, and names the view in it that receives it")
  func reached() throws {
    let card = add(UIView(), "Card", CGRect(x: 20, y: 20, width: 100, height: 100))
    let label = add(UIView(), "Label", CGRect(x: 10, y: 10, width: 50, height: 20), to: card)
    #expect(
      try texts(card, 40, 40) == [
        "Card gets a press here. Label in it receives it.",
        "  (20, 20) is in its bounds (0, 0, 100, 100): not the frame",
        "Card gets presses in all of its area: 10000 of 10000 pt².",
        "  reached (20, 20, 100, 100)",
      ]
    )
    #expect(try texts(label, 40, 40)[0] == "Label gets a press here.")
  }

  @Test("a view that no app makes interactive is answered for: its parent ends before the point")
  func outsideOfParent() throws {
    let bar = add(UIView(), "Bar", CGRect(x: 0, y: 400, width: 320, height: 80))
    let tab = add(UIView(), "Tab", CGRect(x: 100, y: -20, width: 60, height: 60), to: bar)
    #expect(
      try texts(tab, 130, 390) == [
        "Tab did not get this press. Its parent Bar said the point is outside (10 pt above), "
          + "so Tab was never asked. Root received it.",
        "  (30, 10) is in its bounds (0, 0, 60, 60): not the frame",
        "Tab gets presses in 66.7 % of its area: 2400 of 3600 pt².",
        "  reached (100, 400, 60, 40)",
        "  lost 1200 pt² in (100, 380, 60, 20): Root receives, its parent Bar said the point is "
          + "outside",
      ]
    )
  }

  @Test("a point that is not in the view: how far away it is, an axis at a time")
  func elsewhere() throws {
    let card = add(UIView(), "Card", CGRect(x: 100, y: 100, width: 50, height: 50))
    let lines = try texts(card, 66, 160)
    #expect(
      lines[0]
        == "The point is 10 pt below, 34 pt left of Card; Card gets presses in all of its area."
    )
    #expect(lines[1] == "  (-34, 60) is not in its bounds (0, 0, 50, 50): not the frame")
    // A point is below a view, and left of it.
    #expect(try texts(card, 120, 160)[0].hasPrefix("The point is 10 pt below Card; "))
    #expect(try texts(card, 120, 90)[0].hasPrefix("The point is 10 pt above Card; "))
    let answer = try #require(
      Explainer(application).answer(about: card, at: CGPoint(x: 66, y: 160))
    )
    #expect(answer.verdict.cause == .elsewhere && answer.verdict.kind == .neutral)
  }

  @Test("a view with a shape of its own: what its point(inside:with:) says beside its bounds")
  func ownShape() throws {
    let deaf = add(Deaf(), "Deaf", CGRect(x: 10, y: 10, width: 40, height: 40))
    let lines = try texts(deaf, 20, 20)
    #expect(
      lines[1]
        == "  (10, 10) is in its bounds (0, 0, 40, 40): not the frame, and its own "
        + "point(inside:with:) says no"
    )
    #expect(lines[2] == "Deaf gets no press anywhere: 0 of 1600 pt².")
  }

  @Test("a view that is never pressed: the refusal on the way, or who covers all of it")
  func never() throws {
    let card = add(UIView(), "Card", CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = add(UIView(), "Child", CGRect(x: 0, y: 0, width: 10, height: 10), to: card)
    card.isHidden = true
    #expect(try reach(child) == ["Child gets no press anywhere: its parent Card is hidden."])
    card.isHidden = false
    card.isUserInteractionEnabled = false
    #expect(
      try reach(card) == [
        "Card gets no press anywhere: it takes no touches.",
        "  lost 2500 pt² in (0, 0, 50, 50): Root receives, it takes no touches",
      ]
    )
    card.isUserInteractionEnabled = true
    _ = add(UIView(), "Cover", CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(
      try reach(card) == [
        "Card gets no press anywhere: 0 of 2500 pt².",
        "  lost 2500 pt² in (0, 0, 50, 50): Cover receives",
      ]
    )
  }

  @Test("a view that is never pressed and elsewhere: nothing at the point is in its way")
  func neverThere() throws {
    let card = add(UIView(), "Card", CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add(UIView(), "Cover", CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(
      try texts(card, 90, 20) == [
        "The point is 40 pt right of Card.",
        "  (90, 20) is not in its bounds (0, 0, 50, 50): not the frame",
        "Card gets no press anywhere: 0 of 2500 pt².",
        "  lost 2500 pt² in (0, 0, 50, 50): Cover receives",
      ]
    )
  }

  @Test("a view whose way has no inverse has no place for the point; one of no window no answer")
  func noPlace() throws {
    let flat = add(UIView(), "Flat", CGRect(x: 0, y: 0, width: 50, height: 50))
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    let lines = try texts(flat, 20, 20)
    #expect(
      lines[1] == "  the point has no place in it: a transform on the way has no inverse"
    )
    #expect(Explainer(application).reach(of: UIView()) == nil)
    #expect(Explainer(application).answer(about: UIView(), at: .zero) == nil)
  }
}
