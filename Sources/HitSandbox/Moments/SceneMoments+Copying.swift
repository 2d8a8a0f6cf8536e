internal import HitAnalysis
internal import HitInspector
internal import HitResponders
internal import HitScenes

// What can be copied of the moment that is shown.
extension SceneMoments {
  /// The explanation, line for line as `hitscope explain` prints it; nothing while none is shown.
  var explanationText: String? {
    if let key = shown?.key {
      return key.outcome.messages.map { $0.text + "\n" }.joined()
    }
    guard let subject = shown?.subject ?? hover else { return nil }
    let explanation = subject.explanation
    let asked = asking.isOpen ? asking.view : nil
    let answer = asked.flatMap { explainer.answer(about: $0, at: explanation.point) }
    var messages = explanation.messages(answering: answer)
    if answer == nil, subject.inspection.isTouch {
      // What came of a touch, in place of what would come of a press.
      let (verdict, chain) = (subject.inspection.verdict, subject.inspection.chain)
      messages = explanation.walk.lines.map(\.message) + [verdict.message] + chain.messages
    }
    let lines = [explanation.heading(in: scene.name)] + messages.map(\.text)
    return lines.map { $0 + "\n" }.joined()
  }
}
