/// The names and chains that two traces share, so that records can be compared as numbers.
final class TraceVocabulary {
  /// The names of both.
  private(set) var names = TraceNames()
  /// The responders of each different chain.
  private(set) var chains: [[TraceName]] = []
  private var chainNumbers: [[TraceName]: Int] = [:]

  func name(_ string: String) -> TraceName { names.intern(string) }

  /// Returns the number of a chain, the same for the same responders.
  func chain(_ responders: [TraceName]) -> Int {
    if let number = chainNumbers[responders] { return number }
    chains.append(responders)
    chainNumbers[responders] = chains.count - 1
    return chains.count - 1
  }

  /// Returns the text of a name.
  func text(_ name: TraceName?) -> String { name.map { names[$0] } ?? "nobody" }
}
