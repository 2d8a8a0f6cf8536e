import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("Views that handle touches")
struct TouchTests {
  @Test("a view follows the finger and comes to the front")
  func drag() throws {
    let stage = Stage(controller: { DraggableViewController() })
    let first = try stage.view("first")
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 300))
    #expect(first.center == CGPoint(x: 190, y: 330))
    #expect(first.superview?.subviews.last == first)
  }

  @Test("a touch that the system takes away puts the view back")
  func cancelledDrag() throws {
    let stage = Stage(controller: { DraggableViewController() })
    let first = try stage.view("first")
    stage.touchDown(at: CGPoint(x: 60, y: 60))
    stage.wait(.frame)
    stage.move(to: CGPoint(x: 160, y: 300))
    #expect(first.center != CGPoint(x: 90, y: 90))
    stage.cancel()
    #expect(first.center == CGPoint(x: 90, y: 90))
  }

  @Test("a touched view prints the chain up to the application")
  func chain() throws {
    let stage = Stage(controller: { ResponderChainViewController() })
    try stage.tap("printer")
    let printer = try #require(try stage.view("printer") as? ChainPrinterView)
    #expect(
      printer.printed == [
        "ChainPrinterView --> UIView --> ResponderChainViewController --> UIWindow --> UIApplication"
      ]
    )
    #expect(printer.findViewController() === stage.window.rootViewController)
    #expect(printer.firstResponder(of: UIWindow.self) === stage.window)
    #expect(printer.firstResponder(of: UIControl.self) == nil)
  }

  @Test("a view that hands touches to the next responder sees them, and so does the controller")
  func forwarding() throws {
    let stage = Stage(controller: { ResponderChainViewController() })
    let controller = try #require(stage.window.rootViewController as? ResponderChainViewController)
    try stage.drag("forwarding", by: CGSize(width: 10, height: 0), steps: 2)
    let view = try #require(try stage.view("forwarding") as? ForwardingView)
    #expect(view.seen == [.began, .moved, .moved, .ended])
    #expect(controller.began == 1 && controller.ended == 1)
  }

  @Test("a finger draws a stroke, which is seen in a snapshot")
  func drawing() throws {
    let stage = Stage(controller: { DrawingViewController() })
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
    stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 190))
    let sheet = try #require(try stage.view("sheet") as? DrawingView)
    #expect(sheet.strokes.count == 2)
    #expect(sheet.strokes.map(\.currentPoint) == [CGPoint(x: 150, y: 50), CGPoint(x: 50, y: 190)])
    let picture = sheet.snapshot()
    #expect(picture.surface[100, 50] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(picture.surface[100, 60] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    sheet.clear()
    #expect(sheet.strokes.isEmpty)
  }

  @Test("every sample opens", arguments: SampleList.names)
  func opening(name: String) throws {
    let stage = Stage(controller: { SampleList.makeController(named: name) ?? UIViewController() })
    #expect(stage.window.rootViewController?.view.subviews.isEmpty == false)
  }
}
