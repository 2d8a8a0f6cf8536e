import HitTrace
import Testing

@Suite("Trace names")
struct TraceNamesTests {
  @Test("a name has one place in the table, however often it is said")
  func oneName() {
    var names = TraceNames()
    let first = names.intern("Cell5")
    let second = names.intern("TabBar")
    #expect(names.intern("Cell5") == first)
    #expect(first != second)
    #expect(names[second] == "TabBar")
    #expect(names.count == 2)
    #expect(names.name("ListView") == nil)
  }
}
