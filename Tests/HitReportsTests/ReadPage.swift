internal import CHitZlib
import Foundation
import HitReports
import HitTrace
import Testing

/// A page of a trace, read as its scripts read it.
@MainActor
struct ReadPage {
  let html: String
  let head: [String: Any]
  let index: [String: Any]
  let parts: [[String: Any]]

  /// Makes a page and reads it.
  init(_ request: TraceReport.Request) throws {
    var bytes = Data()
    try TraceReport(request).write { bytes += $0 }
    try self.init(html: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a page.
  init(html: String) throws {
    self.html = html
    head = try Self.object(Data(try #require(Self.element("id=\"head\">", in: html)).utf8))
    index = try Self.object(Self.unpacked(try #require(Self.element("id=\"index\">", in: html))))
    let templates = index["templates"] as? [String] ?? []
    parts = try html.components(separatedBy: "class=\"part\">").dropFirst().map {
      var part = try Self.object(Self.unpacked(String($0.prefix { $0 != "<" })))
      part["events"] = try Self.events(try #require(part["events"] as? [[Any]]), templates)
      return part
    }
  }

  /// What is told of inputs, by their numbers: templates with their gaps filled.
  static func events(_ told: [[Any]], _ templates: [String]) throws -> [String: [String: Any]] {
    var n = 0
    var last: [String: [Int]] = [:]
    var events: [String: [String: Any]] = [:]
    for event in told {
      n += try #require(event[0] as? Int)
      let template = try event[1] as? String ?? templates[#require(event[1] as? Int)]
      let before = last[template]
      let numbers = try event.dropFirst(2).enumerated().map { place, delta in
        Int((try #require(delta as? Double) * 1_000).rounded()) + (before?[place] ?? 0)
      }
      last[template] = numbers
      events["\(n)"] = try object(Data(filled(template, numbers).utf8))
    }
    return events
  }

  private static func filled(_ template: String, _ numbers: [Int]) -> String {
    var rest = numbers[...]
    var text = ""
    for scalar in template.unicodeScalars {
      switch scalar {
      case "\u{1}":
        let number = rest.removeFirst()
        text += number % 1_000 == 0 ? "\(number / 1_000)" : "\(Double(number) / 1_000)"
      case "\u{2}": text += String(format: "%.3f", Double(rest.removeFirst()) / 1_000)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func element(_ start: String, in html: String) -> String? {
    guard let range = html.range(of: start), let end = html[range.upperBound...].range(of: "<")
    else { return nil }
    return String(html[range.upperBound..<end.lowerBound])
  }

  static func object(_ json: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  /// Takes base64 and gzip off.
  static func unpacked(_ text: String) throws -> Data {
    let packed = [UInt8](try #require(Data(base64Encoded: text)))
    var stream = z_stream()
    #expect(inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var code = Z_OK
    packed.withUnsafeBufferPointer { packed in
      stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
      stream.avail_in = UInt32(packed.count)
      while code == Z_OK {
        let count = buffer.withUnsafeMutableBufferPointer { buffer in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          code = inflate(&stream, Z_NO_FLUSH)
          return buffer.count - Int(stream.avail_out)
        }
        bytes += buffer[..<count]
      }
    }
    #expect(code == Z_STREAM_END)
    return bytes
  }

  // MARK: Reading

  var names: [String] { index["names"] as? [String] ?? [] }

  func name(_ place: Int) -> String { names.indices.contains(place) ? names[place] : "" }

  /// A column of numbers of a list.
  func column(_ list: String, _ key: String) -> [Int] {
    (index[list] as? [String: Any])?[key] as? [Int] ?? []
  }

  /// What deltas stand for.
  static func sums(_ deltas: [Int], from start: Int = 0) -> [Int] {
    deltas.reduce(into: []) { $0.append(($0.last ?? start) + $1) }
  }

  /// What is told of an input.
  func happening(_ n: Int) -> [String: Any]? {
    parts.lazy.compactMap { ($0["events"] as? [String: [String: Any]])?["\(n)"] }.first
  }

  /// What changes on the last side's stage in a part, and when.
  func changes(ofPart place: Int) -> [(time: Int, change: [String: Any])] {
    let part = parts[place]
    let start = (index["parts"] as? [[String: Int]])?[place]["time"] ?? 0
    let times = Self.sums(part["t"] as? [Int] ?? [], from: start)
    let side = (part["sides"] as? [[String: Any]])?.last
    var n = 0
    return (side?["changes"] as? [[String: Any]] ?? []).map { change in
      n += change["n"] as? Int ?? 0
      let input = n - (part["first"] as? Int ?? 1)
      let isOfInput = times.indices.contains(input)
      return (change["t"] as? Int ?? (isOfInput ? times[input] : 0), change)
    }
  }

  /// The views of the last side after what changed up to a moment, by their numbers.
  func stage(at time: Int) -> [Int: [String: Any]] {
    let places = index["parts"] as? [[String: Int]] ?? []
    let place = places.lastIndex { $0["time"] ?? 0 <= time } ?? 0
    guard parts.indices.contains(place),
      let side = (parts[place]["sides"] as? [[String: Any]])?.last,
      let key = side["key"] as? [[String: Any]]
    else { return [:] }
    var views: [Int: [String: Any]] = [:]
    func add(_ view: [String: Any]) { if let id = view["id"] as? Int { views[id] = view } }
    for view in key { add(view) }
    for (when, change) in changes(ofPart: place) {
      guard when <= time else { break }
      for id in change["remove"] as? [Int] ?? [] { views[id] = nil }
      for view in change["add"] as? [[String: Any]] ?? [] { add(view) }
      for pair in change["set"] as? [[Any]] ?? [] {
        guard let id = pair[0] as? Int, let fields = pair[1] as? [String: Any] else { continue }
        views[id]?.merge(fields) { $1 }
      }
    }
    return views
  }
}
