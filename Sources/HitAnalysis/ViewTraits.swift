package import HitResponders
package import HitScenes

/// What views can be searched for beside their names.
nonisolated package struct ViewTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A part of the view is drawn, and a press there does not reach it.
  package static let dead = ViewTraits(rawValue: 1)
  /// A view in front takes presses from it.
  package static let covered = ViewTraits(rawValue: 2)
  /// It decides by itself what is in it or who is hit.
  package static let override = ViewTraits(rawValue: 4)
  /// It is smaller than a finger needs.
  package static let small = ViewTraits(rawValue: 8)
  /// It is hidden, or as good as clear.
  package static let hidden = ViewTraits(rawValue: 16)
  /// It takes no touches.
  package static let off = ViewTraits(rawValue: 32)
  /// It has recognizers.
  package static let gesture = ViewTraits(rawValue: 64)

  /// All of them with their names, in the order they are told.
  package static let named: [(trait: ViewTraits, name: String)] = [
    (.dead, "dead"), (.covered, "covered"), (.override, "override"), (.small, "small"),
    (.hidden, "hidden"), (.off, "off"), (.gesture, "gesture"),
  ]

  /// Those that lint finds out.
  package static let foundByLint: ViewTraits = [.dead, .covered, .small]
}

extension ViewTraits {
  /// Reads what a view tells of itself.
  @MainActor
  package init(of view: UIView, rules: HitTestRules) {
    self = []
    for refusal in view.standingRefusals(rules) {
      switch refusal {
      case .hidden, .transparent: insert(.hidden)
      case .interactionDisabled: insert(.off)
      default: break
      }
    }
    if view.overrides(.pointInside) || view.overrides(.hitTest) { insert(.override) }
    if !view.publicRecognizers.isEmpty { insert(.gesture) }
  }

  /// Reads what a rule of lint says of a view.
  fileprivate init(rule: String) {
    switch rule {
    case LintRule.coveredTarget.id: self = [.dead, .covered]
    case LintRule.partlyCovered.id: self = .covered
    case LintRule.partlyDeadTarget.id, LintRule.disabledAncestor.id, LintRule.invisibleTarget.id,
      LintRule.offWindow.id:
      self = .dead
    case LintRule.smallTarget.id, LintRule.sliverTarget.id: self = .small
    default: self = []
    }
  }
}

extension Linter {
  /// Finds out which views of a scene are dead, covered or small; other views are left out.
  ///
  /// - Complexity: As that of looking at the scene by every rule.
  package func traits(in scene: Scene) -> [ObjectIdentifier: ViewTraits] {
    var linter = self
    linter.tellsVerdicts = false
    let subject = LintSubject(
      scene,
      HitRegions(scene),
      file: nil,
      minTarget: minTarget,
      history: nil
    )
    var traits: [ObjectIdentifier: ViewTraits] = [:]
    for finding in linter.findings(on: subject) {
      guard let view = subject.view(of: finding) else { continue }
      let found = ViewTraits(rule: finding.rule)
      if !found.isEmpty { traits[ObjectIdentifier(view), default: []].formUnion(found) }
    }
    return traits
  }
}
