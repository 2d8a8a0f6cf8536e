import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Lessons that are fed by a scene")
struct LessonFeedTests {
  @Test("while a guess is open nothing tells the answer; the press does")
  func guess() throws {
    let rig = try FeedRig("raised-tab")
    #expect(rig.model.inspection != nil)
    rig.inspector.perform(.toggleGuessing)
    rig.feed.explain(at: 1)
    let guess = try #require(rig.model.card.chosenTry?.guess)
    #expect(guess.choices.contains(.view("Cell5")) && guess.choices.contains(.view("CenterButton")))
    #expect(guess.choices.contains(.nobody))
    #expect(rig.model.inspection == nil)
    rig.feed.hover(CGPoint(x: 160, y: 421))
    rig.feed.explain(at: 1.1)
    #expect(rig.model.inspection == nil && rig.model.status.receiver == nil)
    let wrong = try #require(guess.choices.firstIndex(of: .view("CenterButton")))
    rig.inspector.perform(.guess(wrong))
    rig.touch(.began, 160, 421, at: 2)
    rig.touch(.ended, 160, 421, at: 2.1)
    let answered = try #require(rig.model.card.tries[0].guess)
    #expect(answered.answer?.receiver == .view("Cell5") && !answered.isRight)
    #expect(rig.model.card.tries[0].isDone && rig.model.card.score == (0, 1))
    #expect(rig.model.inspection?.isTouch == true)
    // CenterButton was meant, and lost it: the verdict tells why.
    #expect(answered.answer?.reason == rig.model.inspection?.verdict.body)
  }

  @Test("a press that arrives where it was meant to is explained by its row of the walk")
  func arrival() throws {
    let rig = try FeedRig("controls")
    rig.inspector.perform(.toggleGuessing)
    rig.feed.explain(at: 1)
    let press = try #require(rig.model.card.chosenTry?.press)
    rig.touch(.began, press.x, press.y, at: 2)
    let reason = try #require(rig.model.card.tries.first?.guess?.answer?.reason)
    let row = try #require(rig.model.inspection?.walk.last { $0.outcome == .received })
    let number = try #require(row.number)
    #expect(reason.text == "\(row.name) is number \(number) of the walk: \(row.remark.text).")
  }

  @Test("the hit map does not open while a guess is open, nor stay when one is asked for")
  func map() throws {
    let rig = try FeedRig("raised-tab")
    var passed: [InspectorCommand] = []
    rig.inspector.onCommand = { passed.append($0) }
    rig.inspector.perform(.showMode(.hitMap))
    #expect(rig.model.mode == .hitMap && passed.isEmpty)
    rig.inspector.perform(.toggleGuessing)
    rig.feed.explain(at: 1)
    #expect(rig.model.mode == .inspect && rig.model.card.isGuessOpen)
    for command in [InspectorCommand.showMode(.hitMap), .stepFinding(1)] {
      #expect(rig.inspector.perform(command))
      #expect(rig.model.mode == .inspect && passed.popLast() == .showMode(.hitMap))
    }
    rig.inspector.perform(.guess(0))
    rig.inspector.perform(.showMode(.hitMap))
    #expect(rig.model.mode == .inspect)
    rig.touch(.began, 160, 421, at: 2)
    rig.touch(.ended, 160, 421, at: 2.1)
    rig.inspector.perform(.showMode(.hitMap))
    #expect(rig.model.mode == .hitMap)
    // A pointer on its way over the card takes no map away.
    rig.inspector.root.card.onHover?(1)
    #expect(rig.model.mode == .hitMap)
    rig.inspector.perform(.nextTry)
    #expect(rig.model.mode == .inspect)
    rig.inspector.perform(.toggleGuessing)
    rig.inspector.perform(.showMode(.hitMap))
    #expect(rig.model.mode == .hitMap)
  }

