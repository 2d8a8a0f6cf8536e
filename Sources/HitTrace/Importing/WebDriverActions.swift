internal import Foundation
internal import HitJSON
internal import HitScenes

/// The inputs of a W3C WebDriver `Perform Actions` request.
///
/// Sources act side by side in ticks, and a tick lasts as long as its longest pause or move. A move
/// that lasts takes steps of a sixtieth of a second. A touch pointer is a finger; a mouse is a
/// finger while its first button is down, and hovers otherwise. A wheel scrolls by a turn, or where
/// it takes time as a touchpad does.
///
/// > Coordinates: the viewport's, used as screen points.
///
/// > Source: W3C WebDriver, "Actions"; durations are milliseconds.
struct WebDriverActions {
  private let path: String
  private let tape: JSONTape
  private var sources: [Source] = []

  /// One source of input with its actions.
  private struct Source {
    enum Kind {
      case pointer(isMouse: Bool)
      case key
      case wheel
      case pauses
    }

    var kind: Kind
    var actions: [Action] = []
  }

  /// What a source does in one tick.
  private enum Action {
    case pause(Int64)
    case move(x: Double, y: Double, isRelative: Bool, duration: Int64)
    case down, up, cancel
    case scroll(CGPoint, by: CGSize, duration: Int64)
    case key(String, isDown: Bool)

    var duration: Int64 {
      switch self {
      case .pause(let duration), .move(_, _, _, let duration), .scroll(_, _, let duration): duration
      case .down, .up, .cancel, .key: 0
      }
    }
  }

  /// Reads a request's body, or its list of sources alone.
  init(_ data: Data, path: String) throws(TraceError) {
    self.path = path
    let text = ScannedText(Array(data))
    do throws(JSONFault) {
      tape = try JSONTape(of: text, .strict)
    } catch {
      var positions = TextPositions()
      let place = positions.position(of: error.offset, in: text)
      throw TraceError(.malformed, in: path, at: place, "not JSON: \(error.problem)", error.advice)
    }
    let list = tape.value(of: "actions", in: 0) ?? 0
    guard tape.kind(at: list) == .array else {
      throw fault("actions", "no list of sources", "give { \"actions\": [ … ] }")
    }
    for (index, source) in tape.elements(of: list).enumerated() {
      sources.append(try self.source(source, "actions[\(index)]"))
    }
  }

  // MARK: Reading

  private func source(_ object: Int, _ place: String) throws(TraceError) -> Source {
    guard let list = tape.value(of: "actions", in: object), tape.kind(at: list) == .array else {
      throw fault(place, "a source without actions", "give type, id and actions")
    }
    let kind: Source.Kind
    switch tape.string(of: "type", in: object) {
    case "pointer":
      let parameters = tape.value(of: "parameters", in: object)
      let type = parameters.flatMap { tape.string(of: "pointerType", in: $0) }
      kind = .pointer(isMouse: type ?? "mouse" == "mouse")
    case "key": kind = .key
    case "none": kind = .pauses
    case "wheel": kind = .wheel
    default:
      throw fault("\(place).type", "no type that is known", "give pointer, key, wheel or none")
    }
    var source = Source(kind: kind)
    for (index, action) in tape.elements(of: list).enumerated() {
      source.actions.append(try self.action(action, kind, "\(place).actions[\(index)]"))
    }
    return source
  }

  private func action(
    _ object: Int,
    _ kind: Source.Kind,
    _ place: String
  ) throws(TraceError) -> Action {
    guard let type = tape.string(of: "type", in: object) else {
      throw fault(place, "an action without a type", "give one, such as pointerMove")
    }
    switch (type, kind) {
    case ("pause", _): return .pause(try duration(object, place))
    case ("pointerDown", .pointer), ("pointerUp", .pointer):
      let button = tape.number(of: "button", in: object).flatMap { Int(exactly: $0) } ?? 0
      if button != 0 {
        throw fault("\(place).button", "button \(button)", "press button 0, which touches")
      }
      return type == "pointerDown" ? .down : .up
    case ("pointerCancel", .pointer): return .cancel
    case ("pointerMove", .pointer): return try move(object, place)
    case ("scroll", .wheel): return try scroll(object, place)
    case ("keyDown", .key), ("keyUp", .key):
      guard let text = tape.string(of: "value", in: object), let key = Self.keys(text) else {
        throw fault("\(place).value", "no key that scripts have", "give a letter, a digit, …")
      }
      return .key(key, isDown: type == "keyDown")
    default:
      throw fault("\(place).type", "\"\(type)\" is no action of this source", "see WebDriver")
    }
  }

