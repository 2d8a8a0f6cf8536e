internal import Foundation
internal import HitControls
internal import HitGeometry
package import HitResponders

/// What has become of a scene's views at a quiet moment, as far as it differs from how they were
/// made.
package struct SceneCheckpoint {
  fileprivate var views: [Int: ViewFacts] = [:]
  fileprivate var removed: [Int] = []
  fileprivate var firstResponders: [Int: Int] = [:]
  fileprivate let moment: QuietMoment

  /// The application's time, in seconds since the session began.
  package var now: Double { moment.now }
}

/// A view of a class of one's own that has no state, or one text of it, and so can be restored.
package protocol CheckpointedView: UIView {
  var checkpointText: String { get set }
}

extension CheckpointedView {
  /// No state.
  package var checkpointText: String {
    get { "" }
    set {}
  }
}

/// What can be told, and set again, of one view.
private struct ViewFacts: Equatable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var alpha: CGFloat
  var flags: [Bool]
  var color: UIColor?
  var number = 0.0
  var contentSize = CGSize.zero
  var text = ""

  private static let flags: [ReferenceWritableKeyPath<UIView, Bool>] = [
    \.isHidden, \.isUserInteractionEnabled, \.isMultipleTouchEnabled, \.isExclusiveTouch,
    \.clipsToBounds,
  ]

  init(_ view: UIView) {
    center = view.center
    bounds = view.bounds
    transform = view.transform
    alpha = view.alpha
    color = view.backgroundColor
    flags = Self.flags.map { view[keyPath: $0] }
    if let control = view as? UIControl { flags += [control.isEnabled, control.isSelected] }
    switch view {
    case let toggle as UISwitch: number = toggle.isOn ? 1 : 0
    case let slider as UISlider: number = Double(slider.value)
    case let stepper as UIStepper: number = stepper.value
    case let segments as UISegmentedControl: number = Double(segments.selectedSegmentIndex)
    case let scrollView as UIScrollView: contentSize = scrollView.contentSize
    case let label as UILabel: text = label.text ?? ""
    case let view as any CheckpointedView: text = view.checkpointText
    default: break
    }
  }

  func apply(to view: UIView) {
    let old = ViewFacts(view)
    if old == self { return }
    if old.contentSize != contentSize { (view as? UIScrollView)?.contentSize = contentSize }
    if old.transform != transform { view.transform = transform }
    if old.bounds != bounds { view.bounds = bounds }
    if old.center != center { view.center = center }
    if old.alpha != alpha { view.alpha = alpha }
    if old.color != color { view.backgroundColor = color }
    for (place, path) in Self.flags.enumerated() where old.flags[place] != flags[place] {
      view[keyPath: path] = flags[place]
    }
    if let control = view as? UIControl, old.flags != flags {
      control.isEnabled = flags[Self.flags.count]
      control.isSelected = flags[Self.flags.count + 1]
    }
    switch view {
    case let toggle as UISwitch: toggle.isOn = number == 1
    case let slider as UISlider: slider.value = Float(number)
    case let stepper as UIStepper: stepper.value = number
    case let segments as UISegmentedControl: segments.selectedSegmentIndex = Int(number)
    case let label as UILabel: if old.text != text { label.text = text }
    case let view as any CheckpointedView: view.checkpointText = text
    default: break
    }
  }
}

/// How a scene's views were made, to compare with.
package struct SceneOrigin {
  fileprivate let views: [ViewFacts]
  fileprivate let superviews: [ObjectIdentifier?]
}

extension Scene {
  /// Returns how the views are now that the scene was made.
  package var origin: SceneOrigin {
    SceneOrigin(
      views: views.map { ViewFacts($0) },
      superviews: views.map { $0.superview.map { ObjectIdentifier($0) } }
    )
  }

  /// Returns a checkpoint, or nothing where something goes on or cannot be told.
  package func checkpoint(since origin: SceneOrigin) -> SceneCheckpoint? {
    guard isRestorable, application.isQuiet else { return nil }
    var checkpoint = SceneCheckpoint(moment: application.moment(among: windows))
    for (index, view) in views.enumerated() {
      let superview = view.superview.map { ObjectIdentifier($0) }
      if superview != origin.superviews[index] {
        guard superview == nil else { return nil }
        checkpoint.removed.append(index)
      }
      let facts = ViewFacts(view)
      if facts != origin.views[index] { checkpoint.views[index] = facts }
    }
    for (place, window) in windows.enumerated() {
      guard let responder = window.firstResponder else { continue }
      guard let view = responder as? UIView,
        let index = views.firstIndex(where: { $0 === view })
      else { return nil }
      checkpoint.firstResponders[place] = index
    }
    return checkpoint
  }

  /// Makes a scene that was just built what another of the same document was at a checkpoint.
  package func restore(_ checkpoint: SceneCheckpoint, since origin: SceneOrigin) {
    application.dropPendingWork()
    application.inForce {
      for index in checkpoint.removed { views[index].removeFromSuperview() }
      for (index, view) in views.enumerated() {
        (checkpoint.views[index] ?? origin.views[index]).apply(to: view)
      }
    }
    application.layoutIfNeeded()
    for (place, index) in checkpoint.firstResponders {
      windows[place].firstResponder = views[index]
    }
    application.remember(checkpoint.moment, among: windows)
  }
}
