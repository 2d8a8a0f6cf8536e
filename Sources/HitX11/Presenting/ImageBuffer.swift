internal import CHitX11
import Glibc

/// The owner of one image's pixels, in memory shared with the server where that works.
///
/// It may be larger than the window, so that a window being resized does not need a new image for
/// every step.
nonisolated final class ImageBuffer {
  /// The largest extent that fits.
  let capacity: DeviceSize
  /// The image as Xlib knows it.
  let image: UnsafeMutablePointer<XImage>
  /// The first byte of the top row.
  let pixels: UnsafeMutableRawPointer
  /// Whether the server reads the pixels itself and reports when it has.
  let isShared: Bool

  private let handle: DisplayHandle
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>?

  /// The number of bytes from one row to the next.
  var stride: Int { Int(image.pointee.bytes_per_line) }

  /// Makes an image in shared memory; fails where attaching fails, as it does over TCP.
  @MainActor
  init?(sharedOn connection: X11Connection, capacity: DeviceSize) {
    let display = connection.handle.pointer
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    let (visual, depth) = (connection.screen.visual, UInt32(connection.screen.depth))
    let (width, height) = (UInt32(capacity.width), UInt32(capacity.height))
    guard
      let image = XShmCreateImage(display, visual, depth, ZPixmap, nil, segment, width, height),
      let pixels = Self.attach(segment, image, on: connection)
    else {
      segment.deallocate()
      return nil
    }
    self.capacity = capacity
    self.image = image
    self.pixels = pixels
    self.segment = segment
    handle = connection.handle
    isShared = true
  }

  /// Makes an image in this program's own memory.
  @MainActor
  init?(privateOn connection: X11Connection, capacity: DeviceSize) {
    let rows = Int(capacity.height)
    guard let pixels = calloc(rows, Int(capacity.width) * 4) else { return nil }
    let display = connection.handle.pointer
    let (visual, depth) = (connection.screen.visual, UInt32(connection.screen.depth))
    let (width, height) = (UInt32(capacity.width), UInt32(capacity.height))
    let (bytes, stride) = (pixels.assumingMemoryBound(to: CChar.self), capacity.width * 4)
    let image = XCreateImage(display, visual, depth, ZPixmap, 0, bytes, width, height, 32, stride)
    guard let image else {
      free(pixels)
      return nil
    }
    image.pointee.byte_order = LSBFirst
    self.capacity = capacity
    self.image = image
    self.pixels = pixels
    handle = connection.handle
    segment = nil
    isShared = false
  }

  deinit {
    if let segment {
      if !handle.isLost { XShmDetach(handle.pointer, segment) }
      image.pointee.data = nil
      shmdt(segment.pointee.shmaddr)
      segment.deallocate()
    }
    // Frees the image, and the pixels where they are the program's own.
    _ = image.pointee.f.destroy_image(image)
  }

  @MainActor
  private static func attach(
    _ segment: UnsafeMutablePointer<XShmSegmentInfo>,
    _ image: UnsafeMutablePointer<XImage>,
    on connection: X11Connection
  ) -> UnsafeMutableRawPointer? {
    let bytes = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
    let identifier = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0o600)
    let address = identifier == -1 ? nil : shmat(identifier, nil, 0)
    var isAttached = false
    // shmat answers failure with an address of all ones.
    if let address, Int(bitPattern: address) != -1 {
      segment.pointee.shmid = identifier
      segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
      segment.pointee.readOnly = 1
      image.pointee.data = segment.pointee.shmaddr
      isAttached = connection.attempt("XShmAttach") { XShmAttach($0, segment) }
      if !isAttached { shmdt(address) }
    }
    // Once both sides are attached the name can go; the memory then goes with its last user.
    if identifier != -1 { shmctl(identifier, IPC_RMID, nil) }
    if isAttached { return address }
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
    return nil
  }
}

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
