import HitTrace
import Testing

@Suite("FNV-1a 64")
struct FNV1a64Tests {
  @Test(
    "the published test vectors hold",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
      ("foobar", 0x8594_4171_f739_67e8),
    ]
  )
  func vectors(text: String, expected: UInt64) {
    var hash = FNV1a64()
    hash.combine(bytes: text.utf8)
    #expect(hash.value == expected)
  }

  @Test("minus zero hashes as zero, and every NaN as one")
  func numbers() {
    func hash(_ number: Double) -> UInt64 {
      var hash = FNV1a64()
      hash.combine(number)
      return hash.value
    }
    #expect(hash(-0.0) == hash(0))
    #expect(hash(-Double.nan) == hash(.signalingNaN))
    #expect(hash(1) != hash(2))
  }

  @Test("two texts hash otherwise than their joint")
  func texts() {
    var one = FNV1a64()
    var other = FNV1a64()
    one.combine("ab")
    one.combine("c")
    other.combine("a")
    other.combine("bc")
    #expect(one != other)
    #expect(FNV1a64().description == "cbf29ce484222325")
  }
}
