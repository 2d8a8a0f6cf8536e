/// The names and chains that two traces share, so that records can be compared as numbers.
final class TraceVocabulary {
  private var table = NameTable()
  /// The responders of each different chain.
  private(set) var chains: [[TraceName]] = []
  private var chainNumbers: [[TraceName]: Int] = [:]

  /// Exchanges the names with those of a reader: lends them before it reads, takes them back after.
  func exchangeNames(with reader: inout TraceReader) { reader.exchangeNames(with: &table) }

  /// Returns the number of a chain, the same for the same responders.
  func chain(_ responders: [TraceName]) -> Int {
    if let number = chainNumbers[responders] { return number }
    chains.append(responders)
    chainNumbers[responders] = chains.count - 1
    return chains.count - 1
  }

  func text(_ name: TraceName?) -> String { name.map { table.names[$0] } ?? "nobody" }

  /// Returns a recognizer's name with its view's.
  func text(_ recognizer: TraceRecognizer) -> String {
    let name = text(recognizer.name)
    return recognizer.view.map { "\(name)@\(text($0))" } ?? name
  }
}
