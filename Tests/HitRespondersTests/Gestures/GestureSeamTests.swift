import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("Recognizers in the log")
struct GestureSeamTests {
  let on = GestureDesk()
  var desk: Desk { on.desk }

  /// The log's lines of what happens in `body`, without headings and walks.
  private func lines(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let recorder = RoutingRecorder { lines += Explanation.lines(for: $0, detail: .chain) }
    Routing.watched(by: recorder, body)
    recorder.finish()
    return lines.filter { $0.hasPrefix("  ") && !$0.contains("sendEvent") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test("states, causes and decisions stand between the messages, in the order they happened")
  func order() {
    let (tap, peer) = (on.probe("tap", .tap), on.probe("peer", .idle, on: on.p))
    #expect(
      lines { desk.tap(5, 5) } == [
        "touchesBegan A consumed", "tap@A possible > ended: set by its class",
        "peer@P possible > failed: prevented by tap@A", "tap@A takes touch 1 from its view",
        "touchesCancelled A consumed",
      ]
    )
    #expect(tap.resets == 1 && peer.resets == 1)
  }

  @Test("waiting, delayed ends and who freed whom are told")
  func waiting() {
    let (a, b) = (on.probe("a", .tap), on.probe("b", .idle))
    a.require(toFail: b)
    b.onTouches = { phase, _, _ in
      if phase == .ended {
        b.startTimer(0.35) { b.move(to: .failed, because: .noNextTap(within: 0.35)) }
      }
    }
    let text = lines {
      desk.tap(5, 5, at: 1)
      desk.application.advance(to: 3)
    }
    #expect(
      text == [
        "touchesBegan A consumed", "a@A waiting for b@A", "a@A delays ended of touch 1",
        "b@A possible > failed: no next tap within 0.35 s",
        "a@A possible > ended: set by its class", "a@A takes touch 1 from its view",
        "touchesCancelled A consumed",
      ]
    )
  }

  @Test("a delayed began is told, and so is an answer that changes what happens")
  func delegates() {
    let probe = on.probe("g", .tap)
    probe.delaysTouchesBegan = true
    let delegate = ProbeDelegate()
    delegate.begins = { false }
    probe.delegate = delegate
    #expect(
      lines { desk.tap(5, 5) } == [
        "g@A delays began of touch 1", "g@A shouldBegin asked of its delegate: no",
        "g@A possible > failed: its delegate said no", "touchesBegan A consumed",
        "touchesEnded A consumed",
      ]
    )
    delegate.receives = { _ in false }
    #expect(lines { desk.tap(5, 5) }.first == "g@A shouldReceive touch 1: no")
  }

  @Test("causes say who is going on, who was recognized, and that no finger is left")
  func causes() {
    let pan = on.probe("pan", .pan)
    let late = on.probe("late", .idle, on: on.p)
    let delegate = ProbeDelegate()
    delegate.isSimultaneous = true
    late.delegate = delegate
    let text = lines {
      desk.began(1, 5, 5)
      desk.moved(1, 9, 9)
      delegate.isSimultaneous = false
      late.state = .began
      pan.isEnabled = false
    }
    #expect(text.contains("late@P shouldRecognizeSimultaneously with pan@A: yes"))
    #expect(text.contains("late@P possible > failed: pan@A is going on"))
    #expect(text.last == "pan@A began > cancelled: switched off")
    #expect(GestureCause.abandoned.words == "no finger is left")
  }

  @Test("watched or not, the same happens")
  func inert() {
    func play(_ isWatched: Bool) -> [String] {
      let tests = GestureSeamTests()
      tests.desk.log.recorded = [.touch, .action, .gesture]
      _ = tests.on.probe("pan", .pan)
      _ = tests.on.probe("tap", .tap, on: tests.on.p)
      func body() {
        tests.desk.tap(5, 5)
        tests.desk.began(1, 5, 5)
        tests.desk.moved(1, 9, 9)
        tests.desk.ended(1, 9, 9)
      }
      if isWatched { Routing.watched(by: RoutingRecorder(), body) } else { body() }
      return tests.on.take()
    }
    #expect(play(true) == play(false) && !play(true).isEmpty)
  }
}
