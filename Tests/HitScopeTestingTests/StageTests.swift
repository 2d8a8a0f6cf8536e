import Foundation
import HitResponders
import HitScopeTesting
import Testing

private final class Knob: UIView {
  var travel = CGSize.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let now = touch.location(in: nil)
    let before = touch.previousLocation(in: nil)
    travel.width += now.x - before.x
    travel.height += now.y - before.y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@Suite("Stage")
struct StageTests {
  private let knob = Knob(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  private func makeStage() -> Stage {
    Stage { screen in
      let root = UIView(frame: screen)
      root.accessibilityIdentifier = "root"
      knob.accessibilityIdentifier = "knob"
      root.addSubview(knob)
      return root
    }
  }

  @Test("a tap by name is received and handled by the named view, and by nobody else")
  func tap() throws {
    let stage = makeStage()
    try stage.tap("knob")
    try stage.expect("knob", handles: .touchesBegan)
    try stage.expect("knob", handles: .touchesEnded)
    try stage.expectNothingMore()
  }

  @Test("a drag by name moves by the whole offset")
  func drag() throws {
    let stage = makeStage()
    try stage.drag("knob", by: CGSize(width: 30, height: -20))
    #expect(abs(knob.travel.width - 30) < 1e-9 && abs(knob.travel.height + 20) < 1e-9)
  }

  @Test("an unexpected delivery is named with the log")
  func unexpected() throws {
    let stage = makeStage()
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(throws: StageError.self) { try stage.expectNothingMore() }
    #expect(throws: StageError.self) { try stage.expect("knob", gets: .touchesBegan) }
    try stage.expect("root", gets: .touchesBegan)
  }

  @Test("an unknown name lists the names there are")
  func unknownName() {
    let stage = makeStage()
    let error = #expect(throws: StageError.self) { try stage.tap("konb") }
    #expect(error?.description.contains("root, knob") == true)
  }

  @Test("a touch made outside the queue reads its place in any view")
  func outsideTouch() throws {
    let stage = makeStage()
    let touch = try stage.makeTouch(in: "knob", at: CGPoint(x: 1, y: 2))
    knob.touchesBegan([touch], with: nil)
    stage.move(touch, in: knob, to: CGPoint(x: 4, y: 6), phase: .moved)
    knob.touchesMoved([touch], with: nil)
    #expect(knob.travel == CGSize(width: 3, height: 4))
    #expect(touch.location(in: knob.superview) == CGPoint(x: 104, y: 106))
    #expect(stage.routed.isEmpty)
  }

  @Test("one import brings a test file controls, recognizers and drawing")
  func names() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "save") { _ in })
    button.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(button.currentTitle == "save" && UIBezierPath(rect: .zero).isEmpty == false)
  }

  @Test("an event made by hand has its touches, the stage's time, and one phase a touch and frame")
  func outsideEvent() throws {
    let stage = makeStage()
    stage.wait(.seconds(2))
    let first = try stage.makeTouch(in: "knob", at: CGPoint(x: 1, y: 2))
    let second = try stage.makeTouch(in: "root", at: CGPoint(x: 3, y: 4))
    let event = stage.makeEvent(with: [first, second])
    #expect(event.type == .touches && event.allTouches == [first, second])
    #expect(event.timestamp == stage.application.now && event.timestamp == first.timestamp)
    #expect(event.touches(for: knob) == [first] && event.touches(for: stage.window)?.count == 2)
    stage.wait(.frame)
    stage.move(first, in: knob, to: CGPoint(x: 4, y: 6), phase: .ended)
    #expect(event.timestamp == stage.application.now)
    #expect(event.allTouches == [first, second])
    #expect(first.phase == .ended && second.phase == .stationary)
    stage.wait(.frame)
    stage.move(second, in: knob, to: .zero, phase: .moved)
    #expect(event.allTouches == [second] && event.touches(for: knob) == [second])
    #expect(UIEvent().allTouches == [] && stage.routed.isEmpty)
  }

  @Test("a recognizer of one's own is called by hand")
  func recognizerByHand() throws {
    final class Flick: UIGestureRecognizer {
      private var start = CGPoint.zero
      private var began: TimeInterval = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.allTouches?.count == 1, let touch = touches.first else {
          return state = .failed
        }
        (start, began) = (touch.location(in: view), event.timestamp)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let end = touches.first?.location(in: view) ?? start
        let speed = abs(end.x - start.x) / CGFloat(event.timestamp - began)
        state = speed > 500 ? .ended : .failed
      }
    }
    func outcome(after seconds: TimeInterval) throws -> UIGestureRecognizer.State {
      let stage = makeStage()
      let flick = Flick()
      knob.addGestureRecognizer(flick)
      let touch = try stage.makeTouch(in: "knob", at: .zero)
      let event = stage.makeEvent(with: [touch])
      flick.touchesBegan([touch], with: event)
      stage.wait(.seconds(seconds))
      stage.move(touch, in: knob, to: CGPoint(x: 40, y: 0), phase: .ended)
      flick.touchesEnded([touch], with: event)
      return flick.state
    }
    #expect(try outcome(after: 0.05) == .ended)
    #expect(try outcome(after: 0.5) == .failed)
  }

  @Test("a touch of a class of one's own says what the class says, as UIKit's does")
  func ownTouch() {
    final class Fixed: UITouch {
      override var phase: UITouch.Phase { .moved }
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 9) }
      override func previousLocation(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    let touch: UITouch = Fixed()
    knob.touchesMoved([touch], with: nil)
    #expect(knob.travel == CGSize(width: 4, height: 5))
    #expect(touch.phase == .moved)
  }

  @Test("the receiver of a press can be asked for without sending one")
  func receiver() throws {
    let stage = makeStage()
    try stage.expect("knob", receivesPressAt: CGPoint(x: 100, y: 100))
    #expect(throws: StageError.self) {
      try stage.expect("knob", receivesPressAt: CGPoint(x: 99, y: 100))
    }
    #expect(stage.routed.isEmpty)
  }

  @Test("that nobody receives a press is not met by a view without a name")
  func noReceiver() throws {
    let stage = Stage { UIView(frame: $0) }
    try stage.expect(nil, receivesPressAt: CGPoint(x: -1, y: 0))
    let error = #expect(throws: StageError.self) {
      try stage.expect(nil, receivesPressAt: CGPoint(x: 1, y: 2))
    }
    #expect(
      error?.description.contains("nobody receives a press at (1, 2); UIView does") == true
    )
  }

  @Test("a scene of the gallery comes on stage by name")
  func gallery() throws {
    let stage = try Stage(scene: "raised-tab")
    try stage.expect("Cell5", receivesPressAt: CGPoint(x: 160, y: 421))
    stage.tap(at: CGPoint(x: 160, y: 421))
    try stage.expect("Cell5", gets: .touchesBegan)
    try stage.expect("ListView", handles: .touchesBegan)
    try stage.expect("ListView", handles: .touchesEnded)
    try stage.expectNothingMore()
    #expect(throws: (any Error).self) { try Stage(scene: "raised-tap") }
  }
}
