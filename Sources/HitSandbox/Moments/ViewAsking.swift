internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// The question "why not this view?", as long as it is open.
final class ViewAsking {
  private let explainer: Explainer
  private let application: UIApplication
  private let map: LiveMap
  private(set) weak var view: UIView?
  /// Where the view can be pressed, until a view of the scene changes.
  private var measured: (reach: ViewReach, question: ViewQuestion)?
  private var windows: StillWindows

  init(_ explainer: Explainer, _ application: UIApplication, _ map: LiveMap) {
    (self.explainer, self.application, self.map) = (explainer, application, map)
    windows = StillWindows(application)
  }

  /// Whether a view is asked about that the scene still has.
  var isOpen: Bool { view?.window != nil }

  /// The view that is asked about.
  var subject: SceneViewID? { isOpen ? view.map { ObjectIdentifier($0) } : nil }

  /// Asks about a view, or about none.
  func ask(_ id: SceneViewID?) { ask(view: id.flatMap { SceneOutline.view($0, in: application) }) }

  /// Asks about a view of the scene, or about none.
  func ask(view: UIView?) {
    self.view = view
    measured = nil
  }

  /// Measures the view anew where the scene changed.
  ///
  /// - Returns: The question; `nil` where none is open.
  func question() -> ViewQuestion? {
    guard let view, isOpen else { return nil }
    let hasChanged = windows.hasChanged()
    if let measured, !hasChanged { return measured.question }
    // Of a screen without a map, the mode that shows it tells why.
    guard let all = try? map.regions(), let regions = all[view] else { return nil }
    let question = ViewQuestion(regions, by: explainer)
    measured = (ViewReach(regions, in: application, names: map.viewNames), question)
    return question
  }

  /// The view as the canvas outlines it.
  var outlined: OutlinedView? { isOpen ? view.map { OutlinedView($0) } : nil }

  /// Explains a press at a point by somebody who means the view.
  func answer(at point: CGPoint) -> ExplainedSubject? {
    guard question() != nil, let view, let measured else { return nil }
    return ExplainedSubject(
      explainer.explain(at: point, about: view, reaching: measured.reach),
      by: explainer
    )
  }
}

/// The list of the views at a point, from which one is asked about.
struct ViewPicking {
  private(set) var stack: ViewStack?

  /// Opens the list at a point, or goes on in it where it is open there.
  ///
  /// - Returns: The view to ask about.
  mutating func pick(at point: CGPoint, by explainer: Explainer) -> SceneViewID? {
    if stack?.point == point { return step(by: 1) }
    let rows = ViewStack.rows(at: point, by: explainer)
    // What is seen is meant first, and not a clear view in front of it.
    let drawn = explainer.drawnView(at: point).map { ObjectIdentifier($0) }
    let chosen = rows.firstIndex { $0.view == drawn } ?? 0
    stack = rows.isEmpty ? nil : ViewStack(at: point, rows: rows, chosen: chosen)
    return rows.isEmpty ? nil : rows[chosen].view
  }

  /// Goes some rows on, round about.
  ///
  /// - Returns: The view to ask about.
  mutating func step(by rows: Int) -> SceneViewID? {
    guard var open = stack else { return nil }
    let count = open.rows.count
    open.chosen = ((open.chosen + rows) % count + count) % count
    stack = open
    return open.rows[open.chosen].view
  }

  /// Chooses a view in the list, where it is open and has the view.
  mutating func choose(_ view: SceneViewID) {
    guard let row = stack?.rows.firstIndex(where: { $0.view == view }) else { return }
    stack?.chosen = row
  }

  /// Closes the list and keeps the choice.
  ///
  /// - Returns: Whether it was open.
  mutating func close() -> Bool {
    defer { stack = nil }
    return stack != nil
  }
}
