public import Foundation
public import HitResponders

/// Everything the window shows, as one value.
///
/// The sandbox changes parts of it and the inspector repaints what those parts touch; a model that
/// did not change damages nothing.
nonisolated public struct InspectorModel: Hashable, Sendable {
  /// The scene's title or file name.
  public var title = ""
  /// Where the scene stands in the gallery, or `nil` for a scene from elsewhere.
  public var gallery: GalleryPlace?
  /// Every view of the scene.
  public var outline = SceneOutline()
  /// What is explained: the hover, or the latest touch.
  public var inspection: Inspection?
  /// The fingers of the latest touch, in the order they landed; they stay until the next one.
  public var imprints: [TouchImprint] = []
  /// The pointer as two fingers, while it is or is about to be.
  public var pair: PairMark?
  /// What gestures draw over the scene.
  public var gestures = GestureOverlay()
  /// A point to mark for lack of a real pointer there, in screen points.
  public var markedPointer: CGPoint?
  /// The lines of the log, oldest first.
  public var log: [Message] = []
  /// What the bar at the bottom says.
  public var status = StatusFacts()
  /// The keys and gestures named below the scene.
  public var hints = KeyHint.onCanvas
  /// Where the scene's inputs come from and go to.
  public var activity = SceneActivity.live
  /// The keys named in the bar at the bottom.
  public var keys = KeyHint.inStatus

  /// Makes a model of no scene.
  public init() {}

  /// The finger that landed first.
  public var imprint: TouchImprint? {
    get { imprints.first }
    set { imprints = newValue.map { [$0] } ?? [] }
  }
}

/// Where a scene's inputs come from, and whether they are kept.
nonisolated public enum SceneActivity: Hashable, Sendable {
  /// The person at the window gives them.
  case live
  /// The person gives them, and they are recorded to a file.
  case recording
  /// A trace gives them.
  case replaying
  /// A trace gave them all, and what followed was the same or was not.
  case replayed(isSame: Bool)

  /// The words for it.
  public var words: String {
    switch self {
    case .live: "live"
    case .recording: "recording"
    case .replaying: "replay"
    case .replayed(true): "replay ended, same"
    case .replayed(false): "replay ended, differs"
    }
  }
}

/// Where a scene stands in the gallery.
nonisolated public struct GalleryPlace: Hashable, Sendable {
  /// The scene's number, counted from 1.
  public var number: Int
  /// The number of scenes.
  public var count: Int

  /// Makes a place.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

/// The facts in the bar at the bottom.
nonisolated public struct StatusFacts: Hashable, Sendable {
  /// Where the pointer is, in screen points, or `nil` off the scene.
  public var pointer: CGPoint?
  /// The name of the frontmost view drawn under the pointer.
  public var drawn: String?
  /// The name of the view that receives there.
  public var receiver: String?
  /// The display in words, as `:0  60 Hz`.
  public var display = ""
  /// Whether there is a display, and not only a picture.
  public var hasDisplay = true
  /// The pixels to a point of the display.
  public var scale: CGFloat = 1
  /// What a dump does not tell, in words; empty of a scene that is none.
  public var dump = ""

  /// Makes facts about nothing.
  public init() {}
}

/// A key or gesture and what it does.
nonisolated public struct KeyHint: Hashable, Sendable {
  /// The key or gesture.
  public var key: String
  /// What it does.
  public var deed: String

  /// Makes a hint.
  public init(_ key: String, _ deed: String) {
    self.key = key
    self.deed = deed
  }

  /// What can be done on the canvas.
  public static let onCanvas = [
    KeyHint("hover", "preview the walk"),
    KeyHint("click", "touch"),
    KeyHint("Shift-click", "select"),
    KeyHint("Alt", "second finger"),
    KeyHint("Alt-Shift", "move both"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  /// What can be done while the pointer is two fingers.
  public static let withTwoFingers = [
    KeyHint("drag", "pinch or rotate"),
    KeyHint("Shift-drag", "move both"),
    KeyHint("Ctrl-click", "set the centre"),
    KeyHint("F", "second finger on or off"),
  ]

  /// The most useful keys.
  public static let inStatus = [
    KeyHint("Ctrl-PgDn", "next scene"),
    KeyHint("Ctrl +", "zoom"),
    KeyHint("F", "2nd finger"),
    KeyHint("F2–F5", "panels"),
    KeyHint("Esc", "leave"),
  ]
}
