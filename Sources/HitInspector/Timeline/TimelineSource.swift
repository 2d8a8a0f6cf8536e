package import HitResponders

/// Lanes that several views show, and that may grow while they do.
package final class TimelineSource {
  package private(set) var index: TimelineIndex

  /// How often something was added.
  private(set) var version = 0

  package init(_ index: TimelineIndex = TimelineIndex()) { self.index = index }

  /// The most events of a session that are kept; then its lanes begin anew.
  private static let mostEvents = 50_000

  /// Adds what was routed in a session.
  package func take(_ record: RoutedInput) {
    if index.count >= Self.mostEvents, index.down.isEmpty { index = TimelineIndex() }
    index.take(record)
    version += 1
  }
}
