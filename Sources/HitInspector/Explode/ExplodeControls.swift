internal import Foundation
internal import HitCanvas
internal import HitResponders

/// How the layers are looked at: their spread, how they are turned, what is shown of them.
final class ExplodeControls: PanelView {
  /// Called with how far layers are to be from each other, in points.
  var onSpread: ((CGFloat) -> Void)?
  /// Called with what is to be shown, or no longer.
  var onToggle: ((ExplodeOption) -> Void)?

  private var state = ExplodeState()
  private var spread: CGFloat = 0
  private var asksOnly = false

  static let size = CGSize(width: 196, height: 112)
  private static let track: ClosedRange<CGFloat> = 58...140

  override var ground: UIColor? { nil }

  func show(_ content: ExplodedContent) {
    (state, spread) = (content.state, content.camera.spread)
    asksOnly = content.asksOnly
    setNeedsDisplay()
  }

  /// Where the box of an option is.
  private func place(of option: ExplodeOption) -> CGRect {
    let index = option.rawValue
    return CGRect(
      x: index % 2 == 0 ? 12.5 : 92.5,
      y: index < 2 ? 63.5 : 85.5,
      width: 11,
      height: 11
    )
  }

  private func isOn(_ option: ExplodeOption) -> Bool {
    switch option {
    case .names: state.showsNames
    case .reasons: state.showsReasons
    case .askedOnly: asksOnly
    case .onePerView: state.isOnePerView
    }
  }

  // MARK: Pointer

  private var isSliding = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let rect = CGRect(x: -4, y: -3, width: 80, height: 17)
    if let option = ExplodeOption.allCases.first(where: { option in
      let corner = place(of: option).origin
      return rect.offsetBy(dx: corner.x, dy: corner.y).contains(point)
    }) {
      onToggle?(option)
      return
    }
    isSliding = point.y < 30 && point.x > 50
    slide(to: point.x)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { slide(to: point.x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isSliding = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isSliding = false
  }

  private func slide(to x: CGFloat) {
    guard isSliding else { return }
    let (low, high) = (Self.track.lowerBound, Self.track.upperBound)
    let share = (min(max(x, low), high) - low) / (high - low)
    onSpread?((share * ExplodeState.spreads.upperBound).rounded())
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let box = bounds.insetBy(dx: 0.5, dy: 0.5)
    canvas.card(box, fill: Theme.panel, edge: Theme.separator, cornerRadius: 6)
    let right = bounds.width - 12
    let label = Words("spread", Theme.remark, Theme.secondary)
    canvas.write(label, at: CGPoint(x: 12, y: 21))
    let (low, high) = (Self.track.lowerBound, Self.track.upperBound)
    let share = min(spread / ExplodeState.spreads.upperBound, 1)
    canvas.slider(CGRect(x: low, y: 11.5, width: high - low, height: 12), at: share)
    canvas.write(
      Words("\(Int(spread.rounded())) px", Theme.figures, Theme.text),
      at: CGPoint(x: right, y: 21),
      alignment: .trailing
    )
    let orbit = "yaw \(Int(state.yaw.rounded()))° pitch \(Int(state.pitch.rounded()))°"
    canvas.write(
      Words("orbit", Theme.remark, Theme.secondary),
      Words(orbit, Theme.figures, Theme.text),
      from: 12,
      to: right,
      baseline: 43
    )
    canvas.separator(at: 54, width: bounds.width)
    for option in ExplodeOption.allCases {
      let box = place(of: option)
      canvas.checkBox(box, isOn: isOn(option))
      let color = isOn(option) ? Theme.text : Theme.secondary
      let place = CGPoint(x: box.maxX + 6, y: box.maxY - 1.5)
      canvas.write(Words(option.title, Theme.remark, color), at: place)
    }
  }
}
