internal import HitJSON

// Records that say something about those that follow, or must agree with those before.
extension RecordReader {
  @inline(__always)
  mutating func input() throws(JSONFault) -> TraceInput {
    progress.check = nil
    let input = try read(
      TraceInput(
        number: progress.inputs + 1,
        frame: progress.frame + 1,
        time: 0,
        source: progress.source,
        phase: .moved
      )
    )
    note(input: input.number, frame: input.frame, at: input.time)
    progress.source = input.source
    return input
  }

  mutating func change() throws(JSONFault) -> TraceChange {
    var blank = TraceChange()
    blank.frame = progress.frame + 1
    let change = try read(blank)
    note(input: change.number, frame: change.frame, at: change.time)
    return change
  }

  @inline(__always)
  private func note(input number: Int, frame: Int, at time: Int64) {
    if frame != progress.frame { progress.frameStart = number }
    progress.inputs = number
    progress.frame = frame
    progress.inputTime = time
    progress.time = time
  }

  mutating func touches() throws(JSONFault) -> TraceTouches {
    var blank = TraceTouches()
    blank.time = progress.inputTime
    let event = try read(blank)
    progress.time = max(progress.time, event.time)
    return event
  }

  @inline(__always)
  mutating func message() throws(JSONFault) -> TraceMessage {
    progress.check = nil
    let message = try read(TraceMessage())
    let count = state.pointee.progress.chains[message.chain - 1]
    if let last = message.deeds.last, last.index >= count {
      throw inconsistency(
        "a place beyond the \(count) responders of chain \(message.chain)",
        "correct the place or the chain"
      )
    }
    progress.derived += 1
    return message
  }

  mutating func chain() throws(JSONFault) -> TraceChain {
    let chain = try read(TraceChain())
    progress.chains.append(Int32(clamping: chain.responders.count))
    return chain
  }

  mutating func scene() throws(JSONFault) -> String {
    if progress.stage != .preamble {
      throw inconsistency(
        "a scene that does not stand directly behind the head",
        "keep one scene, on the second line"
      )
    }
    let json = try read(SceneLine()).json
    progress.stage = .body
    return json
  }

  /// Reads a `tail` record and compares what it says with what was read.
  mutating func tail(after check: TraceCheck?) throws(JSONFault) -> TraceTail {
    let tail = try read(TraceTail())
    if let check, check.time == tail.time, check.hash != tail.hash {
      throw inconsistency(
        "the tail's hash is not that of the check before it",
        "replay the trace and bless it, or record it again"
      )
    }
    progress.time = tail.time
    progress.stage = .ended
    return tail
  }

  mutating func header() throws(JSONFault) -> TraceHeader {
    if progress.stage != .start {
      throw inconsistency("a second head", "keep the first; a file holds one trace")
    }
    try checkVersion()
    var blank = TraceHeader()
    blank.minor = 0
    let header = try read(blank)
    progress.stage = .preamble
    return header
  }

  /// Looks ahead for the format and its version, before anything else is believed.
  private func checkVersion() throws(JSONFault) {
    var scanner = scanner
    let end = UInt8(ascii: "}")
    var isTrace = false
    var version: Int?
    var isGoing = isKindAhead ? !scanner.passes(end) : try scanner.more(end)
    while isGoing {
      switch try scanner.key() {
      case PackedWord.of("format"): isTrace = try scanner.string().equals("hitscope-trace")
      case PackedWord.of("v"): version = try scanner.whole(upTo: Int.limit)
      default: try scanner.skipMember()
      }
      isGoing = try scanner.more(end)
    }
    guard isTrace else { throw notATrace() }
    let current = TraceHeader.currentVersion
    guard let version, version != current else { return }
    throw scanner.fault(
      at: scanner.start,
      "trace version \(version); this build reads \(current)",
      version > current ? "update hitscope to open it" : "correct \"v\" in the head",
      reason: version > current ? .newerVersion(version) : .unknownVersion(version)
    )
  }
}
