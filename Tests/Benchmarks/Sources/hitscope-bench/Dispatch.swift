import CAllocations
import Foundation
import HitScope

/// Times whole frames: ten levels of views under a handler, three recognizers on the way.
///
/// The tree, the points and the mix of one began, two moves and one ended are those of the peers'
/// `dispatch` benches. Inputs are made beforehand; what is timed begins with the queue.
struct Dispatch {
  private let application = UIApplication()
  private let window: UIWindow
  private let taps: Int

  init(taps: Int) {
    self.taps = taps
    window = application.inForce { Handler(frame: CGRect(x: 0, y: 0, width: 1280, height: 800)) }
    window.isHidden = false
    var parent: UIView = window
    for level in 1...10 {
      var inner: UIView?
      for index in 0..<8 {
        let frame =
          index == 0
          ? CGRect(x: 2, y: 2, width: 1280 - level * 20, height: 800 - level * 10)
          : CGRect(x: 1100 + index, y: index * 10, width: 8, height: 8)
        let view = UIView(frame: frame)
        parent.insertSubview(view, at: 0)
        if index == 0 { inner = view }
      }
      if let inner {
        if [3, 5, 9].contains(level) { inner.addGestureRecognizer(Follower()) }
        parent = inner
      }
    }
  }

  /// The frames of all taps, after everything that was routed before.
  func inputs() -> [ApplicationInput] {
    let start = application.now + 1
    return (0..<taps).flatMap { tap in
      let point = CGPoint(x: 100.5 + Double(tap * 37 % 700), y: 100.5 + Double(tap * 61 % 500))
      let time = start + Double(tap) * 0.016
      return [
        Self.input(.began, point, 0, time), Self.input(.moved, point, 1, time + 0.004),
        Self.input(.moved, point, 2, time + 0.008), Self.input(.ended, point, 2, time + 0.012),
      ]
    }
  }

  private static func input(
    _ phase: UITouch.Phase,
    _ point: CGPoint,
    _ dx: CGFloat,
    _ time: TimeInterval
  ) -> ApplicationInput {
    let place = CGPoint(x: point.x + dx, y: point.y)
    return .touches([TouchSample(finger: 1, phase: phase, locationOnScreen: place)], at: time)
  }

  func run() {
    route(inputs())
    let clock = ContinuousClock()
    let passes = (0..<5).map { _ in
      let inputs = inputs()
      let (seconds, attoseconds) = clock.measure { route(inputs) }.components
      return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(inputs.count)
    }.sorted()
    row("dispatch_ns", passes[passes.count / 2], "ns")
    row("dispatch_move_allocations", allocationsOfMoves(), "per move")
    row("dispatch_allocations", allocationsOfAll(), "per input")
  }

  func route(_ inputs: [ApplicationInput]) {
    for input in inputs {
      application.enqueue(input)
      application.processQueue()
    }
  }

  /// Lands a finger, moves it, and returns as many moves again, which were not routed yet.
  func movesOfFingerDown(_ count: Int) -> [ApplicationInput] {
    let point = CGPoint(x: 300, y: 300)
    let time = application.now + 1
    let moves = (0..<2 * count).map { step in
      Self.input(.moved, point, CGFloat(step % 200) + 1, time + Double(step + 1) * 0.001)
    }
    route([Self.input(.began, point, 0, time)] + moves.prefix(count))
    return Array(moves.dropFirst(count))
  }

  /// The allocations of one move of a finger that is down, on the average.
  private func allocationsOfMoves() -> Double {
    let moves = movesOfFingerDown(1_000)
    let before = hit_allocation_count()
    route(moves)
    let count = hit_allocation_count() - before
    route([Self.input(.ended, CGPoint(x: 300, y: 300), 0, application.now)])
    return Double(count) / 1_000
  }

  /// The allocations of an input of the whole mix, on the average.
  private func allocationsOfAll() -> Double {
    route(inputs())
    let inputs = inputs()
    let before = hit_allocation_count()
    route(inputs)
    return Double(hit_allocation_count() - before) / Double(inputs.count)
  }

  private func row(_ bench: String, _ value: Double, _ unit: String) {
    print("\(bench)\thitscope, nobody watching\tdepth 10, 3 recognizers\t\(value)\t\(unit)")
  }
}

/// The window that takes what the views below it leave.
private final class Handler: UIWindow {
  var handled = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { handled += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handled += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handled += 1 }
}

/// A recognizer that follows its touch and lets it go, as those do that are not recognized.
private final class Follower: UIGestureRecognizer {
  var followed = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { followed += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { followed += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
