internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The buttons that choose what the window does with the scene, side by side in the top bar.
final class ModeButtons: PanelView {
  /// Called with the mode whose button is pressed.
  var onChoose: ((InspectorMode) -> Void)?

  private let buttons = InspectorMode.allCases.map { mode in
    BarButton(name: "Mode \(mode.title)")
  }
  private var mode = InspectorMode.inspect
  /// Whether there is room for the names of all.
  private var hasNames = true

  override var parts: [UIView] { buttons }

  private static let wide: CGFloat = 83
  private static let chosenWidth: CGFloat = 78
  private static let digitWidth: CGFloat = 30

  /// The width of all buttons.
  static func width(withNames hasNames: Bool) -> CGFloat {
    let count = CGFloat(InspectorMode.allCases.count)
    return hasNames ? wide * count + count - 1 : chosenWidth + digitWidth * (count - 1) + count - 1
  }

  /// Marks the mode that is on; of the others only their keys are shown where room is short.
  func show(_ mode: InspectorMode, keyboard: KeyboardOwner, hasNames: Bool) {
    if (mode, hasNames) != (self.mode, self.hasNames) { setNeedsLayout() }
    (self.mode, self.hasNames) = (mode, hasNames)
    for (button, own) in zip(buttons, InspectorMode.allCases) {
      let command = InspectorCommand.showMode(own)
      button.help = KeyTable.help(own.title, command)
      let isOn = own == mode
      button.face.isOn = isOn
      button.face.digit = KeyTable.plainName(of: command)
      button.face.isKeyDead = keyboard.isScene
      let font = isOn ? Theme.labelStrong : Theme.label
      let words = TextRun(own.title, font: font, color: isOn ? Theme.text : nil)
      button.face.words = hasNames || isOn ? [words] : []
      button.onPress = { [weak self] in self?.onChoose?(own) }
    }
  }

  override func layoutSubviews() {
    var x: CGFloat = 0
    for (button, own) in zip(buttons, InspectorMode.allCases) {
      let width = hasNames ? Self.wide : own == mode ? Self.chosenWidth : Self.digitWidth
      button.setFrameIfNeeded(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + 1
    }
  }
}
