/// Gives numbers to the fingers of taps, drags, pinches and rotations.
///
/// A number is free when neither a frame of the script's own touches nor an earlier step uses it.
nonisolated struct FingerNumbers {
  private struct Span {
    var start: Double
    var end: Double
  }

  /// The times at which the script's own frames have each finger down.
  private var written: [Int: [Span]] = [:]
  /// The first of those spans that is not over.
  private var current: [Int: Int] = [:]
  /// When the fingers of steps go up.
  private var freeAt: [Int: Double] = [:]

  init(steps: [ScriptStep]) {
    var downSince: [Int: Double] = [:]
    for step in steps {
      guard case .action(.touches(let touches)) = step.kind else { continue }
      for touch in touches {
        switch touch.phase {
        case .began: downSince[touch.finger] = step.time
        case .moved: break
        case .ended, .cancelled:
          if let start = downSince.removeValue(forKey: touch.finger) {
            written[touch.finger, default: []].append(Span(start: start, end: step.time))
          }
        }
      }
    }
    for (finger, start) in downSince {
      written[finger, default: []].append(Span(start: start, end: .infinity))
    }
  }

  /// Returns the lowest numbers that are free from a time to another.
  ///
  /// > Order: calls come in the order of their start.
  mutating func assign(_ count: Int, from start: Double, to end: Double) -> [Int] {
    var taken: [Int] = []
    let end = max(end, start.nextUp)
    var finger = 1
    while taken.count < count {
      if isFree(finger, from: start, to: end) {
        taken.append(finger)
        freeAt[finger] = end
      }
      finger += 1
    }
    return taken
  }

  private mutating func isFree(_ finger: Int, from start: Double, to end: Double) -> Bool {
    if let free = freeAt[finger], free > start { return false }
    guard let spans = written[finger] else { return true }
    var place = current[finger] ?? 0
    while place < spans.count, spans[place].end <= start { place += 1 }
    current[finger] = place
    return place == spans.count || spans[place].start >= end
  }
}
