/// How much happened when, in steps that grow with the recording, so that there are never many.
nonisolated struct MinimapCounts: Encodable {
  private(set) var step: Int64 = 1_000
  private(set) var moves: [Int] = []
  private(set) var touches: [Int] = []
  private(set) var second: [Int] = []

  private static let most = 4_096

  /// Counts an input.
  mutating func add(at time: Int64, isBeginning: Bool, isSecond: Bool) {
    while time / step >= Self.most { fold() }
    let place = Int(time / step)
    while moves.count <= place {
      moves.append(0)
      touches.append(0)
      second.append(0)
    }
    moves[place] += 1
    if isBeginning { touches[place] += 1 }
    if isSecond { second[place] += 1 }
  }

  private mutating func fold() {
    step *= 2
    for path in [\Self.moves, \.touches, \.second] {
      let old = self[keyPath: path]
      self[keyPath: path] = stride(from: 0, to: old.count, by: 2).map {
        old[$0] + ($0 + 1 < old.count ? old[$0 + 1] : 0)
      }
    }
  }
}
