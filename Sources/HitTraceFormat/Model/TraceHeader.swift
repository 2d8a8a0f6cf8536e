/// The first line of a trace: what it is, what wrote it, and on what it was recorded.
public struct TraceHeader: Hashable, Sendable {
  /// What `format` always says.
  public static let format = "hitscope-trace"
  /// The version that this build writes.
  public static let currentVersion = 1
  /// The minor version that this build writes.
  public static let currentMinor = 2

  /// How much of what followed from the inputs stands in the trace.
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// The inputs alone.
    case inputs = "in"
    /// What followed, without the walks.
    case result
    /// Everything.
    case full
  }

  /// The version; it rises only where older readers would misread.
  public var version = Self.currentVersion
  /// The minor version; it rises with every addition that older readers may ignore.
  public var minor = Self.currentMinor
  /// The program that wrote the trace, with its version.
  public var application = ""
  /// The scene's file name, or the registered name of a scene in Swift.
  public var scene = ""
  /// FNV-1a 64 of the scene record's value; nothing for a scene in Swift.
  public var sceneHash: UInt64?
  /// The seed of what chance there was; nothing in HitScope depends on one.
  public var seed: UInt64 = 1
  /// The kind of clock and its unit.
  public var clock = "virtual-us"
  /// When the session began on its clock, in microseconds.
  ///
  /// A replay begins there as well, so that sums of times come out the same to the last bit.
  public var origin: Int64 = 0
  /// The screen's size, in points.
  public var windowWidth = 0.0
  /// The screen's size, in points.
  public var windowHeight = 0.0
  /// The pixels to a point where it was recorded.
  public var scale: Double = 1
  /// The rules that differ from their defaults: their names and their values as JSON texts.
  public var rules: [TraceSetting] = []
  /// How much of what followed stands in the trace.
  public var detail = Detail.full
  /// Whether the characters of keys were left out.
  public var hidesKeys = true
  /// When it was recorded, as RFC 3339 in UTC; only a live recording says so.
  public var wall: String?

  /// Makes a blank record.
  public init() {}
}

/// A key and its value as a JSON text.
public struct TraceSetting: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value, as it stands in the file.
  public var json: String

  /// Makes a setting.
  public init(key: String, json: String) {
    self.key = key
    self.json = json
  }
}
