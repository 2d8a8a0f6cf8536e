internal import Foundation
internal import HitScenes

/// The touches of a file that `libinput record` wrote.
///
/// Only what touches need is read: the devices, the ranges of their axes, and the kernel's events.
/// The first device with touch slots is used; what libinput made of the events is skipped.
///
/// > Source: libinput, `libinput-record(1)`, "FILE FORMAT"; Linux, `multi-touch-protocol`, type B.
struct LibinputRecording {
  private let path: String
  private var device: Device?

  /// A device with touch slots.
  private struct Device {
    /// The smallest and the largest value of an axis, by the axis.
    var ranges: [Int: ClosedRange<Double>] = [:]
    var events: [Event] = []
  }

  /// One event of the kernel.
  struct Event {
    /// In microseconds.
    var time: Int64
    var type: Int
    var code: Int
    var value: Int
  }

  init(_ data: Data, path: String) throws(TraceError) {
    self.path = path
    var current: Device?
    var section = Section.other
    var isRecording = false
    var number = 0
    for line in data.split(separator: 0x0a, omittingEmptySubsequences: false) {
      number += 1
      guard let text = String(bytes: line, encoding: .utf8) else {
        throw fault(number, "bytes that are not UTF-8", "give the file as libinput wrote it")
      }
      let content = text.prefix { $0 != "#" }.trimmed
      if content.isEmpty { continue }
      switch content {
      case "devices:": isRecording = true
      case _ where text.hasPrefix("version:"):
        guard content == "version: 1" else {
          throw fault(number, "\(content) of a recording", "give one of version 1")
        }
      case _ where content.hasPrefix("- node:"):
        keep(current)
        current = Device()
        section = .other
      case "absinfo:": section = .ranges
      case "events:": section = .events
      case _ where section == .ranges && content.first?.isNumber == true:
        if let (axis, range) = try range(content, number) { current?.ranges[axis] = range }
      case _ where section == .ranges: section = .other
      case _ where section == .events && (content.hasPrefix("- [") || content.hasPrefix("- evdev")):
        if content.hasPrefix("- [") { current?.events.append(try event(content, number)) }
      default: break
      }
    }
    keep(current)
    guard isRecording else {
      throw fault(1, "no devices: this is no recording", "record one with `libinput record`")
    }
    guard device != nil else {
      throw fault(
        1,
        "no device with touch slots (ABS_MT_SLOT, ABS_MT_POSITION_X and Y)",
        "record a touchscreen"
      )
    }
  }

  private enum Section { case other, ranges, events }

  private mutating func keep(_ candidate: Device?) {
    guard device == nil, let candidate, candidate.ranges[TouchSlots.Code.slot] != nil,
      candidate.ranges[TouchSlots.Code.x] != nil, candidate.ranges[TouchSlots.Code.y] != nil
    else { return }
    device = candidate
  }

  /// Returns the steps of a script, the device's range scaled to a screen.
  func steps(on size: (width: Double, height: Double)) -> TimedSteps {
    guard let device else { return TimedSteps() }
    var slots = TouchSlots(
      x: Fit(device.ranges[TouchSlots.Code.x] ?? 0...1, to: size.width),
      y: Fit(device.ranges[TouchSlots.Code.y] ?? 0...1, to: size.height)
    )
    var steps = TimedSteps()
    let start = device.events.first?.time ?? 0
    for event in device.events {
      for frame in slots.apply(event) { steps.add(at: event.time - start, .touches(frame)) }
    }
    let end = device.events.last?.time ?? start
    if let frame = slots.cancelAll() { steps.add(at: end - start, .touches(frame)) }
    return steps
  }

  // MARK: Lines

  private func range(
    _ line: String,
    _ number: Int
  ) throws(TraceError) -> (Int, ClosedRange<Double>)? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let axis = Int(parts[0].trimmed) else { return nil }
    let values = try numbers(parts[1].trimmed, number)
    guard values.count >= 2, values[0] < values[1] else {
      // Axes without a range, such as buttons', are listed as well; only places need one.
      if axis == TouchSlots.Code.x || axis == TouchSlots.Code.y {
        throw fault(number, "no range of axis \(axis)", "write [minimum, maximum, …]")
      }
      return nil
    }
    return (axis, Double(values[0])...Double(values[1]))
  }

  private func event(_ line: String, _ number: Int) throws(TraceError) -> Event {
    let values = try numbers(line.dropFirst(2).trimmed, number)
    guard values.count == 5 else {
      throw fault(
        number,
        "an event of \(values.count) numbers",
        "an event is [seconds, microseconds, type, code, value]"
      )
    }
    guard (0...10_000_000).contains(values[0]), (0..<1_000_000).contains(values[1]) else {
      throw fault(number, "a time out of range", "seconds go to 1e7, microseconds to 999999")
    }
    return Event(
      time: Int64(values[0]) * 1_000_000 + Int64(values[1]),
      type: values[2],
      code: values[3],
      value: values[4]
    )
  }

  private func numbers(_ text: String, _ number: Int) throws(TraceError) -> [Int] {
    guard text.first == "[", text.last == "]" else {
      throw fault(number, "\(text.prefix(24)) is no list", "write [number, …] on one line")
    }
    var values: [Int] = []
    for part in text.dropFirst().dropLast().split(separator: ",") {
      guard let value = Int(part.trimmed) else {
        throw fault(number, "\(part.trimmed.prefix(24)) is no whole number", "write one")
      }
      values.append(value)
    }
    return values
  }

  private func fault(_ line: Int, _ problem: String, _ advice: String) -> TraceError {
    let position = SourcePosition(line: line, column: 1)
    return TraceError(.malformed, in: path, at: position, problem, advice)
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
