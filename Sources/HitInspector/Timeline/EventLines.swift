internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The log of an event and of what came of the same touch; long lines are broken.
final class EventLines: RowList<EventLines.Row> {
  /// A line, or a part of one that is too long.
  struct Row: Equatable {
    var message: Message
    /// The part that stands here; nothing where the line is whole.
    var part: String?
  }

  private var messages: [Message] = []

  override var rowHeight: CGFloat { 14 }
  override var verticalInset: CGFloat { 0 }

  func show(_ new: [Message]) {
    messages = new
    arrange()
  }

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  private var room: CGFloat { bounds.width - 14 }

  private func arrange() {
    guard bounds.width > 0 else { return }
    show(messages.flatMap { rows(of: $0) })
  }

  /// A line as rows: broken between two words where it is too long.
  private func rows(of message: Message) -> [Row] {
    let text = message.text
    guard Ink.width(text, Theme.keySmall) > room,
      let space = text.lastIndex(of: " ", fittingInto: room, Theme.keySmall)
    else { return [Row(message: message)] }
    let margin = String(repeating: " ", count: message.margin.count + 4)
    return [
      Row(message: message, part: String(text[..<space])),
      Row(message: message, part: margin + text[space...].dropFirst()),
    ]
  }

  override func reacts(row index: Int) -> Bool { false }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let place = CGPoint(x: 6, y: rect.minY + 10)
    if row.message.kind == .input {
      let band = CGRect(x: 0, y: rect.minY, width: bounds.width, height: 13.5)
      canvas.fill(band, color: Theme.card, cornerRadius: 2)
    }
    guard let part = row.part else {
      return canvas.write(row.message, Theme.keySmall, at: place, width: room)
    }
    let words = Words(part, Theme.keySmall, Theme.color(of: row.message.kind))
    canvas.write(words, at: place, width: room)
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let text = rows[index].message.text
    let isCut = Ink.width(rows[index].part ?? text, Theme.keySmall) > room
    return isCut ? Tip(text: text, rect: rect(ofRow: index)) : nil
  }
}
