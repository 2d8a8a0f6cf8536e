import Foundation
import HitResponders
import Testing

private class Link: UIView {
  init(_ name: String, in superview: UIView) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
    superview.addSubview(self)
  }

  required init?(coder: NSCoder) { return nil }
}

private final class Keeping: Link {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Passing: Link {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

private final class Jumping: Link {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
}

private final class Removing: Link {
  var victim: UIView?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    victim?.removeFromSuperview()
    super.touchesBegan(touches, with: event)
  }
}

@Suite("What responders did with a message")
struct RoutedInputTests {
  private let application = UIApplication()
  private let window: UIWindow

  init() {
    window = application.inForce { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    window.accessibilityIdentifier = "window"
    window.isHidden = false
  }

  /// Puts fingers down and returns what was written down.
  private func press(_ points: CGPoint..., firstFinger: Int = 0) -> [RoutedInput] {
    var records: [RoutedInput] = []
    let recorder = RoutingRecorder { records.append($0) }
    let samples = points.enumerated().map {
      TouchSample(finger: firstFinger + $0.offset, phase: .began, locationOnScreen: $0.element)
    }
    application.enqueue(.touches(samples, at: 0))
    Routing.watched(by: recorder) { application.processQueue() }
    recorder.finish()
    return records
  }

  private func deeds(_ record: RoutedInput?) -> [[String]] {
    record?.deliveries.map { delivery in
      delivery.steps.map { "\($0.responder) \($0.did.rawValue)" }
    } ?? []
  }

  @Test("a message that nobody keeps is forwarded by all and discarded by the last")
  func forwarded() {
    _ = Link("A", in: Link("P", in: window))
    #expect(
      deeds(press(.zero).first) == [
        ["A forwarded", "P forwarded", "window forwarded", "UIApplication discarded"]
      ]
    )
  }

  @Test("an override that does not call super consumed the message")
  func consumed() {
    _ = Link("A", in: Keeping("P", in: window))
    #expect(deeds(press(.zero).first) == [["A forwarded", "P consumed"]])
  }

  @Test("an override that calls super consumed it and passed it on")
  func both() {
    _ = Passing("A", in: Keeping("P", in: window))
    #expect(deeds(press(.zero).first) == [["A consumed, forwarded", "P consumed"]])
  }

  @Test("an override that calls next itself shows where the message went on")
  func byHand() {
    _ = Jumping("A", in: Link("P", in: Keeping("Q", in: window)))
    #expect(deeds(press(.zero).first) == [["A consumed", "P forwarded", "Q consumed"]])
  }

  @Test("the last responder may consume")
  func last() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    application.delegate = Delegate()
    _ = Link("A", in: window)
    #expect(
      deeds(press(.zero).first) == [
        ["A forwarded", "window forwarded", "UIApplication forwarded", "Delegate consumed"]
      ]
    )
  }

  @Test("what a handler causes stands in the order it was delivered, each climb in its own place")
  func nested() {
    let victim = Link("victim", in: window)
    let a = Removing("A", in: Keeping("P", in: window))
    victim.frame.origin.x = 100
    _ = press(CGPoint(x: 150, y: 5), firstFinger: 7)
    a.victim = victim
    #expect(
      deeds(press(CGPoint(x: 5, y: 5)).first) == [
        ["A consumed, forwarded", "P consumed"],
        ["victim forwarded", "window forwarded", "UIApplication discarded"],
      ]
    )
  }

  @Test("a press is written down with its input, senders, walk and messages")
  func whole() {
    _ = Link("A", in: window)
    let record = press(CGPoint(x: 5, y: 6), CGPoint(x: 400, y: 6)).first
    #expect(record?.input?.timestamp == 0)
    #expect(record?.senders == ["UIApplication", "window"])
    #expect(record?.bindings.map(\.view) == ["A", nil])
    #expect(record?.bindings.first?.walk.lines.map(\.text).count == 2)
    #expect(record?.deliveries.map(\.message) == [.touchesBegan])
    #expect(
      record.map { Explanation.lines(for: $0, detail: .chain) } == [
        "0.000 touch 0 began (5, 6)", "0.000 touch 1 began (400, 6)",
        "  UIApplication.sendEvent", "  --window.sendEvent",
        "  touchesBegan A forwarded", "  --window forwarded", "  ----UIApplication discarded",
      ]
    )
  }

  @Test("an inner watch shadows the outer and gives the watch back")
  func shadowing() {
    _ = Link("A", in: window)
    let (outer, inner) = (RoutingRecorder(), RoutingRecorder())
    var counts = [0, 0]
    outer.onRecord = { _ in counts[0] += 1 }
    inner.onRecord = { _ in counts[1] += 1 }
    let sample = TouchSample(finger: 1, phase: .began, locationOnScreen: .zero)
    application.enqueue(.touches([sample], at: 0))
    Routing.watched(by: outer) {
      Routing.watched(by: inner) { application.processQueue() }
      inner.finish()
      application.enqueue(
        .touches([TouchSample(finger: 1, phase: .ended, locationOnScreen: .zero)], at: 1)
      )
      application.processQueue()
    }
    outer.finish()
    #expect(counts == [1, 1])
  }
}
