import Foundation
import HitControls
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

/// A root with two views side by side, whose handlers change the tree and the recognizers.
@Suite("What handlers change while they are told")
struct CallbackTests {
  private let desk = Desk()
  private let window: LoggedWindow
  private let root: LoggedView
  private let a: LoggedView
  private let b: LoggedView

  init() {
    window = desk.window("W")
    root = desk.view("R", CGRect(x: 0, y: 0, width: 320, height: 480), in: window)
    a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    b = desk.view("B", CGRect(x: 200, y: 0, width: 100, height: 100), in: root)
    desk.log.recorded = [.touch, .action]
    desk.log.showsPoints = false
  }

  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    desk.log(recognizer)
    return recognizer
  }

  private func drag() {
    desk.began(10, 10, at: 1)
    desk.moved(40, 10, at: 1.1)
    desk.moved(60, 10, at: 1.2)
    desk.ended(60, 10, at: 1.3)
  }

  @Test("T15: a view that leaves in its own began is cancelled; a pan around it goes on")
  func leavesInBegan() {
    _ = attach(UIPanGestureRecognizer(), "pan", on: root)
    _ = attach(UITapGestureRecognizer(), "tap", on: a)
    a.role.onTouches = { [a] phase, _, _ in if phase == .began { a.removeFromSuperview() } }
    drag()
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch cancelled A [1]", "action pan began", "action pan changed",
        "action pan ended",
      ]
    )
  }

  @Test("T15: of two views whose fingers lift together, one that the other removes is cancelled")
  func removesTheOther() {
    desk.frame(.began(1, 10, 10), .began(2, 210, 10), at: 1)
    a.role.onTouches = { [b] phase, _, _ in if phase == .ended { b.removeFromSuperview() } }
    desk.frame(.ended(1, 10, 10), .ended(2, 210, 10), at: 1.1)
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch began B [2]", "touch ended A [1]", "touch cancelled B [2]",
      ]
    )
  }

  @Test("T16: a view that goes elsewhere in its window in the action keeps its pan")
  func goesElsewhere() {
    let pan = attach(UIPanGestureRecognizer(), "pan", on: a)
    pan.addAction { [a, b] in if $0.state == .began { b.addSubview(a) } }
    drag()
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch cancelled A [1]", "action pan began", "action pan changed",
        "action pan ended",
      ]
    )
  }

  @Test("G7: a tap whose action removes its view is reset, and so are those it excluded")
  func removedByItsAction() {
    let tap = attach(UITapGestureRecognizer(), "tap", on: a)
    let outer = attach(UITapGestureRecognizer(), "outer", on: root)
    tap.addAction { [a] _ in a.removeFromSuperview() }
    desk.tap(10, 10, at: 1)
    #expect(
      desk.log.take() == ["touch began A [1]", "touch cancelled A [1]", "action tap ended"]
    )
    #expect(tap.state == .possible && outer.state == .possible)
    desk.tap(10, 10, at: 3)
    #expect(
      desk.log.take() == ["touch began R [1]", "touch cancelled R [1]", "action outer ended"]
    )
  }

  @Test("G19: a pan that the view switches off as it loses its touch acts on began and cancelled")
  func switchedOffInCancelled() {
    let pan = attach(UIPanGestureRecognizer(), "pan", on: a)
    a.role.onTouches = { phase, _, _ in if phase == .cancelled { pan.isEnabled = false } }
    drag()
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch cancelled A [1]", "action pan began", "action pan cancelled",
      ]
    )
  }

  @Test("G14: removing the required recognizer in another's action frees the one that waits")
  func requirementGoes() {
    let single = attach(UITapGestureRecognizer(), "single", on: a)
    let double = attach(UITapGestureRecognizer(), "double", on: a)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let other = attach(UITapGestureRecognizer(), "other", on: b)
    other.addAction { [a] _ in a.removeGestureRecognizer(double) }
    desk.tap(10, 10, at: 1)
    desk.began(2, 210, 10, at: 1.15)
    desk.ended(2, 210, 10, at: 1.2)
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch began B [2]", "touch cancelled B [2]", "action other ended",
        "touch cancelled A [1]", "action single ended",
      ]
    )
  }

  @Test("G20: a delegate that is asked may switch off its recognizer or take the view away")
  func askedDelegate() {
    let delegate = AskedDelegate()
    let tap = attach(UITapGestureRecognizer(), "tap", on: a)
    _ = attach(UITapGestureRecognizer(), "outer", on: root)
    tap.delegate = delegate
    delegate.deed = {
      tap.isEnabled = false
      tap.isEnabled = true
    }
    let expected = ["touch began A [1]", "touch cancelled A [1]", "action outer ended"]
    desk.tap(10, 10, at: 1)
    #expect(desk.log.take() == expected)
    delegate.deed = { [a] in a.removeFromSuperview() }
    desk.tap(10, 10, at: 3)
    #expect(desk.log.take() == expected)
  }

  @Test("D13: a tap that an action plays is handled when the frame is over")
  func playedByAction() {
    let tap = attach(UITapGestureRecognizer(), "tap", on: a)
    _ = attach(UITapGestureRecognizer(), "other", on: b)
    tap.addAction { [desk] _ in
      desk.frame(.began(9, 210, 10), at: 1.1)
      desk.frame(.ended(9, 210, 10), at: 1.2)
    }
    desk.tap(10, 10, at: 1)
    #expect(
      desk.log.take() == [
        "touch began A [1]", "touch cancelled A [1]", "action tap ended", "touch began B [9]",
        "touch cancelled B [9]", "action other ended",
      ]
    )
  }

  @Test("C2: a control that touchDown disables follows its touch to the end, and no other")
  func disabledInDown() {
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    root.addSubview(control)
    var sent: [String] = []
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel] {
      let name = event.firstName ?? ""
      control.addAction(
        UIAction { [unowned control] _ in
          sent.append(name)
          control.isEnabled = false
        },
        for: event
      )
    }
    desk.tap(10, 210, at: 1)
    desk.tap(10, 210, at: 3)
    #expect(sent == ["touchDown", "touchUpInside"])
    control.isEnabled = true
    control.addAction(
      UIAction { [unowned control] _ in control.removeFromSuperview() },
      for: .touchDown
    )
    sent = []
    desk.tap(10, 210, at: 5)
    #expect(sent == ["touchDown", "touchCancel"])
  }
}

/// A delegate that does something whenever it is asked, and then agrees.
private final class AskedDelegate: UIGestureRecognizerDelegate {
  var deed: () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    deed()
    return true
  }
}
