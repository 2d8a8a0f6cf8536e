/// What is wrong with a line, and at which of its bytes.
struct LineFault: Error, Equatable {
  /// The kind of fault, as errors tell it.
  var reason = TraceError.Reason.malformed
  /// Bytes from the start of the line.
  var offset: Int
  /// What is wrong.
  var problem: String
  /// What to do.
  var advice: String
}
