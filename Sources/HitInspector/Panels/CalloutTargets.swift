internal import Foundation
internal import HitResponders

/// The tags and cards around the scene as something to click: each selects its view.
///
/// It draws nothing and lets everything beside the tags through to the canvas.
final class CalloutTargets: PanelView {
  private(set) var targets: [Target] = [] {
    didSet { if targets != oldValue { noteChange() } }
  }

  struct Target: Hashable {
    /// Where it is, in bounds space.
    var rect: CGRect
    var view: SceneViewID
  }

  override var ground: UIColor? { nil }

  /// Takes clicks on the tags and cards among marks of the window.
  func show(_ marks: [StageMark]) {
    targets = marks.compactMap { mark in
      switch mark {
      case .callout(.tag(let rect, let callout)), .callout(.card(let rect, let callout)):
        callout.view.map { Target(rect: rect, view: $0) }
      default: nil
      }
    }
  }

  private func target(at point: CGPoint) -> Target? {
    targets.first { $0.rect.contains(point) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    target(at: point) != nil
  }

  override func hover(at point: CGPoint?) { onPoint?(point.flatMap { target(at: $0)?.view }) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let target = target(at: touch.location(in: self)) else {
      return
    }
    if touch.tapCount == 2 { onDoubleClick?(target.view) } else { onSelect?(target.view) }
  }
}
