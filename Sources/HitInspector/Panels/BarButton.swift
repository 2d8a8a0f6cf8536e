internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A small button in a bar: a sign, words, the key that does the same.
final class BarButton: PanelView {
  /// A drawn sign.
  enum Sign { case left, right, pin, tree, facts, find, outline, record, undo, redo }

  /// What a button shows, from the left.
  struct Face: Equatable {
    var sign: Sign?
    /// Whether the sign stands behind the words.
    var isSignLast = false
    /// The key that does the same, before the words.
    var digit: String?
    /// How many there are of something, each behind its sign; nothing where that is not known.
    var counts: [Count]?
    var words: [TextRun] = []
    var key: String?
    /// Whether the key is out of service, as the keys go to the scene.
    var isKeyDead = false
    /// Whether what it switches is on.
    var isOn = false
    /// Whether it opens a list.
    var hasList = false
  }

  /// How many findings have a level.
  struct Count: Equatable {
    enum Level { case error, warning }

    var level: Level
    var number: Int

    init(_ level: Level, _ number: Int) { (self.level, self.number) = (level, number) }
  }

  /// Called when the button is pressed and released inside.
  var onPress: (() -> Void)?

  /// What it does, told where the pointer rests.
  var help: String?

  var face: Face {
    didSet { if face != oldValue { setNeedsDisplay() } }
  }

  /// Whether a press does something.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }
  private var isHovered = false {
    didSet { if isHovered != oldValue { setNeedsDisplay() } }
  }

  init(_ sign: Sign? = nil, name: String) {
    face = Face(sign: sign)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func tip(at point: CGPoint) -> Tip? { help.map { Tip(text: $0, rect: bounds) } }

  override func hover(at point: CGPoint?) { isHovered = point != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isEnabled
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isEnabled && touches.first.map { bounds.contains($0.location(in: self)) } ?? false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasPressed = isPressed
    isPressed = false
    if wasPressed { onPress?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  // MARK: Drawing

  private static let inset: CGFloat = 8

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let fill =
      isPressed || face.isOn
      ? Theme.controlOn : isHovered && isEnabled ? Theme.controlHovered : Theme.control
    canvas.fill(bounds, color: fill, cornerRadius: 4)
    let color =
      !isEnabled
      ? Theme.line : isPressed || isHovered || face.isOn ? Theme.text : Theme.secondary
    if face.words.isEmpty, face.key == nil, face.digit == nil {
      if let sign = face.sign { paint(sign, at: bounds.middle, color, on: canvas) }
      return
    }
    var (left, right) = (Self.inset, bounds.width - Self.inset)
    if let sign = face.sign {
      let x = face.isSignLast ? right - 6 : left + 6
      paint(sign, at: CGPoint(x: x, y: bounds.midY), color, on: canvas)
      if face.isSignLast { right -= 19 } else { left += 19 }
    }
    for count in face.counts ?? [] { left += paint(count, at: left, on: canvas) }
    // A key in faint would be too dark on a button that is on.
    let ink = face.isOn ? Theme.selection : face.isKeyDead ? Theme.line : Theme.faint
    if let digit = face.digit {
      let place = CGPoint(x: face.words.isEmpty ? bounds.midX - 3 : 13, y: bounds.midY + 4)
      canvas.write(Words(digit, Theme.keyCap, ink), at: place)
      left = place.x + 14
      return paintWords(color, from: left, to: bounds.width - 2, on: canvas)
    }
    if face.hasList {
      let place = CGPoint(x: right - 3, y: bounds.midY + 0.5)
      canvas.chevron(.down, at: place, color: Theme.secondary)
      right -= 12
    }
    let baseline = bounds.midY + 4.5
    if let key = face.key {
      let words = Words(key, Theme.keyCap, ink)
      right -= 6 + canvas.write(words, at: CGPoint(x: right, y: baseline), alignment: .trailing)
    }
    let words = Words(face.words, Theme.label, color)
    if face.sign == nil, face.key == nil {
      let middle = CGPoint(x: face.hasList ? (left + right) / 2 : bounds.midX, y: baseline)
      canvas.write(words, at: middle, alignment: .center, width: bounds.width - 4)
    } else {
      paintWords(color, from: left, to: right, on: canvas)
    }
  }

  /// Draws a number behind its sign, which is hollow of nothing, and returns the room it takes.
  private func paint(_ count: Count, at x: CGFloat, on canvas: Canvas) -> CGFloat {
    let middle = CGPoint(x: x + 5, y: bounds.midY)
    let isNone = count.number == 0
    switch count.level {
    case .error where isNone: canvas.circle(at: middle, radius: 4.3, width: 1.3, color: Theme.line)
    case .error: canvas.disc(at: middle, radius: 5, color: Theme.refused)
    case .warning where isNone:
      let corners = [(0.0, -4.2), (4.2, 4), (-4.2, 4), (0, -4.2)].map {
        CGPoint(x: middle.x + $0, y: middle.y + $1)
      }
      canvas.line(corners, width: 1.3, color: Theme.line)
    case .warning:
      canvas.warning(at: CGPoint(x: middle.x, y: middle.y + 0.6), size: 5.6, color: Theme.wouldBe)
    }
    let number = Words("\(count.number)", Theme.labelStrong, isNone ? Theme.faint : Theme.text)
    let place = CGPoint(x: x + 14, y: bounds.midY + 4.5)
    return 14 + canvas.write(number, at: place) + 11
  }

  private func paintWords(
    _ color: UIColor,
    from left: CGFloat,
    to right: CGFloat,
    on canvas: Canvas
  ) {
    let words = Words(face.words, Theme.label, color)
    canvas.write(words, at: CGPoint(x: left, y: bounds.midY + 4.5), width: right - left)
  }

  private func paint(_ sign: Sign, at point: CGPoint, _ color: UIColor, on canvas: Canvas) {
    switch sign {
    case .left: canvas.chevron(.left, at: point, size: 4.5, color: color)
    case .pin: canvas.pin(at: point, isOn: face.isOn)
    case .right: canvas.chevron(.right, at: point, size: 4.5, color: color)
    case .tree: canvas.treeSign(at: point, color: color)
    case .facts: canvas.factsSign(at: point, color: color)
    case .find: canvas.findSign(at: point, color: color)
    case .outline: canvas.outlineSign(at: point, color: color)
    case .undo: canvas.turnSign(at: point, isForward: false, color: color)
    case .redo: canvas.turnSign(at: point, isForward: true, color: color)
    case .record:
      canvas.disc(at: point, radius: 5, color: face.isOn ? Theme.refused : Theme.line)
    }
  }
}
