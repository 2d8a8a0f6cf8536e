import Foundation
import HitAnalysis
import HitControls
import HitGeometry
import HitResponders
import HitScenes
import Testing

private final class Button: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class Thief: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

@Suite("Verdict")
struct VerdictTests {
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

  private func explain(_ x: CGFloat, _ y: CGFloat) -> PointExplanation { stage.explain(x, y) }

  @Test("a parent that says outside is named with the distance")
  func outside() {
    _ = add(UIView(), "List", CGRect(x: 0, y: 0, width: 320, height: 431))
    let bar = add(UIView(), "Bar", CGRect(x: 0, y: 431, width: 320, height: 49))
    _ = add(Button(), "Center", CGRect(x: 128, y: -18, width: 64, height: 64), to: bar)
    let explanation = explain(160, 421)
    #expect(
      explanation.verdict.text == "Center did not get this press. Its parent Bar said the point is "
        + "outside (10 pt above), so Center was never asked. List received it."
    )
    #expect(explanation.verdict.cause == .outside)
    #expect(explanation.verdict.by == "Bar")
    #expect(
      explanation.verdict.detail == "(160, -10) is not in bounds (0, 0, 320, 49): 10 pt above"
    )
    #expect(
      explanation.walk.lines.map(\.text).contains("      Center (32, 8) not asked, would be inside")
    )
    #expect(explanation.intended == "Center" && explanation.receiver == "List")
  }

  @Test("a cover is named as the one that took the press first")
  func covered() {
    _ = add(Button(), "Delete", CGRect(x: 10, y: 10, width: 50, height: 50))
    _ = add(UIView(), "Toast", CGRect(x: 0, y: 0, width: 100, height: 100))
    let verdict = explain(20, 20).verdict
    #expect(
      verdict.text == "Delete did not get this press. Toast lies over it and took it first."
    )
    #expect(verdict.cause == .covered && verdict.by == "Toast")
  }

  @Test("interaction switched off here and above are told apart")
  func interactionOff() {
    let group = add(UIView(), "Group", CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = add(Button(), "Save", CGRect(x: 10, y: 10, width: 50, height: 50), to: group)
    group.isUserInteractionEnabled = false
    #expect(
      explain(20, 20).verdict.text == "Save did not get this press. Its parent Group takes no "
        + "touches, so Save was never asked. Root received it."
    )
    group.isUserInteractionEnabled = true
    button.isUserInteractionEnabled = false
    #expect(
      explain(20, 20).verdict.text
        == "Save did not get this press. It takes no touches. Group received it."
    )
  }

  @Test("an override that answers for its subtree is the cause")
  func override() {
    let thief = add(Thief(), "Thief", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(Button(), "Save", CGRect(x: 10, y: 10, width: 50, height: 50), to: thief)
    let verdict = explain(20, 20).verdict
    #expect(
      verdict.text == "Save did not get this press. The override of hitTest in Thief answered "
        + "Thief. Thief received it."
    )
    #expect(verdict.cause == .override)
  }

  @Test("a pass-through view is no obstacle to what is below it")
  func passThrough() {
    _ = add(Button(), "Save", CGRect(x: 10, y: 10, width: 50, height: 50))
    _ = add(PassThrough(), "Glass", CGRect(x: 0, y: 0, width: 100, height: 100))
    let verdict = explain(20, 20).verdict
    #expect(verdict.text == "Save would get a press here. It would handle it.")
    #expect(!verdict.isProblem && verdict.kind == .neutral)
  }

  @Test("a receiver that passes the press on to a handler is told")
  func passedOn() {
    let list = add(Button(), "List", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = add(UIView(), "Cell", CGRect(x: 0, y: 0, width: 100, height: 40), to: list)
    let explanation = explain(20, 20)
    #expect(
      explanation.verdict.text
        == "Cell would get a press here. It would pass it on, and List would handle it."
    )
    #expect(
      explanation.chain.map(\.did) == [
        .forwarded, .consumed, .notReached, .notReached, .notReached,
      ]
    )
  }

  @Test("with nothing drawn at the point the receiver is named, and outside of windows nothing")
  func nothingDrawn() {
    #expect(explain(20, 20).verdict.text == "Root would get a press here. Nobody would handle it.")
    #expect(
      explain(900, 20).verdict.text == "Nothing is here. The point is outside of every window."
    )
  }

  @Test("the view that is seen is spoken of, interactive or not (D5); a label is its card's")
  func seen() {
    let card = add(UIView(), "Card", CGRect(x: 0, y: 0, width: 100, height: 100))
    let icon = add(UIView(), "Icon", CGRect(x: 90, y: 0, width: 40, height: 40), to: card)
    card.backgroundColor = .white
    icon.backgroundColor = .red
    let verdict = explain(120, 20).verdict
    #expect(
      verdict.text == "Icon did not get this press. Its parent Card said the point is outside "
        + "(20 pt right), so Icon was never asked. Root received it."
    )
    #expect(explain(95, 20).verdict.headline.text == "Icon would get a press here.")
    icon.isUserInteractionEnabled = false
    #expect(explain(95, 20).verdict.headline.text == "Card would get a press here.")
    #expect(explain(120, 20).intended == nil)
  }

  @Test("the views of the scenes that show it are spoken of (D5)")
  func seenInGallery() throws {
    for (name, point, start) in [
      ("pass-through", CGPoint(x: 210, y: 300), "view2-a did not get this press. "),
      ("raised-tab", CGPoint(x: 222, y: 218), "ToastOverlay would get a press here. "),
      ("raised-tab", CGPoint(x: 160, y: 300), "Cell4 would get a press here. "),
    ] {
      let verdict = Explainer(try SceneLibrary.gallery.scene(name)).explain(at: point).explanation
        .verdict
      #expect(verdict.text.hasPrefix(start), "\(verdict.text)")
    }
  }

  @Test("a clipped-away part is not drawn, so nobody misses it")
  func clipped() {
    let bar = add(UIView(), "Bar", CGRect(x: 0, y: 100, width: 320, height: 49))
    _ = add(Button(), "Center", CGRect(x: 128, y: -18, width: 64, height: 64), to: bar)
    bar.clipsToBounds = true
    #expect(explain(160, 90).intended == nil)
  }

  @Test("a hint makes a plain view the one that is meant")
  func hinted() {
    let view = add(UIView(), "Hinted", CGRect(x: 0, y: 0, width: 50, height: 50))
    let interactive = InteractiveViews { $0 === view ? true : nil }
    let explainer = Explainer(application, interactive: interactive)
    #expect(
      explainer.explain(at: CGPoint(x: 1, y: 1)).explanation.verdict.text
        == "Hinted would get a press here. Nobody would handle it."
    )
  }

  @Test("a view with a recognizer that is switched on is meant, and its gesture may recognize")
  func recognizable() {
    let view = add(UIView(), "Photo", CGRect(x: 0, y: 0, width: 50, height: 50))
    let recognizer = UIGestureRecognizer()
    recognizer.name = "tap"
    view.addGestureRecognizer(recognizer)
    let explanation = explain(20, 20)
    #expect(explanation.intended == "Photo")
    #expect(
      explanation.verdict.text
        == "Photo would get a press here. Gesture tap@Photo may recognize it."
    )
    #expect(explanation.verdict.cause == .recognizable && !explanation.verdict.isProblem)
    recognizer.isEnabled = false
    #expect(explain(20, 20).verdict.cause == .unhandled)
  }

  @Test("a disabled control takes a press and drops it, and so does one that a view passes it to")
  func disabled() {
    let control = add(UIControl(), "Save", CGRect(x: 0, y: 0, width: 50, height: 50))
    control.isEnabled = false
    let explanation = explain(20, 20)
    #expect(
      explanation.verdict.text == "Save would take a press here and drop it. A disabled control "
        + "is still hit. It sends no action and passes nothing on."
    )
    #expect(explanation.verdict.cause == .disabled && explanation.verdict.kind == .lost)
    #expect(explanation.chain.map(\.did).prefix(2) == [.dropped, .notReached])
    _ = add(UIView(), "Icon", CGRect(x: 10, y: 10, width: 20, height: 20), to: control)
    #expect(
      explain(20, 20).verdict.text == "Icon would pass a press here on, and Save would drop it. "
        + "A disabled control is still hit. It sends no action and passes nothing on."
    )
  }

  @Test("the recognizer by which a scroll view waits is no gesture that may recognize a press")
  func contentTouchDelay() {
    let list = add(UIScrollView(), "List", CGRect(x: 0, y: 0, width: 100, height: 100))
    list.panGestureRecognizer.isEnabled = false
    #expect(!explain(20, 20).verdict.text.contains("contentTouchDelay"))
    _ = add(Button(), "Save", CGRect(x: 0, y: 0, width: 50, height: 50), to: list)
    #expect(explain(20, 20).verdict.text == "Save would get a press here. It would handle it.")
  }

  @Test("no verdict on a dump blames the recognizer by which its scroll views wait")
  func dump() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <PUCollectionView: 0x2; baseClass = UICollectionView; frame = (0 0; 320 480); \
      gestureRecognizers = <NSArray: 0x9>; contentOffset: {0, 0}; contentSize: {320, 900}>
         |    | <PUPhotosGridCell: 0x3; baseClass = UICollectionViewCell; frame = (0 0; 100 100)>
      """
    let scene = Scene(try SceneDocument(text, path: "d.txt"))
    let press = Explainer(scene).explain(at: CGPoint(x: 5, y: 5))
    #expect(!press.explanation.verdict.text.contains("contentTouchDelay"))
    #expect(press.walk.hit != nil)
  }
}
