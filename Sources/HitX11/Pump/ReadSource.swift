internal import CHitX11
internal import Dispatch

/// The owner of a watch on a display's descriptor, which ends with its owner.
///
/// A dispatch source keeps itself alive until it is cancelled, so dropping it is not enough.
nonisolated final class ReadSource {
  private let source: any DispatchSourceRead

  /// Runs `onReadable` on the main queue whenever the server has written something.
  init(_ handle: DisplayHandle, onReadable: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(
      fileDescriptor: XConnectionNumber(handle.pointer),
      queue: .main
    )
    source.setEventHandler { MainActor.assumeIsolated(onReadable) }
    // A descriptor may be closed only after its watch has ended, so the watch keeps the display.
    nonisolated(unsafe) let watched = handle
    source.setCancelHandler { withExtendedLifetime(watched) {} }
    source.activate()
  }

  deinit { source.cancel() }
}
