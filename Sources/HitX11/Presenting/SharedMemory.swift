internal import CHitX11

/// The server's MIT-SHM extension, where it has one.
nonisolated struct SharedMemory {
  /// The type of the event that reports an image as read.
  let completionType: Int32

  /// Asks whether the server has the extension; the first image shows whether attaching works.
  init?(on handle: DisplayHandle) {
    guard XShmQueryExtension(handle.pointer) != 0 else { return nil }
    completionType = XShmGetEventBase(handle.pointer) + ShmCompletion
  }
}
