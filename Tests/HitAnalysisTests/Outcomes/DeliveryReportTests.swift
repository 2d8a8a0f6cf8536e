import Foundation
import HitAnalysis
import HitResponders
import Testing

@Suite("What came of it, as lists")
struct DeliveryReportTests {
  private func lines(_ report: DeliveryReport) -> [String] {
    report.messages.map { "\($0.title.text): \($0.outcome.text)" }
      + report.recognizers.map { "\($0.title) \($0.view) \($0.outcome.text)" }
      + report.actions.map { "\($0.title.text) -> \($0.outcome.text)" }
  }

  @Test("a press that a scroll view holds back: how long, who handled it, what failed and why")
  func heldBack() throws {
    let report = try PressRig("raised-tab").drag((160, 421)).report
    #expect(
      lines(report) == [
        "touchesBegan held back 0.050 s: ListView handled", "touchesEnded: ListView handled",
        "pan ListView failed: lifted after moving 0 < 10",
        "promoTap PromoBanner never saw it: alpha 0",
        "contentTouchDelay ListView failed: lifted in place",
      ]
    )
    #expect(report.recognizers.map(\.isInternal) == [false, false, true])
    #expect(report.recognizers.last?.kind == .remark)
    #expect(report.beginTime == 1 && report.endTime == 1.05 && report.isSettled)
  }

  @Test("an action with its event, and everyone who was asked for it")
  func actions() throws {
    let report = try PressRig("controls").drag((590, 356)).report
    #expect(
      lines(report) == [
        "touchesBegan: Print handled", "touchesEnded: Print handled",
        "print at touchUpInside -> nobody",
      ]
    )
    #expect(report.actions.first?.kind == .lost)
    #expect(
      report.actions.first?.sent.declined == [
        "Print", "ActionsCard", "Root", "ViewController", "Window", "UIApplication",
      ]
    )
  }

  @Test("a disabled control drops its messages; messages that nobody handles say so")
  func dropped() throws {
    let report = try PressRig("controls").drag((210, 206)).report
    #expect(report.messages.map(\.outcome.text) == ["Disabled dropped it", "Disabled dropped it"])
    let toast = try PressRig("raised-tab").drag((222, 218)).report
    #expect(toast.messages.map(\.outcome.text) == ["nobody handled it", "nobody handled it"])
    #expect(toast.messages.first?.steps.count == 5)
  }

  @Test("moves are one row while they fare alike, and end where a gesture takes the touch")
  func moves() throws {
    let rig = try PressRig("gestures")
    let report = try rig.drag((460, 100), (463, 100), (466, 100), (480, 100), (500, 100)).report
    #expect(
      lines(report) == [
        "touchesBegan: Pan handled", "touchesMoved × 2: Pan handled",
        "touchesCancelled: Pan handled", "pan Pan ended: fingers lifted",
      ]
    )
    let recognition = try #require(report.recognizers.first?.recognition)
    #expect(recognition.isContinuous && recognition.takesTouch && recognition.isViewTold)
    #expect(recognition.time == 1.15 && recognition.cause == .travelled(20, needed: 10))
  }
}
