internal import Foundation
internal import HitResponders
internal import HitScenes

extension LintRule {
  /// HS103.
  nonisolated static let swallowedTouch: LintRule = LintRule(
    id: "HS103",
    name: "SwallowedTouch",
    level: .warning,
    summary: "A view that can be seen through takes touches meant for others and drops them",
    explanation: """
      The view wins an area in which interactive views are drawn and show through it, and neither \
      it nor any responder above it, up to where their ways meet, handles the touch.
      """,
    advice: """
      Set isUserInteractionEnabled to false on the view, or let it answer nil where it is hit itself.
      """
  ) { subject in
    var covers: [SwallowingView] = []
    var places: [ObjectIdentifier: Int] = [:]
    for target in subject.targets {
      guard case .onScreen = target.access else { continue }
      for loss in target.losses {
        guard loss.cause == .covered, let winner = loss.receiver,
          !winner.isHandled(upTo: target.view, isPressed: { subject.target($0) != nil }),
          winner.showsWhat(
            target.view,
            isHolder: subject.holdsTargets(winner),
            isPainted: { subject.isPainted($0) }
          )
        else { continue }
        let place = places[ObjectIdentifier(winner), default: covers.endIndex]
        if place == covers.endIndex {
          places[ObjectIdentifier(winner)] = place
          covers.append(SwallowingView(view: winner))
        }
        covers[place].add(loss, of: target.view)
      }
    }
    covers.removeAll { $0.size < 4 }
    // What can be seen through is not known where a dump prints no colours.
    if subject.scene.document?.dump?.tellsColors == false { return subject.doubt(covers) }
    return covers.map { cover in
      let count = cover.targets.count
      var finding = subject.finding(
        .swallowedTouch,
        on: cover.view,
        "\(subject.name(cover.view)) takes touches and drops them: it covers "
          + "\(subject.list(cover.targets)) and handles nothing"
      )
      finding.region = cover.area.box
      finding.receivers = [subject.viewName(cover.view)]
      finding.parts = [
        LintFinding.Part(
          box: cover.area.box,
          size: cover.size,
          receiver: subject.viewName(cover.view),
          words:
            "\(LintNumber.text(cover.size)) pt² of \(count == 1 ? "a target" : "\(count) targets")"
            + ", \(subject.receiverName(cover.view)) receives it"
        )
      ]
      finding.help = "set isUserInteractionEnabled to false on \(subject.name(cover.view))"
      finding.isGuess = cover.targets.allSatisfy(subject.isGuess)
      return finding
    }
  }
}

extension LintSubject {
  /// Returns one note for all views that may drop touches, where colours would tell whether they do.
  fileprivate func doubt(_ covers: [SwallowingView]) -> [LintFinding] {
    guard let first = covers.first else { return [] }
    let others = covers.count - 1
    var finding = finding(
      .swallowedTouch,
      on: first.view,
      "\(name(first.view))\(others > 0 ? " and \(others) more views" : "") "
        + "\(others > 0 ? "cover" : "covers") \(list(first.targets)) and handle"
        + "\(others > 0 ? "" : "s") nothing: the dump prints no colours, so nobody knows what "
        + "can be seen through",
      level: .note
    )
    finding.region = first.area.box
    finding.help = "take the dump on iOS 15 or later, which prints colours"
    return [finding]
  }

  /// Whether a view's colour is its own: a window that a scene file gives none is clear in UIKit.
  fileprivate func isPainted(_ view: UIView) -> Bool {
    guard view is UIWindow, let description = scene.description(of: view) else { return true }
    return description.settings.contains { setting in
      if case .color = setting { true } else { false }
    }
  }

  /// Whether interactive views stand in a view.
  fileprivate func holdsTargets(_ view: UIView) -> Bool { holders.contains(ObjectIdentifier(view)) }
}

/// A view that drops touches, and over whom.
private struct SwallowingView {
  let view: UIView
  private(set) var targets: [UIView] = []
  private var losses: [RegionLoss] = []

  init(view: UIView) { self.view = view }

  mutating func add(_ loss: RegionLoss, of target: UIView) {
    // A target's losses come one after the other.
    if targets.last !== target { targets.append(target) }
    losses.append(loss)
  }

  /// The area in which targets lie under it, each point once.
  @MainActor
  var area: HitArea { HitArea.union(losses.map(\.area)) }

  @MainActor
  var size: CGFloat { area.size }
}

extension UIView {
  /// Whether people may mean another view where they press this one: because that shows through.
  ///
  /// Neither this view nor one above it, up to where their ways meet, may be opaque. What holds
  /// interactive views is a bar or a panel as soon as it can be seen at all, and is meant itself.
  fileprivate func showsWhat(_ other: UIView, isHolder: Bool, isPainted: (UIView) -> Bool) -> Bool {
    var alpha: CGFloat = 1
    var color: CGFloat = 0
    for view in ancestry.prefix(while: { !other.isDescendant(of: $0) }) {
      let state = view.paintedState
      if isPainted(view) { color = max(color, state.backgroundColor?.alpha ?? 0) }
      alpha *= state.alpha
    }
    return alpha * color < (isHolder ? 0.1 : 0.99)
  }
}
