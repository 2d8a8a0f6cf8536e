package import Foundation

/// How many device pixels make one point, and where the number comes from.
package nonisolated struct ScaleFactor: Sendable, Equatable {
  package let pixelsPerPoint: CGFloat
  let source: Source

  /// The sources of a scale, in order of precedence.
  enum Source {
    /// The user of the program asked for it.
    case explicit
    /// The environment variable `GDK_SCALE`.
    case environment
    /// The resource `Xft.dpi` of the server, as a share of 96; follows its changes.
    case resources
    /// No source named a scale, so one pixel is one point.
    case standard
  }

  /// Determines the scale from the user's choice, the environment and the server.
  ///
  /// A number that is not finite, or outside 0.25 to 8, is ignored. `resources` is the text of the
  /// server's `RESOURCE_MANAGER`.
  init(explicit: CGFloat?, environment: [String: String], resources: String?) {
    if let scale = Self.sensible(explicit) {
      self.init(scale, .explicit)
    } else if let scale = Self.sensible(environment["GDK_SCALE"].flatMap(Self.number)) {
      self.init(scale, .environment)
    } else if let scale = Self.sensible(resources.flatMap(Self.dotsPerInch).map { $0 / 96 }) {
      self.init(scale, .resources)
    } else {
      self.init(1, .standard)
    }
  }

  private init(_ pixelsPerPoint: CGFloat, _ source: Source) {
    self.pixelsPerPoint = pixelsPerPoint
    self.source = source
  }

  var followsResources: Bool { source == .resources || source == .standard }

  private static func sensible(_ scale: CGFloat?) -> CGFloat? {
    guard let scale, scale.isFinite, (0.25...8).contains(scale) else { return nil }
    return scale
  }

  private static func number(_ text: String) -> CGFloat? {
    Double(text.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
  }

  private static func dotsPerInch(_ resources: String) -> CGFloat? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      return number(String(parts[1]))
    }
    return nil
  }
}
