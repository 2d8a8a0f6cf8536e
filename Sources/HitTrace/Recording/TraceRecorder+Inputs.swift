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
    switch input.content {
    case .touches(let samples): write(samples)
    case .presses(let samples):
      for (index, sample) in samples.enumerated() { write(sample, isFirst: index == 0) }
    case .motion(let phase, _):
      beginInput(isFirst: true)
      lines.append(#","p":"shake""#)
      switch phase {
      case .began: break
      case .ended: lines.append(#","stage":"ended""#)
      case .cancelled: lines.append(#","stage":"cancelled""#)
      }
      lines.append("}\n")
    case .hover(let point):
      beginInput(isFirst: true)
      lines.append(#","p":"hover""#)
      if let point { append(point) }
      lines.append("}\n")
    case .remoteControl(let subtype):
      beginInput(isFirst: true)
      lines.append(#","p":"remote","sub":"#)
      lines.append(string: subtype.word)
      lines.append("}\n")
    }
  }

  private func write(_ samples: [TouchSample]) {
    walk.removeAll()
    owesEvent = false
    if describesInputs { describe(samples) } else { count(samples) }
    if owesEvent { self.samples = samples }
  }

  @inline(__always)
  private func describe(_ samples: [TouchSample]) {
    for index in samples.indices {
      let sample = samples[index]
      beginInput(isFirst: index == 0)
      switch sample.phase {
      case .began:
        owesEvent = true
        lines.append(#","p":"began","id":"#)
      case .moved: lines.append(#","p":"moved","id":"#)
      case .stationary: lines.append(#","p":"stationary","id":"#)
      case .ended:
        owesEvent = true
        lines.append(#","p":"ended","id":"#)
      case .cancelled:
        owesEvent = true
        lines.append(#","p":"cancelled","id":"#)
      }
      lines.append(sample.finger)
      append(sample.locationOnScreen)
      lines.append("}\n")
    }
  }

  /// Begins the lines of samples that nobody reads.
  private func count(_ samples: [TouchSample]) {
    frame += 1
    for index in samples.indices {
      inputCount += 1
      lines.append("{\"k\":\"in\"}\n")
      let phase = samples[index].phase
      if phase != .moved, phase != .stationary { owesEvent = true }
    }
  }

  @inline(__always)
  private func append(_ point: CGPoint) {
    lines.append(#","x":"#)
    lines.append(Double(point.x))
    lines.append(#","y":"#)
    lines.append(Double(point.y))
  }

  /// Begins the line of an input; its source is written where it is another one than before.
  @inline(__always)
  private func beginInput(isFirst: Bool) {
    beginInput(#"{"k":"in","n":"#, isNewFrame: isFirst)
    if source == writtenSource { return }
    writtenSource = source
    switch source {
    case .x11: lines.append(#","src":"x11""#)
    case .xi2: lines.append(#","src":"xi2""#)
    case .sim: lines.append(#","src":"sim""#)
    case .script: lines.append(#","src":"script""#)
    case .api: lines.append(#","src":"api""#)
    }
  }

  /// Begins the line of an input or a change: its number, its frame where it shares one,
  /// and its time.
  @inline(__always)
  func beginInput(_ start: StaticString, isNewFrame: Bool) {
    inputCount += 1
    lines.append(start)
    lines.append(inputCount)
    if isNewFrame {
      frame += 1
    } else {
      lines.append(#","f":"#)
      lines.append(frame)
    }
    lines.append(#","t":"#)
    lines.append(Int(time))
  }

  // MARK: Keys

  private func write(_ sample: PressSample, isFirst: Bool) {
    beginInput(isFirst: isFirst)
    lines.append(#","p":"key""#)
    let modifiers = UInt32(truncatingIfNeeded: sample.key?.modifierFlags.rawValue ?? 0)
    let hidden = sample.key.flatMap { hiddenNumber(of: $0, sample) }
    if let hidden {
      lines.append(#","id":"#)
      lines.append(hidden)
    }
    if modifiers != 0 {
      lines.append(#","mod":"#)
      lines.append(Int(modifiers))
    }
    lines.append(#","key":"#)
    if let key = sample.key, hidden != nil {
      lines.append(string: HiddenKey(key).rawValue)
    } else {
      append(sample)
    }
    switch sample.phase {
    case .began: break
    case .changed: lines.append(#","stage":"changed""#)
    case .stationary: lines.append(#","stage":"stationary""#)
    case .ended: lines.append(#","stage":"ended""#)
    case .cancelled: lines.append(#","stage":"cancelled""#)
    }
    lines.append("}\n")
  }

  private func append(_ sample: PressSample) {
    lines.append("{")
    var separator: StaticString = ""
    if sample.type != .keyboard {
      lines.append(#""type":"#)
      lines.append(sample.type.rawValue)
      separator = ","
    }
    if let key = sample.key {
      let place = key.keyCode.rawValue
      if place != 0 {
        lines.append(separator)
        lines.append(#""usage":"#)
        lines.append(place)
        separator = ","
      }
      // Without a place and a text it would be a button's press, not a key's.
      if !key.characters.isEmpty || place == 0 {
        lines.append(separator)
        lines.append(#""text":"#)
        lines.append(string: key.characters)
        separator = ","
      }
      if key.charactersIgnoringModifiers != key.characters {
        lines.append(separator)
        lines.append(#""plain":"#)
        lines.append(string: key.charactersIgnoringModifiers)
      }
    }
    lines.append("}")
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
