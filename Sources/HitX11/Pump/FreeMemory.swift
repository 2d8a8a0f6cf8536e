internal import CHitX11
internal import Dispatch

/// The memory of the process that nothing uses.
package enum FreeMemory {
  /// The least size in bytes of a piece that gets pages of its own: the pixels of a window, the text
  /// of a picture that is written; not the hit map of an ordinary screen, which each edit copies.
  private static let largePiece: Int32 = 2 << 20
  /// How much free memory at the end of the heap is kept for what comes next, in bytes.
  private static let reserve: Int32 = 8 << 20

  /// Has the memory of large pieces returned to the system as soon as they are freed.
  ///
  /// By itself the allocator takes the first large piece that is freed for a sign that more of that
  /// size will come, puts them between the small ones from then on, and cannot give them back.
  package static func keepLargePiecesApart() {
    // The allocator refuses no size as small as these.
    _ = mallopt(M_MMAP_THRESHOLD, largePiece)
    _ = mallopt(M_TRIM_THRESHOLD, reserve)
  }

  /// Returns it to the system, once the work at hand is done.
  ///
  /// The allocator keeps what is freed for what comes next. In a program that runs for hours that
  /// grows, as large pieces are cut into small ones: after a scene was left it is worth a look.
  ///
  /// - Complexity: The pages of free memory; milliseconds.
  package static func returnToSystem() { DispatchQueue.main.async { malloc_trim(0) } }
}
