internal import HitJSON

/// A trace's inputs as comma-separated values, for spreadsheets and plots: RFC 4180, one a line.
///
/// The columns are `n,f,t_us,src,phase,id,x,y,buttons,modifiers,dx,dy,force,key,stage,subtype`, the
/// fields of `in` records by their long names; what an input does not have is empty.
///
/// > Units: times in microseconds, places in screen points.
public enum InputTable {
  /// The first line.
  public static let header =
    "n,f,t_us,src,phase,id,x,y,buttons,modifiers,dx,dy,force,key,stage,subtype"

  /// Reads a trace to its end and passes its table to `write` in parts, in order.
  ///
  /// - Throws: What is wrong with the trace, or what `write` throws.
  public static func write(
    _ reader: consuming TraceReader,
    to write: ([UInt8]) throws -> Void
  ) throws {
    var rows = JSONWriter(capacity: 1 << 17)
    rows.append(json: header)
    rows.append("\r\n")
    while let record = try reader.next() {
      guard case .input(let input) = record else { continue }
      append(input, to: &rows)
      if rows.count > 1 << 16 {
        try write(rows.bytes)
        rows.removeAll()
      }
    }
    try write(rows.bytes)
  }

  private static func append(_ input: TraceInput, to rows: inout JSONWriter) {
    rows.append(json: "\(input.number),\(input.frame),\(input.time),\(input.source.rawValue),")
    rows.append(json: "\(input.phase.rawValue),\(input.finger == 0 ? "" : "\(input.finger)")")
    append([input.x, input.y], to: &rows)
    rows.append(json: ",\(input.buttons),\(input.modifiers)")
    let turns = [input.dx, input.dy].map { $0 == 0 ? nil : $0 }
    append(turns + [input.force], to: &rows)
    let key = input.key.map { $0.characters ?? ($0.usage == 0 ? "" : "\($0.usage)") } ?? ""
    let hasStage = [.key, .shake, .wheel].contains(input.phase)
    let stage = hasStage ? input.stage.rawValue : ""
    rows.append(json: ",\(quoted(key)),\(stage),\(quoted(input.subtype ?? ""))\r\n")
  }

  private static func append(_ numbers: [Double?], to rows: inout JSONWriter) {
    for number in numbers {
      rows.append(",")
      if let number { rows.append(number) }
    }
  }

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension JSONWriter {
  /// A copy of what was written.
  var bytes: [UInt8] { withBytes { Array($0) } }
}
