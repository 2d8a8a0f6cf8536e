internal import Foundation
internal import HitJSON
internal import HitResponders
internal import HitScenes

/// The timed steps of an input script, made of a trace or of another program's recording.
struct TimedSteps {
  /// What a step does; values that scripts share with traces stay texts.
  enum Content {
    case touches([ScriptTouch])
    /// `nil` where the pointer left.
    case hover((x: Double, y: Double)?)
    case scroll(ScrollSample)
    case key(String, duration: Int64)
    case shake(String)
    case remote(String)
    case set(view: String, [TraceChange.Property])
    case remove(view: String)
    case tick
  }

  /// The steps with their times, which do not fall.
  ///
  /// > Units: microseconds.
  private(set) var steps: [(time: Int64, content: Content)] = []

  mutating func add(at time: Int64, _ content: Content) {
    steps.append((max(time, steps.last?.time ?? 0), content))
  }

  /// The keys that are down, with the indices of their steps.
  private var keysDown: [(key: String, place: Int)] = []

  /// Adds a key that goes down.
  mutating func press(_ key: String, at time: Int64) {
    add(at: time, .key(key, duration: Int64(InputScript.pressDuration * 1e6)))
    keysDown.append((key, steps.count - 1))
  }

  /// Ends the step of a key that comes up.
  mutating func release(_ key: String, at time: Int64) {
    guard let index = keysDown.firstIndex(where: { $0.key == key }) else { return }
    let place = keysDown.remove(at: index).place
    steps[place].content = .key(key, duration: max(0, time - steps[place].time))
  }

  /// Ends the script at a time, so that the last timers fire.
  mutating func finish(at time: Int64) {
    if time > steps.last?.time ?? 0 { add(at: time, .tick) }
  }

  /// Returns the text of a script file with these steps, and a sentence about it.
  func text(about: String) -> String {
    var text = ScriptText(about: about)
    for (index, step) in steps.enumerated() {
      text.append(step.content, at: step.time, isFirst: index == 0)
    }
    return text.end()
  }
}

/// The text of a script file, a step a line.
private struct ScriptText: ~Copyable {
  private var line = JSONWriter(capacity: 1 << 16)

  init(about: String) {
    line.append("{\n  \"format\": \"hitscope-script\", \"version\": 1,\n  \"about\": ")
    line.append(string: about)
    line.append(",\n  \"steps\": [")
  }

  func end() -> String { line.text + "\n  ]\n}\n" }

  /// Appends a step; seconds are microseconds with a decimal point inserted, so no digit is lost.
  mutating func append(_ content: TimedSteps.Content, at time: Int64, isFirst: Bool) {
    line.append(isFirst ? "\n    { \"at\": " : ",\n    { \"at\": ")
    line.append(Double(time) / 1e6)
    switch content {
    case .touches(let touches): append(touches)
    case .hover(nil): line.append(", \"hover\": null")
    case .hover(let place?): append(", \"hover\": ", place.x, place.y)
    case .scroll(let sample):
      let (place, by) = (sample.locationOnScreen, sample.notches)
      append(", \"scroll\": ", Double(place.x), Double(place.y))
      append(", \"by\": ", Double(by.width), Double(by.height))
      if sample.stage != .notch { append(", \"stage\": ", sample.stage.rawValue) }
    case .key(let key, let duration):
      append(", \"key\": ", key)
      line.append(", \"duration\": ")
      line.append(Double(duration) / 1e6)
    case .shake(let stage): append(", \"shake\": ", stage)
    case .remote(let command): append(", \"remote\": ", command)
    case .remove(let view): append(", \"remove\": ", view)
    case .tick: line.append(", \"tick\": true")
    case .set(let view, let properties):
      append(", \"set\": { \"id\": ", view)
      for property in properties {
        line.append(", ")
        line.append(string: property.key)
        line.append(": ")
        line.append(json: property.new)
      }
      line.append(" }")
    }
    line.append(" }")
  }

  private mutating func append(_ touches: [ScriptTouch]) {
    line.append(", \"touches\": [")
    for (index, touch) in touches.enumerated() {
      line.append(index == 0 ? "{ \"id\": " : ", { \"id\": ")
      line.append(touch.finger)
      append(", \"phase\": ", touch.phase.rawValue)
      line.append(", \"x\": ")
      line.append(Double(touch.location.x))
      line.append(", \"y\": ")
      line.append(Double(touch.location.y))
      line.append(" }")
    }
    line.append("]")
  }

  private mutating func append(_ key: StaticString, _ x: Double, _ y: Double) {
    line.append(key)
    line.append("[")
    line.append(x)
    line.append(", ")
    line.append(y)
    line.append("]")
  }

  private mutating func append(_ key: StaticString, _ word: String) {
    line.append(key)
    line.append(string: word)
  }
}
