internal import Foundation
internal import HitResponders

/// The answers of a view, by square.
@MainActor
final class AnswerSheet {
  /// A view that was answered.
  struct Answer {
    let view: UIView
    /// Whether it is not below the one that answered it.
    let isForeign: Bool
  }

  let view: UIView
  let grid: QuestionGrid
  /// The squares' middles in the view's space.
  private(set) lazy var places = QuestionPlaces(view, grid, scale)
  /// Whether another view that is asked is in this one.
  var holdsOthers = false
  /// Whether one question had two answers.
  var isInconstant = false
  private let scale: CGFloat
  /// For each square 0 for unknown, 1 for no view, and from 2 on a view that was answered.
  private var codes: [UInt16] = []
  private var answered: [Answer] = []
  private var codesOfViews: [ObjectIdentifier: UInt16] = [:]

  init(_ view: UIView, _ grid: QuestionGrid, _ scale: CGFloat) {
    self.view = view
    self.grid = grid
    self.scale = scale
  }

  /// Allocates the answers.
  func open() {
    if codes.isEmpty { codes = [UInt16](repeating: 0, count: grid.rows * grid.columns) }
  }

  /// Frees the answers.
  func close() {
    codes = []
    answered = []
    codesOfViews = [:]
  }

  /// Whether an answer in a square was seen.
  func isKnown(_ cell: Int) -> Bool { codes[cell] > 0 }

  /// The answer that was seen in a square.
  func answer(in cell: Int) -> Answer? { codes[cell] > 1 ? answered[Int(codes[cell]) - 2] : nil }

  /// Records an answer that was seen; another one than before contradicts it.
  func note(_ answer: UIView?, in cell: Int) {
    open()
    let code = answer.map(code) ?? 1
    if codes[cell] == 0 {
      codes[cell] = code
    } else if codes[cell] != code {
      isInconstant = true
    }
  }

  /// Returns an answer with its relation to the view that gave it.
  func answer(_ view: UIView) -> Answer {
    Answer(view: view, isForeign: !view.isDescendant(of: self.view))
  }

  /// The code of a view; 0, for unknown, where there are too many.
  private func code(_ view: UIView) -> UInt16 {
    if let code = codesOfViews[ObjectIdentifier(view)] { return code }
    guard answered.count < Int(UInt16.max) - 2 else { return 0 }
    answered.append(answer(view))
    let code = UInt16(answered.count + 1)
    codesOfViews[ObjectIdentifier(view)] = code
    return code
  }
}
