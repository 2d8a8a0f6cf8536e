import Foundation
import HitInspector
import TestSupport
import Testing

// How large and in which colours the scene is shown, and what fingers do on it.
extension ActionChecks {
  static var canvas: [InspectorCommand: ActionCheck] {
    [
      .toggleOutline: { trial in
        let desk = try trial.open()
        desk.move(to: 38, 22)
        desk.expect(0xe08a3a, at: 184, 470)
        try trial.expectThereAndBack(in: desk.layout.canvas, on: desk)
        try trial.act(on: desk)
        #expect(eventually { desk.scenePixel(184, 470) != 0xe08a3a })
      },
      .zoomIn: { try expectZoom($0, back: .zoomOut) },
      .zoomOut: { try expectZoom($0, back: .zoomIn) },
      .zoomToFit: { try expectWholeAgain($0) },
      .zoomToOwnSize: { try expectWholeAgain($0) },
      .toggleFullScreen: { trial in
        let desk = try trial.open()
        let (width, height) = try #require(desk.user.size(desk.window))
        try trial.act(on: desk)
        try desk.takes(trial.screen.width, trial.screen.height)
        try trial.act(on: desk)
        try desk.takes(width, height)
      },
      .switchTheme: { trial in
        let desk = try trial.open()
        try trial.expectThereAndBack(in: desk.layout.why, on: desk)
        try trial.act(on: desk)
        let corner = try #require(desk.layout.status)
        let isLight = eventually {
          desk.pixel(CGPoint(x: corner.maxX - 2, y: corner.midY)).map { $0 > 0xc0c0c0 } ?? false
        }
        #expect(isLight)
      },
      .hold(.measure): { try expectTool($0) },
      .hold(.lens): { try expectTool($0) },
      .toggleSecondFinger: { trial in
        let desk = try trial.open()
        desk.move(to: 160, 300)
        try trial.act(on: desk)
        desk.click(160, 300)
        #expect(desk.waits(for: "t touch 1 ended (160, 300)\nt touch 2 ended (160, 180)\n"))
        try trial.act(on: desk)
        desk.click(150, 300)
        #expect(desk.waits(for: "t touch 1 ended (150, 300)\n"))
        #expect(!desk.log.contains("touch 2 ended (170, 180)"))
      },
    ]
  }

  /// Moves a scene that is larger than the canvas with the middle button, and with the wheel.
  static func panning(_ trial: ActionTrial) throws {
    let desk = try trial.open()
    for _ in 0..<5 { try trial.type(.zoomIn, on: desk) }
    let canvas = desk.layout.canvas
    let before = try desk.settledPicture(of: canvas)
    let (x, y) = (Int(canvas.midX), Int(canvas.midY))
    desk.user.move(to: x, y)
    desk.user.press(2)
    for step in 1...5 { desk.user.move(to: x - step * 4, y - step * 6) }
    desk.user.release(2)
    #expect(try eventually { try desk.picture(of: canvas) != before })
    let moved = try desk.settledPicture(of: canvas)
    desk.user.click(at: x - 20, y - 30, button: 5)
    #expect(try eventually { try desk.picture(of: canvas) != moved })
    #expect(!desk.log.contains("touch 1 began"))
  }

  /// Turns the wheel over a scroll view, which goes down and up again.
  static func scrolling(_ trial: ActionTrial) throws {
    let desk = try trial.open()
    desk.move(to: 160, 150)
    let edge = CGPoint(x: 10, y: 97)
    _ = try desk.settledPicture(of: desk.layout.canvas)
    let before = desk.scenePixel(edge.x, edge.y)
    for (button, isMoved) in [(5, true), (4, false)] {
      desk.user.press(button)
      desk.user.release(button)
      #expect(eventually { (desk.scenePixel(edge.x, edge.y) != before) == isMoved })
    }
    #expect(!desk.log.contains("touch 1 began"))
  }

  /// Presses with two fingers that turn about a place that was chosen.
  static func turning(_ trial: ActionTrial) throws {
    let desk = try trial.open()
    try trial.type(.toggleSecondFinger, on: desk)
    try desk.user.pressKey("Control_L")
    desk.click(100, 200)
    try desk.user.releaseKey("Control_L")
    desk.click(120, 210)
    #expect(desk.waits(for: "t touch 1 began (120, 210)\nt touch 2 began (80, 190)\n"))
  }

  private static func expectZoom(_ trial: ActionTrial, back: InspectorCommand) throws {
    let desk = try trial.open()
    try trial.expectThereAndBack(in: desk.layout.canvas, on: desk) {
      try trial.type(back, on: desk)
    }
  }

  /// Expects that a key shows the scene as it was before it was enlarged: it fits at its own size.
  private static func expectWholeAgain(_ trial: ActionTrial) throws {
    let desk = try trial.open()
    #expect(desk.geometry.factor == 1)
    let canvas = desk.layout.canvas
    let before = try desk.settledPicture(of: canvas)
    for _ in 0..<2 { try trial.type(.zoomIn, on: desk) }
    #expect(try eventually { try desk.picture(of: canvas) != before })
    try trial.act(on: desk)
    #expect(try eventually { try desk.picture(of: canvas) == before })
  }

  /// Expects that the canvas shows something for as long as a key is held.
  private static func expectTool(_ trial: ActionTrial) throws {
    let desk = try openPressed(trial)
    desk.move(to: 38, 22)
    let canvas = desk.layout.canvas
    let before = try desk.settledPicture(of: canvas)
    try trial.hold(on: desk) {
      let isShown = try eventually { try desk.picture(of: canvas) != before }
      #expect(isShown)
      // The server may repeat the key by now, so that the program does not sleep.
      #expect(desk.user.ping(desk.window))
      #expect(try desk.picture(of: canvas) != before)
    }
    #expect(try eventually { try desk.picture(of: canvas) == before })
  }
}
