public import Foundation

nonisolated extension InputScript {
  /// How long a tap's finger stays down, and a key unless the script says otherwise, in seconds.
  public static let pressDuration = 0.1

  /// The script's inputs with their times, each step expanded.
  ///
  /// - A tap is a frame that begins and one that ends ``pressDuration`` later.
  /// - A drag of `n` steps begins, moves at the ends of `n` equal parts of its duration, and ends
  ///   with the last move's place and time.
  /// - A pinch does so with two fingers left and right of its centre.
  /// - A rotation does so with two fingers, the lower one left of the centre when it begins.
  /// - A touchpad's scroll of `n` steps moves at the beginnings of `n` equal parts of its duration,
  ///   and ends with it.
  /// - Times are rounded to microseconds, intermediate places to thousandths of a point, so that
  ///   they are the same numbers everywhere and short to print.
  /// - Fingers get the lowest numbers, from one, that no finger has at that time.
  ///
  /// > Order: by time; of one time, by the order of the steps.
  public var inputs: [InputStep] {
    // Steps that are inputs have their numbers.
    let hasGestures = steps.contains { !$0.kind.isAction }
    var fingers = FingerNumbers(steps: hasGestures ? steps : [])
    var inputs: [InputStep] = []
    inputs.reserveCapacity(inputCount)
    for (index, step) in steps.enumerated() {
      ScriptExpansion(step: step, index: index).add(to: &inputs, fingers: &fingers)
    }
    let isOrdered = zip(inputs, inputs.dropFirst()).allSatisfy { $0.time <= $1.time }
    if isOrdered { return inputs }
    return inputs.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Passes the inputs in their order, each with its place.
  ///
  /// Where all steps are single inputs, no list of them is made: a script may have a million.
  package func eachInput(_ body: (_ place: Int, _ input: InputStep) -> Void) {
    var last = -Double.infinity
    // By their indices, for each step that is taken out of the list is a copy.
    let isPlain = steps.indices.allSatisfy { place in
      defer { last = steps[place].time }
      return steps[place].kind.isAction && steps[place].time >= last
    }
    guard isPlain else { return inputs.enumerated().forEach(body) }
    for place in steps.indices {
      guard case .action(let action) = steps[place].kind else { continue }
      body(place, InputStep(at: steps[place].time, action, step: place))
    }
  }

  /// How many inputs the script expands to.
  public var inputCount: Int { steps.indices.reduce(0) { $0 + steps[$1].kind.inputCount } }

  /// When the last input happens, in seconds.
  public var duration: TimeInterval { inputs.last?.time ?? 0 }
}

nonisolated extension ScriptStep.Kind {
  /// Whether it is a single input.
  fileprivate var isAction: Bool {
    if case .action = self { true } else { false }
  }

  var inputCount: Int {
    switch self {
    case .action: 1
    case .tap, .key: 2
    case .drag(_, _, let steps, _), .pinch(_, _, _, let steps, _),
      .rotate(_, _, _, let steps, _):
      steps + 2
    case .scroll(_, _, let steps, _): steps + 1
    }
  }
}

nonisolated extension ScriptStep {
  /// The last time at which a finger of the step is down.
  var end: TimeInterval {
    switch kind {
    case .tap: time + InputScript.pressDuration
    case .key(_, let duration): time + duration
    case .drag(_, _, _, let duration), .pinch(_, _, _, _, let duration),
      .rotate(_, _, _, _, let duration), .scroll(_, _, _, let duration):
      time + duration
    case .action: time
    }
  }
}
