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

  private static func append(_ input: TraceInput, to row: inout JSONWriter) {
    row.append(input.number)
    row.append(",")
    row.append(input.frame)
    row.append(",")
    row.append(Int(input.time))
    row.append(",")
    row.append(json: input.source.rawValue)
    row.append(",")
    row.append(json: input.phase.rawValue)
    row.append(",")
    if input.finger != 0 { row.append(input.finger) }
    append(input.x, to: &row)
    append(input.y, to: &row)
    row.append(",")
    row.append(input.buttons)
    row.append(",")
    row.append(input.modifiers)
    append(input.dx == 0 ? nil : input.dx, to: &row)
    append(input.dy == 0 ? nil : input.dy, to: &row)
    append(input.force, to: &row)
    row.append(",")
    if let key = input.key {
      row.append(json: quoted(key.characters ?? (key.usage == 0 ? "" : "\(key.usage)")))
    }
    row.append(",")
    if input.phase == .key || input.phase == .shake { row.append(json: input.stage.rawValue) }
    row.append(",")
    row.append(json: quoted(input.subtype ?? ""))
    row.append("\r\n")
  }

  private static func append(_ number: Double?, to row: inout JSONWriter) {
    row.append(",")
    if let number { row.append(number) }
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
