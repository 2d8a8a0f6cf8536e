internal import HitJSON

/// Gathers the faults of one file.
///
/// It keeps the first ones by place and counts the rest, so that a file of a million faults costs
/// no more than one of twenty.
nonisolated struct FaultCollector {
  private struct Entry {
    var offset: Int
    var fault: SceneFault
  }

  private let path: String
  private var entries: [Entry] = []
  private var count = 0

  init(path: String) { self.path = path }

  var isEmpty: Bool { count == 0 }

  /// Adds a fault; its texts are made only where it will be listed.
  mutating func add(
    _ reason: SceneFault.Reason,
    at offset: Int,
    key: @autoclosure () -> String?,
    _ problem: @autoclosure () -> String,
    _ advice: @autoclosure () -> String
  ) {
    count += 1
    if entries.count == SceneError.listedFaults {
      guard let last = entries.last, offset < last.offset else { return }
      entries.removeLast()
    }
    let fault = SceneFault(
      reason: reason,
      path: path,
      position: nil,
      key: key(),
      problem: problem(),
      advice: advice()
    )
    let place = entries.firstIndex { offset < $0.offset } ?? entries.endIndex
    entries.insert(Entry(offset: offset, fault: fault), at: place)
  }

  /// Returns the error that the faults make, with their lines and columns.
  func error(in text: ScannedText) -> SceneError {
    var positions = TextPositions()
    let faults = entries.map { entry in
      var fault = entry.fault
      fault.position = positions.position(of: entry.offset, in: text)
      return fault
    }
    return SceneError(faults: faults, omitted: count - faults.count)
  }
}
