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

  // MARK: Keys

  private func write(_ sample: PressSample) {
    var line = next(.key)
    line.modifiers = Int(UInt32(truncatingIfNeeded: sample.key?.modifierFlags.rawValue ?? 0))
    if let key = sample.key, let hidden = hiddenNumber(of: key, sample) {
      line.finger = hidden
      line.key = TraceKey(characters: HiddenKey(key).rawValue)
    } else {
      line.key = TraceKey(sample)
    }
    line.stage = TraceInput.Stage(sample.phase)
    writer.write(line)
  }

  /// Returns the number that stands for a key whose characters are not recorded.
  ///
  /// Keys that are held at once have different numbers, from 1, so that a replay tells them apart;
  /// which key it was cannot be told. Keys that type nothing to be seen are recorded as they are.
  private func hiddenNumber(of key: UIKey, _ sample: PressSample) -> Int? {
    let place = key.keyCode.rawValue
    if let number = HiddenKey.number(ofPlace: place) { return number }
    if let number = hiddenKeys[place] {
      if sample.phase == .ended || sample.phase == .cancelled { hiddenKeys[place] = nil }
      return number
    }
    if options.recordsKeys || !key.typesText { return nil }
    var number = 1
    while hiddenKeys.values.contains(number) { number += 1 }
    if sample.phase == .began { hiddenKeys[place] = number }
    return number
  }
}

extension UIKey {
  /// Whether the key types something that can be read: what a password is made of.
  ///
  /// With Ctrl or Cmd it types nothing, but commands.
  fileprivate var typesText: Bool {
    if !modifierFlags.isDisjoint(with: [.control, .command]) { return false }
    for text in [characters, charactersIgnoringModifiers] where !text.hasPrefix("UIKeyInput") {
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory != .control }) {
        return true
      }
    }
    return false
  }
}

extension TraceKey {
  /// What is recorded of a press whose characters are.
  fileprivate init(_ sample: PressSample) {
    self.init(type: sample.type.rawValue)
    guard let key = sample.key else { return }
    usage = key.keyCode.rawValue
    // Without a place and a text it would be a button's press, not a key's.
    if !key.characters.isEmpty || usage == 0 { characters = key.characters }
    if key.charactersIgnoringModifiers != key.characters {
      plainCharacters = key.charactersIgnoringModifiers
    }
  }
}

extension TraceInput.Phase {
  /// What a finger did.
  @inline(__always)
  init(_ phase: UITouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension TraceInput.Stage {
  /// The stage of a press.
  fileprivate init(_ phase: UIPress.Phase) {
    self =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
