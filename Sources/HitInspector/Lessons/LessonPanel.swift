internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// Where a scene stands among the lessons of the gallery.
nonisolated package struct LessonPlace: Hashable, Sendable {
  /// A scene of the gallery, as the lessons count it.
  package struct Lesson: Hashable, Sendable {
    package var title: String
    package var isDone: Bool

    package init(_ title: String, isDone: Bool) { (self.title, self.isDone) = (title, isDone) }
  }

  package var lessons: [Lesson]
  /// The place of the scene among them.
  package var index: Int

  package init(_ lessons: [Lesson], index: Int) { (self.lessons, self.index) = (lessons, index) }
}

/// The lesson of a scene, below it: its sentence, its tries, and who receives them.
final class LessonPanel: PanelView {
  struct Content: Equatable {
    var card = SceneCard()
    var place: LessonPlace?
    /// The scene's title.
    var title = ""
  }

  let earlier = BarButton(.left, name: "PreviousLesson")
  let later = BarButton(.right, name: "NextLesson")
  let list = TryList("Tries")
  let guess = GuessView("Guess")

  private(set) var content = Content()

  /// Whether it is to stand in the place of the events.
  var isWanted = false

  override var parts: [UIView] { [earlier, later, list, guess] }

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    list.show(new.card)
    guess.show(new.card)
    name(earlier, at: -1)
    name(later, at: 1)
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func name(_ button: BarButton, at step: Int) {
    let index = (content.place?.index ?? 0) + step
    let lessons = content.place?.lessons ?? []
    button.isHidden = !lessons.indices.contains(index)
    guard !button.isHidden else { return }
    button.face.words = "\(index + 1) \(lessons[index].title)".runs
    button.face.isSignLast = step > 0
  }

  // MARK: Places

  /// The height at which a guess is whole, with its choices and what came of it.
  nonisolated static let restingHeight: CGFloat = 178
  private static let headHeight: CGFloat = 62

  private var divide: CGFloat { (bounds.width * 0.478).rounded() }

  override func layoutSubviews() {
    var right = bounds.width - Theme.margin
    for button in [later, earlier] where !button.isHidden {
      let words = Ink.line(button.face.words, font: Theme.label, width: nil).size.width
      let width = min(words + 38, 150).rounded(.up)
      button.setFrameIfNeeded(CGRect(x: right - width, y: 8, width: width, height: 20))
      right -= width + 6
    }
    let height = max(0, bounds.height - Self.headHeight - 1)
    let top = Self.headHeight + 1
    list.setFrameIfNeeded(CGRect(x: 0, y: top, width: divide, height: height))
    let rest = bounds.width - divide - 1
    guess.setFrameIfNeeded(CGRect(x: divide + 1, y: top, width: rest, height: height))
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    if let place = content.place {
      let title = "LESSON \(place.index + 1) OF \(place.lessons.count)"
      canvas.heading(title, baseline: 21, in: bounds)
      paintProgress(place, on: canvas)
    } else {
      canvas.heading("LESSON", baseline: 21, in: bounds)
    }
    let about = content.card.about.isEmpty ? content.title : content.card.about
    let ink = content.card.isDone ? Theme.accepted : Theme.text
    canvas.write(
      Words(about, Theme.lessonSentence, ink),
      at: CGPoint(x: Theme.margin, y: 50),
      width: bounds.width - 2 * Theme.margin
    )
    canvas.separator(at: Self.headHeight, width: bounds.width)
    let line = CGRect(
      x: divide,
      y: Self.headHeight + 1,
      width: 1,
      height: max(0, bounds.height - Self.headHeight)
    )
    canvas.fill(line, color: Theme.separator)
  }

  /// Draws a mark for each lesson, narrower where the buttons leave less room.
  private func paintProgress(_ place: LessonPlace, on canvas: Canvas) {
    let left: CGFloat = 131
    let end = (earlier.isHidden ? later : earlier).frame.minX - 8
    let step = max(1, min(7, (end - left) / CGFloat(max(1, place.lessons.count))))
    for (index, lesson) in place.lessons.enumerated() {
      let color =
        index == place.index ? Theme.selection : lesson.isDone ? Theme.accepted : Theme.connector
      let mark = CGRect(x: left + CGFloat(index) * step, y: 13.5, width: step * 5 / 7, height: 8)
      canvas.fill(mark, color: color, cornerRadius: min(1.5, step / 4))
    }
  }
}
