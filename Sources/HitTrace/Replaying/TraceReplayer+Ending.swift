internal import HitResponders
internal import HitSession

extension TraceReplayer {
  /// Ends where the trace has a tail, or where the replay was to end.
  func finish(at time: Int64, _ record: TraceRecord?) {
    feed()
    session.advance(to: self.time(time))
    settle(inputs: 0)
    guard case .tail(let tail) = record, difference == nil else { return recorder.stop() }
    passCheck()
    if let line = nextLine() {
      report(expected: nil, found: parsed(line), line: reader.line)
    } else if !agrees(RoutingDigest(of: session.application), tail.hash, tail.values) {
      report(expected: record, found: record, line: reader.line)
    }
    recorder.stop()
  }

  /// Ends where the trace breaks off: what would follow is not known to it.
  func endEarly() {
    feed()
    let last = waiting.reduce(into: 0 as Int64) { latest, line in
      if case .tick(let tick) = line.record { latest = max(latest, tick.time) }
    }
    if last > 0 { session.advance(to: time(last)) }
    settle(inputs: 0)
    recorder.stop()
  }
}
