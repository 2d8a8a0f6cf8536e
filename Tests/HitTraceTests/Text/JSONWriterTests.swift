import HitJSON
import HitTrace
import TestSupport
import Testing

@Suite("Lines of a trace, written")
struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(capacity: 1)
    body(&writer)
    return writer.text
  }

  @Test(
    "a number stands in its shortest form, without a point where it is whole",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (160.5, "160.5"), (-0.125, "-0.125"),
      (0.1, "0.1"), (0.0001, "0.0001"), (0.00001, "1e-05"), (100.1, "100.1"),
      (0.30000000000000004, "0.30000000000000004"), (100.33333333333333, "100.33333333333333"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (-1e22, "-1e+22"),
      (999_999_999_999_999, "999999999999999"), (123_456_789.125, "123456789.125"),
      (99_999_999_999_999.5, "99999999999999.5"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"), (12.34567890123456, "12.34567890123456"),
      (.nan, "\"nan\""), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""),
    ]
  )
  func doubles(value: Double, expected: String) {
    #expect(text { $0.append(value) } == expected)
  }

  @Test("every number reads back as itself, in the standard library's digits")
  func digits() {
    var random = Seeded(7)
    for round in 0..<20_000 {
      let value =
        switch round % 4 {
        case 0: Double(bitPattern: random.next())
        case 1: Double(Int64(truncatingIfNeeded: random.next() % 2_000_000)) / 1000
        case 2: Double(random.next() % 1_000_000) / 65_536
        default: Double(random.next() % 1_000_000_000_000) / 1e9
        }
      guard value.isFinite else { continue }
      let standard = value == 0 ? "0" : "\(value)"
      let written = text { $0.append(value) }
      #expect(written == (standard.hasSuffix(".0") ? String(standard.dropLast(2)) : standard))
    }
  }

  @Test(
    "a whole number has all its digits",
    arguments: [
      0, 7, 10, 99, 100, 101, 999, 1000, 9999, 10_000, 123_456, 99_999_999, 100_000_000,
      -1, -10_000, Int.max, Int.min,
    ]
  )
  func integers(value: Int) {
    #expect(text { $0.append(value) } == "\(value)")
  }

  @Test("numbers without a sign go up to the last of 64 bits")
  func wide() {
    #expect(text { $0.append(UInt64.max) } == "18446744073709551615")
  }

  @Test("a hash is sixteen hexadecimal digits in quotes")
  func hashes() {
    #expect(text { $0.append(hash: 0x1f) } == "\"000000000000001f\"")
    #expect(text { $0.append(hash: .max) } == "\"ffffffffffffffff\"")
  }

  @Test(
    "a string has the escapes that JSON demands and no others",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#),
      ("\u{8}\t\n\u{c}\r", #""\b\t\n\f\r""#), ("\u{0}\u{1f}\u{7f}", "\"\\u0000\\u001f\u{7f}\""),
      ("é😀\u{2028}", "\"é😀\u{2028}\""),
    ]
  )
  func strings(value: String, expected: String) {
    #expect(text { $0.append(string: value) } == expected)
  }

  @Test("what was written can be taken back, and the memory is used again")
  func reuse() {
    var writer = JSONWriter(capacity: 1)
    for _ in 0..<100 { writer.append("0123456789") }
    #expect(writer.count == 1000)
    writer.removeLast(995)
    #expect(writer.text == "01234")
    writer.removeAll()
    writer.append([0x61, 0x62])
    #expect(writer.text == "ab")
  }
}
