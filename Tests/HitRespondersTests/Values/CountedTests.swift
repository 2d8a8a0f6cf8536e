import HitResponders
import Testing

@Suite("Counted things")
struct CountedTests {
  @Test("one takes the singular, any other number the plural, with an s or as it is told")
  func words() {
    #expect([0, 1, 2].map { Counted.text($0, "place") } == ["0 places", "1 place", "2 places"])
    #expect([1, 3].map { Counted.text($0, "touch", "touches") } == ["1 touch", "3 touches"])
    #expect([1, 2].map { Counted.word($0, "goes", "go") } == ["goes", "go"])
  }
}
