internal import Foundation
internal import HitControls
internal import HitInspector
internal import HitResponders
internal import HitScenes

/// How far the scroll views of a dump are scrolled from where the dump has them.
struct DumpScroll {
  let scene: Scene

  /// The views that are scrolled, and how far; none of a scene that is no dump.
  private var scrolled: [(view: UIScrollView, offset: CGPoint, distance: CGSize)] {
    guard let document = scene.document, let dump = document.dump else { return [] }
    return dump.views.indices.compactMap { index in
      guard dump.views[index].scrolls, let view = scene.view(at: index) as? UIScrollView else {
        return nil
      }
      let (now, original) = (view.contentOffset, document.views[index].contentOffset)
      guard now != original else { return nil }
      let distance = CGSize(width: now.x - original.x, height: now.y - original.y)
      return (view, original, distance)
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

nonisolated extension ViewDescription {
  /// Where the content of a scroll view is.
  fileprivate var contentOffset: CGPoint {
    for case .contentOffset(let offset) in settings { return offset }
    return .zero
  }
}
