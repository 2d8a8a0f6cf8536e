/// Which numbers the inputs of a trace have on a page, which counts those of two traces once.
///
/// They are those of the trace, moved by how many inputs the other trace alone has before them.
struct PageNumbers {
  private var starts: [(own: Int, page: Int)] = []

  /// Notes that an input has a number on the page, and those after it the next ones.
  mutating func note(_ own: Int, as page: Int) {
    if let last = starts.last, own - last.own == page - last.page { return }
    starts.append((own, page))
  }

  /// The number on the page of an input that was noted, or of one after it.
  ///
  /// - Complexity: Logarithmic in how often one trace has inputs that the other has not.
  subscript(own: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].own <= own { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return own }
    return own - starts[low - 1].own + starts[low - 1].page
  }
}
