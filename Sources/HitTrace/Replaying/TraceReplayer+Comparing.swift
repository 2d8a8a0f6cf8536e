internal import HitResponders
internal import HitSession

// The recorder's lines stand in the order of the trace's. So each line of the trace is compared
// with the next one recorded; one that is to come with the next input, such as a tick, waits for
// that.
extension TraceReplayer {
  /// Compares what had to wait, and passes over the inputs' own lines.
  func settle(inputs: Int) {
    for line in waiting where !differs {
      passCheck()
      line.bytes.withUnsafeBytes { compare(line.record, $0, line: line.line) }
    }
    waiting.removeAll(keepingCapacity: true)
    var left = inputs
    while left > 0, let line = nextLine() {
      if isInput(line) {
        left -= 1
      } else if !isCheck(line) {
        return report(expected: nil, found: parsed(line), line: reader.line + linesAhead)
      }
      place = line.upperBound
    }
  }

  /// Returns where the next of the recorder's lines stands, with its line feed.
  @inline(__always)
  func nextLine() -> Range<Int>? {
    if place >= recorder.writer.line.count { return nil }
    let end = recorder.writer.line.endOfLine(from: place)
    return place..<end
  }

  private func isInput(_ line: Range<Int>) -> Bool {
    recorder.writer.line.hasPrefix(#"{"k":"in""#, at: line.lowerBound)
      || recorder.writer.line.hasPrefix(#"{"k":"mut""#, at: line.lowerBound)
  }

  /// Whether a line was recorded that the trace need not have: a hash, or where the trace has
  /// inputs alone, all that follows from them.
  private func isCheck(_ line: Range<Int>) -> Bool {
    if header.detail == .inputs { return !isInput(line) }
    return recorder.writer.line.hasPrefix(#"{"k":"chk""#, at: line.lowerBound)
  }

  /// Compares a record with what was recorded, or lets it wait for that.
  @inline(__always)
  func compare(_ record: TraceRecord) {
    if case .chain(let chain) = record { chains[chain.number] = chain.responders }
    passCheck()
    guard place < recorder.writer.line.count, waiting.isEmpty else {
      let bytes = Array(reader.lastLine)
      waiting.append(WaitingLine(record: record, bytes: bytes, line: reader.line))
      return
    }
    compare(record, reader.lastLine, line: reader.line)
  }

  @inline(__always)
  private func compare(_ record: TraceRecord, _ bytes: UnsafeRawBufferPointer, line number: Int) {
    guard recorder.writer.line.matches(bytes, at: place) else {
      return compareSlowly(record, line: number)
    }
    place += bytes.count
    letGo()
  }

  /// Passes over the trace's next line where it is what was recorded, byte by byte.
  ///
  /// What is recorded now agrees with the inputs and chains so far. So an equal line of the trace
  /// agrees with them as well, and need not be read, as long as its inputs and chains are the same.
  @inline(__always)
  func passesNext() -> Bool {
    guard chainsAgree, !differs, waiting.isEmpty, place < recorder.writer.line.count,
      header.detail != .inputs, recorder.inputCount == reader.progress.inputs,
      let start = recorder.writer.line.slice(place..<recorder.writer.line.count).baseAddress,
      recorder.writer.line.count - place >= 16, TraceReader.opening(of: start) == .derived
    else { return false }
    let end = recorder.writer.line.endOfLine(from: place)
    guard reader.passes(derived: recorder.writer.line.slice(place..<end)) else { return false }
    place = end
    letGo()
    return true
  }

  /// Passes over a hash that the trace has not, because it has them elsewhere.
  ///
  /// Where the trace has inputs alone, all that follows from them is passed over.
  func passCheck() {
    if header.detail == .inputs {
      while let line = nextLine(), !isInput(line) { place = line.upperBound }
      return
    }
    while recorder.writer.line.hasPrefix(#"{"k":"chk""#, at: place) {
      place = recorder.writer.line.endOfLine(from: place)
    }
  }

  /// Compares what two records mean.
  @inline(never)
  private func compareSlowly(_ record: TraceRecord, line number: Int) {
    if differs { return }
    guard header.detail != .inputs else { return }
    if case .chain = record { chainsAgree = false }
    guard let line = nextLine(), !isInput(line) else {
      return report(expected: record, found: nil, line: number)
    }
    let found = parsed(line)
    if let found, record.means(found, chains: chains, header.detail) {
      place = line.upperBound
      return
    }
    report(expected: record, found: found, line: number)
  }

  func take(_ check: TraceCheck) {
    feed()
    if differs { return }
    if let line = nextLine(), isCheck(line) { place = line.upperBound }
    let digest = RoutingDigest(of: session.application)
    if agrees(digest, check.hash, check.values) { return letGo() }
    report(expected: .check(check), found: .check(check), line: reader.line)
  }

  /// Whether the state is what a trace says, as far as it says that.
  func agrees(_ digest: RoutingDigest, _ hash: UInt64, _ values: UInt64?) -> Bool {
    digest.value == hash && (values == nil || values == digest.values)
  }

  /// Gives back the memory of lines that were compared.
  @inline(__always)
  private func letGo() {
    if keepsTrace || place < 1 << 16 || place < recorder.writer.line.count { return }
    dropLines()
  }

  /// Gives back the memory of ``trace``.
  package func dropTrace() { recorder.dropTrace() }

  /// Hands what was recorded to ``onTrace``: all that is left, or some once it is much.
  package func handOut(isLast: Bool = false) {
    guard let onTrace else { return }
    let count = recorder.writer.line.count
    guard isLast || count >= 1 << 16 && (differs || place == count) else { return }
    recorder.writer.line.withBytes { onTrace($0) }
    dropLines()
  }

  private func dropLines() {
    recorder.writer.line.removeAll()
    recorder.turnStart = 0
    place = 0
  }

  /// Reads one of the recorder's lines as a record, with the trace's own names.
  func parsed(_ line: Range<Int>) -> TraceRecord? {
    var progress = reader.progress
    progress.stage = .body
    progress.inputs = recorder.inputCount
    progress.frameStart = 0
    progress.time = 0
    let written = recorder.messages.chainCount
    if written > progress.chains.count {
      progress.chains += Array(repeating: Int32.max, count: written - progress.chains.count)
    }
    return reader.record(of: recorder.writer.line.bytes(in: line), after: progress)
  }

  func report(expected: TraceRecord?, found: TraceRecord?, line: Int) {
    if differs { return }
    let phrase = TracePhrase(names: reader.names, chains: chains)
    difference = TraceDifference(
      line: line,
      input: recorder.inputCount,
      time: recorder.time,
      expected: expected.map(phrase.words),
      found: found.map(phrase.words),
      sentence: phrase.sentence(expected, found, after: unrepeated)
    )
  }

  // MARK: Ending

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
