nonisolated extension JSONScanner {
  func advice(for expectation: Expectation) -> String {
    switch expectation {
    case .value: "a value belongs here"
    case .valueOrEnd: "a value or ] belongs here"
    case .key: "a key in quotes belongs here"
    case .keyOrEnd: "a key in quotes or } belongs here"
    case .colon: "a colon belongs between a key and its value"
    case .commaOrEnd: isInObject ? "a comma or } belongs here" : "a comma or ] belongs here"
    case .nothing: "the file ends after its first value"
    }
  }

  func unexpected(_ expectation: Expectation) -> Failure {
    var end = index
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[index..<max(end, index + 1)], as: UTF8.self)
    return Failure(
      offset: index,
      problem: "unexpected \(JSONTape.shortened(text))",
      advice: advice(for: expectation)
    )
  }

  func unexpectedEnd(_ expectation: Expectation) -> Failure {
    Failure(
      offset: bytes.count,
      problem: nodes.isEmpty ? "the file is empty" : "the file ends too early",
      advice: advice(for: expectation)
    )
  }
}
