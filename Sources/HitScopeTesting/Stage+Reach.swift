public import Foundation
public import HitAnalysis
internal import HitResponders
internal import HitScenes

// Analysis of the views on stage, without a press.
extension Stage {
  /// Returns where each view is drawn, reached and lost as the views are now; sends no event.
  public func regions(scale: CGFloat = 1) -> HitRegions {
    scene.map { HitRegions($0, scale: scale) } ?? HitRegions(application, scale: scale)
  }

  /// Checks the views as they are now by every rule of lint.
  ///
  /// The hints of a scene file are used, and findings that it switches off are left out.
  public func findings(minTarget: TargetSize = .ios) -> [LintFinding] {
    var linter = Linter()
    linter.minTarget = minTarget
    let screen = application.screen.bounds.size
    let scene =
      scene ?? Scene(name: "stage", title: "stage", size: screen, application: application) { _ in }
    return linter.findings(in: scene).filter { $0.suppression == nil }
  }

  /// Expects that a press reaches a view, or one in it, in a part, from 0 to 1, of what is drawn.
  ///
  /// - Throws: `StageError` with the views that take the rest and why, the largest part first.
  public func expectReachable(_ name: String, atLeast part: Double = 1) throws(StageError) {
    let found = try regions(of: name)
    let reached = found.reachedSize
    if found.drawnSize > 0, reached >= part * found.drawnSize { return }
    let share = LintNumber.text(Percent.rounded(reached, of: found.drawnSize))
    let sizes = "\(LintNumber.text(reached)) of \(LintNumber.text(found.drawnSize)) pt²"
    throw StageError(
      .unreached(
        "a press reaches \(name) in \(LintNumber.text(part * 100)) % of what is drawn; "
          + (found.drawnSize > 0 ? "it does in \(share) % (\(sizes))" : "nothing is drawn of it"),
        losses: losses(of: found)
      )
    )
  }

  /// Expects that a square of a size fits into where a press reaches a view, or one in it.
  ///
  /// > Units: points; Apple advises 44.
  ///
  /// - Throws: `StageError` with the largest square and the views that take the rest.
  public func expectTarget(_ name: String, atLeast side: CGFloat = 44) throws(StageError) {
    let found = try regions(of: name)
    let largest = found.largestSquare?.width ?? 0
    if largest >= side { return }
    throw StageError(
      .unreached(
        "a square of \(LintNumber.text(side)) pt fits into where a press reaches \(name); the largest has "
          + "\(LintNumber.text(largest)) pt",
        losses: losses(of: found)
      )
    )
  }

  /// Returns where a press reaches a view, or one in it, and what takes the rest.
  ///
  /// - Parameter name: The view's identifier.
  /// - Returns: The places, and the parts that are lost.
  /// - Throws: `StageError` when no visible window holds the view.
  public func reach(of name: String) throws(StageError) -> ViewReach {
    let view = try view(name)
    guard let reach = explainer.reach(of: view) else {
      throw StageError(.unknownView(name, known: []))
    }
    return reach
  }

  /// Tells why a press at a point does or does not reach a view; none is sent.
  ///
  /// > Coordinates: `point` is in screen points.
  ///
  /// - Parameters:
  ///   - name: The view's identifier.
  ///   - point: The point.
  /// - Returns: The sentence, what it rests on, and the view's reach.
  /// - Throws: `StageError` when no visible window holds the view.
  public func answer(about name: String, at point: CGPoint) throws(StageError) -> ViewAnswer {
    let view = try view(name)
    guard let answer = explainer.answer(about: view, at: point) else {
      throw StageError(.unknownView(name, known: []))
    }
    return answer
  }

  private var explainer: Explainer { scene.map { Explainer($0) } ?? Explainer(application) }

  private func regions(of name: String) throws(StageError) -> ViewRegions {
    let view = try view(name)
    guard let found = regions()[view] else { throw StageError(.unknownView(name, known: [])) }
    return found
  }

  private func losses(of found: ViewRegions) -> String {
    let lines = found.losses.compactMap { loss -> String? in
      guard let sample = loss.area.sample else { return nil }
      return "\(ShortNumber.rect(loss.area.box)): \(found.verdict(at: sample).text)"
    }
    return lines.joined(separator: "\n")
  }
}
