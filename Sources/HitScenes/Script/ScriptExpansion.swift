internal import Foundation
internal import HitResponders

/// Expands one step of a script into inputs.
nonisolated struct ScriptExpansion {
  let step: ScriptStep
  let index: Int

  /// Adds the step's inputs to those of the steps before.
  func add(to inputs: inout [InputStep], fingers: inout FingerNumbers) {
    if case .action(let action) = step.kind {
      inputs.append(input(at: step.time, action))
    } else {
      inputs += self.inputs(fingers: &fingers)
    }
  }

  private func inputs(fingers: inout FingerNumbers) -> [InputStep] {
    switch step.kind {
    case .action(let action): return [input(at: step.time, action)]
    case .key(let key, _):
      return [
        input(at: step.time, .key(key, isDown: true)),
        input(at: step.end, .key(key, isDown: false)),
      ]
    case .tap(let place):
      let finger = fingers.assign(1, from: step.time, to: step.end)
      return [
        frame(at: step.time, finger, .began, [place]),
        frame(at: step.end, finger, .ended, [place]),
      ]
    case .drag(let from, let to, let steps, let duration):
      return gesture(&fingers, count: 1, steps: steps, duration: duration) { part in
        [CGPoint(x: between(from.x, to.x, part), y: between(from.y, to.y, part))]
      }
    case .pinch(let centre, let from, let to, let steps, let duration):
      return gesture(&fingers, count: 2, steps: steps, duration: duration) { part in
        let half = between(from, to, part) / 2
        return [CGPoint(x: centre.x - half, y: centre.y), CGPoint(x: centre.x + half, y: centre.y)]
      }
    case .rotate(let centre, let radius, let degrees, let steps, let duration):
      return gesture(&fingers, count: 2, steps: steps, duration: duration) { part in
        let (sine, cosine) = Degrees.sineAndCosine(of: between(0, degrees, part))
        let across = CGPoint(x: rounded(radius * cosine), y: rounded(radius * sine))
        return [
          CGPoint(x: centre.x - across.x, y: centre.y - across.y),
          CGPoint(x: centre.x + across.x, y: centre.y + across.y),
        ]
      }
    case .scroll(let place, let notches, let steps, let duration):
      return scroll(at: place, by: notches, steps: steps, duration: duration)
    }
  }

  private func scroll(
    at place: CGPoint,
    by notches: CGSize,
    steps: Int,
    duration: TimeInterval
  ) -> [InputStep] {
    func passed(_ number: Int) -> CGSize {
      let part = Part(step: number, steps: steps)
      return CGSize(
        width: between(0, notches.width, part),
        height: between(0, notches.height, part)
      )
    }
    func sample(_ stage: ScrollSample.Stage, by notches: CGSize) -> InputStep.Action {
      .scroll(ScrollSample(stage, by: notches, at: place))
    }
    let movements = (0..<steps).map { number in
      let (before, after) = (passed(number), passed(number + 1))
      let notches = CGSize(
        width: rounded(after.width - before.width),
        height: rounded(after.height - before.height)
      )
      let time = step.time + duration * Double(number) / Double(steps)
      return input(at: time, sample(number == 0 ? .began : .changed, by: notches))
    }
    return movements + [input(at: step.end, sample(.ended, by: .zero))]
  }

  /// A part of a movement: how many of how many steps.
  private struct Part {
    var step: Int
    var steps: Int
  }

  private func gesture(
    _ fingers: inout FingerNumbers,
    count: Int,
    steps: Int,
    duration: TimeInterval,
    places: (Part) -> [CGPoint]
  ) -> [InputStep] {
    let numbers = fingers.assign(count, from: step.time, to: step.end)
    var inputs = [frame(at: step.time, numbers, .began, places(Part(step: 0, steps: steps)))]
    for number in 1...max(steps, 1) {
      let time = step.time + duration * Double(number) / Double(max(steps, 1))
      inputs.append(
        frame(at: time, numbers, .moved, places(Part(step: number, steps: max(steps, 1))))
      )
    }
    inputs.append(frame(at: step.end, numbers, .ended, places(Part(step: steps, steps: steps))))
    return inputs
  }

  private func between(_ start: Double, _ end: Double, _ part: Part) -> Double {
    if part.step == 0 { return start }
    if part.step == part.steps { return end }
    return rounded(start + (end - start) * Double(part.step) / Double(part.steps))
  }

  /// Rounds to thousandths, finer than any pointer and short to print.
  private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }

  private func frame(
    at time: Double,
    _ fingers: [Int],
    _ phase: ScriptTouch.Phase,
    _ places: [CGPoint]
  ) -> InputStep {
    let touches = zip(fingers, places).map { finger, place in
      ScriptTouch(finger: finger, phase: phase, location: place)
    }
    return input(at: time, .touches(touches))
  }

  private func input(at time: Double, _ action: InputStep.Action) -> InputStep {
    InputStep(at: time, action, step: index)
  }
}

nonisolated extension InputStep {
  /// Makes an input at the nearest microsecond.
  init(at time: Double, _ action: Action, step: Int) {
    self.init(time: (time * 1e6).rounded() / 1e6, action: action, step: step)
  }
}
