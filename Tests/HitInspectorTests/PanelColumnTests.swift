import Foundation
import Testing

@testable import HitInspector

@Suite("Sections below each other")
struct PanelColumnTests {
  private let card = PanelColumn.Part.fixed(100)
  private let walk = PanelColumn.Part(height: 300, least: 160, folded: 22)
  private let chain = PanelColumn.Part(height: 120, least: 80, folded: 22, rank: 1)
  private let finding = PanelColumn.Part(height: 60, least: 60, folded: 22, rank: 2)

  private func heights(_ room: CGFloat, _ parts: [PanelColumn.Part]) -> [CGFloat] {
    PanelColumn(parts, room: room).shares.map(\.height)
  }

  @Test("each part gets what it needs where there is room")
  func enough() {
    #expect(heights(700, [card, walk, chain, finding]) == [100, 300, 120, 60])
  }

  @Test("parts scroll first, and the most important one gets what is left")
  func scrolling() {
    #expect(heights(450, [card, walk, chain, finding]) == [100, 210, 80, 60])
  }

  @Test("then parts fold, the least important first, and the walk never by itself")
  func folding() {
    let column = PanelColumn([card, walk, chain, finding], room: 380)
    #expect(column.shares.map(\.isFolded) == [false, false, false, true])
    #expect(column.shares.map(\.height) == [100, 178, 80, 22])
    let tight = PanelColumn([card, walk, chain, finding], room: 200)
    #expect(tight.shares.map(\.isFolded) == [false, false, true, true])
    #expect(tight.height == 304)
  }

  @Test("what a person folded stays folded, and what was opened stays open")
  func choices() {
    var (shut, open) = (walk, finding)
    (shut.choice, open.choice) = (true, false)
    let column = PanelColumn([card, shut, chain, open], room: 200)
    #expect(column.shares.map(\.isFolded) == [false, true, true, false])
    #expect(heights(900, [shut]) == [22])
  }

  @Test("a narrow panel is one column, a wide one two, with the walk at the right")
  func columns() {
    let narrow = WhyPlacing(size: CGSize(width: 371, height: 735))
    #expect(narrow.columns == [CGRect(x: 13, y: 31, width: 346, height: 704)])
    let wide = WhyPlacing(size: CGSize(width: 720, height: 316))
    #expect(wide.columns.map(\.minX) == [12, 372])
    #expect(wide.columns.map(\.width) == [342, 336])
    #expect(wide.column(of: .walk) == 1 && wide.column(of: .fixes) == 0)
  }
}
