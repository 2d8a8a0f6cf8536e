import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("Lessons")
struct LessonTests {
  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  private func card(_ tries: [LessonTry]) -> SceneCard {
    SceneCard(about: "what it is", tries: tries)
  }

  private func attempt(_ places: [CGPoint], _ receivers: PressReceiver...) -> LessonTry {
    LessonTry(places, note: "what there is to see", receivers: receivers)
  }

  @Test("a try is done when each of its places was pressed and received as it says")
  func done() {
    var card = card([
      attempt([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)], .view("a"))
    ])
    card.take(TryLanding(at: CGPoint(x: 10, y: 21), receiver: "a"))
    #expect(card.tries[0].doneCount == 1 && !card.isDone)
    #expect(card.tries[0].press == CGPoint(x: 90, y: 10))
    card.take(TryLanding(at: CGPoint(x: 90, y: 23), receiver: "a"))
    #expect(card.tries[0].doneCount == 1)
    card.take(TryLanding(at: CGPoint(x: 90, y: 10), receiver: "b"))
    #expect(card.tries[0].strayed?.receiver == .view("b") && !card.isDone)
    card.take(TryLanding(at: CGPoint(x: 90, y: 10), receiver: "a"))
    #expect(card.isDone && card.tries[0].strayed == nil && card.done == [0])
  }

  @Test("each place can have a receiver of its own")
  func own() {
    var card = card([
      attempt([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)], .view("a"), .view("b"))
    ])
    card.take(TryLanding(at: CGPoint(x: 90, y: 10), receiver: "a"))
    #expect(card.tries[0].strayed == .init(receiver: .view("a"), wanted: .view("b")))
    card.take(TryLanding(at: CGPoint(x: 90, y: 10), receiver: "b"))
    #expect(card.tries[0].strayed == nil && !card.isDone)
    card.take(TryLanding(at: CGPoint(x: 10, y: 10), receiver: "a"))
    #expect(card.isDone)
  }

  @Test("nobody can be who receives")
  func nobody() {
    var card = card([attempt([.zero], .nobody)])
    card.take(TryLanding(at: .zero, receiver: "a"))
    #expect(!card.isDone)
    card.take(TryLanding(at: .zero, receiver: nil))
    #expect(card.isDone)
  }

  @Test("the choices of a guess are always in one order, each once, at most four")
  func choices() {
    let names: [PressReceiver] = [
      .view("a"), .nobody, .view("b"), .view("a"), .view("c"), .view("d"),
    ]
    for seed in 0..<40 as Range<UInt64> {
      let guess = ReceiverGuess(names, seed: seed)
      #expect(Set(guess.choices) == Set(names.prefix(3) + [.view("c")]))
      #expect(guess.choices.count == 4)
      #expect(guess.choices == ReceiverGuess(names, seed: seed).choices)
    }
    let orders = Set((0..<40 as Range<UInt64>).map { ReceiverGuess(names, seed: $0).choices })
    #expect(orders.count > 8)
  }

  @Test("a guess comes before its press, stays, and is told to be right or wrong")
  func guess() {
    var card = card([attempt([.zero]), attempt([CGPoint(x: 99, y: 0)])])
    #expect(!card.isAnswerHidden)
    card.toggleGuessing()
    #expect(card.chosen == 0 && card.isGuessOpen)
    let question = ReceiverGuess([.view("a"), .nobody], seed: 1)
    card.ask(question)
    let right = question.choices.firstIndex(of: .view("a")) ?? 0
    let taken = [card.guess(right), card.guess(1 - right)]
    #expect(taken == [true, false])
    #expect(card.isAnswerHidden && !card.isGuessOpen)
    card.take(TryLanding(at: .zero, receiver: "a", reason: "why"))
    #expect(!card.isAnswerHidden && card.chosen == 0)
    #expect(card.score == (1, 1))
    // What comes later is free play.
    card.take(TryLanding(at: .zero, receiver: nil))
    #expect(card.score == (1, 1))
    card.chooseNext()
    card.ask(question)
    _ = card.guess(right)
    card.take(TryLanding(at: CGPoint(x: 99, y: 0), receiver: nil))
    #expect(card.score == (1, 2))
    card.toggleGuessing()
    #expect(!card.isAnswerHidden)
  }

  @Test("the lesson stands below the scene; letters choose while a guess is asked for")
  func panel() throws {
    inspector.model.card = card([attempt([.zero]), attempt([CGPoint(x: 99, y: 0)])])
    let lesson = inspector.root.lesson
    #expect(lesson.isHidden)
    #expect(inspector.keyScope == .window)
    #expect(inspector.perform(.toggleGuessing))
    inspector.application.layoutIfNeeded()
    #expect(!lesson.isHidden && inspector.keyScope == .guess)
    #expect(InspectorCommand(keysym: 0x62, in: inspector.keyScope) == .guess(1))
    #expect(InspectorCommand(keysym: 0x62) != .guess(1))
    inspector.model.card.ask(ReceiverGuess([.view("a"), .nobody, .view("b")], seed: 3))
    inspector.application.layoutIfNeeded()
    #expect(lesson.guess.choices.count == 3)
    for (_, rect) in lesson.guess.choices { #expect(lesson.guess.bounds.contains(rect)) }
    #expect(lesson.list.rows.allSatisfy { !$0.words.contains("what there is to see") })
    #expect(inspector.perform(.guess(2)) && !inspector.perform(.guess(0)))
    inspector.model.card.take(TryLanding(at: .zero, receiver: "a"))
    #expect(lesson.list.rows[0].words == "what there is to see")
    #expect(inspector.perform(.toggleGuessing))
    #expect(lesson.isHidden)
  }

  @Test("a row of the tree takes Enter from a try that was chosen before")
  func chosenView() throws {
    let scene = RaisedTab()
    inspector.open(scene.application)
    inspector.model.card = card([attempt([.zero])])
    #expect(inspector.perform(.nextTry) && inspector.model.card.chosen == 0)
    inspector.choose(ObjectIdentifier(try #require(scene.application.windows.first)))
    #expect(inspector.model.card.chosen == nil && inspector.model.markedPointer == nil)
  }

  @Test("a scene without tries cannot be guessed about")
  func empty() {
    #expect(!inspector.perform(.toggleGuessing))
    #expect(inspector.model.strip == .events)
  }

  @Test("a scene that is read again keeps what is done of the tries that stayed")
  func again() {
    var old = card([attempt([.zero]), attempt([CGPoint(x: 99, y: 0)])])
    old.take(TryLanding(at: .zero, receiver: "a"))
    let new = card([attempt([CGPoint(x: 50, y: 0)]), attempt([.zero])]).keeping(old)
    #expect(new.done == [1])
  }
}
