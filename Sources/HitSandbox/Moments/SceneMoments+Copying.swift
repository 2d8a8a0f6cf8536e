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
    guard let explanation = (shown?.subject ?? hover)?.explanation else { return nil }
    let asked = asking.isOpen ? asking.view : nil
    let answer = asked.flatMap { explainer.answer(about: $0, at: explanation.point) }
    let messages = explanation.messages(answering: answer)
    let lines = [explanation.heading(in: scene.name)] + messages.map(\.text)
    return lines.map { $0 + "\n" }.joined()
  }
}
