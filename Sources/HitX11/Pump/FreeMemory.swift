internal import CHitX11
internal import Dispatch

/// The memory of the process that nothing uses.
package enum FreeMemory {
  /// Returns it to the system, once the work at hand is done.
  ///
  /// The allocator keeps what is freed for what comes next. In a program that runs for hours that
  /// grows, as large pieces are cut into small ones: after a scene was left it is worth a look.
  ///
  /// - Complexity: The pages of free memory; milliseconds.
  package static func returnToSystem() { DispatchQueue.main.async { malloc_trim(0) } }
}
