import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("Controls, recognizers, cards and keys")
struct ArticleTests {
  @Test("stars are where their anchors put them, and a finger that slides fills them")
  func rating() throws {
    let stage = Stage(controller: { RatingViewController() })
    let rating = try #require(try stage.view("rating") as? RatingControl)
    let label = try #require(try stage.view("label") as? UILabel)
    #expect(rating.frame == CGRect(x: 50, y: 100, width: 220, height: 44))
    stage.tap(at: CGPoint(x: 50 + 100, y: 120))
    #expect(rating.rating == 3 && label.text == "3 of 5")
    stage.drag(from: CGPoint(x: 60, y: 120), to: CGPoint(x: 265, y: 160))
    #expect(rating.rating == 5 && label.text == "5 of 5")
    stage.wait(.frame)
    #expect(label.center.x == 160 && label.frame.minY == 156 && label.bounds.width > 20)
  }

  @Test("a checkmark is down and up to the right, and nothing else is one")
  func checkmark() throws {
    let stage = Stage(controller: { CheckmarkViewController() })
    let controller = try #require(stage.window.rootViewController as? CheckmarkViewController)
    func draw(_ points: [(CGFloat, CGFloat)]) {
      stage.touchDown(at: CGPoint(x: points[0].0, y: points[0].1))
      for (x, y) in points.dropFirst() {
        stage.wait(.frame)
        stage.move(to: CGPoint(x: x, y: y))
      }
      stage.wait(.frame)
      stage.lift()
    }
    draw([(100, 200), (110, 220), (120, 240), (140, 200), (160, 160)])
    #expect(controller.checks == 1)
    draw([(100, 200), (110, 220), (120, 240)])
    draw([(100, 200), (110, 220), (100, 240), (140, 160)])
    draw([(100, 200), (110, 220), (130, 210)])
    #expect(controller.checks == 1)
    draw([(10, 100), (20, 120), (60, 40)])
    #expect(controller.checks == 2)
  }

  @Test("a card that is dragged a little comes back, and one that is dragged far is gone")
  func card() throws {
    let stage = Stage(controller: { CardViewController() })
    let controller = try #require(stage.window.rootViewController as? CardViewController)
    let home = controller.card.center
    stage.drag(from: home, to: CGPoint(x: home.x + 60, y: home.y), steps: 60)
    #expect(controller.card.center == home && controller.thrown == 0)
    stage.wait(.longPress)
    stage.wait(.longPress)
    #expect(controller.card.layer.presentation()?.position == home)
    stage.drag(from: home, to: CGPoint(x: home.x + 150, y: home.y), steps: 30)
    #expect(controller.thrown == 1 && controller.card.alpha == 0)
    stage.wait(.longPress)
    #expect(controller.card.alpha == 1 && controller.card.center == home)
  }

  @Test("arrow keys move, letters are typed, and a command is no press")
  func keys() throws {
    let stage = Stage(controller: { KeyViewController() })
    let controller = try #require(stage.window.rootViewController as? KeyViewController)
    func press(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
      for phase in [UIPress.Phase.began, .ended] {
        let key = UIKey(
          characters: text,
          charactersIgnoringModifiers: text,
          modifierFlags: modifiers,
          keyCode: .keyboardA
        )
        let sample = PressSample(type: .keyboard, phase: phase, key: key)
        stage.application.enqueue(
          ApplicationInput(.presses([sample]), at: stage.application.now)
        )
        stage.application.processQueue()
      }
    }
    press(UIKeyCommand.inputRightArrow)
    press(UIKeyCommand.inputDownArrow)
    #expect(controller.square.center == CGPoint(x: 170, y: 250))
    press("a")
    press("m", .command)
    #expect(controller.square.center == CGPoint(x: 160, y: 240) && controller.typed == "a")
  }
}
