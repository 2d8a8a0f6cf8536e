import HitScopeTesting
import Testing

@testable import TabBar

@MainActor
@Suite("Tab bar")
struct TabBarTests {
  private let stage = Stage(controller: { TabBarController() })

  @Test("the part of the button above the bar takes touches")
  func raisedPart() throws {
    stage.tap(at: CGPoint(x: 160, y: 421))
    try stage.expect("CenterButton", handles: .touchesBegan)
    try stage.expect("CenterButton", handles: .touchesEnded)
    try stage.expectNothingMore()
  }

  @Test("a finger that leaves the button keeps its touch")
  func dragAway() throws {
    let button = try #require(try stage.view("CenterButton") as? CenterButton)
    stage.touchDown(1, at: CGPoint(x: 160, y: 440))
    stage.wait(.frame)
    stage.move(1, to: CGPoint(x: 20, y: 20))
    stage.lift(1)
    #expect(button.presses == 1)
  }

  @Test("beside the round button the list is pressed")
  func corner() throws {
    try stage.expect("List", receivesPressAt: CGPoint(x: 130, y: 415))
  }
}
