/// The details of a drag, a pinch or a rotation, with their defaults.
nonisolated struct StepDetails {
  /// How many moves a gesture has where the file does not say.
  static let defaultSteps = 10
  /// How long a gesture lasts where the file does not say, in seconds.
  static let defaultDuration = 0.25

  let members: [(key: StepKey, value: Int)]
  let reader: FormatReader

  private func node(_ key: StepKey) -> Int? { members.first { $0.key == key }?.value }

  var steps: Int {
    node(.steps).flatMap { reader.integer($0, key: "steps", in: 1...10_000) } ?? Self.defaultSteps
  }

  var duration: Double { duration(or: Self.defaultDuration) }

  func duration(or usual: Double) -> Double {
    node(.duration).flatMap { reader.seconds($0, key: "duration") } ?? usual
  }

  var degrees: Double {
    node(.degrees).flatMap { reader.coordinate($0, key: "degrees") } ?? 0
  }

  func length(_ key: StepKey) -> Double {
    node(key).flatMap {
      reader.number($0, key: key.rawValue, in: 0...1e7, expected: "points from 0 to 1e7")
    } ?? 0
  }
}
