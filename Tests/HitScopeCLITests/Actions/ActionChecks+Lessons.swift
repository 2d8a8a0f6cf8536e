import Foundation
import HitInspector
import TestSupport
import Testing

// Tries, and guesses who receives them.
extension ActionChecks {
  static var lessons: [InspectorCommand: ActionCheck] {
    var checks: [InspectorCommand: ActionCheck] = [
      .nextTry: { trial in
        let desk = try trial.open()
        // The scene has several tries; Enter presses the one that was gone to.
        try trial.act(on: desk)
        try trial.type(.accept, on: desk)
        #expect(desk.waits(for: "touch 1 ended"))
        let first = desk.log
        try trial.act(on: desk)
        try trial.type(.accept, on: desk)
        #expect(eventually { desk.log.components(separatedBy: "touch 1 ended").count == 3 })
        let places = desk.log.matches(of: /touch 1 began (\(.*\))/).map { $0.1 }
        #expect(places.count == 2 && places[0] != places[1], "\(first)")
      },
      .toggleGuessing: { trial in
        let desk = try trial.open()
        desk.move(to: 160, 421)
        try trial.expectThereAndBack(in: desk.layout.why, on: desk)
      },
    ]
    for choice in 0..<4 { checks[.guess(choice)] = { try expectGuess(choice, $0) } }
    return checks
  }

  /// Expects that a key takes a choice of a guess, which the press answers.
  private static func expectGuess(_ choice: Int, _ trial: ActionTrial) throws {
    let desk = try trial.open()
    try trial.type(.toggleGuessing, on: desk)
    try trial.expectChange(in: desk.layout.openLog(sceneSize: desk.sceneSize), on: desk)
    #expect(!desk.log.contains("press began"))
    // A guess is made once: from now on the letters are the scene's.
    try trial.type(.guess((choice + 1) % 4), on: desk)
    #expect(desk.waits(for: "t press ended"))
    try trial.type(.accept, on: desk)
    #expect(desk.waits(for: "touch 1 ended"))
  }
}
