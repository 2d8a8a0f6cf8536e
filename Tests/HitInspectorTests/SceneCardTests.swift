import Foundation
import HitResponders
import Testing

@testable import HitInspector

@Suite("The scene card")
struct SceneCardTests {
  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))
  private let tries = [
    LessonTry(press: CGPoint(x: 10, y: 20), note: "first"),
    LessonTry(press: CGPoint(x: 130, y: 40), note: "second"),
  ]

  @Test("the next try is the first that was not pressed, then the one after it, round about")
  func next() {
    var card = SceneCard(about: "a", tries: tries)
    card.take(TryLanding(at: CGPoint(x: 10, y: 30), receiver: "a"))
    card.chooseNext()
    #expect(card.chosenTry?.note == "second")
    card.chooseNext()
    #expect(card.chosenTry?.note == "first")
    card.take(TryLanding(at: CGPoint(x: 10, y: 20), receiver: "a"))
    #expect(card.chosen == nil && card.tries.map(\.isDone) == [true, false])
    var empty = SceneCard()
    empty.chooseNext()
    #expect(empty.chosen == nil)
  }

  @Test("the window says what a scene is about, above the scene; N and Enter press its tries")
  func window() throws {
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    let view = inspector.root.card
    #expect(view.isHidden)
    inspector.model.card = SceneCard(about: "what it is", tries: tries)
    #expect(!view.isHidden)
    #expect(view.frame.maxY <= inspector.geometry.viewport.minY)
    #expect(!inspector.perform(.accept))
    #expect(inspector.perform(.nextTry))
    #expect(inspector.model.markedPointer == tries[0].press)
    #expect(inspector.perform(.accept))
    #expect(commands == [.playTry(0)])
    for (target, _) in view.buttons { view.onClick?(target) }
    #expect(commands.suffix(3) == [.playTry(0), .playTry(1), .restartScene])
  }

  @Test("the pointer on a try shows where it presses, and leaves nothing behind")
  func hover() throws {
    inspector.model.card = SceneCard(about: "what it is", tries: tries)
    inspector.application.layoutIfNeeded()
    let view = inspector.root.card
    let second = try #require(view.buttons.dropFirst().first)
    view.hover(at: CGPoint(x: second.rect.midX, y: second.rect.midY))
    #expect(inspector.model.card.chosen == 1)
    #expect(inspector.model.markedPointer == tries[1].press)
    view.hover(at: nil)
    #expect(inspector.model.card.chosen == nil && inspector.model.markedPointer == nil)
  }

  @Test("a list longer than the window is high scrolls to what the keys go to")
  func longList() {
    inspector.resize(to: CGSize(width: 900, height: 400))
    let scenes = (0..<40).map { (name: "scene \($0)", about: "about \($0)") }
    var commands: [InspectorCommand] = []
    inspector.onCommand = { commands.append($0) }
    inspector.popUps.openScenes(scenes, chosen: 0)
    let menu = inspector.root.menu
    #expect(menu.cardRect.maxY <= 400)
    #expect(inspector.perform(.step(.previous)))
    #expect(menu.cardRect.contains(menu.rect(ofItem: 39)))
    #expect(inspector.perform(.accept))
    #expect(commands == [.showScene(39)])
  }
}
