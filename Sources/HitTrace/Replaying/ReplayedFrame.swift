internal import Foundation
package import HitResponders
internal import HitScenes

/// The inputs of a frame that is read, until all of them are.
struct ReplayedFrame {
  private(set) var number = 0
  /// When, in microseconds since the recording began.
  private(set) var time: Int64 = 0
  /// Where its first input came from.
  private(set) var source = TraceInput.Source.api
  private(set) var count = 0
  /// What its fingers did, where its first input is a finger's.
  private var samples: [TouchSample] = []
  /// Its inputs, where the first is none of a finger.
  private var others: [TraceInput] = []

  /// Whether it has inputs, and another one is not of the same frame.
  @inline(__always)
  func isOver(before input: TraceInput) -> Bool { count > 0 && number != input.frame }

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

  /// Takes the inputs out; returns what they were to the application.
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

extension TraceInput {
  /// Returns what inputs of one frame are to an application; nothing of those that are nothing to
  /// one.
  package static func content(of inputs: [TraceInput]) -> ApplicationInput.Content? {
    var frame = ReplayedFrame()
    for input in inputs { frame.append(input) }
    return frame.take()
  }
}

/// Makes inputs for an application's queue from those of a trace.
private enum ReplayedInput {
  /// Returns what the inputs of one frame were, the first of which is none of a finger.
  static func content(of batch: [TraceInput]) -> ApplicationInput.Content? {
    guard let first = batch.first else { return nil }
    switch first.phase {
    case .key: return .presses(batch.compactMap { PressSample($0) })
    case .shake:
      let phase: MotionPhase =
        switch first.stage {
        case .ended: .ended
        case .cancelled: .cancelled
        default: .began
        }
      return .motion(phase, .motionShake)
    case .hover: return .hover(point(of: first))
    case .wheel: return scroll(first).map { .scroll($0) }
    case .remote:
      return first.subtype.flatMap(UIEvent.EventSubtype.init(command:)).map { .remoteControl($0) }
    default: return nil
    }
  }

  private static func point(of input: TraceInput) -> CGPoint? {
    guard let x = input.x, let y = input.y else { return nil }
    return CGPoint(x: x, y: y)
  }

  private static func scroll(_ input: TraceInput) -> ScrollSample? {
    guard let stage = input.stage.scrollStage, let point = point(of: input) else { return nil }
    return ScrollSample(stage, by: CGSize(width: input.dx, height: input.dy), at: point)
  }

  /// Returns what a finger did, where it was one.
  @inline(__always)
  static func sample(_ input: TraceInput) -> TouchSample? {
    let phase: UITouch.Phase
    switch input.phase {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    case .stationary: phase = .stationary
    default: return nil
    }
    return TouchSample(
      finger: input.finger,
      phase: phase,
      locationOnScreen: CGPoint(x: input.x ?? 0, y: input.y ?? 0)
    )
  }
}
