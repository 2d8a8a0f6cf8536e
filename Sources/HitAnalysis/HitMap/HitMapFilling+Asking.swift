internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The free bits that a view keeps from its subviews, since it does not pass on their pixels.
struct Withholding {
  /// Where they stand among all that are withheld, row by row.
  let first: Int
  /// The pixels that they are of; each row has the words that the box touches.
  let box: PixelRect
}

// Views whose classes have a say are asked at the pixels that nobody took yet. The same pixel is asked
// again now and then: an override that answers by more than the point contradicts itself sooner or
// later.
extension HitMapFilling {
  /// One question of so many is put a second time.
  private static var repetition: Int { 16 }

  /// Returns the pixels of those passed on at which an override may answer something.
  mutating func near(_ view: UIView, in space: MapSpace, _ passed: MapRegion) -> MapRegion {
    guard let extent = (view as? any HitExtentDeclaring)?.hitExtent else { return passed }
    // A pixel more on each side, so that nothing depends on rounding.
    let more = 1 / scale
    var edges = MapEdges(reader.facts)
    edges.minX -= Double(extent.left) + more
    edges.maxX += Double(extent.right) + more
    edges.minY -= Double(extent.top) + more
    edges.maxY += Double(extent.bottom) + more
    edges.isBounds = false
    return region(edges, in: space, passed) ?? passed
  }

  /// Opens a view at the pixels at which it says that they are inside of it.
  mutating func openByAsking(
    _ view: UIView,
    _ region: MapRegion,
    _ space: MapSpace,
    runCount: Int,
    isBounds: Bool
  ) {
    let box = region.box
    if box.isEmpty { return runs.shrink(to: runCount) }
    let words = (first: box.left >> 6, last: (box.right - 1) >> 6)
    let wordsPerRow = words.last - words.first + 1
    let withholding = Withholding(first: withheld.push(wordsPerRow * box.height), box: box)
    placeColumns(of: box, isShifted: space.isShifted)
    var taken = PixelRect(left: .max, top: .max, right: .min, bottom: .min)
    var index = withholding.first
    for row in box.top..<box.bottom {
      let run = region.run(row, runs.base)
      let line = centre(row: row, column: box.left).y
      for word in words.first...words.last {
        defer { index += 1 }
        withheld.base[index] = 0
        let bits = pixels.freeBits(row: row, word: word, from: run.start, to: run.end)
        if bits == 0 { continue }
        var inside: UInt64 = 0
        var rest = bits
        while rest != 0 {
          let bit = rest & (~rest &+ 1)
          let column = word << 6 &+ rest.trailingZeroBitCount
          rest ^= bit
          let point =
            space.isShifted
            ? CGPoint(x: places.base[column &- box.left], y: Double(line))
            : centre(row: row, column: column)
          let isInside =
            isBounds ? reader.facts.holds(point) : view.point(inside: point, with: nil)
          if isInside { inside |= bit }
          if isBounds { continue }
          callCount &+= 1
          if callCount % Self.repetition == 0 {
            callCount &+= 1
            if view.point(inside: point, with: nil) != isInside { noteInconstant(view) }
          }
        }
        withheld.base[index] = bits ^ inside
        pixels.withhold(row: row, word: word, bits ^ inside, isBack: false)
        if inside == 0 { continue }
        taken.top = min(taken.top, row)
        taken.bottom = row + 1
        taken.left = min(taken.left, word << 6 + inside.trailingZeroBitCount)
        taken.right = max(taken.right, word << 6 + 64 - inside.leadingZeroBitCount)
      }
    }
    if taken.isEmpty {
      giveBack(withholding)
      return runs.shrink(to: runCount)
    }
    var inner = region
    inner.box.top = taken.top
    inner.box.bottom = taken.bottom
    if region.isRectangle {
      inner.box = taken
    } else {
      inner.firstRun += taken.top - box.top
    }
    open(Unmanaged.passUnretained(view), inner, space, runCount: runCount, withholding)
  }

  /// Gives each pixel to the view that a view's hit test answers there.
  mutating func claimAnswers(of view: UIView, _ region: MapRegion, _ space: MapSpace) {
    let box = region.box
    if box.isEmpty { return }
    placeColumns(of: box, isShifted: space.isShifted)
    for row in box.top..<box.bottom {
      let run = region.run(row, runs.base)
      let line = centre(row: row, column: box.left).y
      for word in box.left >> 6...(box.right - 1) >> 6 {
        var rest = pixels.freeBits(row: row, word: word, from: run.start, to: run.end)
        // The pixels that are to get the number of the last answer.
        var (bits, number): (UInt64, Int32) = (0, -1)
        while rest != 0 {
          let bit = rest & (~rest &+ 1)
          let column = word << 6 &+ rest.trailingZeroBitCount
          rest ^= bit
          let point =
            space.isShifted
            ? CGPoint(x: places.base[column &- box.left], y: Double(line))
            : centre(row: row, column: column)
          let answer = view.ask(point, with: nil)
          callCount &+= 1
          if callCount % Self.repetition == 0 {
            callCount &+= 1
            if view.ask(point, with: nil) !== answer { noteInconstant(view) }
          }
          guard let answer else { continue }
          let receiver = receivers.number(of: Unmanaged.passUnretained(answer))
          if receiver != number, bits != 0 {
            pixels.claim(row: row, word: word, bits, number)
            bits = 0
          }
          bits |= bit
          number = receiver
        }
        if bits != 0 { pixels.claim(row: row, word: word, bits, number) }
      }
    }
  }

  /// Makes the bits free again that a view kept from its subviews.
  mutating func giveBack(_ withholding: Withholding) {
    var index = withholding.first
    let box = withholding.box
    for row in box.top..<box.bottom {
      for word in box.left >> 6...(box.right - 1) >> 6 {
        pixels.withhold(row: row, word: word, withheld.base[index], isBack: true)
        index += 1
      }
    }
    withheld.shrink(to: withholding.first)
  }

  /// Finds where columns are in a view's space, by the hit test's own steps.
  ///
  /// Where each step only shifts, a column's place is the same in all rows, and the other way round.
  private mutating func placeColumns(of box: PixelRect, isShifted: Bool) {
    places.shrink(to: 0)
    guard isShifted else { return }
    _ = places.push(box.width)
    for index in 0..<box.width {
      places.base[index] = (Double(box.left + index) + 0.5) / scale
    }
    for index in 1..<max(levels.count, 1) { shiftPlaces(by: levels.base[index].facts) }
    shiftPlaces(by: reader.facts)
  }

  private func shiftPlaces(by facts: HitTestFacts) {
    let (center, anchor) = (Double(facts.center.x), Double(facts.anchor.x))
    for index in 0..<places.count { places.base[index] = (places.base[index] - center) + anchor }
  }

  private mutating func noteInconstant(_ view: UIView) {
    if !inconstantViews.contains(view) { inconstantViews.append(view) }
  }
}