  private func move(_ object: Int, _ place: String) throws(TraceError) -> Action {
    .move(
      x: try number(object, "x", place),
      y: try number(object, "y", place),
      isRelative: try origin(object, place, among: "viewport", "pointer") == "pointer",
      duration: try duration(object, place)
    )
  }

  private func scroll(_ object: Int, _ place: String) throws(TraceError) -> Action {
    _ = try origin(object, place, among: "viewport")
    return .scroll(
      CGPoint(x: try number(object, "x", place), y: try number(object, "y", place)),
      by: CGSize(
        width: try number(object, "deltaX", place),
        height: try number(object, "deltaY", place)
      ),
      duration: try duration(object, place)
    )
  }

  /// What coordinates begin at.
  private func origin(
    _ object: Int,
    _ place: String,
    among origins: String...
  ) throws(TraceError) -> String {
    let origin = tape.value(of: "origin", in: object).map { tape.string(ifAt: $0) } ?? "viewport"
    if let origin, origins.contains(origin) { return origin }
    let list = origins.map { "\"\($0)\"" }.joined(separator: " or ")
    let problem = origin == nil ? "an element of a page" : "no origin that can be used"
    throw fault("\(place).origin", problem, "give \(list), and coordinates")
  }

  private func number(
    _ object: Int,
    _ key: String,
    _ place: String
  ) throws(TraceError) -> Double {
    guard let number = tape.number(of: key, in: object), number.magnitude <= 1e7 else {
      throw fault("\(place).\(key)", "no coordinate", "give a number from -1e7 to 1e7")
    }
    return number
  }

  private func duration(_ object: Int, _ place: String) throws(TraceError) -> Int64 {
    guard let value = tape.value(of: "duration", in: object), tape.kind(at: value) != .null else {
      return 0
    }
    let advice = "give milliseconds from 0 to 1e7"
    guard let milliseconds = tape.number(of: "duration", in: object) else {
      throw fault("\(place).duration", "this is no number", advice)
    }
    guard (0...1e7).contains(milliseconds) else {
      throw fault("\(place).duration", "\(milliseconds) is out of range", advice)
    }
    return Int64((milliseconds * 1000).rounded())
  }

  private func fault(_ place: String, _ problem: String, _ advice: String) -> TraceError {
    TraceError(.malformed, in: path, "\(place): \(problem)", advice)
  }

  /// Returns the word in scripts for a key of WebDriver's.
  private static func keys(_ text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    if let word = named[scalar.value] { return word }
    if (0xe031...0xe03c).contains(scalar.value) { return "f\(scalar.value - 0xe030)" }
    let letter = text.lowercased()
    return scalar.isASCII && letter.first?.isLetter == true || letter.first?.isNumber == true
      ? letter : nil
  }

  private static let named: [UInt32: String] = [
    0x20: "space", 0xe003: "backspace", 0xe004: "tab", 0xe006: "return", 0xe007: "return",
    0xe00c: "escape", 0xe00d: "space", 0xe00e: "pageUp", 0xe00f: "pageDown", 0xe010: "end",
    0xe011: "home", 0xe012: "left", 0xe013: "up", 0xe014: "right", 0xe015: "down",
    0xe017: "delete",
  ]

  // MARK: Playing

  /// Returns the steps of a script.
  func steps() -> TimedSteps {
    let isMouse = sources.map { if case .pointer(isMouse: true) = $0.kind { true } else { false } }
    var player = TickPlayer(isMouse: isMouse)
    let ticks = sources.map(\.actions.count).max() ?? 0
    for tick in 0..<ticks {
      let acting = sources.enumerated().filter { tick < $0.element.actions.count }
      for (index, source) in acting {
        switch source.actions[tick] {
        case .pause: break
        case .move(let x, let y, let isRelative, let duration):
          player.move(index, to: (x, y), isRelative, during: duration)
        case .down: player.press(index)
        case .up: player.lift(index, .ended)
        case .cancel: player.lift(index, .cancelled)
        case .scroll(let place, let way, let duration):
          player.scroll(at: place, by: way, during: duration)
        case .key(let key, let isDown): player.key(key, isDown: isDown)
        }
      }
      player.endTick(lasting: acting.map { $0.element.actions[tick].duration }.max() ?? 0)
    }
    return player.finished()
  }
}
