import Foundation
import HitInspector
import TestSupport
import Testing

// Edits of the scene.
extension ActionChecks {
  static var editing: [InspectorCommand: ActionCheck] {
    [
      .accept: { trial in
        let desk = try trial.openCard()
        try select(trial, on: desk)
        // The facts become fields, until Esc.
        try trial.expectThereAndBack(in: desk.layout.selected, on: desk) {
          try trial.type(.clear, on: desk)
        }
      },
      .undo: { trial in
        let desk = try trial.openCard()
        try nudge(trial, on: desk)
        let moved = desk.scenePixel(edge.x, edge.y)
        try trial.act(on: desk)
        #expect(eventually { desk.scenePixel(edge.x, edge.y) != moved })
      },
      .redo: { trial in
        let desk = try trial.openCard()
        try nudge(trial, on: desk)
        let moved = desk.scenePixel(edge.x, edge.y)
        try trial.type(.undo, on: desk)
        #expect(eventually { desk.scenePixel(edge.x, edge.y) != moved })
        try trial.act(on: desk)
        #expect(eventually { desk.scenePixel(edge.x, edge.y) == moved })
      },
      .revert: { trial in
        let desk = try trial.openCard()
        try nudge(trial, on: desk)
        let moved = desk.scenePixel(edge.x, edge.y)
        try trial.type(.showPalette, on: desk)
        try desk.enter("revert")
        #expect(eventually { desk.scenePixel(edge.x, edge.y) != moved })
        // It is one edit, which is undone at once.
        try trial.type(.undo, on: desk)
        #expect(eventually { desk.scenePixel(edge.x, edge.y) == moved })
      },
    ]
  }

  /// Where the card is, and no longer once it was moved.
  private static let edge = (x: CGFloat(52), y: CGFloat(120))

  /// Selects the card.
  static func select(_ trial: ActionTrial, on desk: Desk) throws {
    try trial.type(.showMode(.inspect), on: desk)
    try desk.shiftClick(100, 100)
    // The list of the views that are there is taken away, the question stays.
    try trial.type(.clear, on: desk)
    desk.move(to: 290, 290)
  }

  /// Selects the card and moves it by 8 points, in the field that its properties begin with.
  static func nudge(_ trial: ActionTrial, on desk: Desk) throws {
    try select(trial, on: desk)
    try trial.type(.accept, on: desk)
    _ = try desk.settledPicture(of: desk.geometry.sceneRect)
    let before = desk.scenePixel(edge.x, edge.y)
    try desk.user.type(["Shift_L", "Up"])
    try desk.user.type(["Return"])
    desk.isEdited = true
    #expect(eventually { desk.scenePixel(edge.x, edge.y) != before }, "it did not move")
    _ = try desk.settledPicture(of: desk.geometry.sceneRect)
  }
}
