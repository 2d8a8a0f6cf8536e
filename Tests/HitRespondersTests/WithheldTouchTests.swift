import Foundation
import HitResponders
import Testing

@Suite("Withheld touches in the log")
struct WithheldTouchTests {
  private let application = UIApplication()
  private let first = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let second = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))

  /// Puts fingers down one after another and returns the log's lines about touches withheld.
  private func lines(fingersAt places: [CGFloat]) -> [String] {
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      first.accessibilityIdentifier = "A"
      second.accessibilityIdentifier = "B"
      window.addSubview(first)
      window.addSubview(second)
      window.makeKeyAndVisible()
    }
    var lines: [String] = []
    let recorder = RoutingRecorder { lines += Explanation.lines(for: $0, detail: .chain) }
    Routing.watched(by: recorder) {
      for (index, x) in places.enumerated() {
        let point = CGPoint(x: x, y: 10)
        application.enqueue(
          .touches(
            [TouchSample(finger: index + 1, phase: .began, locationOnScreen: point)],
            at: Double(index)
          )
        )
      }
      application.processQueue()
    }
    recorder.finish()
    return lines.filter { $0.contains("withheld") }
  }

  @Test("T7: a second finger on a view for one says so")
  func single() {
    #expect(
      lines(fingersAt: [10, 20])
        == ["  touch 2 withheld from A: it has a touch and takes one at a time"]
    )
  }

  @Test("T10: a finger beside an exclusive touch names the view that wants to be alone")
  func exclusive() {
    first.isExclusiveTouch = true
    #expect(
      lines(fingersAt: [10, 60]) == ["  touch 2 withheld from B: A has an exclusive touch"]
    )
  }

  @Test("T11: an exclusive view that comes second says so")
  func wantsExclusive() {
    second.isExclusiveTouch = true
    #expect(
      lines(fingersAt: [10, 60])
        == ["  touch 2 withheld from B: it is exclusive and another view has a touch"]
    )
  }

  @Test("touches that are given leave no such line")
  func given() {
    #expect(lines(fingersAt: [10, 60]).isEmpty)
  }
}
