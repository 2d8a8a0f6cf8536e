internal import Foundation
internal import HitResponders
internal import HitScenes

extension TraceRecorder {
  /// Writes the lines of an input, one a finger or key.
  func write(_ input: ApplicationInput) {
    // A display may have kept an input since before the session began.
    time = max(Self.microseconds(input.timestamp) - origin, 0)
    isTurnOpen = true
    tickedDeadline = 0
    isNewFrame = true
    switch input.content {
    case .touches(let samples): write(samples)
    case .presses(let samples): for sample in samples { write(sample) }
    case .motion(let phase, _):
      var line = next(.shake)
      switch phase {
      case .began: break
      case .ended: line.stage = .ended
      case .cancelled: line.stage = .cancelled
      }
      writer.write(line)
    case .hover(let point):
      var line = next(.hover)
      line.x = point.map { Double($0.x) }
      line.y = point.map { Double($0.y) }
      writer.write(line)
    case .scroll(let sample): write(sample)
    case .remoteControl(let subtype):
      var line = next(.remote)
      line.subtype = subtype.word
      writer.write(line)
    }
  }

  /// Makes the next input, in the frame of the one before or in a new one.
  @inline(__always)
  private func next(_ phase: TraceInput.Phase) -> TraceInput {
    inputCount += 1
    if isNewFrame { frame += 1 }
    isNewFrame = false
    return TraceInput(number: inputCount, frame: frame, time: time, source: source, phase: phase)
  }

  private func write(_ samples: [TouchSample]) {
    walk.removeAll()
    owesEvent = false
    for index in samples.indices {
      let sample = samples[index]
      let phase = TraceInput.Phase(sample.phase)
      if phase != .moved, phase != .stationary { owesEvent = true }
      var line = next(phase)
      if !describesInputs {
        writer.begin(line)
        continue
      }
      line.finger = sample.finger
      line.x = Double(sample.locationOnScreen.x)
      line.y = Double(sample.locationOnScreen.y)
      writer.write(line)
    }
    if owesEvent { self.samples = samples }
  }

  private func write(_ sample: ScrollSample) {
    var line = next(.wheel)
    line.x = Double(sample.locationOnScreen.x)
    line.y = Double(sample.locationOnScreen.y)
    line.dx = Double(sample.notches.width)
    line.dy = Double(sample.notches.height)
    line.stage = TraceInput.Stage(sample.stage)
    writer.write(line)
  }

  // MARK: Keys

  private func write(_ sample: PressSample) {
    var line = next(.key)
    line.modifiers = Int(UInt32(truncatingIfNeeded: sample.key?.modifierFlags.rawValue ?? 0))
    if let key = sample.key, let hidden = hiddenKeys.number(of: key, sample) {
      line.finger = hidden
      line.key = TraceKey(characters: HiddenKey(key).rawValue)
    } else {
      line.key = TraceKey(sample)
    }
    line.stage = TraceInput.Stage(sample.phase)
    writer.write(line)
  }
}
