internal import HitResponders

/// The inputs of a frame that is read, until all of them are.
struct ReplayedFrame {
  /// The frame's number.
  private(set) var number = 0
  /// When, in microseconds since the recording began.
  private(set) var time: Int64 = 0
  /// Where its first input came from.
  private(set) var source = TraceInput.Source.api
  /// How many inputs it has so far.
  private(set) var count = 0
  /// What its fingers did, where its first input is a finger's.
  private var samples: [TouchSample] = []
  /// Its inputs, where the first is none of a finger.
  private var others: [TraceInput] = []

  /// Whether it has inputs, and another one is not of the same frame.
  @inline(__always)
  func isOver(before input: TraceInput) -> Bool { count > 0 && number != input.frame }

  /// Adds an input of the frame.
  @inline(__always)
  mutating func append(_ input: TraceInput) {
    if count == 0 {
      number = input.frame
      time = input.time
      source = input.source
    }
    count += 1
    if others.isEmpty, input.phase.isOfFinger {
      guard let sample = ReplayedInput.sample(input) else { return }
      if samples.isEmpty { samples = [sample] } else { samples.append(sample) }
    } else if samples.isEmpty {
      others.append(input)
    }
  }

  /// Takes the inputs out.
  ///
  /// - Returns: What they were to the application.
  @inline(__always)
  mutating func take() -> ApplicationInput.Content? {
    count = 0
    if !samples.isEmpty {
      var taken: [TouchSample] = []
      swap(&taken, &samples)
      return .touches(taken)
    }
    defer { others.removeAll(keepingCapacity: true) }
    return ReplayedInput.content(of: others)
  }
}
