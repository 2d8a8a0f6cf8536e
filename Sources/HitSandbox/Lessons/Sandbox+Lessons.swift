internal import HitInspector
internal import HitScenes

// The gallery as lessons: which of its tries are done.
extension Sandbox {
  /// Shows which tries of a scene that was just opened are done.
  func beginLesson() {
    inspector.model.lesson = nil
    guard replay == nil, source.isOfLibrary else { return }
    inspector.model.card.finish(lessons.done(in: scene.name))
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

  private func showLessons() {
    guard let place = source.place else { return }
    do {
      let all = try source.summaries().map { summary in
        LessonPlace.Lesson(
          summary.title,
          isDone: !summary.tries.isEmpty
            && lessons.done(in: summary.name).count >= summary.tries.count
        )
      }
      inspector.model.lesson = LessonPlace(all, index: place.index)
    } catch {
      notices.fail("\(error)")
    }
  }
}
