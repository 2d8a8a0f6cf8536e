internal import Foundation
internal import HitResponders
internal import HitScenes

extension LintRule {
  /// HS401.
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

/// Views of a dump that one note is about.
@MainActor
private struct SuspectedViews {
  private(set) var views: [UIView] = []
  private(set) var classes: [String] = []
  private(set) var targets: [UIView] = []

  mutating func add(_ view: UIView, _ className: String) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
    if !classes.contains(className) { classes.append(className) }
  }

  mutating func add(_ target: UIView) {
    if !targets.contains(where: { $0 === target }) { targets.append(target) }
  }

  /// The classes, the first few of them.
  var kinds: String {
    let few = classes.prefix(3).joined(separator: ", ")
    return classes.count > 3 ? "\(few) and \(classes.count - 3) more" : few
  }

  var count: String { views.count == 1 ? "" : " (\(views.count) views)" }
}

extension LintSubject {
  /// Returns a note for each family of classes of which the profile knows something.
  fileprivate func knownFamilies() -> [LintFinding] {
    var families: [(profile: ClassProfile, views: [UIView])] = []
    for view in views {
      guard let dumpView = dumpView(view), !dumpView.isToldPassThrough,
        let profile = ClassProfile.of(dumpView.className)
      else { continue }
      if let place = families.firstIndex(where: { $0.profile == profile }) {
        families[place].views.append(view)
      } else {
        families.append((profile, [view]))
      }
    }
    return families.compactMap { profile, views in
      var suspected = SuspectedViews()
      for view in views { suspected.add(view, view.className) }
      guard let first = views.first else { return nil }
      let told =
        profile.rules == .passThrough
        ? "taken to let touches through where nothing in it takes them, \(profile.reason)"
        : "looked at by \(views.count == 1 ? "its frame" : "their frames") alone, and \(profile.reason)"
      return note(on: first, "\(suspected.kinds)\(suspected.count): \(told)")
    }
  }

  /// Returns a note for each class of the app whose views take or refuse touches meant for others.
  fileprivate func suspectedClasses() -> [LintFinding] {
    var suspects: [(name: String, suspected: SuspectedViews)] = []
    for target in targets {
      guard case .onScreen = target.access else { continue }
      for view in target.losses.flatMap({ deciders(of: $0, on: target.view) }) {
        guard let dumpView = dumpView(view), dumpView.baseClass != nil, self.target(view) == nil,
          !dumpView.isPassThrough, ClassProfile.of(dumpView.className) == nil
        else { continue }
        let name = dumpView.className
        let place = suspects.firstIndex { $0.name == name } ?? suspects.endIndex
        if place == suspects.endIndex { suspects.append((name, SuspectedViews())) }
        suspects[place].suspected.add(view, name)
        suspects[place].suspected.add(target.view)
      }
    }
    return suspects.compactMap { name, suspected in
      guard let first = suspected.views.first else { return nil }
      var finding = note(
        on: first,
        "\(name)\(suspected.count) decides on touches meant for \(list(suspected.targets)), and "
          + "may override hit testing"
      )
      finding.help = "look at hitTest and point(inside:with:) of \(name)"
      return finding
    }
  }

  /// The views that took or refused a part: the one that it lies with, and those that hold who
  /// received it up to where their way meets the target's.
  private func deciders(of loss: RegionLoss, on target: UIView) -> [UIView] {
    guard loss.cause == .covered else { return loss.by === target ? [] : [loss.by] }
    return loss.receiver.map { $0.ancestry.prefix { !target.isDescendant(of: $0) } } ?? []
  }

  private func note(on view: UIView, _ words: Wording) -> LintFinding {
    var finding = finding(.unknownRules, on: view, words)
    finding.region = view.boxOnScreen
    return finding
  }
}
