package import Foundation

/// Where a scene stands in the gallery.
nonisolated package struct GalleryPlace: Hashable, Sendable {
  package var number: Int
  package var count: Int

  package init(index: Int, of count: Int) {
    number = index + 1
    self.count = count
  }
}

/// The facts in the bar at the bottom.
nonisolated package struct StatusFacts: Hashable, Sendable {
  /// Where the pointer is, in screen points, or `nil` off the scene.
  package var pointer: CGPoint?
  /// The name of the frontmost view drawn under the pointer.
  package var drawn: String?
  /// The name of the view that receives there.
  package var receiver: String?
  /// Whether something is said of what is under the pointer, even that it is nothing.
  package var tellsWhatIsUnder = true
  /// The display in words, as `:0  60 Hz`.
  package var display = ""
  /// Whether there is a display, and not only a picture.
  package var hasDisplay = true
  /// The pixels to a point of the display.
  package var scale: CGFloat = 1
  /// What a dump does not tell, as `colours` and `handlers`; empty of a scene that is none.
  package var unknown: [String] = []

  package init() {}
}
