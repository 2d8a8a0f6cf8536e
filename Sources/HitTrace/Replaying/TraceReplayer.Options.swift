public import HitScenes

extension TraceReplayer {
  /// How a replay goes.
  @preconcurrency @MainActor
  public struct Options {
    /// The name or file of a scene to take in place of the trace's own.
    public var scene: String?
    /// Where names of scenes are looked up.
    public var library = SceneLibrary.gallery
    /// How far to replay, in seconds since the recording began; to its end where nothing is given.
    public var end: Double?

    /// Makes the options of a whole replay of the trace's own scene.
    public init() {}
  }
}
