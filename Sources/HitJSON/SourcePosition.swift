/// A place in a file: a line and a column, both counted from one.
///
/// > Units: the column counts Unicode scalars, as most editors show it; a tab is one.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// The line, the first is 1.
  public var line: Int { Int(storedLine) }

  /// The column in its line, the first is 1.
  public var column: Int { Int(storedColumn) }

  /// Makes a place from a line and a column.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The place as compilers print it: line, colon, column.
  public var description: String { "\(line):\(column)" }

  /// Orders places as they stand in the file.
  public static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.storedLine, one.storedColumn) < (other.storedLine, other.storedColumn)
  }
}
