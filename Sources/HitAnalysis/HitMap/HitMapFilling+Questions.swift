internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The question that is asked about a pixel.
enum OverrideQuestion {
  /// Whether it is in the bounds; the framework's own answer, step by step.
  case bounds
  /// The answer of the view's `point(inside:with:)`.
  case pointInside
  /// The answer of the view's `hitTest`.
  case hitTest
}

/// How a view is asked about successive pixels; borrowed, since a copy would count references.
struct OverrideAsking: ~Copyable {
  let question: OverrideQuestion
  /// Whether each step down to the view only shifts, so that columns are the same in all rows.
  let isShifted: Bool
  /// The first column with a place.
  let left: Int
  /// The view's earlier answers.
  let sheet: RememberedAnswers.Sheet?
  /// The row that is asked about: its place in the view's space, and its remembered answers.
  var line: CGFloat = 0
  var cells: UnsafeMutablePointer<UInt8>?
}

// The same pixel is asked again now and then: an override whose answer depends on more than the
// point contradicts itself sooner or later.
extension HitMapFilling {
  /// One question in this many is asked twice.
  private static var repetition: Int { 16 }

  /// Prepares to ask a view about pixels of a region.
  mutating func begin(
    _ question: OverrideQuestion,
    of view: UIView,
    _ region: MapRegion,
    _ space: MapSpace
  ) -> OverrideAsking {
    placeColumns(of: region.box, isShifted: space.isShifted)
    let isRemembered = question != .bounds
    var asking = OverrideAsking(
      question: question,
      isShifted: space.isShifted,
      left: region.box.left,
      sheet: isRemembered ? answers?.sheet(of: view, for: region.box) : nil
    )
    if asking.sheet != nil { checkAnswers(of: view, &asking, region) }
    return asking
  }

  mutating func begin(_ row: Int, of asking: inout OverrideAsking) {
    asking.line = cutter.centre(row: row, column: asking.left, in: reader.facts).y
    asking.cells = asking.sheet?.cells(in: row)
  }

  /// Returns a view's answer for a pixel: the number of a view, or 0 for yes; negative for none.
  @inline(__always)
  mutating func answer(
    of view: UIView,
    _ asking: borrowing OverrideAsking,
    _ row: Int,
    _ column: Int
  ) -> Int32 {
    if asking.cells != nil { return rememberedAnswer(of: view, asking, row, column) }
    return newAnswer(of: view, asking, row, column)
  }

  /// Returns a view's earlier answer, or asks it.
  @inline(never)
  private mutating func rememberedAnswer(
    of view: UIView,
    _ asking: borrowing OverrideAsking,
    _ row: Int,
    _ column: Int
  ) -> Int32 {
    guard let cells = asking.cells, let sheet = asking.sheet else { return -1 }
    let code = Int(cells[column])
    if code > 0 { return code == 1 ? -1 : sheet.numbers[code - 2] }
    let answer = newAnswer(of: view, asking, row, column)
    cells[column] = answer < 0 ? 1 : sheet.code(for: answer)
    return answer
  }

  @inline(__always)
  private mutating func newAnswer(
    of view: UIView,
    _ asking: borrowing OverrideAsking,
    _ row: Int,
    _ column: Int
  ) -> Int32 {
    let point =
      asking.isShifted
      ? CGPoint(x: CGFloat(places.base[column &- asking.left]), y: asking.line)
      : cutter.centre(row: row, column: column, in: reader.facts)
    switch asking.question {
    case .bounds: return reader.facts.holds(point) ? 0 : -1
    case .pointInside:
      let isInside = view.point(inside: point, with: nil)
      callCount &+= 1
      if callCount % Self.repetition == 0 {
        callCount &+= 1
        if view.point(inside: point, with: nil) != isInside { noteInconstant(view) }
      }
      return isInside ? 0 : -1
    case .hitTest:
      let answer = view.ask(point, with: nil)
      callCount &+= 1
      if callCount % Self.repetition == 0 {
        callCount &+= 1
        if view.ask(point, with: nil) !== answer { noteInconstant(view) }
      }
      guard let answer else { return -1 }
      return receivers.number(of: Unmanaged.passUnretained(answer))
    }
  }

  /// Asks some remembered pixels again, all over a region; if one answer differs, all are dropped.
  private mutating func checkAnswers(
    of view: UIView,
    _ asking: inout OverrideAsking,
    _ region: MapRegion
  ) {
    guard let sheet = asking.sheet else { return }
    let box = region.box
    for row in stride(from: box.top, to: box.bottom, by: max(box.height / 8, 1)) {
      begin(row, of: &asking)
      for column in stride(from: box.left, to: box.right, by: max(box.width / 8, 1)) {
        guard let code = asking.cells?[column], code > 0 else { continue }
        let answer = newAnswer(of: view, asking, row, column)
        if answer == (code == 1 ? -1 : sheet.numbers[Int(code) - 2]) { continue }
        noteInconstant(view)
        return sheet.clear()
      }
    }
  }

  private mutating func noteInconstant(_ view: UIView) {
    if !inconstantViews.contains(view) { inconstantViews.append(view) }
  }

  // MARK: Places

  /// Finds where columns are in a view's space, by the hit test's own steps.
  ///
  /// Where each step only shifts, a column has the same place in all rows, and a row in all
  /// columns.
  private mutating func placeColumns(of box: PixelRect, isShifted: Bool) {
    places.shrink(to: 0)
    guard isShifted else { return }
    _ = places.push(box.width)
    for index in 0..<box.width {
      places.base[index] = (Double(box.left + index) + 0.5) / cutter.scale
    }
    for index in 0..<cutter.trail.count { shiftPlaces(by: cutter.trail.base[index]) }
    shiftPlaces(by: reader.facts)
  }

  private func shiftPlaces(by facts: HitTestFacts) {
    let (center, anchor) = (Double(facts.center.x), Double(facts.anchor.x))
    for index in 0..<places.count { places.base[index] = (places.base[index] - center) + anchor }
  }
}
