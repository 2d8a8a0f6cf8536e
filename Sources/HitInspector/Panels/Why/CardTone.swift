internal import Foundation
internal import HitCanvas
internal import HitResponders

/// How a press went, as the colour and the sign of a card.
enum CardTone: Hashable {
  /// It arrived and was used.
  case arrived
  /// It arrived, and was lost or dropped then.
  case lost
  /// It did not arrive at the view that was meant.
  case missed
  /// It was a key, a shake or a command.
  case key
  /// It is a hover that ends well, or nobody knows.
  case plain

  /// The tone of a verdict of a kind.
  init(_ kind: Message.Kind?) {
    switch kind {
    case .lost: self = .lost
    case .key: self = .key
    case .missed: self = .missed
    case .arrived: self = .arrived
    default: self = .plain
    }
  }

  /// Whether a sign stands before the title.
  var hasSign: Bool { self != .plain }

  var colors: (fill: UIColor, edge: UIColor, bar: UIColor?) {
    switch self {
    case .arrived: (Theme.arrivedCard.fill, Theme.arrivedCard.edge, Theme.accepted)
    case .lost: (Theme.lostCard.fill, Theme.lostCard.edge, Theme.wouldBe)
    case .missed: (Theme.problemCard.fill, Theme.problemCard.edge, Theme.refused)
    case .key: (Theme.keyCard.fill, Theme.keyCard.edge, Theme.responder)
    case .plain: (Theme.neutralCard.fill, Theme.neutralCard.edge, nil)
    }
  }

  /// Draws the sign about a point.
  func paintSign(at center: CGPoint, on canvas: Canvas) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    switch self {
    case .plain: break
    case .arrived:
      canvas.disc(at: center, radius: 6.5, color: Theme.accepted)
      let tick = [point(-3, 0), point(-0.8, 2.4), point(3.2, -2.4)]
      canvas.line(tick, width: 1.6, color: Theme.onAccepted)
    case .missed:
      canvas.disc(at: center, radius: 6.5, color: Theme.refused)
      canvas.cross(at: center, arm: 2.5, width: 1.6, color: Theme.onRefused)
    case .lost:
      canvas.setFillColor(Theme.wouldBe)
      let corners = [point(0, -6.5), point(7.1, 5.9), point(-7.1, 5.9)]
      canvas.beginPath()
      canvas.addLines(between: corners)
      canvas.closePath()
      canvas.fillPath()
      canvas.line(corners + corners.prefix(1), width: 1.2, color: Theme.wouldBe)
      canvas.line([point(0, -1.8), point(0, 1.8)], width: 1.6, color: Theme.onWouldBe)
      canvas.line([point(0, 4), point(0, 4.2)], width: 1.6, color: Theme.onWouldBe)
    case .key:
      canvas.disc(at: center, radius: 6.5, color: Theme.responder)
      let letter = Words("K", Theme.keySign, Theme.onResponder)
      canvas.write(letter, at: point(0, 3.4), alignment: .center)
    }
  }
}

extension Canvas {
  /// Draws a cross about a point.
  func cross(at center: CGPoint, arm: CGFloat, width: CGFloat, color: UIColor) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    line([point(-arm, -arm), point(arm, arm)], width: width, color: color)
    line([point(arm, -arm), point(-arm, arm)], width: width, color: color)
  }
}
