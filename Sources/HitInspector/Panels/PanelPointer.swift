package import Foundation
internal import HitResponders

/// The shape of the pointer over a part of the window.
nonisolated package enum PointerShape: Hashable, Sendable {
  case arrow
  /// Over the scene, where a press is a touch.
  case crosshair
  /// Over what opens something when clicked.
  case hand
  /// Over a line that can be dragged sideways, or up and down.
  case resizeColumns, resizeRows
  /// Over a field that takes text.
  case text
}

/// The pointer over the panels: which one it is over, and the tip where it rests.
///
/// The panels' application is sent presses only; where the pointer is, panels are told by hand.
///
/// > Coordinates: window space.
package final class PanelPointer {
  private let window: UIWindow
  private let tooltip: TooltipView
  private weak var hovered: PanelView?
  private var clock = TooltipClock()
  /// Where the pointer rests on something that has a tip.
  private var restPoint: CGPoint?
  /// The view at the point that was asked about last, and the window's version that it holds for.
  private var answer: (point: CGPoint, version: UInt64, view: UIView?)?

  /// Makes the pointer of a window whose tips a view shows.
  init(in window: UIWindow, _ tooltip: TooltipView) {
    self.window = window
    self.tooltip = tooltip
  }

  /// The view that a press at a point is for.
  ///
  /// - Complexity: A hit test, or two comparisons where the point was asked about last and no panel
  ///   changed since; no panel is ever animated.
  func view(at point: CGPoint) -> UIView? {
    if let answer, answer.point == point, answer.version == window.contentVersion {
      return answer.view
    }
    guard let application = window.application else { return nil }
    let view = application.inForce { window.ask(point, with: nil) }
    answer = (point, window.contentVersion, view)
    return view
  }

  /// Looks again where the pointer is, after panels changed: the ring of a press that follows there
  /// waits for no hit test.
  func lookAgain() { if let answer { _ = view(at: answer.point) } }

  /// The innermost panel at a point.
  func panel(at point: CGPoint) -> PanelView? {
    view(at: point)?.ancestry.lazy.compactMap { $0 as? PanelView }.first
  }

  /// Notes that the pointer is over a point with no button down, or left the window.
  package func move(to point: CGPoint?) {
    let panel = point.flatMap { self.panel(at: $0) }
    if panel !== hovered {
      hovered?.hover(at: nil)
      hovered = panel
    }
    if let point { panel?.hover(at: window.convert(point, to: panel)) }
    rest(on: panel, at: point)
  }

  /// The pointer's shape over a panel.
  func cursor(at point: CGPoint) -> PointerShape {
    guard let panel = panel(at: point) else { return .arrow }
    return panel.cursor(at: window.convert(point, to: panel))
  }

  // MARK: Tips

  /// Looks again what there is to tell where the pointer rests, after panels changed under it: a
  /// tip goes with what it is about.
  func restAgain() {
    if let restPoint { rest(on: panel(at: restPoint), at: restPoint) }
  }

  /// Notes what more a panel can tell of the place under the pointer.
  private func rest(on panel: PanelView?, at point: CGPoint?) {
    var tip: Tip?
    if let panel, let point, var own = panel.tip(at: window.convert(point, to: panel)) {
      own.rect = panel.convert(own.rect, to: window)
      tip = own
    }
    restPoint = tip == nil ? nil : point
    if clock.rest(on: tip), !tooltip.isHidden { tooltip.isHidden = true }
  }

  /// Takes the tip away: something is pressed under it.
  ///
  /// Each press asks; where there is no tip, none is compared.
  package func hideTip() { if clock.tip != nil { rest(on: nil, at: nil) } }

  /// Shows the tip that is due at a time, in seconds since the session began.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - size: The window's size, within which the tip stays.
  ///   - note: Tells where the view under the pointer lies, for a tip about it.
  func advance(to now: TimeInterval, within size: CGSize, _ note: () -> FrameNote?) {
    guard clock.advance(to: now), var tip = clock.tip else { return }
    if tip.isOfView {
      guard let note = note() else { return }
      tip.frame = note
    }
    tooltip.show(tip, within: size)
  }

  /// When a tip is due.
  var wakeTime: TimeInterval? { clock.wakeTime }
}

extension FrameNote {
  /// Tells where a view lies, and what of its frame is drawn together with another one's.
  init(_ view: UIView) {
    let shape = SceneShape(view)
    self.init(
      name: view.routingName,
      depth: view.ancestry.reduce(0) { count, _ in count + 1 } - 1,
      lines: [Shown.rect(view.frameInWindow) + " in window"]
    )
    // A frame that fills the window has one line with it; others are drawn one in the other.
    guard let superview = view.superview else { return }
    let parent = Shown.name(superview.routingName)
    let same = view.ancestry.dropFirst().prefix { SceneShape($0) == shape }
    if same.contains(where: { $0 is UIWindow }) {
      lines.append("fills the window: one line with it")
    } else if !same.isEmpty {
      let inset = ViewOutline.inset(ofSameFrames: same.count)
      lines.append("fills \(parent): drawn \(Shown.number(inset)) px in")
    } else {
      lines.append("in \(parent)")
    }
  }
}
