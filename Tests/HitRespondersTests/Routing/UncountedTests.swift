import Testing

@testable import HitResponders

/// The types that keep counts of references off a touch's way.
@Suite("Uncounted references")
struct UncountedTests {
  private final class Item {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func list(_ numbers: Range<Int>) -> ObjectList<Item> {
    let list = ObjectList<Item>()
    for number in numbers { list.append(Item(number)) }
    return list
  }

  @Test("a list keeps its objects in order while they come and go")
  func order() {
    let list = list(0..<100)
    #expect(list.all.map(\.number) == Array(0..<100))
    for number in stride(from: 0, to: 100, by: 2) {
      if let item = list.first(where: { $0.number == number }) { list.remove(item) }
    }
    list.remove(Item(1))
    list.insert(Item(-1), at: 0)
    list.insert(Item(4), at: 3)
    #expect(list.count == 52 && list[0].number == -1 && list[3].number == 4)
    #expect(list.all.map(\.number).prefix(6) == [-1, 1, 3, 4, 5, 7])
    #expect(list.contains { $0.number == 99 } && !list.contains { $0.number == 98 })
  }

  @Test("a list keeps its objects alive, and no longer than it has them")
  func life() {
    weak var removed: Item?
    weak var cleared: Item?
    weak var kept: Item?
    do {
      let list = ObjectList<Item>()
      do {
        let items = (0..<3).map { Item($0) }
        (removed, cleared, kept) = (items[0], items[1], items[2])
        for item in items { list.append(item) }
      }
      #expect(list.all.map(\.number) == [0, 1, 2])
      list.remove(list[0])
      #expect(removed == nil && cleared != nil)
      _ = list.removeAll()
      #expect(cleared == nil && list.isEmpty)
      let last = Item(3)
      kept = last
      list.append(last)
    }
    #expect(kept == nil)
  }

  @Test(
    "an object that leaves while the list is gone through leaves out no other one but its successor"
  )
  func leaving() {
    let list = list(0..<5)
    var seen: [Int] = []
    let all = list.all
    list.forEach { item in
      seen.append(item.number)
      if item.number == 1 { list.remove(item) }
    }
    #expect(seen == [0, 1, 3, 4] && list.count == 4)
    withExtendedLifetime(all) {}
  }

  @Test("the only object is the one that is meant where no other one is")
  func only() {
    #expect(list(0..<1).withOnly { $0.number } == 0)
    #expect(list(0..<0).withOnly { $0.number } == nil)
    #expect(list(0..<2).withOnly { $0.number } == nil)
    #expect(list(0..<9).withOnly(where: { $0.number == 7 }) { $0.number } == 7)
    #expect(list(0..<9).withOnly(where: { $0.number > 6 }) { $0.number } == nil)
  }

  @Test("recognizers join and leave those that have something going on from any place")
  func engaged() {
    let recognizers = (0..<5).map { _ in UIGestureRecognizer() }
    let (list, other) = (EngagedRecognizers(), EngagedRecognizers())
    for recognizer in recognizers { list.append(recognizer) }
    list.append(recognizers[2])
    other.append(recognizers[3])
    #expect(list.all == recognizers && other.isEmpty)
    other.remove(recognizers[1])
    for index in [2, 0, 4] { list.remove(recognizers[index]) }
    #expect(list.all == [recognizers[1], recognizers[3]])
    #expect(list.contains { $0 === recognizers[3] } && !recognizers[0].tracking.isEngaged)
    for index in [1, 3] { list.remove(recognizers[index]) }
    other.append(recognizers[3])
    #expect(list.isEmpty && other.all == [recognizers[3]])
    other.remove(recognizers[3])
  }
}
