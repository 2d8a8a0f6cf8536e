import Testing

@testable import HitX11

@Suite("Server clock")
struct ServerClockTests {
  @Test("seconds go on when the 32-bit milliseconds start again")
  func wrapAround() {
    var clock = ServerClock()
    let before = clock.timestamp(of: UInt(UInt32.max) - 9, arrival: 0)
    let after = clock.timestamp(of: 10, arrival: 0)
    #expect(before == 4_294_967.286)
    #expect(after == 4_294_967.306)
  }

  @Test("a late or timeless event takes the latest time")
  func neverBackwards() {
    var clock = ServerClock()
    #expect(clock.timestamp(of: 5000, arrival: 0) == 5)
    #expect(clock.timestamp(of: 4000, arrival: 0) == 5)
    #expect(clock.timestamp(of: 0, arrival: 0) == 5)
    #expect(clock.timestamp(of: 5001, arrival: 0) == 5.001)
  }

  @Test("now is told by the event that travelled fastest")
  func now() {
    var clock = ServerClock()
    _ = clock.timestamp(of: 1000, arrival: 101.5)
    _ = clock.timestamp(of: 2000, arrival: 102.25)
    _ = clock.timestamp(of: 3000, arrival: 103.75)
    #expect(clock.timestamp(atArrival: 104.25) == 4)
    #expect(clock.timestamp(atArrival: 50) == 3)
  }
}
