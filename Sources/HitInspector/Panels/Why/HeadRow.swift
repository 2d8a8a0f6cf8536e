internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The head of the right panel: what is explained, where, when, and the pins beside it.
final class HeadRow: PanelView {
  /// What the row says.
  struct Content: Equatable {
    var moment = Moment(.hover)
    /// The point that is explained, if there is one.
    var point: CGPoint?
    var touches: [TouchTab] = []
    /// Whether all fingers are told of together.
    var showsBoth = false
  }

  let pin = BarButton(.pin, name: "Pin")
  let previousPin = arrow(.left, name: "PreviousPin")
  let nextPin = arrow(.right, name: "NextPin")
  let tabs = TouchTabs("TouchTabs")

  private(set) var content = Content()

  static let height: CGFloat = 31
  private static let baseline: CGFloat = 20
  private static let gap: CGFloat = 9

  override var parts: [UIView] { [tabs, pin, previousPin, nextPin] }
  override var ground: UIColor? { Theme.neutralCard.fill }

  /// A button that goes to another pin, of which there are none yet.
  private static func arrow(_ sign: BarButton.Sign, name: String) -> BarButton {
    let button = BarButton(sign, name: name)
    button.isEnabled = false
    return button
  }

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    let moment = new.moment
    pin.face.isOn = moment.isPinned
    let place = moment.isPinned ? moment.place : nil
    previousPin.isEnabled = place.map { $0.number > 1 } ?? false
    nextPin.isEnabled = place.map { $0.number < $0.count } ?? false
    tabs.show(new.touches, showsBoth: new.showsBoth)
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Whether each finger has a tab.
  private var hasTabs: Bool { content.touches.count > 1 }

  private var placeWords: String? {
    guard content.moment.isPinned, !hasTabs, let place = content.moment.place else { return nil }
    return "\(place.number) / \(place.count)"
  }

  // MARK: Layout

  private var placeWidth: CGFloat { placeWords.map { Ink.width($0, Theme.caption) } ?? 0 }

  override func layoutSubviews() {
    var x = bounds.width - 14
    func put(_ button: UIView, _ width: CGFloat) {
      x -= width
      button.setFrameIfNeeded(CGRect(x: x.rounded(), y: 5, width: width, height: 21))
      x -= 6
    }
    for button in [previousPin, nextPin] { button.isHidden = hasTabs }
    if !hasTabs {
      put(nextPin, 24)
      if placeWords != nil { x -= placeWidth + 6 }
      put(previousPin, 24)
    }
    put(pin, 26)
    tabs.isHidden = !hasTabs
    tabs.setFrameIfNeeded(CGRect(x: 9, y: 5, width: max(0, x - 9), height: 21))
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard content.moment.isAgain, point.x < pin.frame.minX else { return nil }
    return Tip(
      text: "The press, made again after the edit in a scene beside this one",
      rect: bounds
    )
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: bounds.height - 1, width: bounds.width)
    if let placeWords {
      let middle = (previousPin.frame.maxX + nextPin.frame.minX) / 2
      canvas.write(
        Words(placeWords, Theme.caption, Theme.secondary),
        at: CGPoint(x: middle, y: Self.baseline - 0.5),
        alignment: .center
      )
    }
    if hasTabs { paintTime(in: canvas) } else { paintMoment(in: canvas) }
  }

  /// When the touches began, between their tabs and the pin where there is room.
  private func paintTime(in canvas: Canvas) {
    guard let time else { return }
    let right = pin.frame.minX - Self.gap
    let room = right - tabs.frame.minX - tabs.usedWidth
    guard Ink.width(time, Theme.subjectFigures) <= room else { return }
    let words = Words(time, Theme.subjectFigures, Theme.secondary)
    canvas.write(words, at: CGPoint(x: right, y: Self.baseline), alignment: .trailing)
  }

  private var time: String? { content.moment.time.map { "\(ShortNumber.seconds($0)) s" } }

  private func paintMoment(in canvas: Canvas) {
    let moment = content.moment
    paintGlyph(of: moment.subject, at: CGPoint(x: 21, y: 15.5), in: canvas)
    let right = pin.frame.minX - 5
    var x: CGFloat = 35
    func write(_ words: Words) {
      x += canvas.write(words, at: CGPoint(x: x, y: Self.baseline), width: right - x) + Self.gap
    }
    guard content.point != nil || moment.subject != .hover else {
      return write(Words("no point", Theme.subject, Theme.secondary))
    }
    write(Words(moment.subject.words, Theme.subject, Theme.text))
    if let point = content.point {
      write(Words(Shown.point(point), Theme.subjectFigures, Theme.text))
    }
    if moment.isOutdated {
      write(Words("as of \(time ?? "before")", Theme.subjectFigures, Theme.wouldBe))
    } else if moment.isAgain {
      write(Words("again", Theme.remark, Theme.secondary))
    } else if moment.isPinned {
      // A time that is cut would be another one.
      if let time, Ink.width(time, Theme.subjectFigures) <= right - x {
        write(Words(time, Theme.subjectFigures, Theme.secondary))
      }
    } else {
      write(Words("now", Theme.remark, Theme.secondary))
    }
  }

  private func paintGlyph(of subject: Moment.Subject, at center: CGPoint, in canvas: Canvas) {
    switch subject {
    case .hover: canvas.hoverCross(at: center)
    case .touch:
      canvas.circle(at: center, radius: 6, width: 1.4, color: Theme.text)
      canvas.disc(at: center, radius: 1.6, color: Theme.text)
    case .key, .shake, .command:
      let board = CGRect(x: center.x - 8.35, y: center.y - 5.35, width: 16.7, height: 10.7)
      canvas.setStrokeColor(Theme.responder)
      canvas.setLineWidth(1.3)
      canvas.setLineDash(phase: 0, lengths: [])
      canvas.stroke(board, cornerRadius: 1.35)
      let bar = [
        CGPoint(x: center.x - 3.5, y: center.y + 2), CGPoint(x: center.x + 3.5, y: center.y + 2),
      ]
      canvas.line(bar, width: 1.3, color: Theme.responder)
    }
  }
}
