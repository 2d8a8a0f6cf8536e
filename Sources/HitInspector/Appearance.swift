internal import Synchronization

/// Whether the window is dark or light.
nonisolated package enum Appearance: UInt8, CaseIterable, Hashable, Sendable {
  case dark, light

  private static let current = Atomic<UInt8>(dark.rawValue)

  /// The one that colours are asked for at the moment.
  static var inForce: Self { Self(rawValue: current.load(ordering: .relaxed)) ?? .dark }

  /// Draws with the colours of one appearance, whatever is in force around it.
  @MainActor
  static func under<Result>(_ appearance: Self, _ body: () throws -> Result) rethrows -> Result {
    let before = current.exchange(appearance.rawValue, ordering: .relaxed)
    defer { current.store(before, ordering: .relaxed) }
    return try body()
  }
}
