internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Buttons that send the scene what the window's keyboard cannot, or keeps for itself.
final class SendRow: PanelView, SectionBody {
  /// Called with what a button sends.
  var onSend: ((InspectorCommand) -> Void)?

  /// What can be sent, with its name.
  private static let all: [(command: InspectorCommand, name: String)] = [
    (.escapeToScene, "Esc"), (.shake, "shake"), (.sendRemote(.remoteControlPlay), "play"),
    (.sendRemote(.remoteControlNextTrack), "next track"),
  ]

  private let buttons = SendRow.all.map { item in
    let button = BarButton(name: "Send \(item.name)")
    button.face.words = [TextRun(item.name, font: Theme.remarkStrong)]
    return button
  }

  override var parts: [UIView] { buttons }

  let contentHeight: CGFloat = 40
  var leastHeight: CGFloat { contentHeight }
  func wholeHeight(within limit: CGFloat) -> CGFloat { limit >= contentHeight ? contentHeight : 0 }

  /// Connects the buttons.
  func connect() {
    for (button, item) in zip(buttons, Self.all) {
      button.onPress = { [weak self] in self?.onSend?(item.command) }
    }
  }

  private static let gap: CGFloat = 14

  override func layoutSubviews() {
    var x: CGFloat = 2
    for (button, item) in zip(buttons, Self.all) {
      let width = max(52, (Ink.width(item.name, Theme.label) + 20).rounded())
      button.setFrameIfNeeded(CGRect(x: x, y: 2, width: width, height: 20))
      x += width + Self.gap
    }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    for (button, item) in zip(buttons, Self.all) {
      let words = Words(KeyTable.name(of: item.command) ?? "media", Theme.badge, Theme.faint)
      let place = CGPoint(x: button.frame.midX, y: button.frame.maxY + 13)
      canvas.write(words, at: place, alignment: .center)
    }
  }
}
