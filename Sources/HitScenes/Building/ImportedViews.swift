internal import Foundation
internal import HitControls
internal import HitResponders

/// The views that represent those of a dump.
///
/// They are plain views that know the class they represent: what that class does when it is touched
/// is not known here, so a button of a dump is no button of ours. Only scroll views are made as
/// such, because the place of their content depends on it.
enum ImportedViews {
  static func make(_ view: DumpView, _ description: ViewDescription) -> UIView {
    let base: SceneClasses.Base =
      description.parent == nil ? .window : view.scrolls ? .scrollView : .view
    let made: UIView
    if description.hasBehaviours {
      let behaviour = Behaviour(description.settings)
      behaviour.representedClass = view.className
      made = StandardViews.make(base, behaviour: behaviour)
    } else {
      let plain = plain(base)
      plain.representedClass = view.className
      made = plain
    }
    // It clips only where that is printed.
    if let scrollView = made as? UIScrollView {
      scrollView.clipsToBounds = false
      if let insets = view.insets { scrollView.contentInset = insets }
    }
    return made
  }

  private static func plain(_ base: SceneClasses.Base) -> any ImportedView {
    switch base {
    case .window: Window()
    case .scrollView: ScrollView()
    default: View()
    }
  }

  private protocol ImportedView: RepresentsClass {
    var representedClass: String? { get set }
  }

  private final class View: UIView, @MainActor ImportedView {
    var representedClass: String?
  }

  private final class Window: UIWindow, @MainActor ImportedView {
    var representedClass: String?
  }

  private final class ScrollView: UIScrollView, @MainActor ImportedView {
    var representedClass: String?
  }
}
