internal import HitScenes

extension SceneDocument {
  /// What this document says otherwise than another, a line for each view and key.
  func differences(from other: SceneDocument) -> [String] {
    SceneDifference(from: other, to: self).lines.map { line in
      switch (line.old, line.new) {
      case (nil, _): "\(line.view): only here"
      case (_, nil): "\(line.view): only in the file"
      case (let theirs?, let mine?):
        "\(line.view): \(line.key) \(mine) here\(theirs.isEmpty ? "" : ", \(theirs) in the file")"
      }
    }
  }
}
