/// A change from outside of routing, which a replay does again.
///
/// Scripts, edits and reloads are such changes.
public struct TraceChange: Hashable, Sendable {
  /// What was done.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Properties of a view were set.
    case set
    /// A view was taken from its superview.
    case remove
    /// A view was added; reserved.
    case add
    /// The scene was made anew from another text of its file.
    case reload
    /// Code of the program's own did something between the inputs, which cannot be done again.
    case code
  }

  /// One property of a view.
  public struct Property: Hashable, Sendable {
    /// The key, as scene files have it.
    public var key: String
    /// The value before, as a JSON text; `null` where it is not known.
    public var old: String
    /// The value after, as a JSON text.
    public var new: String

    /// Makes a property.
    public init(key: String, old: String, new: String) {
      self.key = key
      self.old = old
      self.new = new
    }
  }

  /// The key of the scene's text in a change that makes the scene anew.
  public static let sceneKey = "scene"

  /// The number among the inputs, from 1.
  public var number = 0
  /// The number of the frame.
  public var frame = 0
  /// When, in microseconds since the recording began.
  public var time: Int64 = 0
  /// The view; nothing where it is the whole scene.
  public var view: TraceName?
  /// What was done; `set` unless said.
  public var operation = Operation.set
  /// The properties that were set.
  public var properties: [Property] = []

  /// Makes a blank record.
  public init() {}
}
