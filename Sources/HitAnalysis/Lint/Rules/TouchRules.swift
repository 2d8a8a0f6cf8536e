internal import HitControls
internal import HitResponders
internal import HitScenes

// Rules about what became of touches while the scene was used.

extension LintRule {
  nonisolated static let gestureStarved: LintRule = LintRule(
    id: "HS301",
    name: "GestureStarved",
    level: .warning,
    summary: "A recognizer was never recognized although its view was touched",
    explanation: """
      In no trace it came to begin, although touches were offered to it and it took them: another \
      one prevents it, it waits for one that does not fail, or its gesture was never made.
      """,
    advice: """
      Make the gesture once, or see in the log what becomes of the recognizer when it is made.
      """,
    kind: .trace
  ) { subject in
    guard let history = subject.history else { return [] }
    return subject.gestures.compactMap { gesture, recognizer -> LintFinding? in
      guard let count = history.taken[gesture],
        !history.recognized.contains(gesture), recognizer.isEnabled,
        recognizer.isOfApplication, let view = recognizer.view
      else { return nil }
      return subject.finding(
        .gestureStarved,
        on: view,
        "\(recognizer.routingName) was never recognized, and took \(Counted.text(count, "touch", "touches"))",
        recognizers: [recognizer.routingName],
        position: subject.position(of: recognizer)
      )
    }
  }

  nonisolated static let gestureBlocksControl: LintRule = LintRule(
    id: "HS302",
    name: "GestureBlocksControl",
    level: .warning,
    summary: "A recognizer above a control took its touch",
    explanation: """
      The recognizer was recognized and cancelsTouchesInView is true, so the control got \
      touchesCancelled and its action did not run. The pan of a scroll view is meant to do that.
      """,
    advice: """
      Set cancelsTouchesInView to false, or let the recognizer's delegate refuse touches of controls.
      """,
    kind: .trace
  ) { subject in
    (subject.history?.blocks ?? []).compactMap { block -> LintFinding? in
      guard let control = subject.view(named: block.control),
        let recognizer = subject.recognizer(block.gesture)
      else { return nil }
      return subject.finding(
        .gestureBlocksControl,
        on: control,
        "\(recognizer.routingName) took a touch of \(block.control), whose action did not run",
        region: control.boxOnScreen,
        recognizers: [recognizer.routingName]
      )
    }
  }

  nonisolated static let missingEnd: LintRule = LintRule(
    id: "HS305",
    name: "MissingEnd",
    level: .error,
    summary: "A responder handled the began of touches and neither an end nor a cancellation",
    explanation: """
      It overrides touchesBegan and not the others, or a view below it passes the began on and \
      keeps the end. What it began goes on for ever.
      """,
    advice: "Override all four touches methods, and call super in all of them or in none.",
    kind: .trace
  ) { subject in
    (subject.history?.openEnds ?? []).compactMap { end -> LintFinding? in
      let named = end.view.flatMap(subject.view(named:))
      guard let view = named ?? subject.scene.windows.first else { return nil }
      return subject.finding(
        .missingEnd,
        on: view,
        "\(end.responder) handled touchesBegan and never touchesEnded or touchesCancelled"
      )
    }
  }

  nonisolated static let lateRetarget: LintRule = LintRule(
    id: "HS306",
    name: "LateRetarget",
    level: .note,
    summary: "Another view was under the finger when it was lifted",
    explanation: """
      The finger stayed where it was and the views moved, so who was pressed is not who was seen \
      when the finger was lifted.
      """,
    advice: "Keep views where they are while a finger is down.",
    kind: .trace
  ) { subject in
    (subject.history?.retargets ?? []).compactMap { retarget -> LintFinding? in
      guard let view = subject.view(named: retarget.view) else { return nil }
      return subject.finding(
        .lateRetarget,
        on: view,
        "a touch began in \(retarget.view) and was lifted over \(retarget.other ?? "no view"), "
          + "and the finger had stayed"
      )
    }
  }

  nonisolated static let unhandledTouch: LintRule = LintRule(
    id: "HS307",
    name: "UnhandledTouch",
    level: .note,
    summary: "A touch went up to the application and nobody handled it",
    explanation: "No responder of the chain overrides touchesBegan and no recognizer came of it.",
    advice: "Nothing, where nobody is meant to press there.",
    kind: .trace
  ) { subject in
    // A dump has none of the handlers.
    guard let history = subject.history, subject.scene.document?.dump == nil else { return [] }
    return subject.views.compactMap { view -> LintFinding? in
      let name = subject.name(view)
      return history.unhandled[name].map { count in
        let touches = Counted.text(count, "touch", "touches")
        return subject.finding(.unhandledTouch, on: view, "nobody handled \(touches) of \(name)")
      }
    }
  }
}

extension LintSubject {
  /// The recognizers of the views, in order.
  fileprivate var gestures: [(gesture: TouchHistory.Gesture, recognizer: UIGestureRecognizer)] {
    views.flatMap { view in
      (view.gestureRecognizers ?? []).enumerated().map { place, recognizer in
        (TouchHistory.Gesture(view: name(view), place: place), recognizer)
      }
    }
  }

  /// The recognizer that a history tells of, if the scene has it.
  fileprivate func recognizer(_ gesture: TouchHistory.Gesture) -> UIGestureRecognizer? {
    let recognizers = view(named: gesture.view)?.gestureRecognizers ?? []
    return recognizers.indices.contains(gesture.place) ? recognizers[gesture.place] : nil
  }
}

extension UIGestureRecognizer {
  /// Whether the program made it, and not a scroll view for itself.
  fileprivate var isOfApplication: Bool { (view as? UIScrollView)?.isOwn(self) != true }
}
