/// Something that waits for a display's events and lets the main thread do its other work meanwhile.
public protocol EventPump: AnyObject {
  /// Waits and delivers until `stop` is called.
  ///
  /// - Throws: A ``DisplayError`` when the server goes away.
  func run() throws(DisplayError)

  /// Makes `run` return once the current turn is over.
  func stop()
}
