/// How much later or earlier the inputs of one trace are than those of the other.
struct TimeTally {
  /// How much later the second trace is now, in microseconds.
  private(set) var offset: Int64 = 0
  /// How often the offset changed.
  private(set) var changeCount = 0
  private var firstOffset: Int64 = 0
  private var leastOffset: Int64 = 0
  private var greatestOffset: Int64 = 0

  /// Adds the times of paired inputs; returns whether they are the first to change the offset.
  mutating func count(_ old: Int64, _ new: Int64) -> Bool {
    if new - old == offset { return false }
    offset = new - old
    changeCount += 1
    leastOffset = min(leastOffset, offset)
    greatestOffset = max(greatestOffset, offset)
    if changeCount == 1 { firstOffset = offset }
    return changeCount == 1
  }

  var sentence: String {
    if changeCount == 1 { return "from here on inputs come \(Difference.seconds(firstOffset))" }
    let extremes = [leastOffset, greatestOffset].filter { $0 != 0 }.map(Difference.seconds)
    return "from here on inputs come at other times, up to \(extremes.joined(separator: " and "))"
  }
}

/// A length of time, in words.
enum Difference {
  /// Returns how much later or earlier something is.
  static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = (Double(abs(microseconds)) / 1000).rounded() / 1000
    let number = milliseconds == 0 ? Double(abs(microseconds)) / 1e6 : milliseconds
    return "\(number) s \(microseconds < 0 ? "earlier" : "later")"
  }
}
