internal import Foundation
internal import HitCanvas
internal import HitResponders

extension CalloutMark {
  /// Draws the mark into a canvas whose space is the window's.
  func paint(in canvas: Canvas) {
    switch self {
    case .tag(let rect, let callout):
      let number = callout.sign.map { "\($0) " } ?? ""
      callout.paint(in: rect, title: number + callout.title, textInset: 7.5, on: canvas)
    case .leader(let start, let end, let kind):
      canvas.line([start, end], width: 1.2, color: kind.color, cap: .butt)
      if kind == .lost { canvas.disc(at: end, radius: 2.5, color: kind.color) }
    case .card(let rect, let callout):
      callout.paint(in: rect, title: callout.title, textInset: 34, on: canvas)
      let center = CGPoint(x: rect.minX + 17.5, y: rect.midY)
      if let sign = callout.sign {
        Self.paintDisc(sign, callout.kind, at: center, on: canvas)
      } else {
        let swatch = CGRect(around: center, radius: 8)
        if callout.kind == .lost {
          canvas.fill(swatch, color: Theme.hatchGround, cornerRadius: 2)
          let hatch = Hatch.lost
          canvas.fill(swatch, with: hatch, cornerRadius: 2)
        } else {
          canvas.disc(at: center, radius: 4, color: callout.kind.color)
        }
      }
    case .number(let center, let sign, let kind):
      Self.paintDisc(sign, kind, at: center, on: canvas)
    case .heading(let rect):
      canvas.write(
        Words("ON THE CANVAS", Theme.heading, Theme.faint),
        Words("numbers are the order of the walk", Theme.caption, Theme.faint),
        from: rect.minX,
        to: rect.maxX,
        baseline: rect.maxY - 4
      )
    case .more(let rect, let count):
      canvas.card(rect, fill: Theme.card, edge: Theme.connector, cornerRadius: 4)
      let words = Words("+\(count)", Theme.captionStrong, Theme.secondary)
      canvas.write(words, at: CGPoint(x: rect.midX, y: rect.midY + 4), alignment: .center)
    }
  }

  private static func paintDisc(
    _ sign: String,
    _ kind: Callout.Kind,
    at center: CGPoint,
    on canvas: Canvas
  ) {
    let isFull = kind != .refused && kind != .keyStop
    let ground = isFull ? kind.color : Theme.ground
    canvas.disc(at: center, radius: discRadius + 0.75, color: Theme.ground)
    canvas.disc(at: center, radius: discRadius - 0.75, color: ground)
    if !isFull { canvas.circle(at: center, radius: discRadius, width: 1.6, color: kind.color) }
    let font = sign.count > 2 ? Theme.unread : Theme.badgeStrong
    let words = Words(
      sign,
      font,
      isFull ? Theme.onAccepted : kind == .refused ? Theme.refusedText : kind.color
    )
    canvas.write(words, at: CGPoint(x: center.x, y: center.y + 3.4), alignment: .center)
  }
}

extension Callout {
  /// Draws the box and its two lines.
  fileprivate func paint(
    in rect: CGRect,
    title: String,
    textInset inset: CGFloat,
    on canvas: Canvas
  ) {
    canvas.card(rect, fill: kind.ground, edge: kind.color, cornerRadius: 4)
    let left = rect.minX + inset
    let width = rect.maxX - 6 - left
    let strong = Words(title, inset > 10 ? Theme.remarkStrong : Theme.remark, Theme.text)
    canvas.write(strong, at: CGPoint(x: left, y: rect.midY - 3.5), width: width)
    let words = Words(remark, Theme.caption, Theme.secondary)
    canvas.write(words, at: CGPoint(x: left, y: rect.midY + 10), width: width)
  }

  /// The size of a tag that is no wider than its margin allows.
  static func tagSize(_ callout: Callout, widest: CGFloat) -> CGSize {
    let number = callout.sign.map { "\($0) " } ?? ""
    let title = Ink.width(number + callout.title, Theme.remark)
    let width = max(title, Ink.width(callout.remark, Theme.caption)) + 15
    return CGSize(width: min(width.rounded(.up), widest), height: 33)
  }
}
