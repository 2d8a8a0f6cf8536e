internal import HitInspector
internal import HitResponders
internal import HitSession

/// Who has the plain keys: the window's commands, or the scene.
///
/// They go to the scene by themselves when a responder that takes keys becomes first responder,
/// and when it is touched again. They come back only by hand.
final class KeyboardFocus {
  private let shown: ShownScene
  /// The first responder when it was looked at last.
  private weak var known: UIResponder?

  init(_ shown: ShownScene) {
    self.shown = shown
    shown.inspector.model.keyboard = .hitscope
  }

  private var keyWindow: UIWindow? { shown.session.application.keyWindow }

  private var owner: KeyboardOwner {
    get { shown.inspector.model.keyboard }
    set { if newValue != owner { shown.inspector.model.keyboard = newValue } }
  }

  /// Looks at the first responder, and at the views whose touches began.
  func follow(_ record: RoutedInput? = nil) {
    let responder = keyWindow?.firstResponder
    let isNew = responder !== known
    known = responder
    guard let responder else {
      if owner.isScene { give() }
      return
    }
    let isTouched = record?.bindings.contains { $0.view == responder.routingName } ?? false
    if isNew && owner.isScene || (isNew || isTouched) && responder.overrides(.pressesBegan) {
      give()
    }
  }

  /// Gives the keys to the first responder, or else to the window, or takes them back.
  func toggle() {
    if !takeBack() { give() }
  }

  /// Takes the keys back.
  ///
  /// - Returns: Whether the scene had them.
  func takeBack() -> Bool {
    guard owner.isScene else { return false }
    owner = .hitscope
    return true
  }

  private func give() {
    let responder: UIResponder? = keyWindow?.firstResponder ?? keyWindow
    owner = .scene(responder?.routingName ?? "UIApplication")
    shown.inspector.focus.release()
  }
}
