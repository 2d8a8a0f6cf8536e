// The standard library's own way to borrow takes a closure too, but whoever hands it one that
// belongs to the main actor pays for a check, at each call, that the main thread runs it.
nonisolated extension Unmanaged {
  /// Runs `body` with the object, of which something else keeps a reference meanwhile.
  @inline(__always)
  func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
