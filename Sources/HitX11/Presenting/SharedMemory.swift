internal import CHitX11

/// The server's MIT-SHM extension, where it has one.
nonisolated struct SharedMemory {
  /// The type of the event that says an image was read.
  let completionType: Int32

  /// Asks whether the server has the extension; whether attaching works shows at the first image.
  init?(on handle: DisplayHandle) {
    guard XShmQueryExtension(handle.pointer) != 0 else { return nil }
    completionType = XShmGetEventBase(handle.pointer) + ShmCompletion
  }
}
