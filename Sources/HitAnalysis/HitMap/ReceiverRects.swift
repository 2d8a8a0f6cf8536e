/// The rectangles of all receivers of a map, each of one receiver's pixels.
nonisolated struct ReceiverRects: RandomAccessCollection {
  /// The rectangles, those of one receiver after another.
  let rects: [PixelRect]
  /// The number of each rectangle's receiver.
  let numbers: [Int32]
  /// The index of the first rectangle of each receiver, and the number of rectangles after the last.
  private let starts: [Int]

  /// Sorts rectangles by their receivers.
  ///
  /// - Parameters:
  ///   - rects: The rectangles; those of one receiver stay in this order.
  ///   - numbers: The number of each rectangle's receiver.
  ///   - count: How many receivers there are.
  init(_ rects: [PixelRect], _ numbers: [Int32], count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    for number in numbers { starts[Int(number) + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    self.starts = starts
    var sorted = rects
    var sortedNumbers = numbers
    for (rect, number) in zip(rects, numbers) {
      sorted[starts[Int(number)]] = rect
      sortedNumbers[starts[Int(number)]] = number
      starts[Int(number)] += 1
    }
    (self.rects, self.numbers) = (sorted, sortedNumbers)
  }

  var startIndex: Int { 0 }
  /// How many receivers there are.
  var endIndex: Int { starts.count - 1 }

  /// The rectangles of a receiver, from top to bottom, those of the same rows from left to right.
  subscript(number: Int) -> ArraySlice<PixelRect> { rects[starts[number]..<starts[number + 1]] }
}
