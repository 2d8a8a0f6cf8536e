internal import HitAnalysis
internal import HitInspector
internal import HitResponders

extension ReceiverGuess {
  /// Asks who receives a press, with the views that may come to mind as choices.
  ///
  /// - Parameters:
  ///   - press: The press, explained and not sent.
  ///   - name: The scene's name, which decides on the order of the choices.
  ///   - number: The number of the try.
  fileprivate init(_ press: ExplainedPress, in name: String, number: Int) {
    let (hit, seen) = (press.walk.hit, press.intended)
    let minds = [hit, seen, seen?.superview ?? hit?.superview].compactMap { $0?.routingName }
    // A receiver that is seen leaves room for another view of the walk.
    let asked = press.explanation.walk.lines.filter { $0.isAsked }.map(\.view)
    let received = hit.map { PressReceiver($0.routingName) } ?? .nobody
    let views = (minds + asked.reversed()).map { PressReceiver($0) }
    let choices = [received, .nobody] + views.filter { $0 != received }
    let seed = name.utf8.reduce(UInt64(number)) { $0 &* 31 &+ UInt64($1) }
    self.init(choices, seed: seed)
  }
}

extension SceneCard {
  /// Gives the chosen try its choices, where a guess is to be made and has none yet.
  ///
  /// - Parameters:
  ///   - explainer: Who knows who receives the press.
  ///   - name: The scene's name, which decides on the order of the choices.
  mutating func ask(_ explainer: Explainer, in name: String) {
    guard isGuessOpen, let attempt = chosenTry, attempt.guess == nil else { return }
    let press = explainer.explain(at: attempt.press)
    ask(ReceiverGuess(press, in: name, number: chosen ?? 0))
  }
}
