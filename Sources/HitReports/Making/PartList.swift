internal import Foundation
internal import HitAnalysis

/// The parts of a page as they are made; what is made waits in a file.
final class PartList {
  /// A part in the page.
  struct Place: Encodable {
    var first: Int
    var count: Int
    var time: Int64
  }

  /// How many inputs a part has, but for those of its last frame.
  static let size = 1_024

  /// What events of all parts have in common.
  let templates = NameList()
  private let file: SpillFile
  private var extents: [SpillFile.Extent] = []
  private(set) var places: [Place] = []
  /// The part that is being made.
  var current = PartData()

  init(_ file: SpillFile) { self.file = file }

  /// Whether what comes next belongs to another part.
  var isFull: Bool { current.count >= Self.size }

  /// Begins a part.
  ///
  /// - Parameters:
  ///   - first: The number of its first input.
  ///   - time: When that is.
  ///   - keys: The views of each side as they are before it.
  func begin(_ first: Int, at time: Int64, _ keys: [[StageView]]) {
    current = PartData()
    current.first = first
    current.sides = keys.map { PartData.Side(key: $0) }
    places.append(Place(first: first, count: 0, time: time))
  }

  /// Ends the part, where one was begun.
  func end() throws {
    guard let last = places.indices.last, extents.count < places.count else { return }
    places[last].count = current.count
    let start = file.size
    let script = try PackedScript { [file] in file.append($0) }
    let columns = try PageJSON.text(Deltas.of(current, from: places[last].time))
    try script.append("\(columns.dropLast()),\"events\":")
    let events = HappeningTexts(templates)
    for (n, happening) in current.events.sorted(by: { $0.key < $1.key }) {
      try events.append(n, happening)
    }
    events.finish()
    try script.append(events.json)
    try script.append("}")
    try script.finish()
    extents.append(SpillFile.Extent(offset: start, count: file.size - start))
    current = PartData()
  }

  /// Passes the letters of each part to `write`, with what stands before and after it.
  func write(_ write: (UnsafeRawBufferPointer) throws -> Void, before: String, after: String) throws
  {
    for extent in extents {
      try before.utf8.withContiguousStorageIfAvailable { try write(UnsafeRawBufferPointer($0)) }
      try file.read(extent, write)
      try after.utf8.withContiguousStorageIfAvailable { try write(UnsafeRawBufferPointer($0)) }
    }
  }

  private enum Deltas {
    /// Returns the part with times, frames and places of changes as differences.
    static func of(_ part: PartData, from time: Int64) -> PartData {
      var part = part
      for side in part.sides.indices {
        var last = 0
        for place in part.sides[side].changes.indices {
          let n = part.sides[side].changes[place].n
          let input = n - part.first
          if part.t.indices.contains(input), part.t[input] == part.sides[side].changes[place].t {
            part.sides[side].changes[place].t = nil
          }
          part.sides[side].changes[place].n = n - last
          last = n
        }
      }
      var (lastTime, lastFrame) = (time, 0)
      for place in part.t.indices {
        (part.t[place], lastTime) = (part.t[place] - lastTime, part.t[place])
        (part.frame[place], lastFrame) = (part.frame[place] - lastFrame, part.frame[place])
      }
      return part
    }
  }
}

/// Values as JSON, with their keys in one order.
enum PageJSON {
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns JSON for a script's element, which nothing in it ends.
  static func script(_ value: some Encodable) throws -> String {
    HTMLText.script(try text(value))
  }
}
