import Testing

@testable import HitX11

@Suite("Request log")
struct RequestLogTests {
  @Test("a request belongs to the last call noted before it")
  func names() {
    var log = RequestLog()
    log.record("A", from: 10)
    log.record("B", from: 14)
    #expect(log.name(of: 9) == nil)
    #expect(log.name(of: 10) == "A")
    #expect(log.name(of: 13) == "A")
    #expect(log.name(of: 99) == "B")
  }

  @Test("the oldest calls are forgotten, a run of one call counting once")
  func ring() {
    var log = RequestLog()
    log.record("first", from: 1)
    for serial in UInt(2)...10_000 { log.record("same", from: serial) }
    #expect(log.name(of: 1) == "first")
    for serial in UInt(10_001)...10_300 {
      log.record(serial.isMultiple(of: 2) ? "even" : "odd", from: serial)
    }
    #expect(log.name(of: 1) == nil)
    #expect(log.name(of: 10_299) == "odd")
  }
}
