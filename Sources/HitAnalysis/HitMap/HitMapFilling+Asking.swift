internal import Foundation
internal import HitGeometry
internal import HitResponders
internal import HitScenes

/// The free bits that a view withholds from its subviews, since it does not pass on their pixels.
struct WithheldBox {
  /// Their index among all that are withheld, row by row.
  let first: Int
  /// Their pixels; each row has the words that the box touches.
  let box: PixelRect
}

// Overriding views are asked at the pixels that no view took yet.
extension HitMapFilling {
  /// Returns the pixels of those passed on at which an override may answer something.
  mutating func near(_ view: UIView, in space: MapSpace, _ passed: MapRegion) -> MapRegion {
    let declared = (view as? any HitExtentDeclaring)?.hitExtent
    guard let extent = declared ?? BehaviourExtent.of(view) else { return passed }
    // A pixel more on each side, so that nothing depends on rounding.
    let more = 1 / cutter.scale
    var edges = MapEdges(reader.facts)
    edges.minX -= Double(extent.left) + more
    edges.maxX += Double(extent.right) + more
    edges.minY -= Double(extent.top) + more
    edges.maxY += Double(extent.bottom) + more
    edges.isBounds = false
    return cutter.region(edges, reader.facts, in: space, passed) ?? passed
  }

  /// Opens a view at the pixels that it says are inside.
  mutating func openByAsking(
    _ view: UIView,
    _ question: OverrideQuestion,
    _ region: MapRegion,
    _ space: MapSpace,
    runCount: Int
  ) {
    let box = region.box
    if box.isEmpty { return cutter.runs.shrink(to: runCount) }
    let words = (first: box.left >> 6, last: (box.right - 1) >> 6)
    let wordsPerRow = words.last - words.first + 1
    let withholding = WithheldBox(first: withheld.push(wordsPerRow * box.height), box: box)
    var asking = begin(question, of: view, region, space)
    var taken = PixelRect(left: .max, top: .max, right: .min, bottom: .min)
    var index = withholding.first
    for row in box.top..<box.bottom {
      let run = region.run(row, cutter.runs.base)
      begin(row, of: &asking)
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
          if answer(of: view, asking, row, column) >= 0 { inside |= bit }
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
      return cutter.runs.shrink(to: runCount)
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

  /// Gives each pixel to the view that an overriding view's hit test answers there.
  mutating func claimAnswers(of view: UIView, _ region: MapRegion, _ space: MapSpace) {
    let box = region.box
    if box.isEmpty { return }
    receivers.expectKnownViews()
    var asking = begin(.hitTest, of: view, region, space)
    for row in box.top..<box.bottom {
      let run = region.run(row, cutter.runs.base)
      begin(row, of: &asking)
      for word in box.left >> 6...(box.right - 1) >> 6 {
        var rest = pixels.freeBits(row: row, word: word, from: run.start, to: run.end)
        // The pixels that get the number of the last answer.
        var (bits, number): (UInt64, Int32) = (0, -1)
        while rest != 0 {
          let bit = rest & (~rest &+ 1)
          let column = word << 6 &+ rest.trailingZeroBitCount
          rest ^= bit
          let receiver = answer(of: view, asking, row, column)
          if receiver < 0 { continue }
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

  /// Frees the bits again that a view withheld from its subviews.
  mutating func giveBack(_ withholding: WithheldBox) {
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
}
