internal import Foundation
internal import HitControls
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// Knows where a dump had the content of its scroll views, and how far it is scrolled since.
struct DumpScroll {
  private let scene: Scene
  private let originals: [(view: UIScrollView, offset: CGPoint)]

  /// Notes where the content of a dump's scroll views is; a scene that is none has no such place.
  init(_ scene: Scene) {
    self.scene = scene
    let views = scene.document?.dump?.views ?? []
    originals = views.indices.compactMap { index in
      (scene.view(at: index) as? UIScrollView).map { ($0, $0.contentOffset) }
    }
  }

  /// The views that are scrolled, and how far.
  private var scrolled: [(view: UIScrollView, offset: CGPoint, distance: CGSize)] {
    originals.compactMap { view, offset in
      let now = view.contentOffset
      guard now != offset, view.window != nil else { return nil }
      return (view, offset, CGSize(width: now.x - offset.x, height: now.y - offset.y))
    }
  }

  /// What is said of it; nothing where all is as the dump had it.
  var note: ScrolledNote? {
    let scrolled = scrolled
    guard let first = scrolled.first else { return nil }
    return ScrolledNote(
      distance: first.distance,
      original: first.offset,
      others: scrolled.count - 1
    )
  }

  /// Puts everything back to where the dump had it.
  func putBack(by editing: SceneEditing) {
    editing.make(
      scrolled.map { .set(view: scene.name(of: $0.view), [.contentOffset($0.offset)]) }
    )
  }
}
