internal import Foundation
internal import HitResponders
internal import HitScenes

/// A trace's inputs as an input script, which can be edited and played with `hitscope play`.
public struct ScriptExport: Sendable {
  /// The script file's text.
  public let text: String
  /// What was left out, each kind once with its count; empty where all is in the script.
  public let omissions: [String]

  /// Reads a trace to its end and makes a script of its inputs and changes.
  ///
  /// A script cannot have keys whose characters were not recorded, keys with modifiers, and
  /// fingers that landed before the recording began; these are left out.
  ///
  /// - Throws: What is wrong with the trace.
  public init(_ reader: consuming TraceReader) throws(TraceError) {
    var collector = StepCollector()
    while let record = try reader.next() {
      switch record {
      case .input(let input): collector.add(input)
      case .change(let change): collector.add(change, view: change.view.map { reader.names[$0] })
      case .tail(let tail): collector.finish(at: tail.time)
      default: break
      }
    }
    collector.flush()
    let name = reader.path.split(separator: "/").last.map(String.init) ?? "a trace"
    text = collector.steps.text(about: "The inputs of \(name).")
    omissions = collector.omissions.map { "\($0.count) \($0.kind)" }
  }
}

/// Gathers a trace's inputs into the steps of a script.
private struct StepCollector {
  private(set) var steps = TimedSteps()
  private(set) var omissions: [(kind: String, count: Int)] = []
  private var frame: (number: Int, time: Int64, touches: [ScriptTouch])?
  private var fingersDown: Set<Int> = []

  mutating func add(_ input: TraceInput) {
    if let frame, frame.number != input.frame { flush() }
    switch input.phase {
    case .began, .moved, .ended, .cancelled: add(finger: input)
    case .stationary: break
    case .hover:
      let place = input.x.flatMap { x in input.y.map { (x: x, y: $0) } }
      steps.add(at: input.time, .hover(place))
    case .key: add(key: input)
    case .shake: steps.add(at: input.time, .shake(input.stage.rawValue))
    case .remote:
      if let word = input.subtype.flatMap(ScriptRemoteCommand.init(rawValue:))?.rawValue {
        steps.add(at: input.time, .remote(word))
      } else {
        omit("remote commands that scripts do not have")
      }
    case .wheel: add(scroll: input)
    case .scroll: omit("turns of a wheel")
    case .unmap: omit("hidings of the window")
    }
  }

  mutating func add(_ change: TraceChange, view: String?) {
    flush()
    switch (change.operation, view) {
    case (.set, let view?): steps.add(at: change.time, .set(view: view, change.properties))
    case (.remove, let view?): steps.add(at: change.time, .remove(view: view))
    default: omit("changes that scripts do not have")
    }
  }

  /// Ends the script when the recording ended.
  mutating func finish(at time: Int64) {
    flush()
    steps.finish(at: time)
  }

  /// Adds the fingers of the open frame.
  mutating func flush() {
    guard let frame else { return }
    self.frame = nil
    if !frame.touches.isEmpty { steps.add(at: frame.time, .touches(frame.touches)) }
  }

  private mutating func omit(_ kind: String) {
    if let place = omissions.firstIndex(where: { $0.kind == kind }) {
      omissions[place].count += 1
    } else {
      omissions.append((kind, 1))
    }
  }

  private mutating func add(finger input: TraceInput) {
    guard let phase = ScriptTouch.Phase(rawValue: input.phase.rawValue), let x = input.x,
      let y = input.y
    else { return }
    if phase == .began {
      guard fingersDown.insert(input.finger).inserted else {
        return omit("fingers that came down while they were down")
      }
    } else if !fingersDown.contains(input.finger) {
      return omit("changes of fingers that came down before the recording began")
    }
    if phase == .ended || phase == .cancelled { fingersDown.remove(input.finger) }
    // A finger has one change a frame; a second one opens another frame at the same time.
    if frame?.touches.contains(where: { $0.finger == input.finger }) == true { flush() }
    var frame = frame ?? (input.frame, input.time, [])
    frame.touches.append(
      ScriptTouch(finger: input.finger, phase: phase, location: CGPoint(x: x, y: y))
    )
    self.frame = frame
  }

  private mutating func add(scroll input: TraceInput) {
    guard let stage = input.stage.scrollStage, let x = input.x, let y = input.y else { return }
    let by = CGSize(width: input.dx, height: input.dy)
    steps.add(at: input.time, .scroll(ScrollSample(stage, by: by, at: CGPoint(x: x, y: y))))
  }

  private mutating func add(key input: TraceInput) {
    guard let word = Self.word(of: input) else {
      return omit("keys that scripts do not have, or whose characters were not recorded")
    }
    if input.modifiers != 0 { return omit("keys with modifiers") }
    switch input.stage {
    case .began: steps.press(word, at: input.time)
    case .ended, .cancelled: steps.release(word, at: input.time)
    case .changed, .stationary, .notch: break
    }
  }

  private static func word(of input: TraceInput) -> String? {
    guard let key = input.key, UIPress.PressType(rawValue: key.type) != nil else { return nil }
    return PressSample(input)?.scriptWord
  }
}
