internal import HitInspector
internal import HitScenes

// The gallery as lessons: which of its tries are done.
extension Sandbox {
  /// Shows which tries of a scene that was just opened are done, and goes on asking who receives
  /// each where that was asked in the scene before.
  func beginLesson(isGuessing: Bool) {
    inspector.model.lesson = nil
    guard replay == nil else { return }
    if source.isOfLibrary { inspector.model.card.finish(lessons.done(in: scene.name)) }
    if isGuessing, !inspector.model.card.tries.isEmpty { inspector.perform(.toggleGuessing) }
  }

  /// Keeps what was done, and shows how far the lessons are where they stand below the scene.
  func followLesson() {
    guard replay == nil, source.isOfLibrary else { return }
    let card = inspector.model.card
    if lessons.note(card.done, in: scene.name) {
      do {
        try lessons.save()
      } catch {
        notices.fail("what was done of the lessons is not kept: \(error)")
      }
      inspector.model.lesson = nil
    }
    if inspector.model.strip == .lesson, inspector.model.lesson == nil { showLessons() }
  }

  /// Tells why the hit map does not open while it is asked who receives a press.
  func tellOfGuess() {
    let off = KeyTable.label(of: .toggleGuessing)
    let rest = " would tell the answer; guess and press first, or \(off) turns guessing off"
    notices.post(Notice(.info, "Hit map", rest))
  }

  private func showLessons() {
    do {
      guard let (summaries, index) = try source.lessons() else { return }
      let all = summaries.map { summary in
        LessonPlace.Lesson(
          summary.title,
          isDone: !summary.tries.isEmpty
            && lessons.done(in: summary.name).count >= summary.tries.count
        )
      }
      inspector.model.lesson = LessonPlace(all, index: index)
    } catch {
      notices.fail("\(error)")
    }
  }
}
