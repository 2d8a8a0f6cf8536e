extension GestureArbiter {
  /// Sorts recognizers by rule G2: deepest view first, then by first mention, then by attachment.
  func sortIfNeeded(_ recognizers: inout [UIGestureRecognizer]) {
    if recognizers.count < 2 || isInOrder(recognizers) { return }
    var views: [UIView?] = []
    let keyed = recognizers.map { recognizer in
      let view = recognizer.host
      let mention = views.firstIndex { $0 === view } ?? views.count
      if mention == views.count { views.append(view) }
      return (recognizer, key: (-(view?.depth ?? 0), mention, place(of: recognizer)))
    }
    recognizers = keyed.sorted { $0.key < $1.key }.map(\.0)
  }

  /// Whether a list is in order for sure; saves the usual frame the sorting.
  private func isInOrder(_ recognizers: [UIGestureRecognizer]) -> Bool {
    for index in recognizers.indices.dropFirst() {
      let (one, next) = (recognizers[index - 1], recognizers[index])
      if one.host === next.host {
        if place(of: one) > place(of: next) { return false }
      } else if (one.host?.depth ?? 0) <= (next.host?.depth ?? 0) {
        return false
      }
    }
    return true
  }

  private func place(of recognizer: UIGestureRecognizer) -> Int {
    recognizer.host?.extras?.recognizers?.firstIndex(of: recognizer) ?? 0
  }

  /// Lets taps of one view go by their number of taps, most first: rule G6.
  ///
  /// The taps change places among themselves; everybody else stays.
  func preferMoreTaps(_ recognizers: inout [UIGestureRecognizer]) {
    if recognizers.count < 2 { return }
    for index in recognizers.indices.dropFirst() {
      var place = index
      for earlier in recognizers.indices[..<index].reversed() {
        guard let taps = recognizers[place].tapsRequired,
          let earlierTaps = recognizers[earlier].tapsRequired,
          recognizers[place].host === recognizers[earlier].host
        else { continue }
        if taps <= earlierTaps { break }
        recognizers.swapAt(place, earlier)
        place = earlier
      }
    }
  }
}
