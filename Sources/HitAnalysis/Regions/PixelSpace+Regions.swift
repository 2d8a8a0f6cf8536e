internal import Foundation
internal import HitGeometry

extension PixelSpace {
  /// Returns the pixels of a region whose centres lie in a rectangle of the space.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle; its left and top edges are in, the others are out.
  ///   - passed: The region.
  ///   - centre: A pixel's centre in the space, by the hit test's own arithmetic.
  /// - Returns: The pixels.
  func region(
    of bounds: CGRect,
    among passed: PixelRegion,
    centre: (_ row: Int, _ column: Int) -> CGPoint
  ) -> PixelRegion {
    let box = passed.box
    if isUpright {
      let columns = columns.cells(box.left..<box.right, bounds.minX, bounds.maxX) {
        bounds.holdsAcross(centre(box.top, $0))
      }
      if columns.isEmpty { return PixelRegion(PixelRect.none) }
      let rows = rows.cells(box.top..<box.bottom, bounds.minY, bounds.maxY) {
        bounds.holdsDown(centre($0, box.left))
      }
      let rect = PixelRect(
        left: columns.lowerBound,
        top: rows.lowerBound,
        right: columns.upperBound,
        bottom: rows.upperBound
      )
      if passed.isRectangle { return PixelRegion(rect) }
      return passed.cut(to: rect) { _ in columns }
    }
    return passed.cut(to: rows(around: bounds, in: box)) { row in
      run(row: row, box.left..<box.right, in: bounds) {
        let centre = centre(row, $0)
        return bounds.holdsAcross(centre) && bounds.holdsDown(centre)
      }
    }
  }

  /// Returns the rows that a turned rectangle may touch, a pixel more on each side.
  private func rows(around bounds: CGRect, in box: PixelRect) -> PixelRect {
    let around = bounds.applying(fromPixel.inverted())
    guard around.minY.isFinite, around.maxY.isFinite else { return box }
    let limit = CGFloat(1 << 30)
    let top = Int(min(max(around.minY - 2, -limit), limit))
    let bottom = Int(min(max(around.maxY + 2, -limit), limit))
    return box.intersection(
      PixelRect(left: box.left, top: top, right: box.right, bottom: bottom)
    )
  }
}

extension PixelRegion {
  /// Returns what of the region lies in a run of columns that each row has.
  fileprivate func cut(to box: PixelRect, _ run: (Int) -> Range<Int>) -> PixelRegion {
    var region = PixelRegion(top: box.top, capacity: max(box.height, 0))
    for row in box.top..<max(box.top, box.bottom) {
      let columns = run(row)
      if !columns.isEmpty {
        forEachRun(in: row) { start, end in
          let from = max(start, columns.lowerBound)
          let to = min(end, columns.upperBound)
          if from < to { region.append(from: from, to: to) }
        }
      }
      region.endRow()
    }
    return region
  }
}

extension CGRect {
  /// Whether a point lies between the left edge, which is in, and the right one, which is not.
  fileprivate func holdsAcross(_ point: CGPoint) -> Bool { minX <= point.x && point.x < maxX }

  /// Whether a point lies between the top edge, which is in, and the bottom one, which is not.
  fileprivate func holdsDown(_ point: CGPoint) -> Bool { minY <= point.y && point.y < maxY }
}
