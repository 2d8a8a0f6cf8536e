// What a tape's reader finds between brackets, colons and commas: numbers, words, blanks, comments.
extension TapeReader {
  mutating func number() throws(JSONFault) {
    let start = scanner.next
    let form: JSONScanner.NumberForm
    do throws(JSONFault) {
      form = try scanner.skipNumber()
    } catch {
      throw notANumber(at: start)
    }
    if form == .none || JSONExcerpt.isWordByte(scanner.next.pointee) {
      throw notANumber(at: start)
    }
    try append(.number, at: start)
    // Without an exponent it takes more digits than these to be infinite.
    if form == .decimal, scanner.next - start < 300 { return }
    var again = JSONScanner(at: start)
    do throws(JSONFault) {
      _ = try again.number()
    } catch {
      throw scanner.fault(at: start, error.problem, "write a finite number", reason: error.reason)
    }
  }

  mutating func word() throws(JSONFault) {
    let start = scanner.next
    scanner.next = JSONExcerpt.endOfWord(at: start)
    let bytes = UnsafeBufferPointer(start: start, count: scanner.next - start)
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "true": try append(.yes, at: start)
    case "false": try append(.no, at: start)
    case "null": try append(.null, at: start)
    default:
      let letters = text.lowercased()
      if ["nan", "inf", "infinity"].contains(letters.trimmingPrefix(while: { "+-".contains($0) }))
        || text.first.map({ "+.".contains($0) }) ?? false
      {
        throw notANumber(at: start)
      }
      scanner.next = start
      throw unexpected(.value)
    }
  }

  private func notANumber(at start: UnsafePointer<UInt8>) -> JSONFault {
    let text = scanner.excerpt(at: start)
    let letters = text.lowercased()
    if letters.contains("nan") || letters.contains("inf") {
      return scanner.fault(at: start, "\(text) is not a finite number", "write a finite number")
    }
    return scanner.fault(
      at: start,
      "\(text) is not a number in JSON",
      "write it like 12, -0.5 or 1e3"
    )
  }

  @inline(__always)
  mutating func skipBlanks() throws(JSONFault) {
    // Nearly always it is one space or none.
    if scanner.next.pointee == 0x20 { scanner.next += 1 }
    let byte = scanner.next.pointee
    if byte <= 0x20 || byte == UInt8(ascii: "/") { try skipSomeBlanks() }
  }

  @inline(never)
  private mutating func skipSomeBlanks() throws(JSONFault) {
    while scanner.next < end {
      switch scanner.next.pointee {
      case 0x20, 0x0a, 0x0d, 0x09: scanner.next += 1
      case UInt8(ascii: "/") where !isStrict: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = scanner.next
    scanner.next += 2
    switch start[1] {
    case UInt8(ascii: "/"):
      while scanner.next < end, scanner.next.pointee != 0x0a { scanner.next += 1 }
    case UInt8(ascii: "*"):
      while scanner.next < end {
        if scanner.next[0] == UInt8(ascii: "*"), scanner.next[1] == UInt8(ascii: "/") {
          scanner.next += 2
          return
        }
        scanner.next += 1
      }
      throw scanner.fault(at: start, "this comment is never closed", "end it with */")
    default:
      throw scanner.fault(at: start, "unexpected \"/\"", "a comment starts with // or /*")
    }
  }
}
