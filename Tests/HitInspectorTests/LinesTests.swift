import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("Events in a wide window")
struct LinesTests {
  private func panel(width: CGFloat) -> Inspector {
    let inspector = Inspector(size: CGSize(width: width, height: 1080))
    inspector.open(RaisedTab().application)
    for time in 1...3 { inspector.model.log.add(.began, at: Double(time)) }
    inspector.application.layoutIfNeeded()
    return inspector
  }

  @Test("the lines of the chosen event stand beside the list, of none those of the latest")
  func beside() throws {
    let inspector = panel(width: 1920)
    let log = inspector.root.log
    #expect(log.list.frame.width == 680)
    #expect(log.lines.frame == CGRect(x: 680, y: 0, width: log.bounds.width - 680, height: 220))
    let rows = inspector.model.log.rows
    #expect(!log.lines.list.rows.isEmpty && log.lines.list.rows == rows[2].lines)
    inspector.model.pinnedEvent = rows[0].id
    #expect(log.lines.list.rows == rows[0].lines)
  }

  @Test("where there is less room, the list has all of it")
  func alone() {
    let log = panel(width: 1280).root.log
    #expect(log.lines.isHidden && log.list.frame.width == log.bounds.width)
  }

  @Test("a folded log has its heading alone, over its whole width")
  func folded() {
    let inspector = panel(width: 1920)
    #expect(inspector.perform(.fold(.log)))
    inspector.application.layoutIfNeeded()
    let log = inspector.root.log
    #expect(log.bounds.height <= LogPanel.head)
    #expect(log.lines.isHidden && log.list.frame.width == log.bounds.width)
  }

  @Test(
    "a time has as many decimals as the row has room for",
    arguments: [
      (0.0415, "0.042"), (999.9994, "999.999"), (1286.741, "1286.74"), (98765.432, "98765.4"),
      (123_456.7, "123456"), (12_345_678.9, "12345678"),
    ]
  )
  func times(seconds: Double, text: String) {
    #expect(ShortNumber.seconds(seconds, characters: 7) == text)
  }

  @Test("a row whose text is cut or rounded tells all of it where the pointer rests")
  func tips() {
    let list = EventList("Rows")
    list.frame = CGRect(x: 0, y: 0, width: 655, height: 100)
    var row = EventRow(0, at: 1, "began", .touches)
    row.point = CGPoint(x: 10, y: 20)
    row.receiver = "Cell5"
    row.outcome = "Cell5 handled it"
    var long = row
    long.id = 1
    long.receiver = "PUPhotosGridViewController#2"
    var rounded = row
    rounded.id = 2
    rounded.point = CGPoint(x: 506.667, y: 20)
    var late = EventRow(3, at: 1286.741, "began", .touches)
    (late.point, late.receiver) = (row.point, row.receiver)
    list.show(events: [row, long, rounded, late].map { Shared($0) }, newest: 3)
    func tip(_ index: Int) -> String? {
      list.tip(at: CGPoint(x: 200, y: list.rect(ofRow: index).midY))?.text
    }
    #expect(tip(0) == nil)
    #expect(tip(1) == "began (10, 20) PUPhotosGridViewController#2: Cell5 handled it")
    #expect(tip(2) == "began (506.667, 20) Cell5: Cell5 handled it")
    #expect(tip(3) == "1286.741 s began (10, 20) Cell5")
  }

  @Test("a log that begins anew is shown from its end, with nothing unfolded and nothing unseen")
  func anew() {
    let list = EventList("Events")
    list.frame = CGRect(x: 0, y: 0, width: 655, height: 100)
    func show(_ numbers: Range<Int>) {
      let rows = numbers.map { EventRow($0, at: Double($0), "began", .touches) }
      list.show(events: rows.map { Shared($0) }, newest: numbers.last)
      list.layoutSubviews()
    }
    show(0..<40)
    list.click(row: 0, at: CGPoint(x: 4, y: 4), isDouble: false)
    _ = list.scroll(by: CGSize(width: 0, height: -2_000), at: .zero)
    show(0..<42)
    #expect(list.unseen == 2)
    // A filter that hides the latest and shows them again has shown nothing new.
    list.show(events: (0..<10).map { Shared(EventRow($0, at: 0, "began", .touches)) }, newest: 41)
    show(0..<42)
    #expect(list.unseen == 2)
    show(0..<0)
    show(0..<40)
    #expect(list.unseen == 0 && list.offset == list.farthestOffset)
    #expect(list.rows.allSatisfy { if case .event(_, isOpen: false) = $0 { true } else { false } })
  }

  @Test("the evidence on the card has one decimal, and all of them where the pointer rests")
  func evidence() {
    let card = VerdictCard("Card")
    card.frame = CGRect(x: 0, y: 0, width: 346, height: 100)
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 49.3333)
    let details: Wording = "(1, 2) is not in bounds \(rect: bounds)"
    card.show(Verdict(.outside, "X did not get this press.", details: details))
    #expect(details.runs.map(\.shown).joined() == "(1, 2) is not in bounds (0, 0, 320, 49.3)")
    #expect(card.tip(at: CGPoint(x: 30, y: 90))?.text == details.text)
    #expect(card.tip(at: CGPoint(x: 30, y: 5)) == nil)
  }
}
