internal import Foundation
internal import HitResponders
internal import HitScenes

extension LintRule {
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
    var dropped: [DroppedPart] = []
    for target in subject.targets {
      guard case .onScreen = target.access else { continue }
      for loss in target.losses where subject.isDropped(loss, of: target.view) {
        dropped.append(DroppedPart(target: target.view, loss: loss))
      }
    }
    let covers = dropped.grouped(by: \.loss.receiver).map(SwallowingView.init)
      .filter { $0.area.size >= 4 }
    // What can be seen through is not known where a dump prints no colours.
    if subject.scene.document?.dump?.tellsColors == false { return subject.doubt(covers) }
    return covers.map { cover in
      let whose =
        cover.targets.count == 1 ? "a target" : Counted.text(cover.targets.count, "target")
      let part = LintFinding.Part(
        box: cover.area.box,
        size: cover.area.size,
        receiver: subject.viewName(cover.view),
        words: "\(LintNumber.text(cover.area.size)) pt² of \(whose)"
          + ", \(subject.receiverName(cover.view)) receives it"
      )
      var finding = subject.finding(
        .swallowedTouch,
        on: cover.view,
        "\(subject.name(cover.view)) takes touches and drops them: it covers "
          + "\(subject.list(cover.targets)) and handles nothing",
        parts: [part],
        help: "set isUserInteractionEnabled to false on \(subject.name(cover.view))",
        isGuess: cover.targets.allSatisfy(subject.isGuess)
      )
      finding.coveredCount = cover.targets.count
      return finding
    }
  }
}

/// A part of a target that a view takes and drops.
private struct DroppedPart {
  let target: UIView
  let loss: RegionLoss
}

/// A view that drops touches, and over whom.
private struct SwallowingView {
  let view: UIView
  let targets: [UIView]
  /// The area in which targets lie under it, each point once.
  let area: HitArea

  init(_ view: UIView, _ parts: [DroppedPart]) {
    self.view = view
    targets = parts.grouped(by: \.target).map(\.key)
    area = HitArea.union(parts.map(\.loss.area))
  }
}

extension LintSubject {
  /// Returns one note for all views that may drop touches, where colours would tell whether they
  /// do.
  fileprivate func doubt(_ covers: [SwallowingView]) -> [LintFinding] {
    guard let first = covers.first else { return [] }
    let others = covers.count - 1
    return [
      finding(
        .swallowedTouch,
        on: first.view,
        "\(name(first.view))\(others > 0 ? " and \(others) more views" : "") "
          + "\(others > 0 ? "cover" : "covers") \(list(first.targets)) and handle"
          + "\(others > 0 ? "" : "s") nothing: the dump prints no colours, so nobody knows what "
          + "can be seen through",
        level: .note,
        region: first.area.box,
        help: "take the dump on iOS 15 or later, which prints colours"
      )
    ]
  }

  /// Whether a view that is seen through takes a part of another one and nobody handles it.
  fileprivate func isDropped(_ loss: RegionLoss, of target: UIView) -> Bool {
    guard loss.cause == .covered, let winner = loss.receiver else { return false }
    return !winner.isHandled(upTo: target, isPressed: { self.target($0) != nil })
      && showsThrough(winner, target)
  }

  /// Whether people may mean another view where they press one: because that shows through.
  ///
  /// Neither the view nor one above it, up to where their ways meet, may be opaque. What holds
  /// interactive views is a bar or a panel as soon as it can be seen at all, and is meant itself.
  private func showsThrough(_ front: UIView, _ other: UIView) -> Bool {
    var alpha: CGFloat = 1
    var color: CGFloat = 0
    for view in front.ancestry.prefix(while: { !other.isDescendant(of: $0) }) {
      let state = view.paintedState
      if isPainted(view) { color = max(color, state.backgroundColor?.alpha ?? 0) }
      alpha *= state.alpha
    }
    return alpha * color < (holders.contains(ObjectIdentifier(front)) ? 0.1 : 0.99)
  }

  /// Whether a view's colour is its own: a window that a scene file gives none is clear in UIKit.
  private func isPainted(_ view: UIView) -> Bool {
    guard view is UIWindow, let description = scene.description(of: view) else { return true }
    return description.settings.contains { setting in
      if case .color = setting { true } else { false }
    }
  }
}
