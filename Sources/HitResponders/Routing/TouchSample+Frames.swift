extension [TouchSample] {
  /// The frames that a frame is where fingers land and do something afterwards; none where it can
  /// stay as it is.
  ///
  /// The first holds each finger's changes up to its first landing, the n-th after it those from
  /// the n-th landing on. In one frame the lift of a finger that lands would be lost.
  var partedAtLandings: [[TouchSample]]? {
    guard let first = firstIndex(where: { $0.phase == .began }), first + 1 < count else {
      return nil
    }
    var landings: [Int: Int] = [:]
    var frames: [[TouchSample]] = [[]]
    for sample in self {
      let landed = landings[sample.finger] ?? 0
      if landed == frames.count { frames.append([]) }
      frames[landed].append(sample)
      if sample.phase == .began { landings[sample.finger] = landed + 1 }
    }
    return frames.count > 1 ? frames : nil
  }
}
