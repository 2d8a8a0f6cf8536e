internal import Foundation
internal import HitResponders
internal import HitScenes

extension LintRule {
  nonisolated static let unknownRules: LintRule = LintRule(
    id: "HS401",
    name: "UnknownRules",
    level: .note,
    summary: "An imported view is of a class known or suspected to override hit testing",
    explanation: """
      A dump does not tell which views override hitTest or pointInside, so such views are looked at \
      as plain ones. One note a known family of classes, and one a class of the app that takes or \
      refuses touches meant for interactive views.
      """,
    advice: "Say --pass-through REGEX where views of a class let touches through."
  ) { subject in
    guard subject.scene.document?.dump != nil else { return [] }
    return subject.knownFamilies() + subject.suspectedClasses()
  }
}

extension LintSubject {
  /// Returns a note for each family of classes of which the profile knows something.
  fileprivate func knownFamilies() -> [LintFinding] {
    let families = views.grouped { view in
      dumpView(view).flatMap { $0.isToldPassThrough ? nil : ClassProfile.of($0.className) }
    }
    return families.map { profile, views in
      let classes = views.grouped(by: \.className).map(\.key)
      let few = classes.prefix(3).joined(separator: ", ")
      let kinds = classes.count > 3 ? "\(few) and \(classes.count - 3) more" : few
      let told =
        profile.rules == .passThrough
        ? "taken to let touches through where nothing in it takes them, \(profile.reason)"
        : "looked at by \(Counted.word(views.count, "its frame", "their frames")) alone, and \(profile.reason)"
      return note(on: views[0], "\(kinds)\(count(views)): \(told)")
    }
  }

  /// Returns a note for each class of the app whose views take or refuse touches meant for others.
  fileprivate func suspectedClasses() -> [LintFinding] {
    let decisions = targets.flatMap { target -> [(decider: UIView, target: UIView)] in
      guard case .onScreen = target.access else { return [] }
      return target.losses.flatMap { deciders(of: $0, on: target.view) }.map { ($0, target.view) }
    }
    let classes = decisions.grouped { decision -> String? in
      guard let dumpView = dumpView(decision.decider), dumpView.baseClass != nil,
        target(decision.decider) == nil, !dumpView.isPassThrough,
        ClassProfile.of(dumpView.className) == nil
      else { return nil }
      return dumpView.className
    }
    return classes.map { name, decisions in
      let views = decisions.grouped(by: \.decider).map(\.key)
      let targets = decisions.grouped(by: \.target).map(\.key)
      return note(
        on: views[0],
        "\(name)\(count(views)) decides on touches meant for \(list(targets)), and "
          + "may override hit testing",
        help: "look at hitTest and point(inside:with:) of \(name)"
      )
    }
  }

  private func count(_ views: [UIView]) -> String {
    views.count == 1 ? "" : " (\(Counted.text(views.count, "view")))"
  }

  /// The views that took or refused a part: the one that it lies with, and those that hold who
  /// received it up to where their way meets the target's.
  private func deciders(of loss: RegionLoss, on target: UIView) -> [UIView] {
    guard loss.cause == .covered else { return loss.by === target ? [] : [loss.by] }
    return loss.receiver.map { $0.ancestry.prefix { !target.isDescendant(of: $0) } } ?? []
  }

  private func note(on view: UIView, _ words: Wording, help: String? = nil) -> LintFinding {
    finding(.unknownRules, on: view, words, region: view.boxOnScreen, help: help)
  }
}
