internal import Foundation
internal import HitControls
internal import HitResponders

/// The views that represent those of a dump.
///
/// They are plain views that know the class they represent: what that class does when it is touched
/// is not known here, so a button of a dump is no button of ours. Only scroll views are made as
/// such, because the place of their content depends on it.
enum ImportedViews {
  /// Makes a view that represents one of a dump.
  static func make(_ view: DumpView, _ description: ViewDescription) -> UIView {
    if description.hasBehaviours {
      let behaviour = Behaviour(description.settings)
      behaviour.representedClass = view.className
      let base: SceneClasses.Base =
        description.parent == nil ? .window : view.scrolls ? .scrollView : .view
      return prepared(StandardViews.make(base, behaviour: behaviour), view)
    }
    if description.parent == nil { return Window(standingFor: view.className) }
    if !view.scrolls { return View(standingFor: view.className) }
    return prepared(ScrollView(standingFor: view.className), view)
  }

  /// Configures a scroll view as a dump prints it; it clips only where that is printed.
  private static func prepared(_ made: UIView, _ view: DumpView) -> UIView {
    guard let scrollView = made as? UIScrollView else { return made }
    scrollView.clipsToBounds = false
    if let insets = view.insets { scrollView.contentInset = insets }
    return scrollView
  }

  private final class View: UIView, @MainActor RepresentsClass {
    let representedClass: String?

    init(standingFor name: String) {
      representedClass = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Window: UIWindow, @MainActor RepresentsClass {
    let representedClass: String?

    init(standingFor name: String) {
      representedClass = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ScrollView: UIScrollView, @MainActor RepresentsClass {
    let representedClass: String?

    init(standingFor name: String) {
      representedClass = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }
}
