/// A reference to an object that something else is sure to keep; it counts nothing.
///
/// Counting a reference and letting it go costs more than most steps of a touch's way. Code that
/// makes one says in a comment what keeps the object: see "What keeps routing cheap" in
/// docs/architecture.md.
nonisolated struct Uncounted<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) { reference = Unmanaged.passUnretained(object) }

  /// The object, which is counted from here on.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Runs `body` with the object, which something keeps until that is done.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result { reference.borrowed(body) }

  /// Where the object is, to be compared and never followed.
  @inline(__always)
  var address: UnsafeMutableRawPointer { reference.toOpaque() }

  /// Whether this is a reference to an object, which may be dying.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    address == Uncounted(object).address
  }
}
