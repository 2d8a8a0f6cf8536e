internal import HitJSON

nonisolated extension FormatReader {
  /// Takes a text apart; one that is not JSON is a single fault.
  convenience init(scanning text: [UInt8], path: String) throws(SceneError) {
    do throws(JSONFault) {
      self.init(tape: try JSONTape(of: text), path: path)
    } catch {
      var positions = TextPositions()
      throw SceneError(
        SceneFault(
          reason: .malformed,
          path: path,
          position: positions.position(of: error.offset, in: text),
          key: nil,
          problem: error.problem,
          advice: error.advice
        )
      )
    }
  }
}
