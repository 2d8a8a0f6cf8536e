import HitScenes
import TestSupport
import Testing

@Suite("An array in pages")
struct PagedArrayTests {
  @Test("it has the elements of an array", arguments: [0, 1, 63, 64, 65, 128, 1_000])
  func elements(count: Int) {
    let array = (0..<count).map { "\($0)" }
    let pages = PagedArray(array)
    #expect(pages.count == count && Array(pages) == array && pages.indices == array.indices)
    #expect(pages == PagedArray(array) && pages != PagedArray(array + ["more"]))
    #expect(pages.last == array.last && pages.map(\.count) == array.map(\.count))
  }

  @Test("copies change apart from each other")
  func copies() {
    var random = Seeded(2)
    var copies = [PagedArray(0..<300)]
    var arrays = [Array(0..<300)]
    for round in 0..<200 {
      let number = random.below(copies.count)
      let place = random.below(300)
      var (copy, array) = (copies[number], arrays[number])
      copy[place] = round
      array[place] = round
      copies.append(copy)
      arrays.append(array)
    }
    for (copy, array) in zip(copies, arrays) { #expect(Array(copy) == array) }
  }
}
