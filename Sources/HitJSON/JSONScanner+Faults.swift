extension JSONScanner {
  /// Makes a fault at the next byte, or at another.
  @inline(never)
  public func fault(
    at place: UnsafePointer<UInt8>? = nil,
    _ problem: String,
    _ advice: String,
    reason: FaultReason = .malformed
  ) -> JSONFault {
    JSONFault(reason: reason, offset: (place ?? next) - start, problem: problem, advice: advice)
  }

  /// Makes the fault of a value of another type than its key takes.
  @inline(never)
  public func wanted(_ what: String) -> JSONFault {
    var place = next
    while place.pointee == 0x20 || place.pointee == 0x09 { place += 1 }
    return fault(
      at: place,
      "\(excerpt(at: place)) where \(what) is due",
      "write \(what)",
      reason: .wrongType
    )
  }

  @usableFromInline @inline(never)
  func unexpected(due: UInt8) -> JSONFault {
    let due = String(UnicodeScalar(due))
    if next.pointee == 0x0a {
      return fault("the line ends where \(due) is due", "complete the record or remove the line")
    }
    let byte = next.pointee
    if next > start, byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e"),
      next[-1] >= UInt8(ascii: "0"), next[-1] <= UInt8(ascii: "9")
    {
      return fault("a number with a fraction or an exponent", "write a whole number")
    }
    return fault("unexpected \(excerpt(at: next))", "write \(due) here, or a comma and more")
  }

  /// Returns what stands at a place, short enough for a message.
  public func excerpt(at place: UnsafePointer<UInt8>) -> String {
    if place.pointee == 0x0a { return "the end of the line" }
    var end = place
    if end.pointee == UInt8(ascii: "\"") {
      end += 1
      while end.pointee != UInt8(ascii: "\""), end.pointee >= 0x20, end - place < 160 { end += 1 }
      if end.pointee == UInt8(ascii: "\"") { end += 1 }
    } else {
      end = JSONExcerpt.endOfWord(at: place, most: 160)
    }
    while end > place, end.pointee & 0xc0 == 0x80 { end -= 1 }
    let count = max(end - place, 1)
    let bytes = UnsafeBufferPointer(start: place, count: count)
    return JSONExcerpt.shortened(String(decoding: bytes, as: UTF8.self))
  }
}
