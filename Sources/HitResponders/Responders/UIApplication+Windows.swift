internal import Foundation

extension UIApplication {
  /// The visible windows, back to front.
  ///
  /// > Order: by level, then by which came to the front last.
  ///
  /// > Source: UIKit, `UIApplication.windows`. Differs: hidden windows are not listed.
  public final var windows: [UIWindow] { visibleWindows }

  /// The window that gets events without a location.
  public final var keyWindow: UIWindow? { currentKeyWindow }

  final func makeKey(_ window: UIWindow) {
    if currentKeyWindow === window { return }
    currentKeyWindow?.resignKey()
    currentKeyWindow = window
    window.becomeKey()
  }

  final func bringToFront(_ window: UIWindow) {
    lastFrontOrder += 1
    window.frontOrder = lastFrontOrder
    windowOrderChanged()
  }

  final func visibilityChanged(of window: UIWindow) {
    if window.isHidden == !window.state.isListed { return }
    window.state.isListed.toggle()
    if window.isHidden {
      Leavers.keep(window)
      visibleWindows.removeAll { $0 === window }
    } else {
      visibleWindows.append(window)
      bringToFront(window)
    }
    damageWindows()
  }

  /// Sorts the windows and has all of them painted again.
  final func windowOrderChanged() {
    // Levels may be overridden, so they are read before anything is moved.
    let levels = visibleWindows.map { (window: $0, level: $0.windowLevel) }
    let sorted = levels.sorted {
      ($0.level, $0.window.frontOrder) < ($1.level, $1.window.frontOrder)
    }
    let isShown = Set(visibleWindows.map(ObjectIdentifier.init))
    if isShown == Set(sorted.map { ObjectIdentifier($0.window) }) {
      visibleWindows = sorted.map(\.window)
    }
    damageWindows()
  }

  /// Has every window painted again, after the order of the windows changed.
  final func damageWindows() { for window in visibleWindows { window.damageAll() } }

  /// The windows that `event` is sent to, front to back; of touches those with one that changed.
  final func windowsConcerned(by event: UIEvent) -> [UIWindow] {
    switch event.type {
    case .touches: touchRouter.windowsWithChanges(in: self)
    case .motion: event.motion?.window.map { [$0] } ?? []
    case .scroll: event.scroll.map { [$0.window] } ?? []
    case .remoteControl, .presses: currentKeyWindow.map { [$0] } ?? []
    }
  }

  /// The visible windows, front to back, as touches are offered to them.
  final var windowsFrontToBack: [UIWindow] { visibleWindows.reversed() }

  /// The responder at which events without a location start: rule M1.
  package final var eventReceiver: UIResponder? {
    guard let window = currentKeyWindow else { return nil }
    return window.firstResponder ?? window
  }
}