  @Test("a guess that is typed before its choices are shown is one of them all the same")
  func guessAtOnce() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.toggleGuessing)
    #expect(rig.inspector.perform(.guess(1)))
    let guess = try #require(rig.model.card.chosenTry?.guess)
    #expect(guess.chosen == 1 && guess.choices.count > 1)
    // It is made once.
    #expect(!rig.inspector.perform(.guess(0)))
  }

  @Test("what is done of lessons is kept in a file; one that cannot be read is told of")
  func progress() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var progress = LessonProgress(in: folder.path)
    #expect(progress.trouble == nil && progress.done(in: "drag").isEmpty)
    let news = [progress.note([0, 2], in: "drag"), progress.note([0, 2], in: "drag")]
    #expect(news == [true, false])
    try progress.save()
    #expect(LessonProgress(in: folder.path).done(in: "drag") == [0, 2])
    try Data("{".utf8).write(to: folder.appendingPathComponent("lessons.json"))
    let broken = LessonProgress(in: folder.path)
    #expect(broken.trouble?.contains("lessons.json") == true && broken.done(in: "drag").isEmpty)
    try LessonProgress(in: nil).save()
  }

  @Test("a wrong guess: what was guessed, what came of it, and why, below the scene")
  func picture() throws {
    let rig = try WindowGoldenTests.Rig("out-of-bounds")
    let entries = SceneLibrary.gallery.entries
    let index = try #require(entries.firstIndex { $0.name == "out-of-bounds" })
    let lessons = try entries.enumerated().map {
      let title = try SceneLibrary.gallery.scene($0.element.name).title
      return LessonPlace.Lesson(title, isDone: $0.offset < index)
    }
    rig.inspector.model.lesson = LessonPlace(lessons, index: index)
    rig.tap(350, 350, from: 1, to: 1.1)
    rig.inspector.perform(.chooseTry(1))
    rig.inspector.perform(.toggleGuessing)
    rig.feed.explain(at: 2)
    rig.inspector.perform(.guess(0))
    rig.tap(450, 450, from: 3, to: 3.1)
    rig.hover(450, 450, at: 4)
    #expect(try rig.mismatch("lesson") == nil)
  }

  @Test("each try of the gallery says in one line of the list what to do")
  func sentences() throws {
    for name in SceneLibrary.gallery.entries.map(\.name) {
      let tries = try SceneLibrary.gallery.scene(name).tries
      #expect(!tries.isEmpty, "\(name)")
      for attempt in tries {
        let say = try #require(attempt.say, "\(name): \(attempt.note)")
        #expect(say.hasSuffix("."), "\(name): \(say)")
        // Between the number and the scroll bar of the list in a window of 1,280 pixels.
        #expect(Ink.width(say, Theme.chainLabelStrong) <= 258, "\(name): \(say)")
      }
    }
  }

  @Test("a try that is chosen is explained where it would press, also beside a pinned press")
  func chosen() throws {
    let rig = try FeedRig("view-controllers")
    let presses = rig.model.card.tries.map(\.press)
    rig.inspector.perform(.nextTry)
    rig.feed.explain(at: 1)
    #expect(rig.model.inspection?.point == presses[0])
    rig.inspector.perform(.nextTry)
    rig.feed.explain(at: 2)
    #expect(rig.model.inspection?.point == presses[1] && rig.model.markedPointer == presses[1])
    rig.touch(.began, presses[1].x, presses[1].y, at: 3)
    rig.touch(.ended, presses[1].x, presses[1].y, at: 3.1)
    rig.inspector.perform(.chooseTry(2))
    rig.feed.explain(at: 4)
    #expect(rig.model.inspection?.point == presses[1] && rig.model.moment.isPinned)
    #expect(rig.model.hover?.point == presses[2] && rig.model.status.pointer == presses[2])
  }

  @Test("the answer to a guess has room below its choices, also where those take two rows")
  func room() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.toggleGuessing)
    let view = rig.inspector.root.lesson.guess
    var rows: Set<CGFloat> = []
    for time in 1...3 {
      rig.feed.explain(at: Double(time))
      rig.inspector.application.layoutIfNeeded()
      rows.formUnion(view.choices.map(\.rect.minY))
      #expect(view.answerRect.height > 0 && view.answerRect.maxY <= view.bounds.height)
      #expect(view.choices.allSatisfy { $0.rect.maxY < view.answerRect.minY })
      rig.inspector.perform(.nextTry)
    }
    #expect(rows.count == 2)
  }

  @Test("a guess names its choices with their keys, wherever the lesson has no room")
  func choices() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.toggleGuessing)
    rig.feed.explain(at: 1)
    let guess = try #require(rig.model.card.chosenTry?.guess)
    let body = VerdictCard.waiting(in: rig.model).body.text
    for (letter, choice) in zip(["A", "B", "C"], guess.choices) {
      #expect(body.contains("\(letter) \(choice.words)"), "\(body)")
    }
    rig.inspector.perform(.guess(1))
    #expect(VerdictCard.waiting(in: rig.model).body.text.contains("your guess: "))
  }
}
