/// What several records have in common: numbers that must agree with what was read, and names.
extension TraceReader {
  /// Reads the number of an input, which must be the next one.
  @inline(__always)
  func number(in scanner: inout LineScanner) throws(LineFault) -> Int {
    let number = try scanner.whole()
    if number != progress.inputs + 1 { throw wrongNumber(scanner) }
    return number
  }

  @inline(never)
  private func wrongNumber(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.lastKey - 1,
      "this input is not numbered \(progress.inputs + 1)",
      "number inputs from 1 without gaps",
      reason: .inconsistent
    )
  }

  /// Reads a time, which must not fall.
  @inline(__always)
  func time(in scanner: inout LineScanner) throws(LineFault) -> Int64 {
    let time = Int64(try scanner.whole())
    if time < progress.time { throw fallingTime(scanner) }
    return time
  }

  @inline(never)
  private func fallingTime(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.lastKey - 1,
      "this time is before \(progress.time), which was said already",
      "put the records in the order of time",
      reason: .inconsistent
    )
  }

  /// Reads the number of a frame, which must not fall.
  @inline(__always)
  func frame(in scanner: inout LineScanner) throws(LineFault) -> Int {
    let frame = try scanner.whole()
    if frame < max(progress.frame, 1) { throw fallingFrame(scanner) }
    return frame
  }

  @inline(never)
  private func fallingFrame(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.lastKey - 1,
      "this frame is before \(max(progress.frame, 1))",
      "number frames from 1, in order",
      reason: .inconsistent
    )
  }

  /// Reads the number of the input that a record follows from: the last one, or another of its frame.
  @inline(__always)
  func origin(in scanner: inout LineScanner) throws(LineFault) -> Int {
    let origin = try scanner.whole()
    if origin > progress.inputs || origin < progress.frameStart { throw wrongOrigin(scanner) }
    return origin
  }

  @inline(never)
  private func wrongOrigin(_ scanner: LineScanner) -> LineFault {
    scanner.fault(
      at: scanner.lastKey - 1,
      "this record does not follow from input \(progress.inputs), nor from another of its frame",
      "put it behind its own input",
      reason: .inconsistent
    )
  }

  /// Reads a name.
  @inline(__always)
  mutating func name(in scanner: inout LineScanner) throws(LineFault) -> TraceName {
    let text = try scanner.string()
    guard let name = table.name(of: text) else { throw tooManyNames(scanner) }
    return name
  }

  @inline(never)
  private func tooManyNames(_ scanner: LineScanner) -> LineFault {
    scanner.fault("more than \(NameTable.limit) names", "split the trace", reason: .tooLarge)
  }

  /// Reads a name or `null`.
  @inline(__always)
  mutating func nameOrNull(in scanner: inout LineScanner) throws(LineFault) -> TraceName? {
    try scanner.isNull() ? nil : try name(in: &scanner)
  }
}
